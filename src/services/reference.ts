import type { ReferenceData } from "../suppliers/types.ts";

/** Reference data needs no rules of its own: the desk is the port. */
export type ReferenceDesk = ReferenceData;
