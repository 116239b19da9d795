import type { WishWords } from "./kinds.ts";

export const EN_WISHES: WishWords = {
  allInclusive: "all inclusive|all incl|ai hotel|everything included",
  fullBoard: "full board|all meals|three meals a day",
  halfBoard: "half board|breakfast and dinner|breakfast & dinner|demi pension",
  breakfast: "breakfast|breakfast included|with breakfast|b&b|bed and breakfast",
  threeStars: "3 star*|three star*|3 ★|3 4 ★|3 4 star*|3 or 4 star*|three or four star*",
  fourStars: "4 star*|four star*|4 ★|4 5 ★|4 5 star*|4 or 5 star*|four or five star*",
  fiveStars: "5 star*|five star*|5 ★",
  hostel: "hostel*|dorm|dorms|dormitory|bunk bed*",
  apartment: "apartment*|flat to rent|airbnb|air bnb|self catering|aparthotel|holiday flat",
  villa: "villa|villas|bungalow*|chalet*",
  poolVilla:
    "private pool|private pool villa|pool villa|villa with a pool|villa with pool|villa with private pool|villa with a private pool|our own pool|own pool|plunge pool",
  waterVilla: "water villa*|overwater*|over water villa*|water bungalow*|villa over the water",
  familyRoom: "family room*|connecting room*|adjoining room*|interconnecting room*|family suite",
  seaView:
    "sea view*|seaview|ocean view*|view of the sea|caldera view*|facing the sea|beachfront room*|lake view*",
  hotelPool:
    "pool|by the pool|hotel with a pool|hotel with pool|with a pool|swimming pool|pool for the kids|heated pool|indoor pool|kids pool",
  kitchen: "kitchen|kitchenette",
  rollInShower:
    "wet room*|wetroom*|accessible room*|adapted room*|roll in shower*|walk in shower*|wheel in shower*|level access shower*|accessible bathroom*|adapted bathroom*|grab rails|grab bars",
  nearSea:
    "near the beach|near the sea|close to the beach|close to the sea|on the beach|by the beach|beachfront|beach front|right on the beach|steps from the beach|walking distance to the beach|next to the beach|seafront",
  nearCentre:
    "near the centre|near the center|close to the centre|close to the center|city centre hotel|central hotel|centrally located|central location|in the centre|in the center|walking distance to the centre|walking distance of the centre|walking distance to everything|in the old town",
  nearSanctuary:
    "walking distance to the haram|walking distance of the haram|walking distance from the haram|near the haram|close to the haram|near haram|close to haram|next to the haram|haram view|near the mosque|near the shrine|close to the shrine",
  nearVenue:
    "near the messe|near the office|near the venue|close to the venue|near the conference|near the fair|near the airport|close to the airport|near the station|near the train station|close to the office|near the clinic|near the hospital",
  spaHotel:
    "somewhere with a spa|hotel spa|spa hotel*|wellness hotel*|hotel with a spa|hotel with spa|thermal hotel*",
  skiSchool:
    "ski school|ski lesson*|lesson|lessons|ski instructor*|ski class*|learn to ski|learn skiing|learn to snowboard|instructor|beginner ski|ski course*|never skied|first time skiing|skiing for the first time|first time on skis|beginner skiers|new to skiing",
  skiHire:
    "ski hire|ski rental|rent skis|hire skis|rental skis|equipment hire|equipment rental|ski equipment|rent equipment|gear rental|rent gear",
  liftPass: "lift pass*|ski pass*|skipass*|lift ticket*",
  houseReef: "house reef|reef|coral reef",
  diving: "scuba|scuba diving|diving|dive|dives|padi",
  sandyBeach: "sandy beach*|sand beach|white sand|soft sand|sandy",
  kidsClub: "kids club|kids' club|children's club|childrens club|mini club|miniclub|kid's club",
  playground: "playground*",
  aquarium: "aquarium*|oceanarium",
  waterPark: "water park*|waterpark*|aquapark*|aqua park*|water slides|waterslide*",
  themePark:
    "universal|sentosa universal|theme park*|amusement park*|disneyland|disney|legoland|ferrari world|universal studios",
  zoo: "zoo|safari park",
  balloon: "balloon*|hot air balloon*|ballooning",
  boat: "boat|boats|boat day|boat trip*|boat tour*|boat ride*|cruise|cruises|sailing|catamaran|yacht|gulet|sunset cruise",
  concert: "concert*|opera tickets|opera|philharmonic|live music|musical|ballet|theatre tickets",
  christmasMarket: "christmas market*|xmas market*|advent market*",
  galaDinner: "gala dinner|gala|farewell dinner|award dinner",
  dinner:
    "romantic dinner*|candlelit dinner*|candle light dinner*|good dinners|nice dinners|fine dining|michelin|special dinner|dinner for|dinner with|dinner on|dinner overlooking|client dinner*|business dinner*|team dinner",
  winery: "winery|wineries|vineyard*|wine tasting*|wine tour*|cellar tour*|wine cellar*",
  cookingClass: "cooking class*|cooking course*|cookery class*|cooking lesson*",
  spa: "spa day|massage*|hammam|hamam|turkish bath|thermal bath*|couples massage",
  desertSafari: "desert safari|dune bashing|night in the desert|desert camp|camel ride*",
  northernLights: "northern lights|aurora|aurora borealis",
  dailyMass: "mass every day|daily mass|holy mass|mass",
  photoShoot: "photo shoot|photoshoot|photographer|photo session",
  outings:
    "easy outing*|outing|outings|excursion*|day trip|day trips|one or two outings|a couple of excursions|a few excursions",
  driver:
    "minibus|minibuses|private minibus|coach hire|driver|private driver|with a driver|car with driver|car with a driver|chauffeur|private car|private transfer*",
  privateGuide:
    "private guide|private tour*|own guide|personal guide|english speaking guide|guide|local guide",
  groupTour: "group tour|guided tour|guided group|organised tour|organized tour|escorted tour",
  adaptedTransport:
    "accessible transport|adapted transport|accessible taxi*|wheelchair taxi*|adapted van|accessible van|accessible transfer*|wheelchair accessible transport|accessible hotel and transport",
  carHire:
    "rent a car|car rental|rental car|hire a car|hire car|car hire|self drive|self driving|fly drive",
  ownCar: "by car|own car|our car|my car|driving our own|road trip",
  noCar:
    "no car|without a car|without car|don't drive|do not drive|don't want to drive|can't drive|not driving|no driving",
  noFlying:
    "gave up flying|given up flying|stopped flying|quit flying|no flying|no flying at all|no flights|no planes|don't fly|do not fly|without flying|won't fly|can't fly|cannot fly|no plane|afraid of flying|scared of flying|fear of flying|not fly|flight free|hate flying",
  directFlight:
    "direct flight*|nonstop|non stop|nonstop flight*|direct only|no stops|no layover*|no connection*|no stopover*",
  bus: "by bus|bus|buses|coach|local buses|by coach|marshrutka",
  train:
    "afrosiyob|afrosiab|shinkansen|eurostar|by train|train|trains|by rail|rail|interrail|eurail",
  nightTrain: "night train*|sleeper train*|overnight train*|sleeper",
  firstClass: "first class|1st class",
  businessClass: "flying business|fly business|business flight*|business class",
  nap: "nap|naps|naps after lunch|nap time|naptime|afternoon sleep|midday sleep|siesta",
  slowPace:
    "slow pace|easy pace|relaxed pace|gentle pace|no rush|no rushing|without rushing|not rushed|unhurried|take it easy|nothing too hectic|not too hectic|not hectic|not packed|not too packed|not too much running around|not too busy|slow travel|lazy days|lazy",
  littleWalking:
    "walking frame*|use walking frames|uses a walking frame|zimmer frame*|rollator*|walks with a stick|walk with a stick|walking stick|uses a walker|bad knee*|bad hip|no more than 15 minutes|no more than 10 minutes|no more than 20 minutes|cannot walk far|can't walk far|cant walk far|can not walk far|not walk far|can't walk long|cannot walk long|can't walk much|cannot walk much|not much walking|not too much walking|little walking|no long walks|minimal walking|limited walking|bad knee*|bad hip|walks slowly|walking stick|no hills|no stairs|not many stairs|few stairs|walks with a cane|walk with a cane|walk with a stick|walking with a cane|tire easily|tires easily|get tired easily|gets tired easily|walks with a stick|trouble walking|difficulty walking",
  littleDriving:
    "not too much driving|not much driving|little driving|no long drives|no long transfers|short transfer*|short drives|not too many hours in the car|without long drives",
  fewMuseums:
    "few museums|no museums|not too many museums|not many museums|not too much museums|without museums|hate museums|no more museums|skip museums|not museums|museums bore*|one museum",
  noParty:
    "not party|not party places|no party|no parties|no nightlife|not a party|away from the parties|no clubs|no clubbing|not the party|no loud music|not loud|not noisy|no noise",
  joinsLater:
    "joins me|joins us|joining me|joining us|joins later|joining later|will join me|will join us|meets me there|arrives later|flies in later|coming later",
  noCrowds:
    "no crowds|away from crowds|away from the crowds|not crowded|not too crowded|uncrowded|not touristy|non touristy|off the beaten track|off the beaten path|no tourists|without crowds|not too touristy|fewer tourists",
  riad: "riad|riads",
  ryokan: "ryokan*",
  parador: "parador|paradors|paradores",
  boutique: "boutique|boutique hotel*|small hotel with character|charming hotel*|design hotel*",
  adultsOnly: "adults only|adult only|no kids hotel|child free hotel",
  lift: "lift in the hotel|hotel with a lift|hotel with lift|with a lift|elevator|with an elevator",
  rafting: "rafting|white water*|whitewater*",
  onsen: "onsen|hot spring*",
  teaCeremony: "tea ceremony|tea ceremonies",
  whales: "whale|whales|whale watching|dolphin watching|dolphins|dolphin",
  football: "football|football match|football game|soccer|stadium|stadium tour",
  puppets: "puppet theatre|puppet theater|puppet show|puppets|marionette*",
  show: "fado|fado dinner|flamenco|flamenco show|folk show|folklore show|cabaret|show ticket*|dinner show",
  snorkelling: "snorkel*",
  sauna: "sauna|saunas|banya|bathhouse",
  golf: "golf|golf course*|tee time*",
  surfing: "surf|surfing|surf lesson*|surf camp|kitesurf*|windsurf*|kite surf*",
  riding: "horse riding|horseback|horse ride*|horseback riding",
  cherryBlossom: "cherry blossom*|sakura|hanami",
  luggageTransfer:
    "luggage transfer*|bag transfer*|luggage transport*|bags carried|luggage carried",
  skiCarriage: "ski carriage|carry our skis|skis on the plane|skis on the flight|ski bag*",
  laterFlights:
    "no flights before|no flight before|flights after|flight after|not before|no early flight*|no early start*|no early morning*|not too early flight*|flights not too early|no red eye*|don't want to get up early|no very early|nobody wants to get up|not before 9|no night flight*",
  privateBeach: "private beach*|private sandy beach*|own beach|its own beach",
  invoice: "invoice|invoices|invoiced|company invoice",
  cableCar: "cable car*|cablecar*|ropeway*",
  baths: "baths|bathing pools|the baths",
  afternoonTea: "afternoon tea|high tea|cream tea",
  travelPass: "travel pass|swiss travel pass|rail pass|city pass|museum pass|tourist card",
};
