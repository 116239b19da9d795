/**
 * Writes the committed files in src/world/data from the packages they come from. Running it again
 * changes nothing; CI fails when it would.
 */
import { writeAirports } from "./gen/airports.ts";
import { writeCountries } from "./gen/countries.ts";
import { writeNames } from "./gen/names.ts";
import { writeZones } from "./gen/zones.ts";

await writeCountries();
const { zones, cities } = await writeAirports();
await writeZones(zones);
await writeNames(cities);
