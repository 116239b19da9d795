import { expect, test } from "vitest";
import { IDEAS } from "../../../../src/services/concierge/plan/days/theme-days.ts";
import { wordingOf } from "../../../../src/services/concierge/plan/wording/wording.ts";
import { keepsPromises } from "./promises/promises.ts";

test("every language has words for every idea", () => {
  for (const lang of ["en", "az", "ru"] as const) {
    const { more } = wordingOf(lang);
    expect(more.beach).toHaveLength(IDEAS.beach.length);
    expect(more.ski).toHaveLength(IDEAS.ski.length);
    expect(more.pilgrimage).toHaveLength(IDEAS.pilgrimage.length);
  }
});

keepsPromises("travellers");
