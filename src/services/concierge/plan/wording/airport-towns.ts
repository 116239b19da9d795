import type { CatalogueText } from "../../../../domain/catalogue.ts";

/** Towns with an airport for places of the catalogue, and not in it themselves. */
const TOWNS: Readonly<Record<string, CatalogueText>> = {
  Geneva: { en: "Geneva", az: "Cenevrə", ru: "Женева" },
  Osaka: { en: "Osaka", az: "Osaka", ru: "Осака" },
  "Bern-Belp": { en: "Bern", az: "Bern", ru: "Берн" },
  Nevşehir: { en: "Nevşehir", az: "Nevşehir", ru: "Невшехир" },
  Kayseri: { en: "Kayseri", az: "Kayseri", ru: "Кайсери" },
  Denizli: { en: "Denizli", az: "Denizli", ru: "Денизли" },
  Verona: { en: "Verona", az: "Verona", ru: "Верона" },
  Tarbes: { en: "Tarbes", az: "Tarb", ru: "Тарб" },
  Tivat: { en: "Tivat", az: "Tivat", ru: "Тиват" },
  Calgary: { en: "Calgary", az: "Kalqari", ru: "Калгари" },
  Calama: { en: "Calama", az: "Kalama", ru: "Калама" },
  "San José": { en: "San José", az: "San-Xose", ru: "Сан-Хосе" },
  Flagstaff: { en: "Flagstaff", az: "Flaqstaff", ru: "Флагстафф" },
  Denpasar: { en: "Denpasar", az: "Denpasar", ru: "Денпасар" },
  "Denpasar-Bali": { en: "Denpasar", az: "Denpasar", ru: "Денпасар" },
  Urgench: { en: "Urgench", az: "Urgenc", ru: "Ургенч" },
};

/** The name of such a town; as the world writes it where there is no other. */
export function airportTown(name: string): CatalogueText {
  return TOWNS[name] ?? { en: name, az: name, ru: name };
}
