import type { Option } from "./options.ts";
import { text, wholeNumber, words, yesOrNo } from "./values.ts";

/** The settings of the store that many nodes share. */
export const VALKEY_OPTIONS = {
  valkeyUrl: {
    env: "VALKEY_URL",
    flag: "valkey-url",
    placeholder: "url",
    help: "Valkey server to keep bookings on instead of a file, such as valkey://host:6379/0 (valkeys: with TLS); several, separated by commas, are a cluster.",
    // Read as it is: what is wrong with it must be said without the password in it.
    read: words,
  },
  valkeyHost: {
    env: "VALKEY_HOST",
    flag: "valkey-host",
    placeholder: "name",
    help: "The same by parts: the server's name or address.",
    read: text,
  },
  valkeyPort: {
    env: "VALKEY_PORT",
    flag: "valkey-port",
    placeholder: "number",
    fallback: "6379",
    help: "Its port.",
    read: wholeNumber(1, 65_535),
  },
  valkeyUsername: {
    env: "VALKEY_USERNAME",
    flag: "valkey-username",
    placeholder: "name",
    help: "The user to connect as, where it has several.",
    read: text,
  },
  valkeyPassword: {
    env: "VALKEY_PASSWORD",
    flag: "valkey-password",
    placeholder: "text",
    help: "The password; other users of this machine can see it in a flag, but not here.",
    read: text,
  },
  valkeyDatabase: {
    env: "VALKEY_DB",
    flag: "valkey-db",
    placeholder: "number",
    fallback: "0",
    help: "Number of its database.",
    read: wholeNumber(0, 1_000_000),
  },
  valkeyTls: {
    env: "VALKEY_TLS",
    flag: "valkey-tls",
    fallback: "false",
    help: "Connects with TLS, as a valkeys: URL does.",
    read: yesOrNo,
  },
  valkeyCluster: {
    env: "VALKEY_CLUSTER",
    flag: "valkey-cluster",
    fallback: "false",
    help: "The server is a node of a cluster; the other nodes are found through it.",
    read: yesOrNo,
  },
  valkeyWaitReplicas: {
    env: "VALKEY_WAIT_REPLICAS",
    flag: "valkey-wait-replicas",
    placeholder: "number",
    fallback: "0",
    help: "Replicas that must have a booking before it is acknowledged.",
    read: wholeNumber(0, 16),
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;
