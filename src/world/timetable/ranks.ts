import type { Minutes } from "../../domain/dates.ts";

/**
 * Flights of a day in the order in which they are missed, by their places: the first and the last
 * of each way, then whichever is farthest from those before it, as the first way's times tell.
 */
export function mostMissed(ways: readonly (readonly Minutes[])[]): readonly number[] {
  const [times = []] = ways;
  const order = [...new Set([...ways.map(earliest), ...ways.map(latest)])].filter((at) => at >= 0);
  const gaps = times.map((time) => Math.min(...order.map((at) => apart(time, times[at]))));
  while (order.length < times.length) {
    let next = -1;
    gaps.forEach((gap, at) => {
      if (!order.includes(at) && (next < 0 || gap > (gaps[next] ?? 0))) next = at;
    });
    order.push(next);
    times.forEach((time, at) => {
      gaps[at] = Math.min(gaps[at] ?? 0, apart(time, times[next]));
    });
  }
  return order;
}

function apart(one: Minutes, other: Minutes | undefined): Minutes {
  return Math.abs(one - (other ?? one));
}

function earliest(times: readonly Minutes[]): number {
  return times.indexOf(Math.min(...times));
}

function latest(times: readonly Minutes[]): number {
  return times.indexOf(Math.max(...times));
}
