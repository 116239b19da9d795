import type { Caller } from "../../domain/caller.ts";
import type { FlightSearchRequest } from "../../domain/contracts/flights/search.ts";
import type { FlightBooking, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import type { RecordStore } from "../../stores/records.ts";
import type { GdsDesk } from "../gds/desk.ts";
import type { CallOptions, FlightsDesk } from "./desk.ts";
import type { RankedOption } from "./rank.ts";
import {
  itineraryOf,
  listWorkflows,
  readWorkflow,
  type TravelEvent,
  type TravelPreferences,
  type Workflow,
  type WorkflowDocument,
  type WorkflowState,
  writeWorkflow,
} from "./workflow-record.ts";

/** What a workflow works with. */
export interface WorkflowDeps {
  readonly flights: FlightsDesk;
  readonly gds: GdsDesk;
  readonly records: RecordStore;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Makes UUIDs: a workflow's id is its booking session as well. */
  readonly newId: () => string;
}

/** The travellers, and how to reach them. */
export type Travellers = Pick<FlightBooking, "passengers" | "contactEmail" | "contactPhone">;

/** Options that are shown at a time. */
const SHOWN = 10;

/**
 * One travel event on its way from a search to a booking. Every step is in the store before the
 * next one begins, so a workflow goes on where it was after a restart: resume it by its id.
 */
export class TravelWorkflow {
  readonly #deps: WorkflowDeps;
  #workflow: Workflow;

  private constructor(deps: WorkflowDeps, workflow: Workflow) {
    this.#deps = deps;
    this.#workflow = workflow;
  }

  static async start(deps: WorkflowDeps, event: TravelEvent): Promise<TravelWorkflow> {
    const now = deps.now();
    const blank: Workflow = {
      id: deps.newId(),
      state: "searching",
      version: 0,
      createdAt: now,
      document: { event, round: 1, options: [], turnedDown: [] },
    };
    return new TravelWorkflow(deps, await writeWorkflow(deps.records, blank, now));
  }

  static async resume(deps: WorkflowDeps, id: string): Promise<TravelWorkflow> {
    return new TravelWorkflow(deps, await readWorkflow(deps.records, id));
  }

  /** The newest ones first. */
  static async list(deps: WorkflowDeps, limit = 50): Promise<TravelWorkflow[]> {
    const found = await listWorkflows(deps.records, limit);
    return found.map((workflow) => new TravelWorkflow(deps, workflow));
  }

  get id(): string {
    return this.#workflow.id;
  }

  get state(): WorkflowState {
    return this.#workflow.state;
  }

  get event(): TravelEvent {
    return this.#workflow.document.event;
  }

  /** 1, and one more with every rejection. */
  get round(): number {
    return this.#workflow.document.round;
  }

  /** What is on the table. */
  get options(): readonly RankedOption[] {
    return this.#workflow.document.options;
  }

  /** Once it is booked. */
  get pnr(): string | undefined {
    return this.#workflow.document.pnr;
  }

  /** Looks for options, without those turned down earlier. */
  async search(options: CallOptions = {}): Promise<readonly RankedOption[]> {
    this.#require("search for", ["searching", "options"]);
    const { event, turnedDown } = this.#workflow.document;
    const { sort = "best", max_price: most = Number.POSITIVE_INFINITY } = event.preferences ?? {};
    const found = await this.#deps.flights.find(requestOf(event), sort, options);
    const unwanted = new Set(turnedDown);
    const shown = found
      .filter((one) => one.total.amount <= most && !unwanted.has(itineraryOf(one)))
      .slice(0, SHOWN);
    await this.#write("options", { options: shown });
    return shown;
  }

  /**
   * Books an option on the simulated world. Refused without a booking when its price changed or it
   * is gone; then search or reject. Safe to repeat, also after a crash and however much later.
   */
  async accept(offerId: string, travellers: Travellers, options: CallOptions = {}): Promise<Pnr> {
    this.#require("accept", ["options", "accepting", "accepted"]);
    const { chosen = offerId, round } = this.#workflow.document;
    if (chosen !== offerId) throw alreadyChosen(chosen);
    const option = this.options.find(({ id }) => id === offerId);
    if (!option) throw notOnTheTable(offerId);
    const ids = option.booking_ids;
    if (!ids) throw notBookable(offerId);
    if (this.state === "options") {
      await this.#deps.flights.check(option, options);
      await this.#write("accepting", { chosen: offerId });
    }
    const { passengers, contactEmail, contactPhone } = travellers;
    let booking: Pnr;
    try {
      booking =
        (await this.#booked()) ??
        (await this.#deps.gds.bookFlight(
          {
            flightIds: ids,
            passengers,
            contactEmail,
            contactPhone,
            // For two calls with the same choice at the same time.
            idempotencyKey: `workflow:${this.id}:${round}:${offerId}`,
          },
          this.#caller,
        ));
    } catch (error) {
      // A refusal booked nothing. Anything else may have, so the choice stands until it is repeated.
      if (error instanceof TravelError && REFUSALS.has(error.code) && this.state === "accepting") {
        await this.#write("options", {}, ["chosen"]);
      }
      throw error;
    }
    if (this.state === "accepting") await this.#write("accepted", { pnr: booking.pnr });
    return booking;
  }

  /** Turns the options down: forgets what was kept of the search and searches again. */
  async reject(
    preferences?: TravelPreferences,
    options: CallOptions = {},
  ): Promise<readonly RankedOption[]> {
    this.#require("reject", ["options"]);
    const { event, turnedDown, round } = this.#workflow.document;
    await this.#deps.flights.invalidate(requestOf(event));
    await this.#write("searching", {
      round: round + 1,
      options: [],
      turnedDown: [...new Set([...turnedDown, ...this.options.map(itineraryOf)])],
      event: { ...event, preferences: { ...event.preferences, ...preferences } },
    });
    return await this.search(options);
  }

  get #caller(): Caller {
    return { transport: "cli", bookingSessionId: this.id };
  }

  /** What an earlier call booked: nothing else is in the workflow's session. */
  async #booked(): Promise<Pnr | undefined> {
    const listing = { status: "all", limit: 1 } as const;
    return (await this.#deps.gds.listBookings(listing, this.#caller)).bookings[0];
  }

  #require(what: string, states: readonly WorkflowState[]): void {
    if (states.includes(this.state)) return;
    throw new TravelError("rule", `There is nothing to ${what}: the workflow is ${this.state}`, {
      reason: "workflow_state",
      value: this.state,
      hint: HINTS[this.state],
    });
  }

  async #write(
    state: WorkflowState,
    changes: Partial<WorkflowDocument>,
    without: readonly "chosen"[] = [],
  ): Promise<void> {
    const document = { ...this.#workflow.document, ...changes };
    for (const name of without) delete document[name];
    const next: Workflow = { ...this.#workflow, state, document };
    this.#workflow = await writeWorkflow(this.#deps.records, next, this.#deps.now());
  }
}

/** A key that was used for another request means that the first one was booked. */
const REFUSALS: ReadonlySet<string> = new Set(["invalid", "not_found", "rule"]);

const HINTS: Readonly<Record<WorkflowState, string>> = {
  searching: "Search first.",
  options: "Accept or reject what is on the table.",
  accepting: "Accept the same option again to learn how its booking ended.",
  accepted: "It is booked; start another workflow for another trip.",
};

function requestOf({ party, preferences = {}, ...event }: TravelEvent): FlightSearchRequest {
  const { sort, max_price, ...wishes } = preferences;
  return {
    origin: event.origin,
    destination: event.destination,
    departure_date: event.departure_date,
    return_date: event.return_date,
    ...party,
    ...wishes,
  };
}

function alreadyChosen(chosen: string): TravelError {
  return new TravelError("conflict", `Another option, ${chosen}, is being booked already`, {
    reason: "workflow_state",
    value: chosen,
    hint: "Accept that one again to learn how its booking ended.",
  });
}

function notOnTheTable(offerId: string): TravelError {
  return new TravelError("not_found", `No option on the table is called ${offerId.slice(0, 120)}`, {
    reason: "unknown_offer",
    field: "offerId",
    value: offerId.slice(0, 120),
    hint: "Use the id of one of the workflow's options.",
  });
}

function notBookable(offerId: string): TravelError {
  return new TravelError("rule", `${offerId} is a live offer, and this desk books none`, {
    reason: "live_offer",
    field: "offerId",
    value: offerId,
    hint: "Book it with its supplier; only offers of the simulated world are booked here.",
  });
}
