import type { RequestType } from "../../domain/contracts/concierge/requests.ts";
import type { RecordStore } from "../../stores/records.ts";

export interface RequestDeps {
  readonly records: RecordStore;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newRequestId: (type: RequestType) => string;
  /** Without authentication an id is enough to read a request. */
  readonly open: boolean;
}
