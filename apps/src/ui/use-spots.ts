import { useEffect, useState } from "preact/hooks";
import { isObject, numberOf, textOf } from "../../../console/src/answers/read-json.ts";
import type { Point } from "../../../console/src/views/bookings/map-frame.ts";
import type { Bridge } from "../bridge.ts";
import { useDesk } from "../desk.tsx";

export interface Spot {
  readonly code: string;
  readonly city: string;
  readonly point: Point;
}

const MOST_SPOTS = 12;

/** Airports do not move: each is asked for once. */
const asked = new Map<string, Promise<Spot | undefined>>();

/** Where airports are, as the server's resources tell; those that it does not know are left out. */
export function useSpots(codes: readonly string[]): readonly Spot[] {
  const { bridge } = useDesk();
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const wanted = [...new Set(codes)].filter(Boolean).slice(0, MOST_SPOTS).join(" ");
  useEffect(() => {
    if (!bridge.can("serverResources") || wanted === "") return;
    let gone = false;
    void Promise.all(wanted.split(" ").map((code) => spotOf(bridge, code))).then((found) => {
      if (!gone) setSpots(found.flatMap((spot) => spot ?? []));
    });
    return () => {
      gone = true;
    };
  }, [bridge, wanted]);
  return spots;
}

/** The city of an airport; its code until that is known, and where the host reads no resources. */
export function useCities(codes: readonly string[]): (code: string) => string {
  const spots = useSpots(codes);
  return (code) => spots.find((spot) => spot.code === code)?.city || code;
}

function spotOf(bridge: Bridge, code: string): Promise<Spot | undefined> {
  const known = asked.get(code) ?? readSpot(bridge, code);
  asked.set(code, known);
  return known;
}

async function readSpot(bridge: Bridge, code: string): Promise<Spot | undefined> {
  try {
    const airport: unknown = JSON.parse(await bridge.read(`gds://mock-data/airports/${code}`));
    const about = isObject(airport) ? airport["metadata"] : undefined;
    if (!isObject(about)) return undefined;
    const point: Point = [numberOf(about["longitude"]), numberOf(about["latitude"])];
    return { code, city: textOf(about["city"]), point };
  } catch {
    return undefined;
  }
}
