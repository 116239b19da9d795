import { type DayNumber, dayOf, type Minutes } from "../../domain/dates.ts";
import { MAX_RENTAL_MINUTES } from "../../domain/rules/limits.ts";
import { VEHICLE_CLASSES, type VehicleClass } from "../../domain/travel.ts";
import { lastDay } from "../../world/places/zones.ts";
import { idKind, quoteCode, readCount, readQuoteCode } from "./id-parts.ts";

/** What a rental's id says, e.g. `CR2-ZE-JFK-JFK-SUV-HTXQC-HTZ1S-30-Q261115`; times are minutes in base 36, `30C2` has two child seats. */
export interface CarId {
  readonly companyCode: string;
  readonly pickupCode: string;
  readonly dropoffCode: string;
  readonly vehicleClass: VehicleClass;
  readonly pickup: Minutes;
  readonly dropoff: Minutes;
  readonly driverAge: number;
  readonly childSeats: number;
  readonly quoteDay: DayNumber;
}

const KIND = idKind("CR");
const COMPANY = /^[A-Z0-9]{2}$/;
const PLACE = /^[A-Z]{3}$/;
const DRIVER = /^(\d{2})(?:C([1-4]))?$/;
const INSTANT = /^[1-9A-Z][0-9A-Z]{3,5}$/;

export function writeCarId(id: CarId): string {
  return [
    KIND,
    id.companyCode,
    id.pickupCode,
    id.dropoffCode,
    id.vehicleClass.toUpperCase(),
    base36(id.pickup),
    base36(id.dropoff),
    id.childSeats > 0 ? `${id.driverAge}C${id.childSeats}` : id.driverAge,
    quoteCode(id.quoteDay),
  ].join("-");
}

export function readCarId(text: string): CarId | undefined {
  const parts = text.split("-");
  const [kind, companyCode = "", pickupCode = "", dropoffCode = "", className] = parts;
  if (kind !== KIND || parts.length !== 9) return undefined;
  if (!COMPANY.test(companyCode) || !PLACE.test(pickupCode) || !PLACE.test(dropoffCode)) {
    return undefined;
  }
  const vehicleClass = VEHICLE_CLASSES.find((known) => known.toUpperCase() === className);
  const pickup = readBase36(parts[5]);
  const dropoff = readBase36(parts[6]);
  const [, age, seats = "0"] = DRIVER.exec(parts[7] ?? "") ?? [];
  const driverAge = readCount(age, 21, 99);
  const quoteDay = readQuoteCode(parts[8]);
  if (!vehicleClass || !pickup || !dropoff || !driverAge || quoteDay === undefined) {
    return undefined;
  }
  if (dropoff <= pickup || dropoff - pickup > MAX_RENTAL_MINUTES) return undefined;
  if (dayOf(dropoff) > lastDay) return undefined;
  return {
    companyCode,
    pickupCode,
    dropoffCode,
    vehicleClass,
    pickup,
    dropoff,
    driverAge,
    childSeats: Number(seats),
    quoteDay,
  };
}

function base36(minutes: Minutes): string {
  return minutes.toString(36).toUpperCase();
}

function readBase36(text: string | undefined): Minutes | undefined {
  return text !== undefined && INSTANT.test(text) ? Number.parseInt(text, 36) : undefined;
}
