import type { ServerResponse } from "node:http";
import type { Refusal } from "../http/admission/guards.ts";
import { refuseWithProblem } from "../rest/problem.ts";
import { secure } from "./headers.ts";

/** Words a refusal as the page reads it. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  secure(response);
  response.setHeader("Cache-Control", "no-store");
  refuseWithProblem(response, refusal);
}

export const NO_SESSION: Refusal = {
  status: 401,
  headers: {},
  body: { error: "Log in first", code: "NO_SESSION" },
};

export function forbidden(error: string): Refusal {
  return { status: 403, headers: {}, body: { error, code: "FOREIGN_PAGE" } };
}
