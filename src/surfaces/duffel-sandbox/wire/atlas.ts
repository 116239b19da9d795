import type { DuffelSandbox } from "../../../services/duffel-sandbox/sandbox.ts";

export type Atlas = DuffelSandbox["atlas"];
export type AtlasAirport = Atlas["airports"][number];
export type AtlasCity = Atlas["cities"][number];
export type AtlasAirline = Atlas["airlines"][number];
export type AtlasAircraft = Atlas["aircraft"][number];
