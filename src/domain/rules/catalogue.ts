/**
 * Every rule of the booking desk by id. `refuse` rules stop the call, `warn` rules put a sentence
 * on the booking. test/services/gds/rules.test.ts holds a passing and a failing case for each.
 */
export const RULES = {
  "session.id": { text: "A session id is a UUID v4.", breach: "refuse" },
  "session.lifetime": { text: "A session expires after it was created.", breach: "refuse" },
  "session.ended": { text: "A session that expired or ended is gone.", breach: "refuse" },

  "passenger.name": {
    text: "Names have 1 to 50 letters, spaces, hyphens, apostrophes.",
    breach: "refuse",
  },
  "passenger.email": { text: "An e-mail address looks like one.", breach: "refuse" },
  "passenger.phone": {
    text: "A phone number is E.164 once separators are gone.",
    breach: "refuse",
  },
  "passenger.type": { text: "A passenger is an adult, a child or an infant.", breach: "refuse" },
  "passenger.birth": {
    text: "A date of birth is a past day and agrees with the type.",
    breach: "refuse",
  },

  "flight.airline": { text: "An airline code has two characters and is known.", breach: "refuse" },
  "flight.airports": { text: "Origin and destination are known codes.", breach: "refuse" },
  "flight.distinct": { text: "Origin and destination differ.", breach: "refuse" },
  "flight.order": { text: "Departure comes before arrival, as instants.", breach: "refuse" },
  "flight.duration": { text: "The duration is the elapsed time.", breach: "refuse" },
  "flight.seats": { text: "Seats available are never negative.", breach: "refuse" },
  "flight.price": { text: "A flight costs something.", breach: "refuse" },
  "flight.sold-out": {
    text: "A flight without seats is sold out and cannot be booked.",
    breach: "refuse",
  },
  "flight.past": { text: "A flight cannot be searched or booked in the past.", breach: "refuse" },

  "hotel.order": { text: "Check-in comes before check-out: at least one night.", breach: "refuse" },
  "hotel.nights": { text: "Nights are the days between check-in and check-out.", breach: "refuse" },
  "hotel.stars": { text: "Hotels have 1 to 5 stars.", breach: "refuse" },
  "hotel.guests": { text: "A stay has at least one guest.", breach: "refuse" },
  "hotel.price": { text: "The price is the price per night times the nights.", breach: "refuse" },
  "hotel.past": { text: "Check-in is not before today in that city.", breach: "refuse" },

  "car.order": { text: "Pick-up comes before drop-off.", breach: "refuse" },
  "car.days": { text: "Rental days are the started 24-hour periods.", breach: "refuse" },
  "car.price": { text: "The total is the daily rate times the days.", breach: "refuse" },
  "car.past": { text: "Pick-up is not in the past.", breach: "refuse" },
  "car.one-way": {
    text: "Dropping off elsewhere costs a fee, inside the daily rate.",
    breach: "refuse",
  },
  "car.pickup-place": { text: "Pick-up should be where the traveller arrives.", breach: "warn" },
  "car.pickup-time": {
    text: "Pick-up should not come before the flight has landed.",
    breach: "warn",
  },
  "car.dropoff-time": { text: "Drop-off should come before the flight leaves.", breach: "warn" },

  "pnr.format": { text: "A booking reference is TEST- and six characters.", breach: "refuse" },
  "pnr.passengers": { text: "A booking has at least one passenger.", breach: "refuse" },
  "pnr.services": { text: "A booking has at least one flight, stay or car.", breach: "refuse" },
  "pnr.total": { text: "The total is the sum of all parts.", breach: "refuse" },
  "pnr.ledger": {
    text: "Charges are the price of what is booked, and only a hold is not paid.",
    breach: "refuse",
  },
  "pnr.contact": { text: "A booking has a contact e-mail or phone.", breach: "refuse" },
  "pnr.cancelled": { text: "A cancelled booking cannot be changed.", breach: "refuse" },
  "pnr.states": {
    text: "Pending, then confirmed, then cancelled; a change leads back to confirmed.",
    breach: "refuse",
  },
  "pnr.connected": { text: "Flights follow one another in time.", breach: "refuse" },
  "pnr.open-jaw": {
    text: "The next flight should leave from where the last one landed.",
    breach: "warn",
  },

  "trip.hotel-overlap": { text: "A stay overlaps the trip.", breach: "refuse" },
  "trip.hotel-from": {
    text: "Check-in is not before the flight's arrival date.",
    breach: "refuse",
  },
  "trip.hotel-to": {
    text: "Check-out is not after the next flight's departure date.",
    breach: "refuse",
  },
  "trip.hotel-place": {
    text: "The hotel should be in a city that the flights go to.",
    breach: "warn",
  },
  "trip.car-overlap": { text: "A rental overlaps the trip.", breach: "refuse" },
  "trip.car-from": { text: "Pick-up is not before the flight's arrival date.", breach: "refuse" },
  "trip.car-to": {
    text: "Drop-off is not after the next flight's departure date.",
    breach: "refuse",
  },
  "trip.people": { text: "Guests and drivers are on the passenger list.", breach: "refuse" },
  "trip.driver": { text: "A driver is an adult passenger.", breach: "refuse" },
  "trip.guest-count": { text: "Every passenger should have a bed.", breach: "warn" },
  "trip.positive": { text: "Prices of parts are positive whole cents.", breach: "refuse" },

  "party.adult": { text: "At least one adult travels.", breach: "refuse" },
  "party.laps": { text: "An infant needs an adult's lap.", breach: "refuse" },
  "party.size": { text: "At most nine seats on one booking.", breach: "refuse" },
} as const satisfies Record<string, { text: string; breach: "refuse" | "warn" }>;

export type RuleId = keyof typeof RULES;
