import { useEffect, useState } from "preact/hooks";

/** Where in the page we are; kept in the address after the `#`, so the server serves one page. */
export type Route =
  | { readonly view: "desk"; readonly id?: string; readonly booking?: boolean }
  | { readonly view: "bookings"; readonly pnr?: string }
  | { readonly view: "try"; readonly tool?: string };

export function readRoute(hash: string): Route {
  const [view, id, step] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (view === "bookings") return { view, ...(id && { pnr: id }) };
  if (view === "try") return { view, ...(id && { tool: id }) };
  return { view: "desk", ...(id && { id }), ...(step === "book" && { booking: true }) };
}

export function linkTo(route: Route): string {
  const steps =
    route.view === "desk"
      ? ["requests", route.id, route.booking ? "book" : undefined]
      : route.view === "bookings"
        ? ["bookings", route.pnr]
        : ["try", route.tool];
  return `#/${steps
    .filter((step) => step !== undefined)
    .map(encodeURIComponent)
    .join("/")}`;
}

export function goTo(route: Route): void {
  location.hash = linkTo(route);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const update = () => setRoute(readRoute(location.hash));
    window.addEventListener("hashchange", update);
    return () => window.removeEventListener("hashchange", update);
  }, []);
  return route;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
