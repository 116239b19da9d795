/** The ticket of a one-time link, taken out of the address so that it is not shared or bookmarked. */
export function takeTicket(): string | undefined {
  const address = new URL(location.href);
  const ticket = address.searchParams.get("ticket");
  if (ticket === null) return undefined;
  address.searchParams.delete("ticket");
  history.replaceState(null, "", address);
  return ticket;
}
