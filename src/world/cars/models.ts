import type { Transmission, VehicleClass } from "../../domain/travel.ts";
import type { BrandRegion } from "../hotels/names/flavour.ts";
import { regionOf } from "../hotels/names/flavours.ts";

/** Models of a market by class, `|`-separated. */
type Fleet = Readonly<Record<VehicleClass, string>>;

const AMERICAN: Fleet = {
  economy: "Nissan Versa|Kia Rio|Mitsubishi Mirage|Hyundai Accent",
  compact: "Toyota Corolla|Nissan Sentra|Hyundai Elantra|Kia K4",
  midsize: "Volkswagen Jetta|Mazda 3|Honda Civic|Subaru Impreza",
  fullsize: "Toyota Camry|Kia K5|Nissan Altima|Hyundai Sonata",
  suv: "Ford Explorer|Jeep Grand Cherokee|Toyota RAV4|Chevrolet Equinox",
  luxury: "Cadillac XT5|BMW 5 Series|Lincoln Aviator|Mercedes-Benz E-Class",
  van: "Chrysler Pacifica|Toyota Sienna|Kia Carnival|Ford Transit 12-Seater",
};
const EUROPEAN: Fleet = {
  economy: "Fiat Panda|Toyota Aygo X|Kia Picanto|Hyundai i10",
  compact: "Volkswagen Polo|Renault Clio|Opel Corsa|Peugeot 208",
  midsize: "Volkswagen Golf|Opel Astra|Škoda Octavia|Peugeot 308",
  fullsize: "Volkswagen Passat|Škoda Superb|Volkswagen ID.7|Toyota Camry",
  suv: "Volkswagen Tiguan|Nissan Qashqai|Peugeot 3008|Kia Sportage",
  luxury: "Mercedes-Benz E-Class|BMW 5 Series|Audi A6|Volvo ES90",
  van: "Dacia Jogger|Volkswagen Multivan|Renault Trafic 9-Seater|Opel Vivaro 9-Seater",
};
const CAUCASIAN: Fleet = {
  economy: "Kia Picanto|Hyundai i10|Renault Logan|Suzuki Swift",
  compact: "Hyundai Accent|Chevrolet Cobalt|Toyota Yaris|Chevrolet Onix",
  midsize: "Toyota Corolla|Hyundai Elantra|Kia K4|Škoda Octavia",
  fullsize: "Toyota Camry|Hyundai Sonata|Kia K5|Nissan Altima",
  suv: "Mitsubishi Pajero|Toyota RAV4|Suzuki Jimny|Hyundai Tucson",
  luxury: "Toyota Land Cruiser Prado|Mercedes-Benz E-Class|BMW 5 Series|Lexus ES",
  van: "Toyota Sienna|Hyundai Staria|Mercedes-Benz Vito 9-Seater|Mitsubishi Delica",
};
const GULF: Fleet = {
  economy: "Nissan Sunny|Kia Picanto|Mitsubishi Attrage|Hyundai i10",
  compact: "Toyota Yaris|Hyundai Accent|Kia Pegas|MG 5",
  midsize: "Toyota Corolla|Hyundai Elantra|Kia K4|Nissan Sentra",
  fullsize: "Toyota Camry|Nissan Altima|Hyundai Sonata|MG 7",
  suv: "Nissan X-Trail|Toyota RAV4|Mitsubishi Pajero|Kia Sportage",
  luxury: "Nissan Patrol|Lexus ES|Mercedes-Benz E-Class|BMW 5 Series",
  van: "Kia Carnival|Toyota Innova|Hyundai Staria|Toyota Hiace 12-Seater",
};
const AFRICAN: Fleet = {
  economy: "Suzuki Celerio|Hyundai i10|Kia Picanto|Renault Kwid",
  compact: "Volkswagen Polo Vivo|Toyota Starlet|Suzuki Swift|Dacia Sandero",
  midsize: "Toyota Corolla Quest|Hyundai Accent|Dacia Logan|Toyota Corolla",
  fullsize: "Toyota Camry|Hyundai Elantra|Volkswagen Passat|Honda Accord",
  suv: "Toyota Fortuner|Dacia Duster|Nissan X-Trail|Toyota RAV4",
  luxury: "Mercedes-Benz C-Class|BMW 3 Series|Toyota Land Cruiser Prado|Audi A4",
  van: "Toyota Avanza|Hyundai H1 9-Seater|Suzuki Ertiga|Volkswagen Caravelle",
};
const LATIN: Fleet = {
  economy: "Fiat Mobi|Renault Kwid|Suzuki S-Presso|Kia Picanto",
  compact: "Chevrolet Onix|Hyundai HB20|Volkswagen Polo Track|Fiat Argo",
  midsize: "Nissan Versa|Volkswagen Virtus|Toyota Yaris|Chevrolet Aveo",
  fullsize: "Toyota Corolla|Volkswagen Jetta|Nissan Sentra|Hyundai Elantra",
  suv: "Jeep Renegade|Volkswagen T-Cross|Chevrolet Tracker|Toyota RAV4",
  luxury: "Audi A4|BMW 3 Series|Jeep Commander|Mercedes-Benz C-Class",
  van: "Chevrolet Spin|Kia Carnival|Hyundai H1 9-Seater|Toyota Avanza",
};
const INDIAN: Fleet = {
  economy: "Maruti Suzuki Alto K10|Maruti Suzuki S-Presso|Renault Kwid|Suzuki WagonR",
  compact: "Maruti Suzuki Swift|Hyundai i20|Tata Altroz|Toyota Glanza",
  midsize: "Maruti Suzuki Dzire|Honda Amaze|Hyundai Aura|Toyota Axio",
  fullsize: "Honda City|Hyundai Verna|Škoda Slavia|Toyota Corolla",
  suv: "Toyota Innova Crysta|Mahindra XUV700|Hyundai Creta|Tata Safari",
  luxury: "Toyota Fortuner|Mercedes-Benz C-Class|BMW 3 Series|Audi A4",
  van: "Toyota Innova Hycross|Maruti Suzuki Ertiga|Kia Carens|Toyota Rumion",
};
const CHINESE: Fleet = {
  economy: "BYD Seagull|Wuling Binguo|Geely Panda|Suzuki Swift",
  compact: "Volkswagen Lavida|Buick Excelle|BYD Dolphin|Toyota Vios",
  midsize: "Volkswagen Sagitar|Nissan Sylphy|BYD Qin|Toyota Corolla",
  fullsize: "Volkswagen Magotan|Toyota Camry|Buick Regal|BYD Han",
  suv: "Haval H6|Nissan X-Trail|Honda CR-V|BYD Song",
  luxury: "Audi A6L|BMW 5 Series|Mercedes-Benz E-Class|NIO ET5",
  van: "Buick GL8|Trumpchi M8|Toyota Sienna|Volkswagen Viloran",
};
const EAST_ASIAN: Fleet = {
  economy: "Toyota Yaris|Honda Fit|Kia Picanto|Suzuki Swift",
  compact: "Toyota Vios|Honda City|Nissan Note|Mazda 2",
  midsize: "Toyota Corolla|Hyundai Elantra|Mazda 3|Toyota Prius",
  fullsize: "Toyota Camry|Hyundai Sonata|Kia K5|Honda Accord",
  suv: "Toyota RAV4|Hyundai Tucson|Subaru Forester|Kia Sorento",
  luxury: "Lexus ES|Toyota Crown|Genesis G80|Toyota Alphard",
  van: "Toyota Noah|Kia Carnival|Nissan Serena|Toyota Hiace 10-Seater",
};
const JAPANESE: Fleet = {
  economy: "Suzuki WagonR|Honda N-BOX|Nissan Dayz|Daihatsu Tanto",
  compact: "Toyota Yaris|Honda Fit|Nissan Note|Mazda 2",
  midsize: "Toyota Corolla|Toyota Prius|Mazda 3|Subaru Impreza",
  fullsize: "Toyota Crown|Honda Accord|Nissan Skyline|Mazda 6",
  suv: "Toyota RAV4|Subaru Forester|Nissan X-Trail|Mazda CX-5",
  luxury: "Lexus ES|Toyota Alphard|Lexus RX|Nissan Elgrand",
  van: "Toyota Noah|Nissan Serena|Honda Stepwgn|Toyota Hiace 10-Seater",
};
const KOREAN: Fleet = {
  economy: "Kia Morning|Kia Ray|Hyundai Casper|Chevrolet Spark",
  compact: "Hyundai Venue|Hyundai Accent|Kia Stonic|Chevrolet Trax",
  midsize: "Hyundai Avante|Kia K3|Kia Niro|Hyundai Kona",
  fullsize: "Hyundai Sonata|Kia K5|Kia K8|Hyundai Grandeur",
  suv: "Hyundai Tucson|Kia Sportage|Kia Sorento|Hyundai Santa Fe",
  luxury: "Genesis G80|Genesis GV70|BMW 5 Series|Mercedes-Benz E-Class",
  van: "Kia Carnival|Hyundai Staria|Hyundai Staria 9-Seater|Kia Carnival 9-Seater",
};
const THAI: Fleet = {
  economy: "Toyota Yaris Ativ|Honda City|Nissan Almera|Mitsubishi Attrage",
  compact: "Toyota Yaris|Honda City Hatchback|Mazda 2|Suzuki Swift",
  midsize: "Toyota Corolla Altis|Honda Civic|Mazda 3|MG 5",
  fullsize: "Toyota Camry|Honda Accord|BYD Seal|Toyota Corolla Cross",
  suv: "Toyota Fortuner|Honda CR-V|Mitsubishi Pajero Sport|Isuzu MU-X",
  luxury: "Toyota Alphard|Mercedes-Benz C-Class|BMW 3 Series|Volvo S60",
  van: "Toyota Innova|Mitsubishi Xpander|Suzuki Ertiga|Toyota Commuter 11-Seater",
};
const MALAYSIAN: Fleet = {
  economy: "Perodua Axia|Perodua Bezza|Toyota Agya|Proton Iriz",
  compact: "Perodua Myvi|Proton Persona|Honda City Hatchback|Toyota Yaris",
  midsize: "Toyota Vios|Honda City|Proton S70|Nissan Almera",
  fullsize: "Toyota Corolla Altis|Honda Civic|Mazda 3|Toyota Camry",
  suv: "Proton X50|Honda CR-V|Toyota Fortuner|Proton X70",
  luxury: "Toyota Alphard|Mercedes-Benz C-Class|BMW 3 Series|Volvo S60",
  van: "Toyota Innova|Mitsubishi Xpander|Perodua Alza|Hyundai Staria 10-Seater",
};
const SOUTHEAST_ASIAN: Fleet = {
  economy: "Toyota Agya|Honda Brio|Mitsubishi Mirage|Kia Picanto",
  compact: "Toyota Yaris|Honda City Hatchback|Nissan Almera|Suzuki Swift",
  midsize: "Toyota Vios|Honda City|Mazda 2|Hyundai Accent",
  fullsize: "Toyota Corolla Altis|Honda Civic|Mazda 3|Hyundai Elantra",
  suv: "Toyota Fortuner|Honda CR-V|Mitsubishi Pajero Sport|Isuzu MU-X",
  luxury: "Toyota Camry|Toyota Alphard|Mercedes-Benz C-Class|BMW 3 Series",
  van: "Toyota Innova|Mitsubishi Xpander|Suzuki Ertiga|Toyota Commuter 11-Seater",
};
const AUSTRALIAN: Fleet = {
  economy: "Kia Picanto|MG 3|Suzuki Swift|Toyota Yaris",
  compact: "Hyundai Venue|Kia Stonic|Mazda 2|Toyota Yaris Cross",
  midsize: "Toyota Corolla|Hyundai i30|Kia K4|Mazda 3",
  fullsize: "Toyota Camry|Hyundai Sonata|Mazda 6e|BYD Seal",
  suv: "Toyota RAV4|Mitsubishi Outlander|Hyundai Tucson|Mazda CX-5",
  luxury: "BMW X3|Mercedes-Benz C-Class|Audi Q5|Lexus NX",
  van: "Kia Carnival|Toyota Granvia|Hyundai Staria|Toyota Hiace 12-Seater",
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
const OWN_FLEET: Readonly<Record<string, Fleet>> = {
  CN: CHINESE,
  IL: EUROPEAN,
  JP: JAPANESE,
  KR: KOREAN,
  MY: MALAYSIAN,
  BN: MALAYSIAN,
  TH: THAI,
  TR: EUROPEAN,
};

export function modelsOf(country: string, vehicleClass: VehicleClass): readonly string[] {
  return (OWN_FLEET[country] ?? FLEETS[regionOf(country)])[vehicleClass].split("|");
}

/** Seats and large bags by class. */
const ROOM: Readonly<Record<VehicleClass, readonly [seats: number, bags: number]>> = {
  economy: [5, 1],
  compact: [5, 2],
  midsize: [5, 2],
  fullsize: [5, 3],
  suv: [5, 3],
  luxury: [5, 3],
  van: [7, 4],
};
/** Sports utility vehicles and saloons with a third row. */
const THIRD_ROW = new Set(
  "Ford Explorer|Toyota Fortuner|Mitsubishi Pajero|Mitsubishi Pajero Sport|Toyota Innova Crysta|Mahindra XUV700|Tata Safari|Kia Sorento|Isuzu MU-X|Nissan Patrol|Toyota Land Cruiser Prado|Lincoln Aviator|Jeep Commander|Toyota Alphard|Chevrolet Spin".split(
    "|",
  ),
);
const THIRD_ROW_BAGS = 2;
/** Small cars in which four sit, with a bag; others of their class take five, and saloons two bags. */
const CITY_CARS = new Set(
  "Fiat Panda|Toyota Aygo X|Kia Picanto|Hyundai i10|Renault Kwid|Fiat Mobi|Suzuki S-Presso|Suzuki Celerio|Maruti Suzuki Alto K10|Maruti Suzuki S-Presso|Suzuki WagonR|Kia Morning|Kia Ray|Hyundai Casper|Chevrolet Spark|Honda N-BOX|Nissan Dayz|Daihatsu Tanto|Toyota Agya|Perodua Axia|Honda Brio|Geely Panda|BYD Seagull|Wuling Binguo".split(
    "|",
  ),
);
const SMALL_SALOONS = new Set(
  "Renault Logan|Nissan Sunny|Mitsubishi Attrage|Nissan Versa|Toyota Yaris Ativ|Honda City|Nissan Almera|Perodua Bezza".split(
    "|",
  ),
);

const SALOON_BAGS = 2;

/** How many people and large bags a car takes. */
export function roomOf(
  vehicleClass: VehicleClass,
  model: string,
): { readonly seats: number; readonly bags: number } {
  const [seats, bags] = ROOM[vehicleClass];
  const written = / (\d+)-Seater$/.exec(model)?.[1];
  if (written !== undefined) return { seats: Number(written), bags };
  if (CITY_CARS.has(model)) return { seats: 4, bags };
  if (SMALL_SALOONS.has(model)) return { seats, bags: SALOON_BAGS };
  if (vehicleClass !== "van" && THIRD_ROW.has(model)) return { seats: 7, bags: THIRD_ROW_BAGS };
  return { seats, bags };
}

/** Countries where hardly a rental car has a clutch; elsewhere small cars mostly have one. */
const AUTOMATIC = new Set(
  "US CA JP KR AU NZ SG HK MO TW TH MY CN AE SA QA KW BH OM IL PR GU".split(" "),
);
/** By class, of a hundred cars elsewhere. */
const AUTOMATIC_SHARE: Readonly<Record<VehicleClass, number>> = {
  economy: 15,
  compact: 25,
  midsize: 40,
  fullsize: 70,
  suv: 65,
  luxury: 100,
  van: 35,
};

export function transmissionOf(
  country: string,
  vehicleClass: VehicleClass,
  dice: number,
): Transmission {
  if (AUTOMATIC.has(country)) return "automatic";
  return dice % 100 < AUTOMATIC_SHARE[vehicleClass] ? "automatic" : "manual";
}
