/**
 * Prints the world's figures beside the yardsticks in scripts/world-report/*.tsv, as they stand in
 * docs/world-flights.md and docs/world-stays.md:
 *
 *   npm run world:report
 */
import { citiesReport } from "./world-report/cities.ts";
import { routesReport } from "./world-report/routes.ts";

console.log(`${routesReport().text}\n\n${citiesReport().text}`);
