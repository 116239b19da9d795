import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import type { Sort } from "../../domain/contracts/flights/search.ts";
import { TravelError } from "../../domain/errors.ts";
import type { TimeWindow } from "../../domain/rules/windows.ts";
import type { Cabin, Party } from "../../domain/travel.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";
import type { RankedOption } from "./rank.ts";

/** The trip that is wanted: places, dates, party and preferences. */
export interface TravelEvent {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
  readonly return_date?: string;
  /** One adult unless told otherwise. */
  readonly party?: Partial<Party>;
  readonly preferences?: TravelPreferences;
}

export interface TravelPreferences {
  readonly cabin_class?: Cabin;
  readonly max_connections?: number;
  readonly departure_time?: TimeWindow;
  readonly arrival_time?: TimeWindow;
  /** `best` unless told otherwise. */
  readonly sort?: Sort;
  /** In the offers' currency, the whole party. */
  readonly max_price?: number;
}

/**
 * `searching`: no options yet, or the last ones were turned down. `accepting`: a choice is being
 * booked; after a crash, accepting it again finds out how that ended.
 */
export type WorkflowState = "searching" | "options" | "accepting" | "accepted";

/** What a workflow remembers. No traveller's name is in it: the booking has them. */
export interface WorkflowDocument {
  readonly event: TravelEvent;
  /** 1, and one more with every rejection. */
  readonly round: number;
  readonly options: readonly RankedOption[];
  /** Itineraries that were turned down, by what they are and not by offer id, which changes. */
  readonly turnedDown: readonly string[];
  readonly chosen?: string;
  readonly pnr?: string;
}

export interface Workflow {
  readonly id: string;
  readonly state: WorkflowState;
  readonly version: number;
  readonly createdAt: number;
  readonly document: WorkflowDocument;
}

const KIND = "workflow";
const STATES: readonly WorkflowState[] = ["searching", "options", "accepting", "accepted"];

export async function readWorkflow(records: RecordStore, id: string): Promise<Workflow> {
  const record = await records.get(KIND, id);
  if (record) return fromRecord(record);
  throw new TravelError("not_found", `There is no travel workflow ${id.slice(0, 60)}`, {
    reason: "unknown_workflow",
    field: "id",
    value: id.slice(0, 60),
    hint: "Start one for the travel event.",
  });
}

export async function listWorkflows(records: RecordStore, limit: number): Promise<Workflow[]> {
  const page = await records.list({ kind: KIND, limit });
  return page.records.map(fromRecord);
}

/** Writes the next state, unless another change came first. */
export async function writeWorkflow(
  records: RecordStore,
  workflow: Workflow,
  modifiedAt: number,
): Promise<Workflow> {
  const { id, state, version, createdAt, document } = workflow;
  const result = await records.write({
    kind: KIND,
    id,
    state,
    createdAt,
    modifiedAt,
    expectedVersion: version,
    document: JSON.stringify(document),
  });
  if (result.kind === "committed") return { ...workflow, version: result.version };
  throw new TravelError("conflict", "This travel workflow was changed elsewhere meanwhile", {
    reason: "workflow_changed",
    value: id,
    hint: "Resume it by its id and look at its state.",
  });
}

function fromRecord({ id, state, version, createdAt, document }: StoredRecord): Workflow {
  const known = STATES.find((one) => one === state);
  if (!known)
    throw new Error(`workflow ${id} is in state ${state}, which this version does not know`);
  return { id, state: known, version, createdAt, document: JSON.parse(document) };
}

/** What an itinerary is, whichever supplier sells it today. */
export function itineraryOf({ slices, cabin_class: cabin }: FlightOption): string {
  const flights = slices.flatMap(({ segments }) =>
    segments.map((one) => `${one.airline}${one.flight_number}@${one.departing_at.slice(0, 16)}`),
  );
  return `${flights.join(" ")} ${cabin ?? "any"}`;
}
