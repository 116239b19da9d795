import { useLayoutEffect, useState } from "preact/hooks";

/** Where in the page we are; kept in the address after the `#`, so the server serves one page. */
export type Route =
  | { readonly view: "desk"; readonly id?: string; readonly booking?: boolean }
  | { readonly view: "bookings"; readonly pnr?: string }
  | { readonly view: "customers"; readonly contact?: string }
  | { readonly view: "audit" }
  | { readonly view: "numbers" }
  | { readonly view: "try"; readonly tool?: string }
  | { readonly view: "gym"; readonly world?: string };

export function readRoute(hash: string): Route {
  const [view, id, step] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (view === "bookings") return { view, ...(id && { pnr: id }) };
  if (view === "customers") return { view, ...(id && { contact: id }) };
  if (view === "audit" || view === "numbers") return { view };
  if (view === "try") return { view, ...(id && { tool: id }) };
  if (view === "gym") return { view, ...(id && { world: id }) };
  return { view: "desk", ...(id && { id }), ...(step === "book" && { booking: true }) };
}

export function linkTo(route: Route): string {
  return `#/${stepsTo(route)
    .filter((step) => step !== undefined)
    .map(encodeURIComponent)
    .join("/")}`;
}

function stepsTo(route: Route): readonly (string | undefined)[] {
  switch (route.view) {
    case "desk":
      return ["requests", route.id, route.booking ? "book" : undefined];
    case "bookings":
      return [route.view, route.pnr];
    case "customers":
      return [route.view, route.contact];
    case "audit":
    case "numbers":
      return [route.view];
    case "try":
      return [route.view, route.tool];
    case "gym":
      return [route.view, route.world];
  }
}

export function goTo(route: Route): void {
  location.hash = linkTo(route);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useLayoutEffect(() => {
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
