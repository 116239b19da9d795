import type { FlightOption } from "../domain/contracts/flights/offers.ts";
import type { FlightSearchRequest, Sort } from "../domain/contracts/flights/search.ts";
import type { FlightsDesk } from "../services/flights/desk.ts";
import type { RankedOption } from "../services/flights/rank.ts";
import { invocationError } from "./errors.ts";
import { openWayfare, type Wayfare, type WayfareSettings } from "./wayfare.ts";

/** How one call is made. */
export interface FlightCallOptions {
  /** Milliseconds for all of it, repeats included; 10,000 unless told otherwise. */
  readonly timeout?: number;
  /** Repeats after what may be repeated; 3 unless told otherwise. */
  readonly retries?: number;
  readonly signal?: AbortSignal;
  /** Asks the supplier even where an answer of the last half hour is kept. */
  readonly fresh?: boolean;
  /** `best` unless told otherwise. */
  readonly sort?: Sort;
}

/**
 * Flight offers for programs: those of Duffel where there is a key, of the simulated world
 * otherwise. Refusals are `UserError`, other failures `ToolInvocationError`.
 */
export class FlightToolClient {
  readonly #wayfare: Wayfare;

  /** Without settings it uses the server's environment variables. */
  constructor(wayfare: Wayfare | WayfareSettings = {}) {
    this.#wayfare = "desks" in wayfare ? wayfare : openWayfare(wayfare);
  }

  /** All offers, ranked; none is an empty list and no error. */
  async searchFlights(
    request: FlightSearchRequest,
    { timeout, sort = "best", ...options }: FlightCallOptions = {},
  ): Promise<RankedOption[]> {
    return await this.#invoke("search_flights", options.signal, async (flights) => {
      const found = await flights.find(request, sort, { ...options, timeoutMs: timeout });
      // The caller's to change: what the cache holds must stay as it is.
      return structuredClone([...found]);
    });
  }

  /** The offer as it is now; a `UserError` when it is gone or costs another price. */
  async checkOffer(
    option: FlightOption,
    { timeout, ...options }: Omit<FlightCallOptions, "sort" | "fresh"> = {},
  ): Promise<FlightOption> {
    return await this.#invoke("check_offer", options.signal, (flights) =>
      flights.check(option, { ...options, timeoutMs: timeout }),
    );
  }

  /** Forgets the answer kept for a request, such as when its results are rejected. */
  async invalidate(request: FlightSearchRequest): Promise<boolean> {
    return await this.#invoke("invalidate", undefined, (flights) => flights.invalidate(request));
  }

  async close(): Promise<void> {
    await this.#wayfare.close();
  }

  async #invoke<T>(
    operation: string,
    signal: AbortSignal | undefined,
    work: (flights: FlightsDesk) => Promise<T>,
  ): Promise<T> {
    try {
      const { flights } = await this.#wayfare.desks();
      return await work(flights);
    } catch (error) {
      // An aborted call rejects with the signal's own reason, as fetch does.
      if (signal?.aborted && error === signal.reason) throw error;
      throw invocationError(operation, error);
    }
  }
}
