import { randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import type { Log } from "../logging/log.ts";
import { type RequestNews, requestNews } from "../services/requests/news.ts";
import type { RecordStore } from "../stores/records.ts";
import { smtpMailer } from "../suppliers/smtp/mailer.ts";
import { httpPost } from "../surfaces/duffel-sandbox/deliver.ts";

export interface OpenNews {
  readonly news: RequestNews;
  /** Sends what an earlier process left behind: what is due, and what was to wait a little longer. */
  readonly resume: () => void;
  /** Waits for what is under way; what waits for its time stays in the outbox. */
  readonly close: () => Promise<void>;
}

/** News of travel requests, for a server that was told where to send them. */
export function openNews({ desk }: Config, records: RecordStore, log: Log): OpenNews {
  const { mail, webhook, agency } = desk;
  const running = new Set<Promise<unknown>>();
  const waiting = new Set<NodeJS.Timeout>();
  const later = (work: Promise<unknown>) => {
    const settled = work
      .catch((err: unknown) => log.warn({ err }, "news of a request not sent yet"))
      .finally(() => running.delete(settled));
    running.add(settled);
  };
  const after = (ms: number, work: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      later(work());
    }, ms).unref();
    waiting.add(timer);
  };
  const news = requestNews({
    records,
    now: Date.now,
    newId: () => `evt_${randomUUID()}`,
    ...(webhook && { webhook: { ...webhook, post: httpPost({ privateAddresses: true }) } }),
    ...(mail && {
      mail: { mailer: smtpMailer({ ...mail, log }), delayMs: mail.delayMs, agency },
    }),
    later,
    after,
  });
  return {
    news,
    resume() {
      later(news.sweep());
      if (mail) after(mail.delayMs, news.sweep);
    },
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
