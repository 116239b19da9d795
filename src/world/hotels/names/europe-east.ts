import type { Flavour } from "./flavour.ts";

export const EAST_EUROPE: readonly Flavour[] = [
  {
    region: "europe",
    countries: "PL CZ SK SI HR",
    number: "after",
    streets:
      "Rynek|Nádražní|Hlavná|Dworcowa|Mickiewicza|Masarykova|Trg Slobode|Vodičkova|Krakowska|Zamkowa|Palackého|Ilica|Parkowa",
    areas:
      "Old Town|Central Station|Centrum|Castle|City|Market Square|Riverside|Arena|Park|University|Expo",
    airport: "Airport",
    budget:
      "Hostel {c}|Penzion Lípa|Pensjonat Pod Lipą|Ubytovna Sport|Hotel Dworcowy|Penzion U Mostu|Gostilna Pri Lipi",
    mid: "Hotel Pod Orłem|Hotel Europa|Hotel U Zlatého lva|Hotel Polonia|Hotel Slavija|Hotel Wawel View|Hotel Central {c}|Hotel Dukat|Hotel Pod Różą",
    luxury: "Grand Hotel {c}|Hotel Monopol|Palace Hotel {c}|Hotel Bellotto|Hotel Koruna Palace",
  },
  {
    region: "europe",
    countries: "RS BA ME MK AL XK BG RO MD HU",
    number: "after",
    streets:
      "Kralja Petra|Bulevardul Unirii|Strada Mihai Eminescu|Vitosha|Kossuth Lajos utca|Knez Mihailova|Rruga e Durrësit|Maršala Tita|Petőfi Sándor utca|Calea Victoriei|Tsar Simeon",
    areas:
      "Centre|Old Town|Central Square|City Park|Railway Station|Fortress|Riverside|University|Theatre|Fair",
    airport: "Airport",
    budget:
      "Hostel {c}|Pensiunea Carmen|Konak Stari Grad|Guest House Elena|Panzió Liliom|Prenoćište Sunce|Vila Rosa",
    mid: "Hotel Balkan|Hotel Moskva House|Hotel Europa|Hotel Continental {c}|Hotel Danube|Hotel Slavia|Hotel Astoria|Hotel Central Park|Hotel Evropa Garden",
    luxury: "Grand Hotel {c}|Metropol Palace {c}|Hotel Royal {c}|Palatul Regal|Hotel Imperial {c}",
  },
  {
    region: "europe",
    countries: "EE LV LT",
    number: "after",
    streets:
      "Pikk|Brīvības iela|Gedimino prospektas|Raekoja plats|Kalku iela|Pilies gatvė|Narva maantee|Vilniaus gatvė|Elizabetes iela",
    areas: "Old Town|Centre|Town Hall Square|Station|Park|Riverside|Business District|University",
    airport: "Airport",
    budget:
      "Hostel {c}|Guesthouse Amber|Hotel Jūra|Külalistemaja Kadaka|Viesu Nams Osis|Hotel Rija",
    mid: "Hotel Baltia|Hotel St. Olav|Hotel Hansa|Hotel Dzintars|Old Merchant House|Hotel Vilnia|Hotel Three Towers|Hotel Amberton House",
    luxury:
      "Grand Palace {c}|Hotel Schlössle House|Hotel Guild Hall|Narutis Palace|Hotel Neiburg House",
  },
  {
    region: "europe",
    countries: "RU BY",
    number: "before",
    streets:
      "Ulitsa Lenina|Prospekt Mira|Ulitsa Pushkina|Sovetskaya Ulitsa|Ulitsa Gagarina|Nevskaya Ulitsa|Naberezhnaya|Ulitsa Gorkogo|Teatralnaya Ploshchad|Moskovskaya Ulitsa|Komsomolskiy Prospekt",
    areas:
      "Centre|Railway Station|Kremlin View|Embankment|Teatralnaya|Lenin Square|City|Park|Exhibition Centre|Arena",
    airport: "Airport",
    budget:
      "Hostel {c}|Gostinitsa Turist|Gostinitsa Yunost|Mini-Hotel Uyut|Gostinitsa Vokzalnaya|Gostinitsa Sputnik",
    mid: "Gostinitsa Tsentralnaya|Hotel Rossiya|Hotel Volga|Hotel Sibir|Hotel Baikal|Hotel Ural|Park Hotel {c}|Hotel Intourist|Hotel Dostoevsky",
    luxury:
      "Grand Hotel {c}|Hotel Imperator|Hotel Peter Palace|Hotel Ekaterina|Zolotoe Koltso Palace",
  },
  {
    region: "europe",
    countries: "UA",
    number: "after",
    streets:
      "Shevchenka Street|Svobody Avenue|Lesi Ukrainky Boulevard|Franka Street|Sobornosti Avenue|Hrushevskoho Street|Rynok Square|Vokzalna Street",
    areas: "Centre|Old Town|Railway Station|Opera|Rynok Square|Park|Riverside|University",
    airport: "Airport",
    budget: "Hostel {c}|Hotel Vokzal|Sadyba Kalyna|Hotel Turist|Guest House Lviv Lion|Hotel Zirka",
    mid: "Hotel Dnipro|Hotel Ukraina|Hotel George House|Hotel Kobzar|Hotel Chorne More|Hotel Opera Garden|Hotel Zoloti Vorota",
    luxury:
      "Grand Hotel {c}|Hotel Bristol {c}|Premier Palace House|Hotel Potocki|Londonskaya House",
  },
  {
    region: "caucasus",
    countries: "GE",
    number: "before",
    streets:
      "Rustaveli Avenue|Chavchavadze Street|Aghmashenebeli Avenue|Tamar Mepe Street|Kostava Street|Vazha-Pshavela Avenue|Gorgiladze Street|Leselidze Street|Tsereteli Avenue|Erekle II Street",
    areas:
      "Old Town|Central Square|Theatre Square|Riverside|Rustaveli|Fortress View|Boulevard|Botanical Garden|Upper Town|Central Park",
    airport: "Airport",
    budget:
      "Guesthouse Nino|Guesthouse Shorena|Hostel {c}|Guesthouse Manana|Family Hotel Gia|Guesthouse Lali|Sakhli {c}",
    mid: "Hotel Iveria House|Hotel Kolkhi|Hotel Tamara|Hotel Old Balcony|Hotel Pirosmani|Hotel Colchis|Hotel Marani|Wine Cellar Hotel {c}|Hotel Golden Fleece",
    luxury:
      "{c} Marani Palace|Hotel Queen Tamar|Stamba Garden {c}|Ambasadori Palace {c}|Villa Kakheti",
  },
  {
    region: "caucasus",
    countries: "AZ",
    number: "after",
    streets:
      "Nizami küçəsi|Neftçilər prospekti|Heydər Əliyev prospekti|Fəvvarələr meydanı|İstiqlaliyyət küçəsi|Xaqani küçəsi|Füzuli küçəsi|Azadlıq prospekti|Səməd Vurğun küçəsi|Şah İsmayıl Xətai prospekti",
    areas:
      "Old City|Boulevard|Fountain Square|Nizami|Khan Palace|Caravanserai|Teahouse Garden|Central Park|Bazaar",
    airport: "Airport",
    budget:
      "Hostel {c}|Qonaq Evi Nərgiz|Karvan Hostel|Guest House Lalə|Mehmanxana Ulduz|Ev Hotel Aygün",
    mid: "Hotel Xəzər|Hotel Gənclik|Karvansaray Hotel {c}|Hotel Şirvan|Hotel Atropat House|Hotel Nizami|Hotel Qafqaz View|Hotel Odlar Yurdu|Hotel Karvansara House",
    luxury:
      "{c} Caspian Palace|Hotel Şirvanşah|Hotel Qarabağ Palace|Chenot Garden {c}|Hotel Alov Palace",
  },
  {
    region: "caucasus",
    countries: "AM",
    number: "before",
    streets:
      "Abovyan Street|Mashtots Avenue|Tumanyan Street|Sayat-Nova Avenue|Komitas Avenue|Terian Street|Isahakyan Street|Khorenatsi Street|Charents Street",
    areas: "Old Town|Central Square|Ararat View|Monastery|Park|Gorge|Market|Theatre",
    airport: "Airport",
    budget:
      "Hostel {c}|Guesthouse Anahit|B&B Ararat|Guesthouse Lusine|Tun Guest House|Guesthouse Hayk",
    mid: "Hotel Ani House|Hotel Nairi|Hotel Tufa|Hotel Urartu|Hotel Armen|Hotel Sasuntsi|Hotel Garni|Hotel Mirhav House|Hotel Noy",
    luxury:
      "Grand Hotel {c}|Hotel Artashes Palace|Villa Tufenk|Hotel Tigran Royal|Seven Springs {c}",
  },
  {
    region: "middle_east",
    countries: "TR",
    number: "after",
    streets:
      "Atatürk Caddesi|Cumhuriyet Caddesi|İstiklal Caddesi|Fevzi Paşa Bulvarı|Gazi Bulvarı|İnönü Caddesi|Barbaros Bulvarı|Mevlana Caddesi|Kordon Boyu|Liman Caddesi|Çarşı Sokak",
    areas:
      "City Centre|Old Town|Kale|Bazaar|Hamam|Çarşı|Castle|Otogar|Kültür Park|Cumhuriyet Meydanı",
    airport: "Havalimanı",
    budget:
      "Pansiyon Ayşe|Otel Güneş|Hostel {c}|Otel Yıldız|Pansiyon Begonvil|Otel Terminal|Otel Huzur",
    mid: "Otel Anadolu|Otel Osmanlı Konağı|Otel Lale|Butik Otel Nar|Otel Kervansaray|Otel Akdeniz|Otel Mavi|Taş Konak {c}|Otel Saray",
    luxury: "{c} Palas|Grand {c} Palace|Sultan Konağı|Bosphorus House Resort|Hünkar Sarayı",
  },
  {
    region: "caucasus",
    countries: "KZ KG UZ TJ TM MN",
    number: "before",
    streets:
      "Abay Avenue|Amir Temur Street|Rudaki Avenue|Chuy Avenue|Nazarbayev Avenue|Registan Street|Navoi Street|Peace Avenue|Manas Street|Magtymguly Avenue",
    areas:
      "Centre|Old City|Registan|Bazaar|Park|Independence Square|Railway Station|Steppe View|Silk Road",
    airport: "Airport",
    budget:
      "Hostel {c}|Guesthouse Altyn|B&B Rustam|Caravan Hostel|Guesthouse Gulnara|Hotel Sayohat|Yurt Camp {c}",
    mid: "Hotel Samarkand House|Hotel Silk Road|Hotel Tien Shan|Hotel Kazakhstan House|Hotel Orient Star|Hotel Caravanserai|Hotel Altai|Hotel Emir|Hotel Zarafshan",
    luxury:
      "Grand {c} Palace|Hotel Khan Palace|Silk Road Palace {c}|Hotel Ak Orda|Hotel Timur Royal",
  },
];
