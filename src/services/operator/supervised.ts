import { TravelError } from "../../domain/errors.ts";
import type { KeptRequest } from "../requests/change.ts";
import type { Operator } from "./operator.ts";

/** Refuses what only a supervisor may do. */
export function requireSupervisor({ role }: Operator): void {
  if (role !== "supervisor") throw supervisorOnly("This is for supervisors");
}

/** An agent takes requests, and hands on its own; a supervisor gives any request to any operator. */
export function requireOwnToGive(
  { role, name }: Operator,
  { document }: KeptRequest,
  to: string | null,
): void {
  const { assignedTo } = document;
  const isOwn = assignedTo === undefined ? to === null : assignedTo === name;
  if (role === "supervisor" || to === name || isOwn) return;
  throw supervisorOnly(
    "Only a supervisor gives a colleague's work away, or gives work to a colleague",
  );
}

function supervisorOnly(message: string): TravelError {
  return new TravelError("rule", message, {
    reason: "supervisor_only",
    hint: "Ask a supervisor, or take the request yourself first.",
  });
}
