import { describe, expect, test } from "vitest";
import { VEHICLE_CLASSES } from "../../../src/domain/travel.ts";
import { companies, companiesIn } from "../../../src/world/cars/companies.ts";
import { modelsOf } from "../../../src/world/cars/models.ts";
import { cities } from "../../../src/world/places/airports.ts";

describe("rental companies", () => {
  test("there are more than ten, with the reservation systems' two-letter codes", () => {
    expect(companies.length).toBeGreaterThan(10);
    expect(new Set(companies.map(({ code }) => code)).size).toBe(companies.length);
    for (const { code } of companies) expect(code).toMatch(/^[A-Z0-9]{2}$/);
    expect(companies.find(({ code }) => code === "ZE")?.name).toBe("Hertz");
  });

  test("local ones stay at home, and the international ones out of closed markets", () => {
    const codes = (country: string) => companiesIn(country).map(({ code }) => code);
    expect(codes("GE")).toContain("NK");
    expect(codes("FR")).not.toContain("NK");
    expect(codes("US")).toContain("ZE");
    expect(codes("CU")).toEqual(["CU", "HV", "IC"]);
    expect(codes("KP")).toEqual([]);
  });

  test("every country's market has several models of each class", () => {
    for (const country of new Set(cities.map((city) => city.country))) {
      for (const vehicleClass of VEHICLE_CLASSES) {
        const models = modelsOf(country, vehicleClass);
        expect(models.length).toBeGreaterThanOrEqual(3);
        expect(new Set(models).size).toBe(models.length);
      }
    }
  });
});
