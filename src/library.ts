/** What programs import from the package; the server is `wayfare` on the command line. */

export type {
  FlightOption,
  OptionSegment,
  OptionSlice,
} from "./domain/contracts/flights/offers.ts";
export type { FlightSearchRequest, Sort } from "./domain/contracts/flights/search.ts";
export type { FlightBooking, NewPassenger, Pnr } from "./domain/contracts/gds/bookings.ts";
export type { WorldEvent } from "./domain/contracts/gym/events.ts";
export type { Briefing } from "./domain/contracts/gym/harness.ts";
export type { WorldFile } from "./domain/contracts/gym/world.ts";
export { TravelError, type TravelErrorCode, type TravelErrorDetails } from "./domain/errors.ts";
export type { WorldDiff } from "./gym/diff.ts";
export type { Grade } from "./gym/grade.ts";
export type { TracedCall } from "./gym/trace.ts";
export { ToolInvocationError, UserError } from "./library/errors.ts";
export { type FlightCallOptions, FlightToolClient } from "./library/flight-tool-client.ts";
export { type Callable, recorded } from "./library/recorded.ts";
export {
  type NewWorld,
  type StartedWayfare,
  startWayfare,
  type TestWorld,
} from "./library/start-wayfare.ts";
export type { ToolCalls, ToolName } from "./library/tool-calls.ts";
export {
  openWayfare,
  type ToolCallOptions,
  type Wayfare,
  type WayfareSettings,
} from "./library/wayfare.ts";
export type { Log, LogFields, LogLevel } from "./logging/log.ts";
export type { CallOptions } from "./services/flights/desk.ts";
export type { RankedOption } from "./services/flights/rank.ts";
export {
  type Travellers,
  TravelWorkflow,
  type WorkflowDeps,
} from "./services/flights/travel-workflow.ts";
export type {
  TravelEvent,
  TravelPreferences,
  WorkflowState,
} from "./services/flights/workflow-record.ts";
