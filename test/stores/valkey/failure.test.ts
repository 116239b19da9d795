import { expect, test } from "vitest";
import { TravelError } from "../../../src/domain/errors.ts";
import { translate } from "../../../src/stores/valkey/failure.ts";

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
