import { describe, expect, test } from "vitest";
import {
  type MetricsOptions,
  prometheusMetrics,
} from "../../../../src/surfaces/http/metrics/metrics.ts";

function metricsOf(options: Partial<MetricsOptions> = {}) {
  const metrics = prometheusMetrics({ tools: ["searchFlights", "bookFlight"], ...options });
  return {
    metrics,
    /** The samples of one metric, by their labels. */
    async samples(name: string): Promise<ReadonlyMap<string, number>> {
      const { body } = await metrics.render();
      const found = new Map<string, number>();
      for (const line of body.split("\n")) {
        const match = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line);
        if (match?.[1] === name) found.set(match[2] ?? "", Number(match[3]));
      }
      return found;
    },
  };
}

const request = { route: "/mcp", method: "POST", status: 200, seconds: 0.004 };

describe("metrics", () => {
  test("count requests by route, method and class of status", async () => {
    const { metrics, samples } = metricsOf();
    metrics.request(request);
    metrics.request({ ...request, status: 204 });
    metrics.request({ ...request, status: 429 });
    expect(await samples("wayfare_http_requests_total")).toEqual(
      new Map([
        ['route="/mcp",method="POST",status="2xx"', 2],
        ['route="/mcp",method="POST",status="4xx"', 1],
      ]),
    );
  });

  test("put latencies into buckets", async () => {
    const { metrics, samples } = metricsOf();
    metrics.request(request);
    const buckets = await samples("wayfare_http_request_duration_seconds_bucket");
    const under = (le: string) => buckets.get(`le="${le}",route="/mcp",method="POST",status="2xx"`);
    expect(under("0.0025")).toBe(0);
    expect(under("0.005")).toBe(1);
    expect(under("+Inf")).toBe(1);
  });

  test("show the desk's figures once there are any, and none that is not known", async () => {
    const days = [{ requests: 9, bookings: 9, value: 9 }];
    const figures = {
      counts: { confirmed: 3, declined: 1 },
      waiting: { total: 5, overHour: 2, overDay: 1, longestSince: 40_000 },
      confirmedShare: 0.75,
      days: [...days, { requests: 4, bookings: 2, value: 123_45 }],
    };
    let desk: { figures: typeof figures; now: number } | undefined;
    const { samples } = metricsOf({ desk: async () => desk });
    expect(await samples("wayfare_desk_waiting")).toEqual(new Map());
    desk = { figures, now: 100_000 };
    expect(await samples("wayfare_desk_waiting")).toEqual(
      new Map([
        ['for="any"', 5],
        ['for="hour"', 2],
        ['for="day"', 1],
      ]),
    );
    expect(await samples("wayfare_desk_requests")).toEqual(
      new Map([
        ['state="confirmed"', 3],
        ['state="declined"', 1],
      ]),
    );
    expect(await samples("wayfare_desk_waiting_longest_seconds")).toEqual(new Map([["", 60]]));
    expect(await samples("wayfare_desk_confirmed_ratio")).toEqual(new Map([["", 0.75]]));
    expect(await samples("wayfare_desk_answer_seconds")).toEqual(new Map());
    expect((await samples("wayfare_desk_today")).get('what="bookings"')).toBe(2);
    expect(await samples("wayfare_desk_today_booked_usd")).toEqual(new Map([["", 123.45]]));
  });

  test("count tool calls by how they ended", async () => {
    const { metrics, samples } = metricsOf();
    metrics.tool({ tool: "searchFlights", outcome: "ok", seconds: 0.01 });
    metrics.tool({ tool: "bookFlight", outcome: "sold_out", seconds: 0.01 });
    expect(await samples("wayfare_tool_calls_total")).toEqual(
      new Map([
        ['tool="searchFlights",outcome="ok"', 1],
        ['tool="bookFlight",outcome="sold_out"', 1],
      ]),
    );
    expect((await samples("wayfare_tool_duration_seconds_count")).size).toBe(2);
  });

  test("count refusals by kind, and time the storage", async () => {
    const { metrics, samples } = metricsOf();
    metrics.refusal("rate");
    metrics.refusal("rate");
    metrics.refusal("auth");
    metrics.store(0.002);
    expect(await samples("wayfare_http_refusals_total")).toEqual(
      new Map([
        ['kind="rate"', 2],
        ['kind="auth"', 1],
      ]),
    );
    expect(await samples("wayfare_store_duration_seconds_sum")).toEqual(new Map([["", 0.002]]));
  });

  test("do not grow with what clients make up", async () => {
    const { metrics, samples } = metricsOf();
    for (let i = 0; i < 1_000; i++) {
      metrics.request({ ...request, route: `/r${i}`, method: `M${i}` });
      metrics.tool({ tool: `t${i}`, outcome: `o${i}`, seconds: 0 });
    }
    expect((await samples("wayfare_http_requests_total")).size).toBe(31);
    expect((await samples("wayfare_tool_calls_total")).size).toBe(61);
    expect((await samples("wayfare_tool_duration_seconds_count")).size).toBe(1);
  });

  test("tell the storage's totals as they are at each scrape", async () => {
    let bookings = 2;
    const { samples } = metricsOf({
      totals: async () => ({ bookings, searches: 9, sessions: { active: 1, total: 3 } }),
    });
    expect(await samples("wayfare_bookings_total")).toEqual(new Map([["", 2]]));
    bookings = 3;
    expect(await samples("wayfare_bookings_total")).toEqual(new Map([["", 3]]));
    expect(await samples("wayfare_searches_total")).toEqual(new Map([["", 9]]));
    expect(await samples("wayfare_sessions")).toEqual(
      new Map([
        ['state="active"', 1],
        ['state="total"', 3],
      ]),
    );
    expect(await samples("wayfare_storage_up")).toEqual(new Map([["", 1]]));
  });

  test.each([
    ["fails", () => Promise.reject(new Error("gone"))],
    ["hangs", () => new Promise<never>(() => {})],
  ])("are still told when the storage %s", async (_, totals) => {
    const { metrics, samples } = metricsOf({ totals });
    metrics.refusal("overload");
    expect(await samples("wayfare_storage_up")).toEqual(new Map([["", 0]]));
    expect((await samples("wayfare_http_refusals_total")).get('kind="overload"')).toBe(1);
  });

  test("tell the process's memory, processor time and lag", async () => {
    const { samples } = metricsOf();
    const one = async (name: string) => (await samples(name)).get("") ?? 0;
    expect(await one("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(await one("nodejs_heap_used_bytes")).toBeGreaterThan(1e6);
    expect(await one("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect((await samples("nodejs_eventloop_lag_seconds")).size).toBe(3);
  });

  test("are a registry of their own", async () => {
    const [one, other] = [metricsOf(), metricsOf()];
    one.metrics.refusal("host");
    expect((await other.samples("wayfare_http_refusals_total")).get('kind="host"')).toBeUndefined();
    expect((await one.metrics.render()).contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  });
});
