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
    mail: { url: "smtp://mail.example", from: "desk@agency.example", delayMs: 60_000 },
    webhook: { url: address, secret: "s" },
  });
});
