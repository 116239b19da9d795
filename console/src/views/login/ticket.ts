/** A one-time link: its ticket, and whom it was made for. */
export interface Ticket {
  readonly ticket: string;
  readonly name?: string;
}

/** Taken out of the address, so that it is not shared or bookmarked. */
export function takeTicket(): Ticket | undefined {
  const address = new URL(location.href);
  const ticket = address.searchParams.get("ticket");
  if (ticket === null) return undefined;
  const name = address.searchParams.get("name");
  address.searchParams.delete("ticket");
  address.searchParams.delete("name");
  history.replaceState(null, "", address);
  return { ticket, ...(name !== null && { name }) };
}
