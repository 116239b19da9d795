const AIRPORT = /^(.+?)(?: International)? Airport$/;

/** Says in words of another language what a place is whose English name ends with it; other names stay. */
export function airportName(name: string, say: (own: string) => string): string {
  const own = AIRPORT.exec(name)?.[1];
  return own === undefined ? name : say(own);
}
