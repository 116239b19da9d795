import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";

/** What is asked of houses, rooms and tickets, in the order en, az, ru. */
export const HOUSE_WISHES = {
  allInclusive: ["all inclusive", "hər şey daxil", "всё включено"],
  fullBoard: ["full board", "tam pansion", "полный пансион"],
  halfBoard: ["half board", "yarım pansion", "полупансион"],
  breakfast: ["breakfast", "səhər yeməyi", "завтраки"],
  threeStars: ["a 3★ hotel", "3★ otel", "отель 3★"],
  fourStars: ["a 4★ hotel", "4★ otel", "отель 4★"],
  fiveStars: ["a 5★ hotel", "5★ otel", "отель 5★"],
  hostel: ["a hostel", "hostel", "хостел"],
  apartment: ["an apartment", "mənzil", "апартаменты"],
  villa: ["a villa", "villa", "вилла"],
  poolVilla: ["a villa with its own pool", "öz hovuzu olan villa", "вилла с бассейном"],
  waterVilla: ["a water villa", "su üstündə villa", "вилла на воде"],
  familyRoom: ["a family room", "ailə otağı", "семейный номер"],
  seaView: ["a sea view", "dəniz mənzərəli otaq", "номер с видом на море"],
  hotelPool: ["a pool at the hotel", "oteldə hovuz", "бассейн в отеле"],
  kitchen: ["a kitchen", "mətbəx", "кухня"],
  rollInShower: ["a roll-in shower", "astanasız duş", "душ без порога"],
  nearSea: ["a hotel by the sea", "dənizə yaxın otel", "отель у моря"],
  nearCentre: ["a hotel in the centre", "mərkəzdə otel", "отель в центре"],
  nearSanctuary: [
    "a hotel near the sanctuary",
    "ziyarətgaha yaxın otel",
    "отель рядом со святыней",
  ],
  nearSynagogue: [
    "a hotel within walking distance of a synagogue",
    "sinaqoqa piyada məsafədə otel",
    "отель в пешей доступности от синагоги",
  ],
  nearVenue: ["a hotel near the venue", "görüş yerinə yaxın otel", "отель рядом с местом встреч"],
  spaHotel: ["a spa at the hotel", "spa-otel", "спа-отель"],
  privateRoom: [
    "rooms of one's own, no dormitory",
    "ümumi olmayan, ayrıca otaq",
    "отдельная комната, не общая",
  ],
  nearMetro: ["a hotel near the metro", "metroya yaxın otel", "отель рядом с метро"],
  skipLine: ["tickets without the queue", "növbəsiz biletlər", "билеты без очереди"],
} as const satisfies Readonly<
  Partial<Record<WishKind, readonly [en: string, az: string, ru: string]>>
>;
