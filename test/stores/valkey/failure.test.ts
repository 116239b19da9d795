import { expect, test } from "vitest";
import { TravelError } from "../../../src/domain/errors.ts";
import { translate, unavailable } from "../../../src/stores/valkey/failure.ts";
import { errorData } from "../../../src/surfaces/error-data.ts";

function reply(message: string): Error {
  return Object.assign(new Error(message), { name: "ReplyError" });
}

test.each([
  "LOADING Valkey is loading the dataset in memory",
  "READONLY You can't write against a read only replica. script: 1f, on @user_script:1.",
  "MOVED 1234 127.0.0.1:7001",
  "UNBLOCKED force unblock from blocking operation, instance state changed (master -> replica?)",
  "ERR WAIT cannot be used with replica instances.",
  "ERR Script attempted to access a non local key in a cluster node script: 1f",
])("%s is trouble of the storage, which passes", (message) => {
  const translated = translate(reply(message));
  expect(translated).toBeInstanceOf(TravelError);
  expect(translated).toMatchObject({ details: { reason: "storage_unavailable" } });
});

test.each([
  "ERR wrong number of arguments for 'get' command",
  "WRONGTYPE Operation against a key holding the wrong kind of value",
  "CROSSSLOT Keys in request don't hash to the same slot",
])("%s is a bug of ours, and stays one", (message) => {
  const bug = reply(message);
  expect(translate(bug)).toBe(bug);
});

const REFUSED = Object.assign(new Error("connect ECONNREFUSED 10.1.2.3:6379"), {
  code: "ECONNREFUSED",
  address: "10.1.2.3",
  port: 6379,
});

test.each([
  ["a connection that is refused", REFUSED],
  ["a name that is unknown", new Error("getaddrinfo ENOTFOUND cache.10.1.2.3.internal")],
  ["a node that sends on", reply("MOVED 1234 10.1.2.3:7001")],
  ["several nodes at once", new AggregateError([REFUSED], "10.1.2.3:6379 and others failed")],
  ["plain silence", undefined],
])("no caller is told where the storage is: %s", (_, cause) => {
  const told = translate(cause);
  if (!(told instanceof TravelError)) throw new Error("A bug of ours");
  expect(told.details.reason).toBe("storage_unavailable");
  expect(JSON.stringify([told.message, errorData(told)])).not.toMatch(/10\.1\.2\.3|6379|7001/);
  // The log has it.
  expect(told.cause).toBe(cause);
});

test("the person who starts a server is told", () => {
  expect(unavailable("10.1.2.3:6379", REFUSED).message).toContain("Valkey at 10.1.2.3:6379");
});
