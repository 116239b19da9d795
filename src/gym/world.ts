import type { FlightEvent } from "../domain/contracts/gym/events.ts";
import type { Fault } from "../domain/contracts/gym/faults.ts";
import { type ChanceOf, repeatableChance } from "../services/chance.ts";
import { copyState, emptyState, type StoreState, stateHash } from "../stores/overlay/state.ts";
import { type OverlayStore, overlayStore } from "../stores/overlay/store.ts";
import type { Toolset } from "../tools/toolsets.ts";
import type { LaidOut } from "./task-world.ts";
import { CallLog, type TracedCall } from "./trace.ts";

/** All that the next call in a world depends on. It never changes; a world that goes on has another. */
export interface WorldState {
  readonly seed: string;
  /** The world's clock, in Unix milliseconds. */
  readonly now: number;
  readonly store: StoreState;
  readonly events: readonly FlightEvent[];
  /** How many ids were drawn from the seed, and how many calls each fault has seen, by purpose. */
  readonly draws: ReadonlyMap<string, number>;
}

/** What a world is given besides its state, for as long as it is there. */
export interface WorldTerms {
  /** The harness's name for it. */
  readonly id: string;
  /** The agent's way in, which cannot be guessed. */
  readonly token: string;
  readonly faults: readonly Fault[];
  /** All where absent. */
  readonly toolsets?: readonly Toolset[] | undefined;
  /** Calls that an agent may make; more are refused. */
  readonly maxCalls?: number | undefined;
  /** What the agent is to do there. */
  readonly task?: LaidOut | undefined;
}

export function emptyWorld(seed: string, now: number): WorldState {
  return { seed, now, store: emptyState(), events: [], draws: new Map() };
}

/**
 * A private world. It shares everything unchanged with the state that it began from. At rest it is
 * nothing but its state; a store is put on it with the first use.
 */
export class World {
  readonly terms: WorldTerms;
  readonly seed: string;
  /** What `reset` goes back to. */
  readonly origin: WorldState;
  readonly snapshots: Map<string, WorldState> = new Map();
  readonly chance: ChanceOf;
  now: number;
  events: readonly FlightEvent[];
  readonly calls: CallLog = new CallLog();
  readonly #draws: Map<string, number>;
  #state: StoreState;
  #store: OverlayStore | undefined;

  constructor(origin: WorldState, terms: WorldTerms) {
    this.terms = terms;
    this.origin = origin;
    this.seed = origin.seed;
    this.now = origin.now;
    this.events = origin.events;
    this.#draws = new Map(origin.draws);
    this.chance = repeatableChance(origin.seed, this.#draws);
    this.#state = origin.store;
  }

  get store(): OverlayStore {
    this.#store ??= overlayStore({ now: () => this.now, state: this.#state });
    return this.#store;
  }

  get trace(): readonly TracedCall[] {
    return this.calls.read();
  }

  /** Keeps the state and lets go of the store, which must be closed. */
  rest(): void {
    this.calls.settle();
    this.#state = this.#stored();
    this.#store = undefined;
  }

  state(): WorldState {
    const { seed, now, events } = this;
    return { seed, now, events, store: this.#stored(), draws: new Map(this.#draws) };
  }

  hash(): string {
    return stateHash(this.#stored());
  }

  /** Goes to another state of the same seed, and forgets the calls that led elsewhere. */
  restore(state: WorldState): void {
    this.now = state.now;
    this.events = state.events;
    this.calls.clear();
    this.#draws.clear();
    for (const [purpose, drawn] of state.draws) this.#draws.set(purpose, drawn);
    this.#state = state.store;
    this.#store?.restore(state.store);
  }

  /** The ordinal of one more thing of this kind; it follows the state wherever that goes. */
  count(purpose: string): number {
    const counted = (this.#draws.get(purpose) ?? 0) + 1;
    this.#draws.set(purpose, counted);
    return counted;
  }

  #stored(): StoreState {
    return this.#store?.snapshot() ?? copyState(this.#state);
  }
}
