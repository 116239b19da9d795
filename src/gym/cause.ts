import type { WorldEvent } from "../domain/contracts/gym/events.ts";
import { TravelError } from "../domain/errors.ts";
import type { GymWorld } from "./gym.ts";
import type { World } from "./world.ts";

const MS_PER_MINUTE = 60_000;

/** Lets something happen in a world that is open. */
export async function causeIn(world: World, open: GymWorld, event: WorldEvent): Promise<void> {
  if (event.type === "sell_out" || event.type === "reprice") {
    const { type, offer } = event;
    const done = await (type === "sell_out" ? open.sellOut(offer) : open.reprice(offer));
    if (!done) throw nothingSuch("offer", offer);
    return;
  }
  const flight = open.operatedAs(event.flight, event.date);
  if (flight === undefined) throw nothingSuch("flight", `${event.flight} on ${event.date}`);
  // What is known at once is known from now on, not from whenever it is asked about.
  const at = event.at ?? new Date(world.now - (world.now % MS_PER_MINUTE)).toISOString();
  world.events = [...world.events, { ...event, flight, at }];
  await open.tick();
}

function nothingSuch(field: string, value: string): TravelError {
  return new TravelError("not_found", `${field}: there is no ${value} in this world`, {
    reason: `unknown_${field}`,
    field,
    value,
    hint: "Take it from a search in this world.",
  });
}
