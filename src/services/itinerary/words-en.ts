import { ruled } from "./rule.ts";
import type { ItineraryWords } from "./words.ts";

export const en: ItineraryWords = {
  heading: "Your journey",
  reference: "Booking reference",
  travellers: "Travellers",
  total: "Total",
  local: "Every time is local to its place.",
  cancelledAll: "This booking is cancelled.",
  unpaid: "Reserved and not paid yet.",
  cancelled: "Cancelled",
  calledOff: "The airline has cancelled this flight: ask your agency how you will travel.",
  newTime: (booked) => `The airline has moved this flight; it was booked for ${booked}.`,
  layover: (time) => `${time} on the ground`,
  terminal: (name) => `terminal ${name}`,
  flownBy: (airline) => `Flown by ${airline}`,
  seats: (seats) => `Seats: ${seats}`,
  online: (when) => `Online check-in from ${when}`,
  bagDrop: (time) => `Check in and drop bags by ${time}`,
  bags: (checked, kg, carryOn) =>
    `Bags each: ${checked} checked${kg ? ` of ${kg} kg` : ""}, ${carryOn} in the cabin`,
  moreBags: (count) => `${count} more checked ${count === 1 ? "bag" : "bags"}`,
  change: (rule) =>
    ruled(
      rule,
      { free: "Changes: free", no: "Changes: not allowed", fee: "Changes: for a fee" },
      (amount) => `Changes: ${amount} for all, and the difference in fare`,
    ),
  refund: (rule) =>
    ruled(
      rule,
      { free: "Refund: in full", no: "Refund: none", fee: "Refund: less a fee" },
      (amount) => `Refund: less ${amount} for all`,
    ),
  credit: "as credit of the airline",
  checkIn: (hotel) => `Check in at ${hotel}`,
  checkOut: (hotel) => `Check out of ${hotel}`,
  nights: (count) => `${count} ${count === 1 ? "night" : "nights"}`,
  hours: (from, until) => `Usual hours: in from ${from}, out by ${until}`,
  freeUntil: (when) => `Free cancellation until ${when}`,
  prepaid: "Prepaid, no refund",
  pickUp: "Pick up the car",
  dropOff: "Return the car",
  days: (count) => `${count} ${count === 1 ? "day" : "days"}`,
  driver: (name) => `Driver: ${name}`,
  insured: "Insurance included",
  boards: {
    room_only: "room only",
    breakfast: "with breakfast",
    half_board: "half board",
    all_inclusive: "all inclusive",
  },
  cabins: {
    economy: "Economy",
    premium_economy: "Premium economy",
    business: "Business",
    first: "First",
  },
  bedless: (nights) =>
    `No bed is booked for the ${nights === 1 ? "night" : `${nights} nights`} before this`,
  conflicts: {
    overlap: "Leaves before the flight before has landed",
    other_airport: "Leaves from another airport of the city",
    other_city: "Leaves from another city than the last flight reached",
    before_landing: "Before the flight lands",
  },
  calendar: "Into the calendar",
  pdf: "Save as PDF",
  print: "To keep it on paper or as a PDF, use your browser's “Print”.",
  until: (day) => `This page can be opened until ${day}.`,
  ask: "If something is not right, ask the agency that sent you this link.",
  gone: {
    withdrawn: {
      title: "This link is no longer in use",
      text: "Your agency has withdrawn it. Your booking is not affected; ask for a new link.",
    },
    expired: {
      title: "This link has run out",
      text: "It was for a journey that is over, or for a limited time. Ask your agency for a new one.",
    },
    unknown: {
      title: "There is nothing at this address",
      text: "Part of the link may be missing. Open it again from the message that it came in.",
    },
    many: { title: "Too many attempts", text: "Wait a minute and open the link again." },
  },
  weekdays: "Mon Tue Wed Thu Fri Sat Sun".split(" "),
  months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  hour: "h",
  minute: "min",
};
