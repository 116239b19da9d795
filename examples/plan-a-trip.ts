import { openWayfare } from "wayfare";

/**
 * Plans a trip from a person's own words and hands it to an operator, who finds it in the console of a
 * server with the same file (`WAYFARE_DB=plan-a-trip.db`).
 */
const wayfare = openWayfare({ database: "plan-a-trip.db" });

try {
  const plan = await wayfare.call("plan_trip", {
    query: "5-day cultural trip to Georgia for two people, 1500 USD",
  });
  console.log(plan.summary);
  for (const { day, city, morning } of plan.itinerary) {
    console.log(`Day ${day}, ${city}: ${morning}`);
  }

  const request = await wayfare.call("create_travel_request", {
    contact: "ada@example.com",
    message: plan.summary,
    plan_id: plan.plan_id,
  });
  console.log(`${request.request_id}: ${request.status}`);
} finally {
  await wayfare.close();
}
