import type { Flavour } from "./flavour.ts";

export const AMERICAS: readonly Flavour[] = [
  {
    region: "north_america",
    countries: "US CA PR VI GU MP AS UM",
    number: "before",
    streets:
      "Main Street|Market Street|Broadway|Park Avenue|1st Avenue|Washington Street|Lake Street|Oak Street|5th Street|Union Street|Grand Avenue|Center Street|Commerce Street|State Street",
    areas:
      "Downtown|Midtown|Convention Center|Riverfront|Medical Center|University|West|North|East|South|Historic District|Arena|Research Park|Galleria",
    airport: "Airport",
    budget:
      "Budget Lodge {c}|Sunset Motel|Starlite Motor Inn|Knights Rest Inn|{c} Hostel|Highway Host Motel|Pine Tree Motel|Traveler's Rest Inn",
    mid: "The {c} House|Union Station Hotel|The Foundry Hotel|The Warehouse District Inn|Hotel Lincoln|The Merchant|The Monroe|Parkside Inn {c}|The Mayfair|Hotel Vandalia",
    luxury:
      "The Grand {c}|The Carlyle House|The Metropolitan {c}|The Jefferson Club|Hotel Belvedere|The Drake House",
  },
  {
    region: "latin_america",
    countries: "MX GT BZ HN SV NI CR PA CU DO",
    number: "after",
    streets:
      "Calle Hidalgo|Avenida Juárez|Calle Morelos|Avenida Reforma|Calle 5 de Mayo|Avenida Central|Calle Real|Paseo de los Héroes|Calle Madero|Boulevard Costero|Avenida Independencia",
    areas:
      "Centro|Centro Histórico|Zócalo|Alameda|Plaza|Catedral|Mercado|Universidad|Expo|Parque Central",
    airport: "Aeropuerto",
    budget:
      "Posada del Viajero|Hostal {c}|Hotel Posada Rosita|Casa de Huéspedes Lupita|Hotel Colonial Chico|Hostal El Jaguar|Hotel Terminal",
    mid: "Hotel Hacienda {c}|Hotel Casa Blanca|Hotel de la Parroquia|Hotel Colón|Hotel Casa del Patio|Hotel Quetzal|Hotel Las Palmas|Hotel Misión {c}|Hotel San Carlos",
    luxury:
      "Gran Hotel {c}|Casa de la Marquesa|Hacienda San Miguel|Hotel Palacio Virreinal|Villa Esmeralda Resort",
  },
  {
    region: "latin_america",
    countries: "AR CL UY PY PE EC BO CO VE",
    number: "after",
    streets:
      "Avenida San Martín|Calle Bolívar|Avenida 9 de Julio|Calle Sucre|Avenida O'Higgins|Calle Independencia|Avenida Libertador|Calle Belgrano|Carrera Séptima|Jirón Unión|Calle Mitre",
    areas:
      "Centro|Plaza de Armas|Centro Histórico|Plaza Mayor|Alameda|Catedral|Terminal|Mirador|Parque|Zona Norte",
    airport: "Aeropuerto",
    budget:
      "Hostal Andino|Residencial Sol|Hostal {c}|Hospedaje Inti|Residencial Los Andes|Hostería El Cóndor|Hostal La Llama",
    mid: "Hotel Bolívar|Hotel Plaza {c}|Hotel Cordillera|Hotel Casa Andina Vieja|Hotel Libertadores|Hotel Colonial|Hotel Los Alpes|Hotel Mirador {c}|Hotel El Virrey",
    luxury:
      "Gran Hotel {c}|Palacio del Inca|Hotel Alvear House|Casa Gangotena Vieja|Hotel Club Presidente",
  },
  {
    region: "latin_america",
    countries: "BR",
    number: "after",
    streets:
      "Avenida Brasil|Rua XV de Novembro|Avenida Atlântica|Rua Sete de Setembro|Avenida Getúlio Vargas|Rua Santos Dumont|Avenida Beira-Mar|Rua da Praia|Avenida Paulista Nova|Rua Tiradentes",
    areas:
      "Centro|Praça da Matriz|Jardins|Jardim Botânico|Mercado|Centro Histórico|Rodoviária|Shopping|Parque|Convenções",
    airport: "Aeroporto",
    budget:
      "Pousada do Sol|Hostel {c}|Pousada Girassol|Hotel Rodoviária|Pousada da Praça|Hotel Ipê|Pousada Tia Ana",
    mid: "Hotel Atlântico|Pousada das Flores|Hotel Imperial {c}|Hotel Ouro Verde|Hotel Bela Vista|Hotel Tropical {c}|Pousada dos Navegantes|Hotel Guarani|Hotel Cruzeiro",
    luxury:
      "Grande Hotel {c}|Palácio Imperial {c}|Hotel Copa Palace|Fazenda Santa Teresa|Hotel Tangará House",
  },
  {
    region: "latin_america",
    countries: "JM BB BS TT AG LC VC GD DM KN TC KY VG AI MS HT GY BM",
    number: "before",
    streets:
      "Bay Street|Harbour Street|Queen Street|Hope Road|Beach Road|Marine Drive|Constitution Road|King Street|Palm Avenue|Spice Lane",
    areas: "Beach|Harbour|Bay|Waterfront|Old Town|Marina|Hillside|Lagoon|Coral Cove|Palm Grove",
    airport: "Airport",
    budget:
      "Palm Guest House|Sea Breeze Inn|Coconut Lodge|{c} Guest House|Hibiscus Inn|Pelican Rest",
    mid: "Blue Lagoon Hotel|Frangipani Hotel|Bougainvillea Inn|Coral Reef Club House|Hotel Calypso|Mango Bay House|Flamboyant Hotel|Turtle Beach Hotel",
    luxury:
      "{c} Grand Resort|Sandy Cove Resort|Royal Palm Estate|Half Moon House|Plantation House Resort",
  },
];
