/** The price-check desk's share of the server's instructions. */
export function pricecheckInstructions(served: ReadonlySet<string>): readonly string[] {
  if (!served.has("flight_pricecheck")) return [];
  return [
    'flight_pricecheck tells whether very flights that somebody has found are cheaper elsewhere. It needs every flight with number, date and local times, and the total price seen ("0" if none); pass on its verdict, who did not answer, and that sellers of source simulated do not exist.',
  ];
}
