import type { VehicleClass } from "../../domain/travel.ts";
import type { BrandRegion } from "../hotels/names/flavour.ts";
import { regionOf } from "../hotels/names/flavours.ts";

/** Models of a market by class, `|`-separated. */
type Fleet = Readonly<Record<VehicleClass, string>>;

const AMERICAN: Fleet = {
  economy: "Kia Rio|Mitsubishi Mirage|Nissan Versa|Chevrolet Spark",
  compact: "Toyota Corolla|Nissan Sentra|Hyundai Elantra|Kia Forte",
  midsize: "Volkswagen Jetta|Mazda 3|Honda Civic|Subaru Impreza",
  fullsize: "Toyota Camry|Chevrolet Malibu|Nissan Altima|Hyundai Sonata",
  suv: "Ford Explorer|Jeep Grand Cherokee|Toyota RAV4|Chevrolet Equinox",
  luxury: "Cadillac XT5|BMW 5 Series|Lincoln Aviator|Mercedes-Benz E-Class",
};
const EUROPEAN: Fleet = {
  economy: "Fiat 500|Toyota Aygo|Kia Picanto|Hyundai i10",
  compact: "Volkswagen Polo|Renault Clio|Opel Corsa|Peugeot 208",
  midsize: "Volkswagen Golf|Ford Focus|Škoda Octavia|Peugeot 308",
  fullsize: "Volkswagen Passat|Škoda Superb|Peugeot 508|Toyota Camry",
  suv: "Volkswagen Tiguan|Nissan Qashqai|Peugeot 3008|Kia Sportage",
  luxury: "Mercedes-Benz E-Class|BMW 5 Series|Audi A6|Volvo S90",
};
const CAUCASIAN: Fleet = {
  economy: "Kia Picanto|Hyundai i10|Renault Logan|Chevrolet Spark",
  compact: "Hyundai Accent|Kia Rio|Toyota Yaris|Nissan Versa",
  midsize: "Toyota Corolla|Hyundai Elantra|Kia Cerato|Škoda Octavia",
  fullsize: "Toyota Camry|Hyundai Sonata|Kia K5|Nissan Altima",
  suv: "Mitsubishi Pajero|Toyota RAV4|Suzuki Jimny|Hyundai Tucson",
  luxury: "Toyota Land Cruiser Prado|Mercedes-Benz E-Class|BMW 5 Series|Lexus ES",
};
const GULF: Fleet = {
  economy: "Nissan Sunny|Kia Picanto|Mitsubishi Attrage|Hyundai i10",
  compact: "Toyota Yaris|Hyundai Accent|Kia Rio|MG 5",
  midsize: "Toyota Corolla|Hyundai Elantra|Kia Cerato|Nissan Sentra",
  fullsize: "Toyota Camry|Nissan Altima|Hyundai Sonata|Chevrolet Malibu",
  suv: "Nissan X-Trail|Toyota RAV4|Mitsubishi Pajero|Kia Sportage",
  luxury: "Nissan Patrol|Lexus ES|Mercedes-Benz E-Class|BMW 5 Series",
};
const AFRICAN: Fleet = {
  economy: "Suzuki Celerio|Hyundai i10|Kia Picanto|Renault Kwid",
  compact: "Volkswagen Polo Vivo|Toyota Starlet|Suzuki Swift|Dacia Sandero",
  midsize: "Toyota Corolla Quest|Hyundai Accent|Dacia Logan|Toyota Corolla",
  fullsize: "Toyota Camry|Hyundai Elantra|Volkswagen Passat|Honda Accord",
  suv: "Toyota Fortuner|Dacia Duster|Nissan X-Trail|Toyota RAV4",
  luxury: "Mercedes-Benz C-Class|BMW 3 Series|Toyota Land Cruiser Prado|Audi A4",
};
const LATIN: Fleet = {
  economy: "Fiat Mobi|Renault Kwid|Chevrolet Onix Joy|Kia Picanto",
  compact: "Chevrolet Onix|Hyundai HB20|Volkswagen Gol|Nissan March",
  midsize: "Nissan Versa|Volkswagen Virtus|Toyota Yaris|Chevrolet Aveo",
  fullsize: "Toyota Corolla|Volkswagen Jetta|Nissan Sentra|Hyundai Elantra",
  suv: "Jeep Renegade|Volkswagen T-Cross|Chevrolet Tracker|Toyota RAV4",
  luxury: "Audi A4|BMW 3 Series|Jeep Commander|Mercedes-Benz C-Class",
};
const INDIAN: Fleet = {
  economy: "Maruti Suzuki Alto|Hyundai Santro|Renault Kwid|Suzuki WagonR",
  compact: "Maruti Suzuki Swift|Hyundai i20|Tata Altroz|Toyota Glanza",
  midsize: "Maruti Suzuki Dzire|Honda Amaze|Hyundai Aura|Toyota Axio",
  fullsize: "Honda City|Hyundai Verna|Škoda Slavia|Toyota Corolla",
  suv: "Toyota Innova Crysta|Mahindra XUV700|Hyundai Creta|Tata Safari",
  luxury: "Toyota Fortuner|Mercedes-Benz C-Class|BMW 3 Series|Audi A4",
};
const CHINESE: Fleet = {
  economy: "BYD Seagull|Wuling Binguo|Geely Panda|Suzuki Swift",
  compact: "Volkswagen Lavida|Buick Excelle|BYD Dolphin|Toyota Vios",
  midsize: "Volkswagen Sagitar|Nissan Sylphy|BYD Qin|Toyota Corolla",
  fullsize: "Volkswagen Magotan|Toyota Camry|Buick Regal|BYD Han",
  suv: "Haval H6|Nissan X-Trail|Honda CR-V|BYD Song",
  luxury: "Audi A6L|BMW 5 Series|Mercedes-Benz E-Class|NIO ET5",
};
const EAST_ASIAN: Fleet = {
  economy: "Toyota Passo|Kia Morning|Suzuki Alto|Daihatsu Mira",
  compact: "Toyota Yaris|Honda Fit|Nissan Note|Hyundai Accent",
  midsize: "Toyota Corolla|Hyundai Avante|Mazda 3|Toyota Prius",
  fullsize: "Toyota Camry|Hyundai Sonata|Kia K5|Honda Accord",
  suv: "Toyota RAV4|Hyundai Tucson|Subaru Forester|Kia Sorento",
  luxury: "Lexus ES|Toyota Crown|Genesis G80|Toyota Alphard",
};
const SOUTHEAST_ASIAN: Fleet = {
  economy: "Toyota Agya|Perodua Axia|Honda Brio|Mitsubishi Mirage",
  compact: "Toyota Yaris|Honda Jazz|Nissan Almera|Perodua Myvi",
  midsize: "Toyota Vios|Honda City|Mazda 2|Proton Persona",
  fullsize: "Toyota Corolla Altis|Honda Civic|Mazda 3|Proton S70",
  suv: "Toyota Fortuner|Honda CR-V|Mitsubishi Pajero Sport|Isuzu MU-X",
  luxury: "Toyota Camry|Toyota Alphard|Mercedes-Benz C-Class|BMW 3 Series",
};
const AUSTRALIAN: Fleet = {
  economy: "Kia Picanto|MG 3|Suzuki Swift|Mitsubishi Mirage",
  compact: "Toyota Yaris|Hyundai i20|Kia Rio|Mazda 2",
  midsize: "Toyota Corolla|Hyundai i30|Kia Cerato|Mazda 3",
  fullsize: "Toyota Camry|Hyundai Sonata|Kia Stinger|Mazda 6",
  suv: "Toyota RAV4|Mitsubishi Outlander|Hyundai Tucson|Mazda CX-5",
  luxury: "BMW X3|Mercedes-Benz C-Class|Audi Q5|Lexus NX",
};

const FLEETS: Readonly<Record<BrandRegion, Fleet>> = {
  north_america: AMERICAN,
  latin_america: LATIN,
  europe: EUROPEAN,
  caucasus: CAUCASIAN,
  middle_east: GULF,
  africa: AFRICAN,
  south_asia: INDIAN,
  east_asia: EAST_ASIAN,
  southeast_asia: SOUTHEAST_ASIAN,
  oceania: AUSTRALIAN,
};

/** Country-specific where a market differs from its region: Chinese cars in China, European in Turkey. */
const OWN_FLEET: Readonly<Record<string, Fleet>> = { CN: CHINESE, TR: EUROPEAN, IL: EUROPEAN };

export function modelsOf(country: string, vehicleClass: VehicleClass): readonly string[] {
  return (OWN_FLEET[country] ?? FLEETS[regionOf(country)])[vehicleClass].split("|");
}
