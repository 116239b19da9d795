import type { Flavour } from "./flavour.ts";

export const ASIA: readonly Flavour[] = [
  {
    region: "middle_east",
    countries: "AE QA KW BH OM YE",
    number: "before",
    streets:
      "Corniche Road|King Fahd Road|Al Wasl Road|Airport Road|Al Nahda Street|Al Wahda Street|Al Khaleej Street|Salwa Road|Al Muntazah Street|Palm Avenue|Al Falah Street",
    areas:
      "Downtown|Souq|City Centre|Financial District|Al Nakheel|Exhibition Centre|Old Fort|Al Diyafah|Palm Garden|Diplomatic Quarter",
    airport: "Airport",
    budget:
      "Al Noor Hotel|Al Waha Hotel Apartments|Desert Rose Inn|Al Safa Lodge|Jumana Residence|{c} Budget Hotel|Al Bustan Rest House",
    mid: "Al Diar Hotel|Golden Falcon Hotel|Al Manzil House|Pearl Hotel {c}|Al Murooj Hotel|Arabian Courtyard House|Date Palm Hotel|Al Rawda Hotel|Gulf Gate Hotel",
    luxury: "{c} Palace|Qasr Al Noor|Bab Al Bahr|Al Qasr Desert Resort|Emir's Court {c}",
  },
  {
    region: "middle_east",
    countries: "SA",
    number: "before",
    streets:
      "King Fahd Road|King Abdulaziz Road|Prince Sultan Street|Al Madinah Road|Airport Road|Al Nahda Street|Al Falah Street|Olaya Street|King Abdullah Road|Al Rawdah Street",
    areas:
      "Downtown|Souq|City Centre|Financial District|Al Nakheel|Exhibition Centre|Al Olaya|Al Hamra|Al Rawdah",
    airport: "Airport",
    budget:
      "Al Noor Hotel|Al Waha Hotel Apartments|Al Safa Lodge|Jumana Residence|{c} Budget Hotel|Al Bustan Rest House|Dar Al Salam Apartments",
    mid: "Al Diar Hotel|Golden Falcon Hotel|Al Manzil House|Dar Al Iman House|Al Murooj Hotel|Arabian Courtyard House|Date Palm Hotel|Al Rawda Hotel|Al Shohada House",
    luxury: "{c} Palace|Qasr Al Noor|Dar Al Tawheed House|Al Safwah House|Emir's Court {c}",
  },
  {
    region: "middle_east",
    countries: "EG SD LY",
    number: "before",
    streets:
      "Al Hurriya Street|Port Said Street|Al Gomhoria Street|El Nasr Street|Salah Salem Street|26 July Street|El Salam Road|El Geish Road|Ahmed Orabi Street",
    areas:
      "Downtown|Old Market|Garden City|Souq|Museum District|Central Square|University|Old Town",
    airport: "Airport",
    budget:
      "Hotel Al Salam|Cleopatra Rest House|Hostel {c}|Hotel Luxor Star|Nile Pension|Hotel Isis|Hotel El Nour",
    mid: "Hotel Nefertiti|Hotel Ramses House|Hotel Papyrus|Hotel Lotus|Hotel Al Andalus|Hotel Horus|Hotel Pharaoh {c}|Hotel Scarab",
    luxury: "{c} Grand Palace|Winter Garden Palace|Old Cataract House|Pharaoh's Palace {c}",
  },
  {
    region: "middle_east",
    countries: "IQ JO LB SY PS",
    number: "before",
    streets:
      "Al Hurriya Street|King Hussein Street|Al Shuhada Street|Rainbow Street|Hamra Street|Al Jamhuriya Street|Palestine Street|Salah ad-Din Street|Al Nasr Road",
    areas:
      "Downtown|Old City|Citadel View|Garden City|Souq|Museum District|Central Square|University",
    airport: "Airport",
    budget:
      "Hotel Al Salam|Al Yasmin Rest House|Hostel {c}|Hotel Al Sham|Hotel Jasmine|Hotel Al Nahr",
    mid: "Hotel Cedars|Hotel Zenobia|Hotel Al Andalus|Hotel Levant|Hotel Nabatean|Hotel Phoenicia House|Hotel Al Qalaa|Hotel Olive Branch",
    luxury: "{c} Grand Palace|Winter Garden Palace|Al Rashid Palace|Beit Al Mamlouka",
  },
  {
    region: "middle_east",
    countries: "IL",
    number: "before",
    streets:
      "Herzl Street|Ben Yehuda Street|Rothschild Boulevard|Jabotinsky Street|HaYarkon Street|Weizmann Street|Jaffa Road|Dizengoff Street",
    areas: "City Centre|Old City|Boulevard|Market|Garden|Museum|University|Hill View",
    airport: "Airport",
    budget: "Hostel {c}|Hotel Galil|Guest House Carmel|Hotel Negev|Zimmer Sharon|Hotel Kinneret",
    mid: "Hotel Jaffa Gate|Hotel Sarona|Hotel Bauhaus|Hotel Gilgal|Hotel Montefiore House|Hotel Shalom|Hotel Olive Tree|Hotel Tamar",
    luxury: "{c} Palace|Hotel King Solomon|The Templer House|The Sea Pearl {c}|Hotel Citadel",
  },
  {
    region: "middle_east",
    countries: "IR AF",
    number: "after",
    streets:
      "Valiasr Street|Ferdowsi Avenue|Saadi Street|Hafez Street|Imam Street|Chahar Bagh Avenue|Zand Boulevard|Taleghani Street|Nader Avenue",
    areas: "Centre|Grand Bazaar|Old City|Garden|Naqsh Square|Park|Citadel|Ferdowsi Square",
    airport: "Airport",
    budget:
      "Mehmansara {c}|Hotel Iran House|Hostel Persepolis|Hotel Naderi|Mosaferkhaneh Sepid|Hotel Totia",
    mid: "Hotel Ferdowsi|Hotel Hafez|Hotel Espadana|Traditional House Attar|Hotel Shiraz Garden|Hotel Ghasr|Hotel Zand|Hotel Safir",
    luxury:
      "{c} Grand Hotel|Hotel Abbasi House|Hotel Homa Palace|Hotel Darvishi Royal|Saraye Ameriha House",
  },
  {
    region: "south_asia",
    countries: "IN PK BD NP LK BT",
    number: "before",
    streets:
      "Mahatma Gandhi Road|Station Road|Mall Road|Nehru Street|Lake Road|Temple Street|Jinnah Avenue|Galle Road|Residency Road|Fort Road|Cantonment Road|Park Street|Durbar Marg",
    areas:
      "City Centre|Railway Station|Fort|Lake View|Cantonment|Civil Lines|Bazaar|Temple View|Tech Park|Park Street|Riverside",
    airport: "Airport",
    budget:
      "Hotel Ashoka|Hotel Shanti|Guest House Lotus|Hotel Ganesh|Zostay Hostel {c}|Hotel Deluxe Inn|Hotel New Star|Hotel Annapurna",
    mid: "Hotel Rajmahal|Hotel Gulmohar|Hotel Chandra|Hotel Peacock Garden|Hotel Sagar|Hotel Himalaya View|Hotel Maurya|Haveli {c}|Hotel Amber|Hotel Surya",
    luxury:
      "{c} Palace|Maharaja Garden Palace|Hotel Shahi Mahal|Nawab Haveli {c}|The Residency {c}",
  },
  {
    region: "south_asia",
    countries: "MV",
    number: "before",
    streets:
      "Boduthakurufaanu Magu|Majeedhee Magu|Chaandhanee Magu|Ameeru Ahmed Magu|Orchid Magu|Sosun Magu",
    areas: "City Centre|Harbour|Fish Market|Jetty|Lagoon|Old Mosque",
    airport: "Airport",
    budget: "Reef Guest House|Dhoni Inn|Coral Rest House|Palm Guest House|Lagoon Lodge {c}",
    mid: "Bodu Beach House|Kaani Lagoon Hotel|Turtle Bay House|Sunrise Veli Hotel|Island Breeze House",
    luxury: "The Atoll House {c}|Grand Lagoon {c}|Villa Haali|Pearl of the Atoll",
  },
  {
    region: "east_asia",
    countries: "CN HK MO TW",
    number: "before",
    streets:
      "Zhongshan Road|Renmin Road|Jiefang Road|Nanjing Road|Heping Street|Beijing Road|Jianguo Road|Chang'an Avenue|Minzu Road|Wenhua Road|Xinhua Road|Zhongzheng Road",
    areas:
      "People's Square|Railway Station|City Centre|Old Town|Lakeside|High-Tech Zone|Zhongshan Road|Exhibition Centre|Riverside|University Town|Financial Centre",
    airport: "Airport",
    budget:
      "Green Bamboo Inn|Jinhua Express Hotel|{c} Youth Hostel|Moon Inn|Ruyi Inn|Happy Home Inn|Pingan Guest House",
    mid: "Lotus Hotel {c}|Jade Garden Hotel|Golden Phoenix Hotel|Friendship Hotel {c}|Plum Blossom Hotel|Huaxia Hotel|Orient Hotel|Willow Bank Hotel|Jin Yuan Hotel",
    luxury:
      "{c} Grand Hotel|Dragon Palace Hotel|State Guesthouse {c}|Imperial Garden Hotel|Pearl River Palace",
  },
  {
    region: "east_asia",
    countries: "JP",
    number: "before",
    streets:
      "Chuo-dori|Ekimae-dori|Sakura-dori|Showa-dori|Heiwa-dori|Honmachi|Ginza-dori|Higashi-machi|Nishiki-dori|Minato-machi|Sanjo-dori",
    areas: "Ekimae|Chuo|Station North|Station South|Castle|Honmachi|Park Side|Kita|Minami|Onsen",
    airport: "Airport",
    budget:
      "Business Hotel Sakura|Capsule Inn {c}|Minshuku Tanaka|Guest House Hanare|Business Hotel Showa|Hostel Kotatsu|Minshuku Yamaboshi",
    mid: "Ryokan Fujiya|Hotel Kikusui|Ryokan Matsukaze|Hotel Hamanasu|Hotel Sunroute House {c}|Ryokan Izumi|Hotel Asahi|Machiya Inn {c}|Hotel Katsura",
    luxury:
      "Ryokan Hiiragi|{c} Kokusai Palace|Hotel Okuragawa|Ryokan Tsukimi|The Kaiseki House {c}",
  },
  {
    region: "east_asia",
    countries: "KR KP",
    number: "before",
    streets:
      "Sejong-daero|Jung-ang-ro|Haeundae-ro|Daehak-ro|Gangnam-daero|Yeok-jeon-ro|Namdaemun-ro|Gongwon-ro|Haean-ro",
    areas:
      "City Hall|Station|Central|Riverside|University|Old Palace|Convention Centre|Market|Park",
    airport: "Airport",
    budget:
      "Guesthouse Hanok Yard|Motel Sky|{c} Hostel|Motel Rose|Guesthouse Dalbit|Yeogwan Seoul House",
    mid: "Hotel Arirang|Hotel Mugunghwa|Hanok Stay {c}|Hotel Hanriver|Hotel Sorak|Hotel Skypark House|Hotel Crane|Hotel Onyang",
    luxury:
      "{c} Grand Palace|Hotel Changdeok|Hotel Koryo House|The Hanok Palace|Hotel Paradise Bay",
  },
  {
    region: "southeast_asia",
    countries: "TH LA KH MM",
    number: "before",
    streets:
      "Ratchadamnoen Road|Sukhumvit Road|Beach Road|Riverside Road|Sisavangvong Road|Sivatha Boulevard|Strand Road|Charoen Road|Thapae Road|Norodom Boulevard|Bogyoke Road",
    areas:
      "Old Town|Riverside|Night Market|City Centre|Temple View|Walking Street|Garden|Business District|Central Market",
    airport: "Airport",
    budget:
      "Baan Suan Guesthouse|Mekong Guesthouse|{c} Backpackers|Lucky Guesthouse|Lotus Hostel|Golden Gecko Inn|Sabai House",
    mid: "Baan Thai Boutique|Hotel Mekong View|Ruen Thai Hotel|Hotel Lanna House|Frangipani Villa {c}|Hotel Apsara|Elephant Garden Hotel|Hotel Jasmine|Teak House {c}",
    luxury:
      "{c} Royal Palace Hotel|Villa Maly House|Siam Heritage Palace|Angkor Garden Resort|The Strand House {c}",
  },
  {
    region: "southeast_asia",
    countries: "VN",
    number: "before",
    streets:
      "Tran Hung Dao Street|Le Loi Street|Nguyen Hue Boulevard|Hai Ba Trung Street|Ly Thuong Kiet Street|Bach Dang Street|Pham Ngu Lao Street|Hung Vuong Street|Le Duan Street",
    areas: "Old Quarter|Riverside|Centre|Cathedral|French Quarter|Market|Opera|Station",
    airport: "Airport",
    budget:
      "Nha Nghi Hoa Sen|{c} Backpackers|Hotel Thanh Binh|Homestay Lan|Nha Nghi Phuong|Bamboo Hostel",
    mid: "Hotel Hoa Mai|Lantern Hotel {c}|Hotel Saigon Star|Hotel Golden Lotus|Silk Path House|Hotel Annam|Hotel Indochine|Hotel Huong Giang",
    luxury:
      "{c} Grand Palace|Villa Indochine|La Residence {c}|Hotel Imperial Citadel|The Ao Dai House",
  },
  {
    region: "southeast_asia",
    countries: "ID MY BN SG TL",
    number: "before",
    streets:
      "Jalan Sudirman|Jalan Merdeka|Jalan Diponegoro|Jalan Raya|Jalan Sultan|Jalan Pantai|Jalan Gajah Mada|Jalan Melati|Jalan Ahmad Yani|Jalan Bukit",
    areas:
      "City Centre|Old Town|Riverside|Garden|Central Market|Hillside|Business District|Town Square|University|Station",
    airport: "Airport",
    budget:
      "Losmen Melati|Homestay Wayan|{c} Hostel|Wisma Indah|Rumah Tamu Mawar|Hotel Bunga Raya|Kampung Inn",
    mid: "Hotel Merdeka|Hotel Puri Garden|Hotel Nusantara|Hotel Straits House|Hotel Bougenville|Hotel Sri {c}|Hotel Cendana|Hotel Majapahit House|Hotel Kenanga",
    luxury:
      "{c} Grand Palace|Puri Agung Resort|The Straits Mansion|Istana Garden {c}|Villa Kamboja Resort",
  },
  {
    region: "southeast_asia",
    countries: "PH",
    number: "before",
    streets:
      "Rizal Avenue|Bonifacio Street|Mabini Street|Quezon Avenue|Roxas Boulevard|Del Pilar Street|Luna Street|Magallanes Street",
    areas: "Downtown|Uptown|Plaza|IT Park|Old Town|Cathedral|Capitol|Market",
    airport: "Airport",
    budget:
      "Pension House Luz|{c} Backpackers|Bahay Kubo Inn|Sampaguita Lodge|Nipa Hut Hostel|Pensionne Maria",
    mid: "Hotel Sampaguita|Hotel Mabuhay|Hotel Kalachuchi|Casa Filipina {c}|Hotel Bayanihan|Hotel Narra|Mango Tree Hotel|Hotel Maharlika",
    luxury:
      "{c} Bay Palace|Casa Manila Grande|Pearl of {c} Resort|Hacienda del Mar|Villa Amihan Resort",
  },
];
