import { createHmac } from "node:crypto";

/** `t=…,v1=…`: proves that the sender of a body knows the secret, and when it was sent. */
export function signature(secret: string, unixSeconds: number, body: string): string {
  const digest = createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex");
  return `t=${unixSeconds},v1=${digest}`;
}
