/** The least that any server does for a call: reads and parses the body, answers with the same bytes. */
import { createServer } from "node:http";

const bytes = Buffer.from(process.env.ANSWER ?? "{}", "base64");

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { method } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (method !== "tools/call") response.statusCode = 400;
    response.setHeader("Content-Type", "application/json");
    response.end(bytes);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
