/**
 * Writes every generated file: the linter's fences, the world's data from the packages and
 * rules it comes from, then the docs. Running it again changes nothing; CI fails when it would.
 */
import { writeAirlines } from "./gen/airlines.ts";
import { writeAirports } from "./gen/airports.ts";
import { writeCountries } from "./gen/countries.ts";
import { writeFences } from "./gen/fences.ts";
import { writeNames } from "./gen/names.ts";
import { writeRates } from "./gen/rates.ts";
import { writeZones } from "./gen/zones.ts";

await writeFences();
await writeCountries();
await writeAirlines();
await writeRates();
const { zones, cities } = await writeAirports();
await writeZones(zones);
await writeNames(cities);

// These read what was just written as they load, so they are loaded only now.
const { writeNetwork } = await import("./gen/network.ts");
await writeNetwork();
const { writeWorldTables } = await import("./gen/world-tables.ts");
await writeWorldTables();
const { writeDocs } = await import("./gen/docs.ts");
await writeDocs();
