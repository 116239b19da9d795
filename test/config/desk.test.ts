import { expect, test } from "vitest";
import { loadConfig } from "../../src/config.ts";

const machine = { platform: "linux", home: "/home/jane", cwd: "/srv" } as const;

test("mail and webhook need a sender and a secret", () => {
  const address = "https://crm.example/hook";
  for (const env of [{ SMTP_URL: "smtp://mail.example" }, { REQUEST_WEBHOOK_URL: address }]) {
    expect(() => loadConfig(env, {}, machine)).toThrow(/MAIL_FROM|REQUEST_WEBHOOK_SECRET/);
  }
  const { desk } = loadConfig(
    {
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "desk@agency.example",
      REQUEST_WEBHOOK_URL: address,
      REQUEST_WEBHOOK_SECRET: "s",
    },
    {},
    machine,
  );
  expect(desk).toEqual({
    agency: { contact: "desk@agency.example" },
    mail: { url: "smtp://mail.example", from: "desk@agency.example", delayMs: 60_000 },
    webhook: { url: address, secret: "s" },
  });
});

test("travellers see the agency by its letters' sender, unless it has a name and a contact of its own", () => {
  const agencyOf = (env: Readonly<Record<string, string>>) =>
    loadConfig({ MAIL_FROM: '"Caspian Travel" <desk@agency.example>', ...env }, {}, machine).desk
      .agency;
  expect(agencyOf({})).toEqual({ name: "Caspian Travel", contact: "desk@agency.example" });
  const own = { AGENCY_NAME: "Caspian", AGENCY_CONTACT: "+994 12 555 01 00" };
  expect(agencyOf(own)).toEqual({ name: "Caspian", contact: "+994 12 555 01 00" });
  expect(loadConfig({}, {}, machine).desk.agency).toEqual({});
});
