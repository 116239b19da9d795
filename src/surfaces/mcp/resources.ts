import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type McpServer,
  ProtocolError,
  type ReadResourceResult,
  UriTemplate,
} from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import type { MaybePromise } from "../../memory/maybe-promise.ts";
import type { App } from "../app.ts";
import { appsFor, isViewAddress } from "./apps.ts";
import type { Connection } from "./connection.ts";
import { guard, type ReadContext, readContext } from "./guard.ts";

/** Suggests values for a half-typed word. */
export type Completer = (typed: string, context: ReadContext) => MaybePromise<readonly string[]>;

/** A resource that a template stands for. */
interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
}

/** Something to read: one URI, or a family of them when the URI has `{variables}`. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** `application/json` unless said otherwise. */
  readonly mimeType?: string;
  /** How long a client may keep what it read; by default not at all. */
  readonly cache?: { readonly ttlMs: number; readonly scope: "public" | "private" };
  /** A text is sent as it is, bytes as a blob, anything else as JSON. */
  readonly read: (variables: Readonly<Record<string, string>>, context: ReadContext) => unknown;
  /** False for a caller that could not read it, who is not shown it in the list. */
  readonly listed?: (caller: Caller) => boolean;
  /** Which members of a family to list. */
  readonly list?: (context: ReadContext) => MaybePromise<readonly ListedResource[]>;
  readonly complete?: Readonly<Record<string, Completer>>;
}

/** An app's resources by what their URI is: one address, or a template. Parsed once. */
const sorted = lazilyPer((resources: readonly Resource[]) => ({
  fixed: resources.filter(({ uri }) => !UriTemplate.isTemplate(uri)),
  families: resources
    .filter(({ uri }) => UriTemplate.isTemplate(uri))
    .map((resource) => ({ resource, template: new UriTemplate(resource.uri) })),
}));

/** A resource and what it says now; refuses what does not exist. */
export async function readResource(
  { resources }: App,
  uri: string,
  context: ReadContext,
): Promise<{ readonly resource: Resource; readonly value: unknown }> {
  const found = find(resources, uri);
  if (!found) throw notFound(uri);
  const { resource, variables } = found;
  const value = await resource.read(variables, context);
  if (value === undefined) throw notFound(uri);
  return { resource, value };
}

/** The URI that a resource is defined by: of a family, its template. */
export function definedUri({ resources }: App, uri: unknown): string | undefined {
  return typeof uri === "string" ? find(resources, uri)?.resource.uri : undefined;
}

function find(resources: readonly Resource[], uri: string) {
  const { fixed, families } = sorted(resources);
  const exact = fixed.find((resource) => resource.uri === uri);
  if (exact) return { resource: exact, variables: {} };
  for (const { resource, template } of families) {
    const match = template.match(uri);
    if (match) return { resource, variables: decode(match) };
  }
  return undefined;
}

export function serveResources(server: McpServer, app: App, connection: Connection): void {
  const { fixed, families } = sorted(app.resources);
  const { era } = connection;

  server.server.setRequestHandler("resources/list", (_request, context) =>
    guard(app, era, "resources/list", async (): Promise<ListResourcesResult> => {
      const reading = readContext(connection, context);
      const resources = fixed
        .filter(({ listed }) => listed?.(reading.caller) ?? true)
        .map(describe);
      for (const { resource } of families) {
        if (!resource.list) continue;
        const members = await resource.list(reading);
        for (const member of members) resources.push({ ...describe(resource), ...member });
      }
      const apps = appsFor(app, server, era, context);
      return { resources: apps ? [...resources, ...(await apps.resources())] : resources };
    }),
  );

  server.server.setRequestHandler(
    "resources/templates/list",
    (): ListResourceTemplatesResult => ({
      resourceTemplates: families.map(({ resource }) => {
        const { uri, ...rest } = describe(resource);
        return { uriTemplate: uri, ...rest };
      }),
    }),
  );

  server.server.setRequestHandler("resources/read", (request, context) =>
    guard(app, era, request.params.uri, async (): Promise<ReadResourceResult> => {
      const { uri } = request.params;
      const apps = isViewAddress(uri) ? appsFor(app, server, era, context) : undefined;
      const view = await apps?.read(uri);
      if (view) return view;
      const { resource, value } = await readResource(app, uri, readContext(connection, context));
      return {
        contents: [{ uri, mimeType: mimeTypeOf(resource), ...contentOf(value) }],
        // Only the 2026 revision knows these fields.
        ...(era === "modern" &&
          resource.cache && { ttlMs: resource.cache.ttlMs, cacheScope: resource.cache.scope }),
      };
    }),
  );
}

function describe(resource: Resource) {
  const { uri, name, title, description } = resource;
  return { uri, name, title, description, mimeType: mimeTypeOf(resource) };
}

function contentOf(value: unknown): { text: string } | { blob: string } {
  if (typeof value === "string") return { text: value };
  if (value instanceof Uint8Array) return { blob: Buffer.from(value).toString("base64") };
  return { text: JSON.stringify(value, undefined, 1) };
}

function mimeTypeOf(resource: Resource): string {
  return resource.mimeType ?? "application/json";
}

function decode(match: Readonly<Record<string, string | string[]>>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(match)) {
    const raw = Array.isArray(value) ? value.join(",") : value;
    try {
      variables[name] = decodeURIComponent(raw);
    } catch {
      variables[name] = raw;
    }
  }
  return variables;
}

function notFound(uri: string): ProtocolError {
  return new ProtocolError(-32602, `There is no resource '${uri}'`, {
    kind: "not_found",
    reason: "unknown_resource",
    uri,
    hint: "resources/list and resources/templates/list name them.",
  });
}
