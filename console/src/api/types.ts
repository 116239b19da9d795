/** What the server says under /console/api: its own types, and nothing of its code. */

export type { BudgetAnswer, PlanAnswer } from "../../../src/domain/contracts/concierge/plan.ts";
export type { Answer, RequestStatus } from "../../../src/domain/contracts/concierge/requests.ts";
export type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
export type { BookedCar } from "../../../src/domain/contracts/gds/cars.ts";
export type { BookedFlight } from "../../../src/domain/contracts/gds/flights.ts";
export type { BookedHotel } from "../../../src/domain/contracts/gds/hotels.ts";
export type { CancellationQuote } from "../../../src/domain/contracts/servicing/cancellation.ts";
export type { ChangeQuote, ChangeRequest } from "../../../src/domain/contracts/servicing/change.ts";
export type { SeatMap } from "../../../src/domain/contracts/servicing/seats.ts";
export type { WorldList, WorldRun } from "../../../src/gym/shown-runs.ts";
export type { TrailEntry } from "../../../src/services/gds/document.ts";
export type { Handout, HandoutEntry } from "../../../src/services/itinerary/handout.ts";
export type { ItineraryLink } from "../../../src/services/itinerary/links.ts";
export type { AuditLine, AuditList as AuditPage } from "../../../src/services/operator/audit.ts";
export type { BookedPlace, BookingSummary } from "../../../src/services/operator/booking-view.ts";
export type {
  BookingDetail,
  BookingList as BookingPage,
} from "../../../src/services/operator/bookings.ts";
export type { CustomerSummary } from "../../../src/services/operator/customer-book.ts";
export type {
  CustomerDetail,
  CustomerList as CustomerPage,
} from "../../../src/services/operator/customers.ts";
export type { DeskEvent } from "../../../src/services/operator/desk.ts";
export type { Erased } from "../../../src/services/operator/erase.ts";
export type { Overview } from "../../../src/services/operator/overview.ts";
export type { SavedViews } from "../../../src/services/operator/saved-views.ts";
export type { SeveralResult } from "../../../src/services/operator/several.ts";
export type { RequestList as RequestPage } from "../../../src/services/requests/list.ts";
export type { PlannedStay } from "../../../src/services/requests/planned.ts";
export type { FoundPlan } from "../../../src/services/requests/plans.ts";
export type { Proposal } from "../../../src/services/requests/proposal.ts";
export type {
  HistoryLine,
  RequestDetail,
  RequestSummary,
} from "../../../src/services/requests/view.ts";
export type { PlaceSuggestion } from "../../../src/suppliers/types.ts";
export type {
  AboutOperator,
  ItineraryLinks,
  SharedItinerary,
  ToolAnswer,
  ToolInfo,
} from "../../../src/surfaces/console/bodies.ts";
