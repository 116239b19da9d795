import type { RequestType } from "../../domain/contracts/concierge/requests.ts";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
/** Five bits each: a hundred, because whoever has the id of a request may read its answer. */
const LENGTH = 20;

const PREFIXES: Readonly<Record<RequestType, string>> = { lead: "req_", vip: "req_vip_" };
const PATTERN = new RegExp(`^req_(?:vip_)?[${BASE32}]{${LENGTH}}$`);

/** Makes ids that nobody can guess. */
export function requestIds(randomBelow: (limit: number) => number): (type: RequestType) => string {
  return (type) => {
    let id = PREFIXES[type];
    for (let i = 0; i < LENGTH; i++) id += BASE32.charAt(randomBelow(BASE32.length));
    return id;
  };
}

export function isRequestId(text: string): boolean {
  return PATTERN.test(text);
}
