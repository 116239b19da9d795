import {
  findCompanion,
  findCouple,
  findGroupCount,
  findSelf,
  findSolo,
  findWe,
} from "./lexicon/people.ts";
import { isFree, type Reading } from "./mentions.ts";
import { countPeople } from "./party-counts.ts";
import { countLabels, countNames } from "./party-names.ts";
import type { Tally } from "./tally.ts";
import { at } from "./tokens.ts";

/** Who travels; adults are undefined when several go and nobody says how many. */
export interface SaidParty {
  readonly adults: number | undefined;
  readonly children: number | undefined;
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
  /** False when the text says nothing about it. */
  readonly said: boolean;
}

export function findParty(reading: Reading): SaidParty {
  const tally: Tally = {
    adults: 0,
    children: 0,
    inSeat: 0,
    onLap: 0,
    people: 0,
    counted: false,
    family: 0,
  };
  countPeople(reading, tally);
  countLabels(reading, tally);
  if (!tally.counted && tally.people === 0) countNames(reading, tally);
  return settle(reading, tally);
}

function settle(reading: Reading, tally: Tally): SaidParty {
  const seen = company(reading);
  const infants = { infantsInSeat: tally.inSeat, infantsOnLap: tally.onLap };
  if (tally.adults > 0) {
    return { adults: tally.adults, children: tally.children, ...infants, said: true };
  }
  const small = tally.children + tally.inSeat + tally.onLap;
  if (tally.family > 0 || tally.people > 1) {
    const all = tally.family > 0 ? tally.family : tally.people;
    // "group of 3", "4 passengers" are adults; a family is not all of them.
    if (small > 0 && all > small) {
      const adults = Math.max(1, all - small);
      return { adults, children: tally.children, ...infants, said: true };
    }
    if (tally.family > 0 && seen.family) {
      return { adults: undefined, children: undefined, ...infants, said: true };
    }
    return { adults: all, children: tally.children, ...infants, said: true };
  }
  const grown = seen.self + seen.companions;
  if (seen.companions > 0) {
    return { adults: Math.max(2, grown), children: tally.children, ...infants, said: true };
  }
  if (seen.couple > 0)
    return { adults: seen.couple, children: tally.children, ...infants, said: true };
  if (tally.people === 1 || seen.solo) {
    return { adults: 1, children: tally.children, ...infants, said: true };
  }
  if (seen.we) {
    return {
      adults: undefined,
      children: small > 0 ? tally.children : undefined,
      ...infants,
      said: true,
    };
  }
  return { adults: 1, children: tally.children, ...infants, said: small > 0 };
}

const WITH =
  /^(?:with|and|plus|mit|und|con|e|ed|y|avec|et|с|и|ve|ile|,|&|\+|:|for|fur|per|para|pour|на|ucun)$/;

/** "my wife and I", "with my boss"; not "my boss wants". */
function isCompany({ tokens }: Reading, first: number, next: number): boolean {
  const inside = at(tokens, first).low;
  if (/^(?:с|мы)$/.test(inside) || /(?:la|le)$/.test(at(tokens, next - 1).low)) return true;
  return (
    WITH.test(at(tokens, first - 1).low) ||
    /^(?:and|und|e|ed|y|et|и|ve|ile|&|\+|,)$/.test(at(tokens, next).low)
  );
}

interface Company {
  self: number;
  companions: number;
  couple: number;
  we: boolean;
  family: boolean;
  solo: boolean;
}

/** "My wife and I", "a couple", "we". */
function company(reading: Reading): Company {
  const { tokens } = reading;
  const seen: Company = {
    self: 0,
    companions: 0,
    couple: 0,
    we: false,
    family: false,
    solo: false,
  };
  for (let index = 0; index < tokens.length; index++) {
    if (/^(?:famil|семь|aile)/.test(at(tokens, index).low)) seen.family = true;
    if (!isFree(reading, index) && !/^(?:family|families)$/.test(at(tokens, index).low)) {
      if (reading.taken[index] !== 0) continue;
    }
    const couple = findCouple(tokens, index);
    const group = findGroupCount(tokens, index);
    if (couple || group) {
      seen.couple = Math.max(seen.couple, group?.value ?? 2);
      index = Math.max(couple?.next ?? 0, group?.next ?? 0) - 1;
      continue;
    }
    const with_ = findCompanion(tokens, index);
    if (with_ && isCompany(reading, index, with_.next)) {
      seen.companions += with_.value === "two" ? 2 : 1;
      index = with_.next - 1;
      continue;
    }
    if (findSolo(tokens, index)) seen.solo = true;
    if (findSelf(tokens, index)) seen.self = 1;
    if (findWe(tokens, index)) seen.we = true;
  }
  if (seen.companions > 0) seen.self = 1;
  return seen;
}
