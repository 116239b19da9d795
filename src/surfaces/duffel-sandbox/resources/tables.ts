import { notFound } from "../../../services/duffel-sandbox/faults.ts";
import { type Call, type Endpoint, get, param } from "../endpoint.ts";
import { pageOf, pageQuery } from "../pages.ts";

/** A table that never changes: a list in pages, and each row by its id. */
export function table<T>(
  path: string,
  rowsOf: (call: Call) => readonly T[],
  idOf: (row: T) => string,
  write: (call: Call, row: T) => unknown,
  matches: (row: T, query: URLSearchParams) => boolean = () => true,
): readonly Endpoint[] {
  return [
    get(path, async (call) => {
      const rows = rowsOf(call).filter((row) => matches(row, call.query));
      const { items, meta } = pageOf(rows, idOf, pageQuery(call.query));
      return { status: 200, data: items.map((row) => write(call, row)), meta };
    }),
    get(`${path}/{id}`, async (call) => {
      const id = param(call, "id");
      const row = rowsOf(call).find((one) => idOf(one) === id);
      if (row === undefined) throw notFound(id);
      return { status: 200, data: write(call, row) };
    }),
  ];
}
