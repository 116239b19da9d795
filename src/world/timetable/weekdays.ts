/** Bit 0 is Monday. */
export type WeekdayMask = number;

/** `count` days of the week, as far apart as they will go, beginning `turn` days after Monday. */
export function operatingDays(count: number, turn: number): WeekdayMask {
  let mask = 0;
  for (let i = 0; i < count; i++) mask |= 1 << ((Math.floor((i * 7) / count) + turn) % 7);
  return mask;
}

/** The same pattern some days later, for the flight back of a plane that stays overnight. */
export function laterInWeek(mask: WeekdayMask, days: number): WeekdayMask {
  const turn = ((days % 7) + 7) % 7;
  return ((mask << turn) | (mask >> (7 - turn))) & 0x7f;
}
