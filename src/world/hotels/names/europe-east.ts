import type { Flavour } from "./flavour.ts";

export const EAST_EUROPE: readonly Flavour[] = [
  {
    region: "europe",
    countries: "PL",
    number: "after",
    streets:
      "Rynek Główny|Dworcowa|Mickiewicza|Krakowska|Zamkowa|Parkowa|Słowackiego|Piłsudskiego|Długa|Świętojańska",
    areas:
      "Old Town|Central Station|Centrum|Castle|City|Market Square|Riverside|Arena|Park|University|Expo",
    airport: "Airport",
    budget:
      "Hostel {c}|Pensjonat Pod Lipą|Hotel Dworcowy|Pensjonat Jaskółka|Willa Słoneczna|Hotel Turystyczny",
    mid: "Hotel Pod Orłem|Hotel Polonia|Hotel Europejski {c}|Hotel Central {c}|Hotel Pod Różą|Hotel Stary Młyn|Hotel Kopernik|Hotel Pod Wieżą",
    luxury: "Grand Hotel {c}|Hotel Monopol|Palace Hotel {c}|Hotel Bellotto|Hotel Książęcy",
  },
  {
    region: "europe",
    countries: "CZ SK",
    number: "after",
    streets:
      "Nádražní|Hlavní|Masarykova|Vodičkova|Palackého|Husova|Jiráskova|Národní|Dlouhá|Štefánikova|Zámecká",
    areas:
      "Old Town|Central Station|Centrum|Castle|City|Market Square|Riverside|Arena|Park|University|Expo",
    airport: "Airport",
    budget:
      "Hostel {c}|Penzion Lípa|Ubytovna Sport|Penzion U Mostu|Penzion Na Hradbách|Penzion Slunce",
    mid: "Hotel U Zlatého lva|Hotel Slavia|Hotel Central {c}|Hotel Dukát|Hotel U Tří růží|Hotel Moravan|Hotel Bílý kůň|Hotel Merkur",
    luxury:
      "Grand Hotel {c}|Palace Hotel {c}|Hotel Koruna Palace|Hotel Imperial House|Hotel Královská zahrada",
  },
  {
    region: "europe",
    countries: "HR SI RS BA ME MK",
    number: "after",
    streets:
      "Trg Slobode|Ulica kralja Tomislava|Obala|Gundulićeva|Zagrebačka|Gajeva|Njegoševa|Kneza Miloša|Primorska|Slovenska cesta|Nova ulica|Titova",
    areas:
      "Centre|Old Town|Central Square|City Park|Railway Station|Fortress|Riverside|University|Theatre|Fair",
    airport: "Airport",
    budget:
      "Hostel {c}|Konak Stari Grad|Prenoćište Sunce|Vila Rosa|Pansion Lipa|Gostilna Pri Lipi|Apartmani Maslina",
    mid: "Hotel Slavija|Hotel Europa|Hotel Dukat|Hotel Park {c}|Hotel Jadran|Hotel Astoria|Hotel Lav|Hotel Zvezda|Hotel Bellevue {c}",
    luxury: "Grand Hotel {c}|Hotel Royal {c}|Palace {c}|Hotel Imperial {c}|Villa Argentum",
  },
  {
    region: "europe",
    countries: "AL XK",
    number: "after",
    streets:
      "Rruga e Durrësit|Bulevardi Dëshmorët e Kombit|Rruga Ismail Qemali|Rruga Myslym Shyri|Rruga Nënë Tereza|Rruga e Kavajës",
    areas: "Centre|Old Town|Central Square|City Park|Castle|Riverside|University|Bazaar",
    airport: "Airport",
    budget: "Hostel {c}|Bujtina Rozafa|Vila Rosa|Guest House Elena|Hotel Agimi",
    mid: "Hotel Illyria|Hotel Europa|Hotel Continental {c}|Hotel Rozafa Garden|Hotel Skënderbeu|Hotel Arbëria|Hotel Adria",
    luxury: "Grand Hotel {c}|Hotel Royal {c}|Hotel Imperial {c}|Palace {c}",
  },
  {
    region: "europe",
    countries: "RO MD",
    number: "after",
    streets:
      "Bulevardul Unirii|Strada Mihai Eminescu|Calea Victoriei|Strada Republicii|Bulevardul Carol I|Strada Avram Iancu|Strada Mihai Viteazul|Piața Sfatului",
    areas:
      "Centre|Old Town|Central Square|City Park|Railway Station|Fortress|Riverside|University|Theatre|Fair",
    airport: "Airport",
    budget:
      "Hostel {c}|Pensiunea Carmen|Casa Elena|Pensiunea Floare de Colț|Vila Rosa|Pensiunea Bradul",
    mid: "Hotel Continental {c}|Hotel Europa|Hotel Central Park|Hotel Astoria|Hotel Carpați|Hotel Ambasador|Hotel Cismigiu House|Hotel Traian",
    luxury: "Grand Hotel {c}|Palatul Regal|Hotel Royal {c}|Hotel Imperial {c}|Casa Domnească",
  },
  {
    region: "europe",
    countries: "BG",
    number: "after",
    streets:
      "Vitosha|Tsar Simeon|Knyaz Boris I|Ivan Vazov|Hristo Botev|Rakovski|Alexander Nevski|Slivnitsa",
    areas:
      "Centre|Old Town|Central Square|City Park|Railway Station|Fortress|Riverside|University|Theatre|Fair",
    airport: "Airport",
    budget: "Hostel {c}|Guest House Elena|Family Hotel Rila|Hotel Zornitsa|Guest House Roza",
    mid: "Hotel Balkan House|Hotel Slavyanska Beseda|Hotel Central Park|Hotel Rodopi|Hotel Trimontium House|Hotel Astoria|Hotel Danube",
    luxury: "Grand Hotel {c}|Hotel Imperial {c}|Hotel Royal {c}|Palace {c}",
  },
  {
    region: "europe",
    countries: "HU",
    number: "after",
    streets:
      "Kossuth Lajos utca|Petőfi Sándor utca|Rákóczi út|Széchenyi tér|Dózsa György út|Deák Ferenc utca|Bajcsy-Zsilinszky út|Arany János utca",
    areas:
      "Centre|Old Town|Central Square|City Park|Railway Station|Fortress|Riverside|University|Theatre|Fair",
    airport: "Airport",
    budget: "Hostel {c}|Panzió Liliom|Panzió Tulipán|Vendégház Rózsa|Hotel Vasút|Panzió Gesztenye",
    mid: "Hotel Duna|Hotel Európa|Hotel Pannónia House|Hotel Central Park|Hotel Astra|Hotel Mátyás|Hotel Corvin|Hotel Erzsébet",
    luxury: "Grand Hotel {c}|Hotel Royal {c}|Hotel Imperial {c}|Palota {c}|Hotel Esterházy",
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
