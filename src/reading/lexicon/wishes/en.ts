import type { WishWords } from "./kinds.ts";

export const EN_WISHES: WishWords = {
  allInclusive: "all inclusive|all incl|ai hotel|everything included",
  fullBoard: "full board|all meals|three meals a day",
  halfBoard: "half board|breakfast and dinner|breakfast & dinner|demi pension",
  breakfast: "breakfast|breakfast included|with breakfast|b&b|bed and breakfast",
  threeStars: "3 star*|three star*|3 ★|3 4 ★|3 4 star*|3 or 4 star*|three or four star*",
  fourStars: "4 star*|four star*|4 ★|4 5 ★|4 5 star*|4 or 5 star*|four or five star*",
  fiveStars: "5 star*|five star*|5 ★",
  hostel:
    "sleep in hostel*|sleep in a hostel|sleeping in hostel*|sleep in dorm*|hostel*|dorm|dorms|dormitory|bunk bed*",
  apartment: "apartment*|flat to rent|airbnb|air bnb|self catering|aparthotel|holiday flat",
  villa: "villa|villas|bungalow*|chalet*",
  poolVilla:
    "private pool|private pool villa|pool villa|villa with a pool|villa with pool|villa with private pool|villa with a private pool|our own pool|own pool|plunge pool",
  waterVilla:
    "water villa*|overwater*|overwater villa*|overwater bungalow*|over water villa*|water bungalow*|villa over the water",
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
    "ski school|ski lesson*|lesson|lessons|ski instructor*|ski class*|learn to ski|learn skiing|learn to snowboard|instructor|beginner ski|ski course*|never skied|first time skiing|skiing for the first time|first time on skis|beginner skiers|new to skiing|beginner|beginners|novice|novices",
  skiHire:
    "ski hire|ski rental|snowboard hire|snowboard rental|rent snowboard*|hire snowboard*|rent a snowboard|board hire|rent skis|hire skis|rental skis|equipment hire|equipment rental|ski equipment|rent equipment|gear rental|rent gear",
  liftPass: "lift pass*|ski pass*|skipass*|lift ticket*",
  houseReef: "house reef|reef at the hotel|hotel reef|own reef|good reef|coral reef at",
  diving: "scuba|scuba diving|diving|dive|dives|padi",
  sandyBeach: "sandy beach*|sand beach|white sand|soft sand|sandy",
  kidsClub: "kids club|kids' club|children's club|childrens club|mini club|miniclub|kid's club",
  playground: "playground*",
  aquarium: "aquarium*|oceanarium",
  waterPark: "water park*|waterpark*|aquapark*|aqua park*|water slides|waterslide*",
  seafood: "seafood|sea food|fresh fish|good fish|fish restaurant*|fish dinner*|oysters",
  themePark:
    "universal|sentosa universal|theme park*|amusement park*|disneyland|disney|legoland|ferrari world|universal studios",
  zoo: "zoo|safari park",
  balloon: "balloon*|hot air balloon*|ballooning",
  boat: "boat|boats|boat day|boat trip*|boat tour*|boat ride*|cruise|cruises|sailing|catamaran|yacht|gulet|sunset cruise",
  concert:
    "concert*|classical music|classical concert*|chamber music|symphony|opera tickets|opera|philharmonic|live music|musical|ballet|theatre tickets",
  christmasMarket: "christmas market*|xmas market*|advent market*",
  galaDinner: "gala dinner|gala|farewell dinner|award dinner",
  dinner:
    "romantic dinner*|candlelit dinner*|candle light dinner*|good dinners|nice dinners|fine dining|michelin|special dinner|dinner for|dinner with|dinner on|dinner overlooking|client dinner*|business dinner*|team dinner",
  winery: "winery|wineries|vineyard*|wine tasting*|wine tour*|cellar tour*|wine cellar*",
  cookingClass: "cooking class*|cooking course*|cookery class*|cooking lesson*",
  spa: "spa|spa day|massage*|hammam|hamam|turkish bath|thermal bath*|couples massage",
  desertSafari:
    "camel trek*|camel trip*|camel safari*|desert safari|dune bashing|night in the desert|desert camp|camel ride*",
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
    "rented car|rented 4x4|rented jeep|rent a 4x4|hire a 4x4|4x4 rental|rental 4x4|campervan|camper van|motorhome|rent a jeep|renting a car|hiring a car|rent a car|car rental|rental car|hire a car|hire car|car hire|self drive|self driving|fly drive",
  ownCar:
    "driving from|we drive from|driving there|by car|own car|our car|my car|driving our own|road trip",
  noCar:
    "no car|without a car|without car|don't drive|do not drive|don't want to drive|can't drive|not driving|no driving",
  noFlying:
    "gave up flying|given up flying|stopped flying|quit flying|no flying|no flying at all|not by plane|not by air|no airplanes|no aeroplanes|don't like flying|no flights|no planes|don't fly|do not fly|without flying|won't fly|can't fly|cannot fly|no plane|afraid of flying|scared of flying|fear of flying|not fly|flight free|hate flying",
  flightsApart:
    "without flights|without the flights|without flight|without airfare|without air fare|without tickets|without plane tickets|without flight tickets|excluding flights|excluding flight|excluding airfare|excluding air fare|excluding international flights|excluding tickets|excl flights|excl flight|excl airfare|excluded flights|exclusive of flights|exclusive of airfare|ex flights|not including flights|not including the flights|not including airfare|not incl flights|not counting flights|not counting the flights|apart from flights|except flights|except for flights|no flights included|flights not included|flight not included|flights are not included|airfare not included|tickets not included|flights excluded|flight excluded|airfare excluded|flights extra|flights separate|flights separately|flights on top|flights paid separately|plus flights|before flights|land only",
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
    "walking frame*|use walking frames|uses a walking frame|zimmer frame*|rollator*|walks with a stick|walk with a stick|walking stick|uses a walker|bad knee*|bad hip|no more than 15 minutes|no more than 10 minutes|no more than 20 minutes|cannot walk far|can't walk far|cant walk far|can not walk far|not walk far|can't walk long|cannot walk long|can't walk much|cannot walk much|not much walking|not too much walking|little walking|no long walks|minimal walking|limited walking|bad knee*|bad hip|walks slowly|walking stick|no hills|no stairs|not many stairs|few stairs|walks with a cane|walk with a cane|walk with a stick|walking with a cane|tire easily|tires easily|get tired easily|gets tired easily|walks with a stick|trouble walking|difficulty walking|cannot manage stairs|can't manage stairs|cannot climb stairs|can't climb stairs|can't do stairs|cannot do stairs|no steps|pregnan*|babymoon*|nothing strenuous|not strenuous",
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
  lift: "lift in the hotel|lifts in the hotels|lifts in the hotel|hotels with lifts|hotels with a lift|lift at the hotel|hotel with a lift|hotel with lift|with a lift|elevator|with an elevator",
  rafting: "rafting|white water*|whitewater*",
  onsen: "onsen|hot spring*",
  teaCeremony: "tea ceremony|tea ceremonies",
  whales: "whale|whales|whale watching|dolphin watching|dolphins|dolphin",
  football: "football|football match|football game|soccer|stadium|stadium tour",
  puppets: "puppet theatre|puppet theater|puppet show|puppets|marionette*",
  show: "fado|fado dinner|flamenco|flamenco show|folk show|folklore show|cabaret|show ticket*|dinner show",
  snorkelling: "snorkel*|coral reef|barrier reef|great barrier reef|reef|reefs",
  sauna: "sauna|saunas|banya|bathhouse",
  golf: "golf|golf course*|tee time*",
  surfing: "surf|surfing|surf lesson*|surf camp|kitesurf*|windsurf*|kite surf*",
  riding: "horse riding|horseback|horse ride*|horseback riding",
  cherryBlossom: "cherry blossom*|sakura|hanami",
  luggageTransfer:
    "luggage transfer*|bag transfer*|luggage transport*|bags carried|luggage carried",
  skiCarriage: "ski carriage|carry our skis|skis on the plane|skis on the flight|ski bag*",
  laterFlights:
    "no flights before|no flight before|flights after|flight after|not before|no early flight*|not too early flight*|flights not too early|no red eye*|no very early|not before 9|no night flight*",
  privateBeach: "private beach*|private sandy beach*|own beach|its own beach",
  balcony: "balcony|balconies|terrace room|room with a terrace",
  noHotel:
    "no hotel|no hotel needed|no hotels|without hotel|without a hotel|without hotels|hotel not needed|don't need a hotel|do not need a hotel|staying with friends|staying with family|staying with relatives|staying with my sister|staying with my brother|stay with friends|stay with family|stay with relatives|staying at a friend's|have a place to stay|have our own place|accommodation is sorted|accommodation sorted|no accommodation",
  karting: "go kart*|gokart*|karting|karts",
  dogSled:
    "dog sled*|dogsled*|husky|huskies|husky safari|husky ride*|dog sledding|reindeer sleigh*|reindeer sled*",
  heliSki: "heli ski*|heliski*",
  fireworks: "firework*",
  teamBuilding: "team building|teambuilding|team event*",
  safari: "safari|safaris|game drive*|big five|great migration|wildlife safari|the migration",
  fullMoon: "full moon party|full moon",
  ferry: "ferry|ferries|by ferry|by ferries|by boat between|by sea",
  nightBus: "night bus*|overnight bus*|sleeper bus*",
  hitchhiking: "hitchhik*|hitch hik*|hitching",
  flyHome:
    "fly home|flying home|fly back|flying back|flight home|flight back|plane home|plane back|except home|except the way home|except for the flight home|return by plane|return by air",
  landHome:
    "no flying home|no flight home|not flying home|no flying back|no flight back|don't want to fly home|don't want to fly back|home by train|back by train|return by train|train home|train back|home by bus|back by bus|back by ferry|home overland|back overland",
  lateStart:
    "nothing before 7|nothing before 8|nothing before 9|nothing before 10|nothing before 11|nothing before nine|nothing before ten|nothing before eleven|nothing before noon|no tours before 7|no tours before 8|no tours before 9|no tours before 10|no tours before 11|no tours before nine|no tours before ten|no tours before eleven|no tours before noon|no excursions before 7|no excursions before 8|no excursions before 9|no excursions before 10|no excursions before 11|no excursions before nine|no excursions before ten|no excursions before eleven|no excursions before noon|no sightseeing before 7|no sightseeing before 8|no sightseeing before 9|no sightseeing before 10|no sightseeing before 11|no sightseeing before nine|no sightseeing before ten|no sightseeing before eleven|no sightseeing before noon|not up before 7|not up before 8|not up before 9|not up before 10|not up before 11|not up before nine|not up before ten|not up before eleven|not up before noon|no start before 7|no start before 8|no start before 9|no start before 10|no start before 11|no start before nine|no start before ten|no start before eleven|no start before noon|no starts before 7|no starts before 8|no starts before 9|no starts before 10|no starts before 11|no starts before nine|no starts before ten|no starts before eleven|no starts before noon|nothing too early|nothing early|not too early|no early start*|no early morning*|no early mornings|late start*|sleep in|sleeping in|lie in|lie ins|late mornings|slow mornings|not a morning person|not morning people|don't want to get up early|nobody wants to get up",
  noVisa:
    "no visa|no visas|without visa|without a visa|visa free|visa not needed|no visa needed|don't need a visa|visa on arrival|doesn't need a visa|no visa hassle",
  glutenFree: "gluten free|gluten free food|coeliac*|celiac*|no gluten|gluten intoleran*",
  allergy:
    "allerg*|nut allergy|nut allergies|peanut allergy|severe nut allergy|food allergy|food allergies|lactose intoleran*|lactose free|dairy free|intolerance",
  kosher: "kosher|kosher food|kosher restaurant*|kosher meal*",
  diabetes: "diabet*",
  shabbat:
    "shabbat|shabbos|sabbath|no travel on shabbat|no travel on shabbos|shabbat observant|shomer shabbat|no flights on shabbat|no flights on saturday|not on shabbat",
  invoice: "invoice|invoices|invoiced|company invoice",
  cableCar: "cable car*|cablecar*|ropeway*",
  baths: "baths|bathing pools|the baths",
  afternoonTea: "afternoon tea|high tea|cream tea",
  travelPass: "travel pass|swiss travel pass|rail pass|city pass|museum pass|tourist card",
};
