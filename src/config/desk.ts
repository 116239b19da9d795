import { defined } from "../domain/defined.ts";
import type { Option, Reader } from "./options.ts";
import { text, webAddress, wholeNumber } from "./values.ts";

/** How an agency's desk reaches travellers and other systems. */
export interface DeskSettings {
  readonly mail?: MailSettings;
  readonly webhook?: { readonly url: string; readonly secret: string };
  /** The program that prints itineraries; absent: browsers do. */
  readonly chromium?: string;
  /** Who travellers see as the sender of their itineraries, and how they reach them. */
  readonly agency: { readonly name?: string; readonly contact?: string };
  /** How long a request is kept after its last change; absent: until it is erased. */
  readonly keepDays?: number;
}

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  /** How long an answer can be taken back before it leaves. */
  readonly delayMs: number;
}

export const DESK_OPTIONS = {
  smtpUrl: {
    env: "SMTP_URL",
    flag: "smtp-url",
    placeholder: "url",
    help: "Mail server by which operators' replies also reach travellers: smtp://user:password@host:587 or smtps://….",
    read: text,
  },
  mailFrom: {
    env: "MAIL_FROM",
    flag: "mail-from",
    placeholder: "address",
    help: "The sender of those letters: Agency <desk@example.com>.",
    read: text,
  },
  agencyName: {
    env: "AGENCY_NAME",
    flag: "agency-name",
    placeholder: "text",
    help: "The agency's name on travellers' pages; left unset, the one in MAIL_FROM.",
    read: text,
  },
  agencyContact: {
    env: "AGENCY_CONTACT",
    flag: "agency-contact",
    placeholder: "text",
    help: "How travellers reach it, as they read it (+994 12 555 01 00, desk@example.com); left unset, the address in MAIL_FROM.",
    read: text,
  },
  mailDelay: {
    env: "MAIL_DELAY_SECONDS",
    flag: "mail-delay",
    placeholder: "seconds",
    fallback: "60",
    help: "How long a reply waits before it leaves by mail, and can be taken back.",
    read: wholeNumber(0, 86_400),
  },
  requestWebhookUrl: {
    env: "REQUEST_WEBHOOK_URL",
    flag: "request-webhook-url",
    placeholder: "url",
    help: "Address that is told of every change of a travel request (docs/console.md).",
    read: webAddress,
  },
  requestWebhookSecret: {
    env: "REQUEST_WEBHOOK_SECRET",
    flag: "request-webhook-secret",
    placeholder: "text",
    help: "Signs what is sent there.",
    read: text,
  },
  requestsKeepDays: {
    env: "REQUESTS_KEEP_DAYS",
    flag: "requests-keep-days",
    placeholder: "days",
    help: "Travel requests leave so many days after their last change; left unset, they stay until erased.",
    read: wholeNumber(1, 36_500),
  },
  chromiumPath: {
    env: "CHROMIUM_PATH",
    flag: "chromium-path",
    placeholder: "path",
    help: "Chromium that prints itineraries as PDF; left unset, pages say how a browser does it.",
    read: text,
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

export function deskSettings({ read, missing }: Reader): DeskSettings {
  const [smtp, from] = [read("smtpUrl"), read("mailFrom")];
  const [url, secret] = [read("requestWebhookUrl"), read("requestWebhookSecret")];
  const delayMs = read("mailDelay") * 1000;
  if (smtp !== undefined && from === undefined) {
    missing(DESK_OPTIONS.mailFrom.env, "SMTP_URL is set, so MAIL_FROM must name the sender");
  }
  if (url !== undefined && secret === undefined) {
    const { env } = DESK_OPTIONS.requestWebhookSecret;
    missing(env, `REQUEST_WEBHOOK_URL is set, so ${env} must sign what is sent there`);
  }
  return defined({
    agency: agencyOf(from, read("agencyName"), read("agencyContact")),
    keepDays: read("requestsKeepDays"),
    chromium: read("chromiumPath"),
    mail: smtp === undefined || from === undefined ? undefined : { url: smtp, from, delayMs },
    webhook: url === undefined || secret === undefined ? undefined : { url, secret },
  });
}

const SENDER = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/;

/** Without settings of its own, an agency is what its letters say: `Agency <desk@example.com>`. */
function agencyOf(
  from = "",
  ownName: string | undefined,
  ownContact: string | undefined,
): DeskSettings["agency"] {
  const [, name, address = from] = SENDER.exec(from) ?? [];
  return defined({
    name: ownName ?? (name || undefined),
    contact: ownContact ?? (address || undefined),
  });
}
