import { expect, test } from "vitest";
import { requireContacts } from "../../../src/services/gds/contacts.ts";
import { errorData } from "../../../src/surfaces/error-data.ts";

test("a contact that is missing is named with its value, which is none", () => {
  let data: unknown;
  try {
    requireContacts({});
  } catch (error) {
    data = errorData(Object(error));
  }
  expect(data).toMatchObject({ reason: "contact_required", field: "contactEmail", value: null });
});
