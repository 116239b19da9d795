import type { Flavour } from "./flavour.ts";

export const AFRICA_AND_OCEANIA: readonly Flavour[] = [
  {
    region: "africa",
    countries: "MA DZ TN EH MR",
    number: "before",
    streets:
      "Avenue Mohammed V|Rue de la Liberté|Avenue Hassan II|Boulevard Bourguiba|Rue de la Kasbah|Avenue des FAR|Boulevard de la Corniche|Rue Bab Souk|Avenue de la République",
    areas: "Médina|Ville Nouvelle|Kasbah|Palmeraie|Gare|Centre|Jardins|Bab El Had|Mellah",
    airport: "Aéroport",
    budget:
      "Dar Zitoun|Auberge Sahara|Hostel {c}|Hôtel de la Médina|Dar Yasmine|Auberge des Dunes|Pension Atlas",
    mid: "Riad Al Andalous|Riad Jasmin|Hôtel Atlas {c}|Dar El Medina|Riad Mogador House|Hôtel Carthage|Riad des Oliviers|Hôtel Majorelle|Kasbah {c}",
    luxury: "Palais {c}|Riad Royal {c}|Palais Namaskar House|La Sultane Palace|Dar Es Salam Palace",
  },
  {
    region: "africa",
    countries: "ZA NA BW LS SZ ZW ZM MW SH",
    number: "before",
    streets:
      "Nelson Mandela Avenue|Church Street|Independence Avenue|Long Street|Voortrekker Road|Main Road|Steve Biko Road|Jan Smuts Avenue|Sam Nujoma Drive|Cairo Road",
    areas:
      "City Centre|Mall|Hillside|Business Park|Village|Stadium|Botanical Garden|Old Station|University|Market Square",
    airport: "Airport",
    budget:
      "Baobab Lodge|{c} Backpackers|Jacaranda Guest House|Protea Rest|Springbok Lodge|Acacia Inn",
    mid: "Marula Hotel|The Jacaranda House|Kudu Lodge|Fynbos House|The Vineyard House {c}|Fish Eagle Lodge|Hotel Mopane|The Old Mint|Savanna Hotel {c}",
    luxury:
      "{c} Grand Lodge|The Mount Royal House|Leopard Hills Lodge|The Silo House|Royal Zambezi House",
  },
  {
    region: "africa",
    countries: "KE TZ UG RW BI ET ER SO SS DJ",
    number: "before",
    streets:
      "Kenyatta Avenue|Uhuru Highway|Nyerere Road|Bole Road|Kampala Road|Moi Avenue|Boulevard de l'Umuganda|Harambee Avenue|Lumumba Avenue|Ocean Road",
    areas:
      "City Centre|Garden|Hill View|Market|Upper Hill|National Museum|Station|University|Arboretum|Independence Square",
    airport: "Airport",
    budget:
      "Simba Lodge|Karibu Guest House|{c} Backpackers|Hotel Jambo|Hotel Bunna|Twiga Inn|Mama Africa Guest House",
    mid: "Hotel Kilima|Acacia Tree Hotel|Hotel Lake View|Hotel Ngong House|Hotel Axum|Hotel Serengeti View|Hotel Tausi|Gorilla House {c}|Hotel Boma",
    luxury:
      "{c} Grand Palace|Savannah Royal Lodge|Kilima Palace Lodge|Manor of {c}|Hotel Sheba Palace",
  },
  {
    region: "africa",
    countries: "NG GH GM SL LR",
    number: "before",
    streets:
      "Independence Avenue|Broad Street|Ahmadu Bello Way|Ring Road|Marina Road|Liberation Road|Aba Road|Oxford Street|Awolowo Road|Siaka Stevens Street",
    areas: "City Centre|GRA|Garden|Ridge|Central District|Market|Independence Square|Stadium",
    airport: "Airport",
    budget: "Unity Guest House|Palm Lodge|{c} Rest House|Sankofa Inn|Hotel Good Hope|Peace Lodge",
    mid: "Hotel Sahara Gold|Hotel Golden Stool|Hotel Presidential House|Cocoa Tree Hotel|Hotel Ebony|Hotel Zuma|Palmview Hotel {c}|Hotel Volta",
    luxury:
      "{c} Grand Palace|The Governor's House|Hotel Oba Palace|Eko Gardens {c}|Hotel Ashanti Royal",
  },
  {
    region: "africa",
    countries: "SN CI ML BF NE TG BJ CM GA CG CD CF TD GN KM MG GQ MU SC",
    number: "before",
    streets:
      "Avenue de l'Indépendance|Boulevard de la République|Avenue Léopold Sédar Senghor|Rue du Commerce|Boulevard de la Lagune|Avenue du 30 Juin|Rue de la Plage|Avenue de la Liberté|Boulevard Triomphal",
    areas: "Plateau|Centre|Marché|Gare|Ambassades|Cathédrale|Palais de Justice|Jardins|Stade",
    airport: "Aéroport",
    budget:
      "Auberge Teranga|Hôtel du Marché|Case d'Hôtes {c}|Auberge Baobab|Hôtel Bon Séjour|Auberge des Îles",
    mid: "Hôtel Teranga House|Hôtel Ivoire Bleu|Hôtel du Fleuve|Hôtel Ravinala|Hôtel Palmeraie|Hôtel Savane|Hôtel de l'Océan|Résidence {c}|Hôtel Flamboyant",
    luxury:
      "Grand Hôtel de {c}|Palais du Plateau|Hôtel Royal Lagune|Hôtel Président {c}|Domaine des Cocotiers",
  },
  {
    region: "africa",
    countries: "AO MZ CV GW ST",
    number: "before",
    streets:
      "Avenida da Independência|Rua da Missão|Avenida Eduardo Mondlane|Rua da Praia|Avenida 25 de Setembro|Largo do Baleizão|Avenida Amílcar Cabral",
    areas: "Centro|Baixa|Jardim|Mercado|Catedral|Praça da Independência|Estação|Alto",
    airport: "Aeroporto",
    budget:
      "Pensão Marginal|Residencial Baía|Hostel {c}|Pensão Acácia|Casa da Praia|Residencial Sol",
    mid: "Hotel Tivoli House|Hotel Baía Azul|Hotel Acácias|Hotel Polana View|Hotel Morabeza|Hotel Trópico House|Hotel Cabo Verde Azul",
    luxury:
      "Grande Hotel {c}|Palácio da Marginal|Hotel Presidente {c}|Quinta da Baía|Vila das Acácias Resort",
  },
  {
    region: "oceania",
    countries: "AU NZ NF CX CC",
    number: "before",
    streets:
      "George Street|Queen Street|Victoria Street|King Street|Elizabeth Street|Marine Parade|High Street|Beach Road|Esplanade|Wellington Street|Murray Street|Bay Road",
    areas:
      "CBD|Central|Riverside|Botanic Gardens|Railway Square|Showgrounds|University|Parklands|Market Street|Arts Precinct",
    airport: "Airport",
    budget:
      "{c} YHA|Sunset Motor Inn|The Commercial Hotel|Jolly Swag Backpackers|Settlers Motel|Bushman's Rest|Railway Hotel",
    mid: "The Terrace Hotel|Jetty House|The Woolstore {c}|Hotel Kauri|The Metropole|Banksia House|The Quay {c}|Silver Fern Lodge|The Old Treasury Inn",
    luxury:
      "The Grand {c}|Government House Hotel|Southern Cross Lodge|The Langham House {c}|Reef & Palm Resort",
  },
  {
    region: "oceania",
    countries: "FJ WS TO VU SB PG KI TV NR CK NU PW FM MH TK PN",
    number: "before",
    streets:
      "Beach Road|Queens Road|Marine Drive|Lagoon Road|Coral Street|Independence Drive|Palm Road|Harbour Road",
    areas: "Beach|Lagoon|Harbour|Bay|Town|Reef|Waterfront",
    airport: "Airport",
    budget:
      "Island Fale Lodge|Coconut Guest House|{c} Lodge|Frangipani Motel|Reef Rest House|Bula Inn",
    mid: "Hotel Hibiscus|Lagoon View Hotel|Hotel Tradewinds House|Pandanus Resort|Hotel Kava Bowl|Coral Coast Inn|Outrigger House {c}",
    luxury:
      "{c} Island Resort|Lagoon Palace Resort|Royal Hibiscus Resort|Atoll House|Manta Bay Resort",
  },
];
