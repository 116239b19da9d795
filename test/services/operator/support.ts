import { randomBytes, randomUUID } from "node:crypto";
import { cityNames } from "../../../src/services/city-names.ts";
import { itineraryDesk } from "../../../src/services/itinerary/desk.ts";
import type { OperatorDeps } from "../../../src/services/operator/deps.ts";
import { type OperatorDesk, operatorDesk } from "../../../src/services/operator/desk.ts";
import { simulatedReference } from "../../../src/suppliers/simulated/reference.ts";
import { openConcierge, ownCatalogue, type TestConcierge } from "../../support/concierge.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";

export interface TestOperators {
  readonly operators: OperatorDesk;
  readonly deps: OperatorDeps;
  readonly concierge: TestConcierge;
  readonly gds: TestDesk;
  readonly clock: { now: number };
}

export const LEYLA = {
  name: "Leyla",
  role: "supervisor",
  bookingSessionId: "2f1c1f0a-5a2c-4c58-9a38-6d0f6d1f2b11",
} as const;

/** The operators' desk on the real desks and one store, at a fixed time. */
export async function openOperators(changes: Partial<OperatorDeps> = {}): Promise<TestOperators> {
  const concierge = await openConcierge();
  const { clock, store } = concierge;
  const gds = await openDesk({ store, now: () => clock.now });
  const { records } = store;
  const { places } = gds.deps;
  const parts = {
    ...{ records, places, random: randomBytes },
    now: () => clock.now,
    cityNames: cityNames(ownCatalogue, places),
  };
  const deps: OperatorDeps = {
    ...parts,
    gds: gds.desk,
    itineraries: itineraryDesk({ ...parts, gds: gds.desk }),
    planTrip: concierge.desk.planTrip,
    calculateBudget: concierge.desk.calculateBudget,
    rates: gds.deps.rates,
    reference: simulatedReference(),
    newId: randomUUID,
    readOnly: false,
    ...changes,
  };
  return { operators: patient(operatorDesk(deps)), deps, concierge, gds, clock };
}

/** Looks again for a plan that comes late, as the page does: on a busy machine the first one may. */
function patient(operators: OperatorDesk): OperatorDesk {
  return {
    ...operators,
    async request(...asked) {
      for (;;) {
        const request = await operators.request(...asked);
        if (request.planLate !== true) return request;
      }
    },
  };
}

export async function askFor({ concierge }: TestOperators, changes: object = {}): Promise<string> {
  const { request_id } = await concierge.desk.createTravelRequest(
    {
      name: "Aysel",
      contact: "+994500000000",
      destination: "Georgia",
      dates: "2027-06-10 to 2027-06-15",
      travelers: 2,
      message: "A cultural trip.",
      ...changes,
    },
    concierge.caller,
  );
  return request_id;
}
