import type { Flavour } from "./flavour.ts";

export const WEST_EUROPE: readonly Flavour[] = [
  {
    region: "europe",
    countries: "GB IE IM JE GG GI MT FK",
    number: "before",
    streets:
      "High Street|Station Road|Church Street|Victoria Street|Queen Street|Market Street|King Street|Castle Street|Albert Road|Bridge Street|George Street|Mill Lane|Park Road|London Road",
    areas:
      "City Centre|Central Station|Old Town|Riverside|Cathedral Quarter|Market Square|University|West End|Castle|Victoria Park|Business Park",
    airport: "Airport",
    budget:
      "The Railway Inn|The Red Lion|{c} Backpackers|The Coach House|Albert Lodge|The White Hart|Station Guest House|The Old Mill B&B",
    mid: "The Royal Hotel|The Swan {c}|The George|Queens Hotel {c}|The Corn Exchange Hotel|Victoria House|The Old Bank|The Townhouse {c}|The Crown & Castle|The Quayside",
    luxury:
      "The Grand {c}|{c} Manor House|The Assembly Rooms|Abbey Park Hotel & Spa|The Lanesborough House|The Regency {c}",
  },
  {
    region: "europe",
    countries: "FR MC LU RE GP MQ GF YT PF NC PM WF BL MF",
    number: "before",
    streets:
      "Rue de la République|Avenue Victor Hugo|Rue Pasteur|Boulevard Gambetta|Rue Jean Jaurès|Place du Marché|Rue de la Gare|Avenue Foch|Rue Voltaire|Quai de la Liberté|Rue Saint-Jacques|Rue des Arts|Boulevard Carnot",
    areas:
      "Centre|Gare|Vieille Ville|Cathédrale|Hôtel de Ville|Centre Congrès|Bord de l'Eau|Place de la République|Université|Les Halles|Parc Expo",
    airport: "Aéroport",
    budget:
      "Hôtel de la Gare|Hôtel du Commerce|Auberge du Marché|Hôtel Terminus|Le Petit Relais|Auberge de Jeunesse {c}|Hôtel des Voyageurs|Hôtel Beau Site",
    mid: "Hôtel de la Paix|Hôtel des Arts|Le Clos Saint-Martin|Hôtel Bellevue|Hôtel Victor Hugo|La Maison du Parc|Hôtel du Théâtre|Hôtel de France|Le Relais de {c}|Hôtel Le Cardinal",
    luxury:
      "Grand Hôtel de {c}|Palais Royal {c}|Château de la Roseraie|Villa Belle Époque|Hôtel Particulier Montclair|La Réserve de {c}",
  },
  {
    region: "europe",
    countries: "DE AT CH LI",
    number: "after",
    streets:
      "Bahnhofstraße|Hauptstraße|Goethestraße|Schillerstraße|Marktplatz|Lindenallee|Kaiserstraße|Am Stadtpark|Rathausplatz|Gartenstraße|Kirchgasse|Poststraße|Mozartstraße|Uferweg",
    areas:
      "Altstadt|Hauptbahnhof|City|Messe|Am Stadtpark|Rathaus|Universität|Marktplatz|Am Schloss|Kongresszentrum|Uferpromenade",
    airport: "Flughafen",
    budget:
      "Pension Anna|Gasthof zur Post|Gasthaus Adler|Hostel am Bahnhof|Pension Edelweiß|Gästehaus Linde|Motel {c}|Gasthof Löwen",
    mid: "Hotel zur Krone|Hotel am Markt|Stadthotel {c}|Hotel Goldener Hirsch|Parkhotel {c}|Hotel Drei Könige|Hotel Rathausblick|Hotel Weißes Rössl|Hotel Sonne|Hotel Residenz {c}",
    luxury:
      "Grand Hotel {c}|Schlosshotel {c}|Hotel Kaiserhof|Palais Liechtenberg|Hotel Vier Jahrhunderte|Kurhaus Palast {c}",
  },
  {
    region: "europe",
    countries: "NL BE SR AW CW SX BQ",
    number: "after",
    streets:
      "Stationsstraat|Kerkstraat|Marktplein|Molenweg|Dorpsstraat|Prinsengracht|Koningslaan|Wilhelminastraat|Havenstraat|Lindelaan|Julianalaan|Nieuwstraat",
    areas:
      "Centrum|Centraal Station|Oude Stad|Grote Markt|Raadhuisplein|Stadspark|Museumkwartier|Aan de Gracht|Universiteit|Expo",
    airport: "Airport",
    budget:
      "Hostel De Molen|Hotel De Poort|Herberg Het Anker|Pension De Linde|Stayhouse {c}|Hotel Station {c}|Botel De Zwaan",
    mid: "Hotel De Gouden Leeuw|Hotel Wilhelmina|Stadshotel {c}|Hotel De Vier Heren|Hotel 't Hof|Hotel Rembrandt House|Canal House {c}|Hotel Oranje|Hotel De Tulp",
    luxury:
      "Grand Hotel {c}|Hotel Prinsenhof|Kasteel Rozendael|Hotel Des Indes {c}|The Burgher House",
  },
  {
    region: "europe",
    countries: "IT SM VA",
    number: "after",
    streets:
      "Via Roma|Via Garibaldi|Corso Italia|Via Mazzini|Piazza della Repubblica|Via Dante|Via Cavour|Viale della Stazione|Via Verdi|Lungomare Colombo|Via San Marco|Corso Vittorio Emanuele",
    areas:
      "Centro|Stazione Centrale|Duomo|Centro Storico|Piazza Grande|Fiera|Porta Nuova|Università|Lungofiume|Giardini|Teatro",
    airport: "Aeroporto",
    budget:
      "Albergo Stella|Pensione Aurora|B&B La Terrazza|Ostello {c}|Albergo del Sole|Locanda San Marco|Hotel Terminus|Affittacamere Rosa",
    mid: "Hotel Bellavista|Albergo Nazionale|Hotel Dante|Residenza Garibaldi|Hotel Il Giardino|Hotel Del Corso|Hotel Europa {c}|Relais San Pietro|Hotel Verdi|Hotel Le Torri",
    luxury:
      "Grand Hotel {c}|Palazzo Doria|Villa d'Oro {c}|Palazzo dei Mercanti|Relais Santa Caterina|Villa Cipressi Imperiale",
  },
  {
    region: "europe",
    countries: "ES AD",
    number: "after",
    streets:
      "Calle Mayor|Calle Real|Avenida de la Constitución|Paseo de la Alameda|Calle del Carmen|Plaza de España|Calle Cervantes|Ronda Norte|Calle San Juan|Avenida de Europa|Calle Colón",
    areas:
      "Centro|Plaza Mayor|Catedral|Estación|Casco Antiguo|Gran Vía|Ensanche|Palacio de Congresos|Paseo|Universidad|Plaza de Toros",
    airport: "Aeropuerto",
    budget:
      "Hostal La Plaza|Pensión Carmen|Hostal Estación|Albergue {c}|Hostal Sol|Pensión Lola|Hostal El Parque|Hostal San Juan",
    mid: "Hotel Alcázar|Hotel Cervantes|Hotel Los Naranjos|Hotel Plaza Vieja|Posada del Rey|Hotel Infanta Isabel|Hotel Mirador {c}|Casa de los Azulejos|Hotel Don Quijote",
    luxury:
      "Gran Hotel {c}|Palacio de los Duques|Hotel Real {c}|Hacienda Santa Clara|Casa Palacio Villamar",
  },
  {
    region: "europe",
    countries: "PT",
    number: "after",
    streets:
      "Rua Augusta|Avenida da Liberdade|Rua Direita|Rua do Comércio|Largo da Sé|Rua de Santa Maria|Avenida da República|Rua das Flores|Rua do Carmo|Praça da Alegria",
    areas: "Centro|Baixa|Sé|Estação|Ribeira|Jardim|Praça|Universidade|Parque|Mercado",
    airport: "Aeroporto",
    budget:
      "Pensão Central|Residencial Aurora|Hostel {c}|Pensão Flor|Alojamento do Largo|Residencial Avenida",
    mid: "Hotel do Chiado|Casa das Janelas|Hotel Miradouro|Hotel Dom Afonso|Solar dos Navegadores|Hotel Avenida {c}|Casa do Largo|Hotel Saudade",
    luxury: "Palácio de {c}|Pousada do Convento|Quinta das Camélias|Grande Hotel {c}|Palacete Real",
  },
  {
    region: "europe",
    countries: "SE NO DK FO GL AX SJ",
    number: "after",
    streets:
      "Storgatan|Kungsgatan|Drottninggatan|Strandvejen|Kirkegata|Havnegata|Torggata|Stasjonsveien|Nygatan|Vestergade|Algade|Skolegata",
    areas:
      "Centrum|Central Station|Old Town|City|Congress|Stortorget|Park|Rådhuset|University|Arena",
    airport: "Airport",
    budget:
      "Vandrerhjem {c}|Hotel Station|Pensjonat Solbakken|Gästhem Björken|Hostel Nord|Gjestehus Fjord|City Cabin {c}",
    mid: "Hotel Norden|Hotel Bryggen|Stadshotellet {c}|Hotel Kong Haakon|Hotel Fjordblikk|Hotel Lilla Torget|Hotel Maritim|Hotel Birka|Hotel Polar Star",
    luxury:
      "Grand Hotel {c}|Hotel Kungsträdgården|Hotel Skansen Palace|Villa Nordlys|The Old Custom House",
  },
  {
    region: "europe",
    countries: "FI",
    number: "after",
    streets:
      "Kauppakatu|Rautatienkatu|Hallituskatu|Koskikatu|Rantakatu|Kirkkokatu|Valtakatu|Puistokatu|Asemakatu|Satamakatu",
    areas: "Centre|Railway Station|Market Square|Harbour|Congress|Park|University|Arena|Riverside",
    airport: "Airport",
    budget: "Hostelli {c}|Matkakoti Asema|Hotelli Pohjola|Majatalo Kielo|Retkeilymaja Tuuli",
    mid: "Hotelli Kultahovi House|Hotelli Tähti|Hotelli Seurahuone {c}|Hotel Aurora {c}|Hotelli Lapinportti|Hotelli Rantapuisto|Hotelli Vaakuna House",
    luxury: "Grand Hotel {c}|Hotelli Kämpinranta|Villa Kaamos|The Old Custom House",
  },
  {
    region: "europe",
    countries: "IS",
    number: "after",
    streets:
      "Laugavegur|Hverfisgata|Skólavörðustígur|Borgartún|Austurstræti|Suðurlandsbraut|Hafnargata|Strandgata|Aðalstræti",
    areas: "Centre|Harbour|Old Town|Park|Hallgrímskirkja|University|Marina|Seafront",
    airport: "Airport",
    budget: "Hostel Nord|Guesthouse Sunna|Guesthouse Baldursbrá|Gistiheimili {c}|City Cabin {c}",
    mid: "Hotel Norðurljós|Hotel Fjara|Hotel Leifur|Hotel Hekla|Hotel Esja House|Hotel Freyja|Hotel Jökull",
    luxury: "Grand Hotel {c}|Hotel Konsúlat|The Old Custom House|Villa Aurora",
  },
  {
    region: "europe",
    countries: "GR CY",
    number: "after",
    streets:
      "Ermou|Leoforos Eleftherias|Venizelou|Plateia Syntagmatos|Kolokotroni|Aristotelous|Agiou Georgiou|Makariou|Akti Miaouli|Paraliaki Odos",
    areas: "Centre|Old Town|Harbour|Seafront|Agora|Beach|Castle|Marina|Central Square",
    airport: "Airport",
    budget:
      "Pension Maria|Rooms Kostas|Hotel Poseidon|Studios Eleni|{c} Backpackers|Pension Olympia|Hotel Aris",
    mid: "Hotel Athina|Hotel Ariadne|Hotel Aegean View|Hotel Apollon|Hotel Electra House|Hotel Thea|Hotel Nefeli|Hotel Oniro|Hotel Kastro",
    luxury:
      "{c} Grand Palace|Amphora Suites|Villa Artemis|Aegean Pearl Resort|Elysium Cliff Resort",
  },
];
