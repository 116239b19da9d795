import { afterAll, beforeAll, expect, test } from "vitest";
import { type OidcIssuer, startOidcIssuer } from "../../support/oidc-issuer.ts";
import { type Served, startConsole } from "./served.ts";

let issuer: OidcIssuer;
let served: Served;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  served = await startConsole(issuer.settings);
});

afterAll(async () => {
  await served.close();
  await issuer.close();
});

const step = (url: string, cookie = "") => fetch(url, { redirect: "manual", headers: { cookie } });
const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
const targetOf = (response: Response) => response.headers.get("location") ?? "";

/** As far as the way back to the console. */
async function throughIssuer(): Promise<{ cookie: string; back: string }> {
  const begun = await step(`${served.origin}/console/api/login/oauth`);
  expect(begun.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=600$/);
  const asked = new URL(targetOf(begun));
  expect(asked.searchParams.get("redirect_uri")).toBe(
    `${served.origin}/console/api/login/callback`,
  );
  return { cookie: cookieOf(begun), back: targetOf(await step(asked.href)) };
}

const FAILED = "/console/?login=failed";

test("an operator logs in at the issuer, by name and with the role that its scopes give", async () => {
  const ways = await step(`${served.origin}/console/api/login/ways`);
  expect(await ways.json()).toEqual({ oauth: true });
  for (const [scope, role] of [
    ["openid travel:operate", "agent"],
    ["travel:supervise travel:read", "supervisor"],
  ] as const) {
    issuer.scope = scope;
    const { cookie, back } = await throughIssuer();
    const entered = await step(back, cookie);
    expect([entered.status, targetOf(entered)]).toEqual([302, "/console/"]);
    const me = await step(`${served.origin}/console/api/me`, cookieOf(entered));
    expect(await me.json()).toMatchObject({ operator: "Nigar Quliyeva", role, auth: "key" });
  }
});

test("a way back that another browser began, that was used, or that gives no scope opens nothing", async () => {
  issuer.scope = "travel:operate";
  const { back } = await throughIssuer();
  const other = await throughIssuer();
  expect(targetOf(await step(back))).toBe(FAILED);
  expect(targetOf(await step(back, other.cookie))).toBe(FAILED);
  const foreign = new URL(other.back);
  foreign.searchParams.set("iss", "https://evil.example.com");
  expect(targetOf(await step(foreign.href, other.cookie))).toBe(FAILED);

  const { cookie, back: good } = await throughIssuer();
  expect(targetOf(await step(good, cookie))).toBe("/console/");
  const again = await step(good, cookie);
  expect([targetOf(again), cookieOf(again)]).toEqual([FAILED, ""]);

  issuer.scope = "travel:read travel:book";
  const reader = await throughIssuer();
  const refused = await step(reader.back, reader.cookie);
  expect([targetOf(refused), cookieOf(refused)]).toEqual([FAILED, ""]);
});

test("a server without a name at an issuer sends nobody there", async () => {
  const open = await startConsole();
  expect(await (await step(`${open.origin}/console/api/login/ways`)).json()).toEqual({
    oauth: false,
  });
  expect((await step(`${open.origin}/console/api/login/oauth`)).status).toBe(401);
  await open.close();
});
