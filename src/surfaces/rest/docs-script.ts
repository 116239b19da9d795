/**
 * An example whose values another answer has (x-example-from) is completed before it is sent: the
 * page calls the other tool's example first. Values that the reader has changed stay as they are.
 */
export const DOCS_SCRIPT = `const loaded = fetch("/openapi.json").then((response) => response.json());
const at = (value, pointer) => pointer.split("/").slice(1).reduce((part, name) => part?.[name], value);
function put(value, pointer, part) {
  const names = pointer.split("/").slice(1);
  const last = names.pop();
  names.reduce((inner, name) => inner[name], value)[last] = part;
}
async function complete(body, operation, context) {
  const example = operation.requestBody.content["application/json"].example;
  for (const [pointer, source] of Object.entries(operation["x-example-from"] ?? {})) {
    if (at(body, pointer) === at(example, pointer)) put(body, pointer, await valueOf(source, context));
  }
  return body;
}
async function valueOf({ call, with: changes, at: pointer }, context) {
  const key = JSON.stringify([call, changes]);
  context.answers[key] ??= answerOf(call, changes, context);
  return at(await context.answers[key], pointer);
}
async function answerOf(call, changes, context) {
  const operation = context.paths["/api/tools/" + call].post;
  const example = structuredClone(operation.requestBody.content["application/json"].example);
  const body = JSON.stringify(await complete({ ...example, ...changes }, operation, context));
  const response = await fetch("/api/tools/" + call, { method: "POST", headers: context.headers, body });
  return await response.json();
}
async function requestInterceptor(request) {
  if (request.loadSpec) return request;
  const { paths } = await loaded;
  const { origin, pathname, search } = new URL(request.url, location.href);
  const authorization = request.headers.Authorization;
  const headers = { "Content-Type": "application/json", ...(authorization && { Authorization: authorization }) };
  const context = { paths, headers, answers: {} };
  const posted = paths[pathname]?.post;
  if (posted?.["x-example-from"] && typeof request.body === "string") {
    request.body = JSON.stringify(await complete(JSON.parse(request.body), posted, context), null, 2);
  }
  for (const [path, item] of Object.entries(paths)) {
    const operation = item[request.method.toLowerCase()];
    for (const [pointer, source] of Object.entries(operation?.["x-example-from"] ?? {})) {
      const example = operation.parameters?.find(({ name }) => "/" + name === pointer)?.example;
      if (example === undefined || pathname !== path.replace("{" + pointer.slice(1) + "}", example)) continue;
      request.url = origin + pathname.replace(example, await valueOf(source, context)) + search;
    }
  }
  return request;
}
SwaggerUIBundle({ url: "/openapi.json", dom_id: "#docs", deepLinking: true, docExpansion: "list", defaultModelsExpandDepth: 0, tryItOutEnabled: true, validatorUrl: null, requestInterceptor });
`;
