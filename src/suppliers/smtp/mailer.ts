import type { Log } from "../../logging/log.ts";
import { lazily } from "../../memory/lazily.ts";
import type { Mailer } from "../mailer.ts";

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, `smtps://…`. */
  readonly url: string;
  readonly from: string;
  readonly log: Log;
}

const TIMEOUT_MS = 20_000;
/** SMTP's permanent refusals of a letter or its receiver. */
const REFUSED = new Set([550, 551, 552, 553, 554]);

/** Mail by SMTP. The client is loaded with the first letter: a server that sends none is smaller. */
export function smtpMailer({ url, from, log }: SmtpSettings): Mailer {
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const transport = lazily(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    async send({ id, to, subject, text }) {
      try {
        const open = await transport();
        await open.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          headers: { "Auto-Submitted": "no" },
        });
        return "delivered";
      } catch (error) {
        const code = codeOf(error);
        log.warn({ code }, "a letter was not taken");
        return code !== undefined && REFUSED.has(code) ? "refused" : "failed";
      }
    },
  };
}

/** The number with which a mail server refused; absent where it did not answer. */
function codeOf(error: unknown): number | undefined {
  const said = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
  return typeof said === "number" ? said : undefined;
}
