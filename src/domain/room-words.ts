import type { Language } from "./catalogue.ts";

/** The world's kinds of room, as hotels in Azerbaijan and Russia name them. */
const ROOMS: Readonly<Record<string, { readonly az: string; readonly ru: string }>> = {
  "Single Room": { az: "Birnəfərlik otaq", ru: "Одноместный номер" },
  "Standard Double": { az: "Standart, ikinəfərlik çarpayı", ru: "Стандарт, двуспальная кровать" },
  "Standard Twin": { az: "Standart, iki çarpayı", ru: "Стандарт, две кровати" },
  "Standard King": { az: "Standart, king çarpayı", ru: "Стандарт, кровать king-size" },
  "Superior Double": { az: "Superior, ikinəfərlik çarpayı", ru: "Супериор, двуспальная кровать" },
  "Superior King": { az: "Superior, king çarpayı", ru: "Супериор, кровать king-size" },
  "Deluxe King": { az: "Delüks, king çarpayı", ru: "Делюкс, кровать king-size" },
  "Deluxe Twin": { az: "Delüks, iki çarpayı", ru: "Делюкс, две кровати" },
  "Executive King": { az: "Executive, king çarpayı", ru: "Представительский, кровать king-size" },
  "Club King": { az: "Club, king çarpayı", ru: "Клубный, кровать king-size" },
  "Triple Room": { az: "Üçnəfərlik otaq", ru: "Трёхместный номер" },
  "Family Room": { az: "Ailə otağı", ru: "Семейный номер" },
  "Family Suite": { az: "Ailə süiti", ru: "Семейный люкс" },
  "Junior Suite": { az: "Yarımlüks", ru: "Полулюкс" },
  "Deluxe Suite": { az: "Lüks", ru: "Люкс" },
  "Presidential Suite": { az: "Prezident süiti", ru: "Президентский люкс" },
};

/** A room in a language; one of another supplier's, which the table does not have, as it is called. */
export function roomWords(lang: Language, room: string): string {
  return lang === "en" ? room : (ROOMS[room]?.[lang] ?? room);
}
