import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { TravelError } from "../../domain/errors.ts";
import type { OperatorDesk } from "../../services/operator/desk.ts";
import type { ExportRow, ExportWish } from "../../services/operator/export.ts";
import type { Operator } from "../../services/operator/operator.ts";
import { ExportQuery, FILTERS, queryAs } from "./bodies.ts";

/** A file that is written while it is sent. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly text: AsyncIterable<string>;

  constructor(name: string, type: string, text: AsyncIterable<string>) {
    this.name = name;
    this.type = type;
    this.text = text;
  }

  /** A reader that goes away ends it; what fails half-way is cut off, so that no file looks whole. */
  async sendTo(response: ServerResponse): Promise<void> {
    response.setHeader("Content-Type", this.type);
    response.setHeader("Content-Disposition", `attachment; filename="${this.name}"`);
    await pipeline(Readable.from(this.text), response).catch(() => response.destroy());
  }
}

/** A list as a file. The first rows are made before the answer begins, so that refusals are answers. */
export async function exportFile(
  operators: Pick<OperatorDesk, "export">,
  operator: Operator,
  list: string,
  query: URLSearchParams,
): Promise<Download> {
  const { format } = queryAs(ExportQuery, query);
  const slices = operators.export(operator, wishOf(list, query));
  const first = await slices.next();
  async function* all(): AsyncGenerator<readonly ExportRow[]> {
    if (!first.done) yield first.value;
    yield* slices;
  }
  return format === "csv"
    ? new Download(`${list}.csv`, "text/csv; charset=utf-8", csv(all()))
    : new Download(`${list}.json`, "application/json", json(all()));
}

function wishOf(list: string, query: URLSearchParams): ExportWish {
  if (list === "requests") {
    const { state: status, ...filters } = queryAs(FILTERS.requests, query);
    return { list, ...filters, status };
  }
  if (list === "bookings") return { list, ...queryAs(FILTERS.bookings, query) };
  if (list === "customers") return { list, ...queryAs(FILTERS.customers, query) };
  if (list === "audit") return { list, ...queryAs(FILTERS.audit, query) };
  throw new TravelError("not_found", "There is no such list", {
    reason: "unknown_list",
    field: "list",
    value: list.slice(0, 60),
    hint: `One of ${Object.keys(FILTERS).join(", ")}.`,
  });
}

/** So that spreadsheets read UTF-8 as what it is. */
const MARK = "\uFEFF";

/** RFC 4180. */
async function* csv(slices: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  const line = (cells: readonly unknown[]) => `${cells.map(cellOf).join(",")}\r\n`;
  let columns: readonly string[] | undefined;
  for await (const rows of slices) {
    if (!columns) {
      columns = Object.keys(rows[0] ?? {});
      yield MARK + line(columns);
    }
    const names = columns;
    yield rows.map((row) => line(names.map((name) => row[name]))).join("");
  }
}

/** A text that a spreadsheet would run as a formula is made one that it shows. */
function cellOf(value: unknown): string {
  const text = value === undefined ? "" : String(value);
  const safe = typeof value === "string" && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

async function* json(slices: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of slices) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
