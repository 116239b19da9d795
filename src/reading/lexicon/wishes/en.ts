import { combined } from "./combined.ts";
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
    "sea view*|seaview|ocean view*|view of the sea|facing the sea|beachfront room*|lake view*",
  hotelPool:
    "pool|by the pool|hotel with a pool|hotel with pool|with a pool|swimming pool|heated pool|indoor pool",
  kitchen: "kitchen|kitchenette",
  rollInShower:
    "wet room*|wetroom*|accessible room*|adapted room*|roll in shower*|walk in shower*|wheel in shower*|level access shower*|accessible bathroom*|adapted bathroom*|grab rails|grab bars",
  nearSea:
    "near the beach|near the sea|close to the beach|close to the sea|on the beach|by the beach|beachfront|beach front|right on the beach|steps from the beach|walking distance to the beach|next to the beach|seafront",
  nearCentre:
    "central|star central|hotel central|near the centre|near the center|close to the centre|close to the center|city centre hotel|central hotel|centrally located|central location|in the centre|in the center|walking distance to the centre|walking distance of the centre|walking distance to everything|in the old town",
  nearSanctuary:
    "walking distance to the haram|walking distance of the haram|walking distance from the haram|near the haram|close to the haram|near haram|close to haram|next to the haram|haram view|near the mosque|near the shrine|close to the shrine|near the shrines|close to the shrines|walking distance to the shrine*|walking distance of the shrine*|walking distance from the shrine*|walk to the shrine*",
  nearSynagogue:
    "walking distance of a synagogue|walking distance to a synagogue|walking distance to synagogue|walking distance of synagogue|walking distance from a synagogue|walking distance to the synagogue|near a synagogue|near the synagogue|close to a synagogue|close to the synagogue|by the synagogue",
  nearVenue:
    "near the messe|near messe|distance to messe|distance to the messe|distance of the messe|distance to the fair*|distance of the fair*|close to the fair*|near the fair*|by the fairgrounds|near the expo*|close to the messe|distance to the venue|near the office|near the venue|close to the venue|near the conference|near the fair|near the airport|close to the airport|close to the office|near the clinic|near the hospital",
  spaHotel:
    "somewhere with a spa|hotel spa|spa hotel*|wellness hotel*|hotel with a spa|hotel with spa|thermal hotel*",
  skiSchool:
    "ski school|ski lesson*|lesson|lessons|ski instructor*|ski class*|learn to ski|learn skiing|learn to snowboard|instructor|beginner ski|ski course*|never skied|first time skiing|skiing for the first time|first time on skis|beginner skiers|new to skiing|beginner|beginners|novice|novices",
  beachVilla: "beach villa*",
  walkingTour: "walking tour*|free walking tour*|free tour*",
  elephants: "elephant sanctuar*|see elephants|elephants|elephant camp*",
  sledging: "sledg*|sled|sleds|sledding|sledges|toboggan*|snow tubing|tubing",
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
  balloonsSeen:
    "watch the balloons|see the balloons|balloons from the ground|balloons from below|watch balloons|balloon watching",
  balloon: "balloon*|hot air balloon*|ballooning",
  boat: "boat|boats|boat day|boat trip*|boat tour*|boat ride*|cruise|cruises|sailing|catamaran|yacht|gulet|sunset cruise",
  concert:
    "concert*|classical music|classical concert*|chamber music|symphony|opera tickets|opera|philharmonic|live music|musical|ballet|theatre tickets",
  christmasMarket: "christmas market*|xmas market*|advent market*",
  galaDinner: "gala dinner|gala|farewell dinner|award dinner",
  dinner:
    "good dinners|nice dinners|fine dining|special dinner|dinner for|dinner with|dinner on|dinner overlooking|client dinner*|business dinner*|team dinner",
  winery: "winery|wineries|vineyard*|wine tasting*|wine tour*|cellar tour*|wine cellar*",
  cookingClass: "cooking class*|cooking course*|cookery class*|cooking lesson*",
  spa: "spa|spa day|massage*|thermal bath*|couples massage",
  desertSafari:
    "camel trek*|camel trip*|camel safari*|desert safari|dune bashing|night in the desert|desert camp|camel ride*",
  northernLights: "northern lights|aurora|aurora borealis",
  sundayService:
    "sunday mass|sunday liturgy|sunday service|sunday worship|mass on sunday|mass on sundays|liturgy on sunday|divine liturgy|orthodox liturgy|church on sunday|church service on sunday",
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
    "adapted taxi*|adapted car|accessible transport|adapted transport|accessible taxi*|wheelchair taxi*|adapted van|accessible van|accessible transfer*|wheelchair accessible transport|accessible hotel and transport",
  carHire:
    "rented car|rented 4x4|rented jeep|rent a 4x4|hire a 4x4|4x4 rental|rental 4x4|campervan|camper van|motorhome|rent a jeep|renting a car|hiring a car|rent a car|car rental|rental car|hire a car|hire car|car hire|self drive|self driving|fly drive",
  ownCar:
    "driving from|we drive from|driving there|by car|own car|our car|my car|driving our own|road trip",
  noCar:
    "no car|without a car|without car|don't drive|do not drive|don't want to drive|can't drive|not driving|no driving",
  noFlying:
    "gave up flying|given up flying|stopped flying|quit flying|no flying|no flying at all|not by plane|not by air|no airplanes|no aeroplanes|don't like flying|no flights|no planes|don't fly|do not fly|without flying|won't fly|can't fly|cannot fly|no plane|afraid of flying|scared of flying|fear of flying|not fly|flight free|hate flying",
  flightsApart: [
    combined(
      "without|w out|excluding|excl|excluded|exclusive of|not counting|not including|not incl|apart from|aside from|besides|except|except for|minus|plus|ex|on top of|before",
      "|the|our|any|international|the international|int l|the int l|intl|the first",
      "flight|flights|airfare|airfares|air fare|plane tickets|flight tickets|air tickets|tickets",
    ),
    combined(
      "flight|flights|airfare|airfares|air fare|tickets|plane tickets|air tickets",
      "|are|is|will be|come|paid|to be",
      "separate|separately|apart|aside|extra|on top|not included|not incl|not counted|excluded|excl",
    ),
    "no flights included|land only",
  ].join("|"),
  ownFlights: combined(
    "have|we have|i have|already have|we already have|i already have|have got|ve got|we got|have already got|booked|have booked|ve booked|already booked|bought|have bought|ve bought|already bought",
    "|our|my|the|our own|my own|own",
    "flight|flights|plane tickets|flight tickets|air tickets|airline tickets",
  ),
  directFlight:
    "direct flight*|no long flight*|no long haul flight*|nonstop|non stop|nonstop flight*|direct only|no stops|no layover*|no connection*|no stopover*",
  bus: "by bus|bus|buses|coach|local buses|by coach|marshrutka",
  train:
    "afrosiyob|afrosiab|shinkansen|eurostar|by train|train|trains|by rail|rail|interrail|eurail",
  nightTrain: "night train*|sleeper train*|overnight train*|sleeper",
  firstClass: "first class|1st class",
  businessClass: "flying business|fly business|business flight*|business class",
  nap: "rest after dhuhr|rest after lunch|rests after lunch|rest in the afternoon|rest in the afternoons|afternoon rest|nap|naps|naps after lunch|nap time|naptime|afternoon sleep|midday sleep|siesta",
  slowPace:
    "gentle|gently|slow pace|easy pace|relaxed pace|gentle pace|no rush|no rushing|without rushing|not rushed|unhurried|take it easy|nothing too hectic|not too hectic|not hectic|not packed|not too packed|not too much running around|not too busy|slow travel|lazy days|lazy",
  littleWalking:
    "walking sticks|walking frame*|use walking frames|uses a walking frame|zimmer frame*|rollator*|walks with a stick|walk with a stick|walking stick|uses a walker|bad knee*|bad hip|no more than 15 minutes|no more than 10 minutes|no more than 20 minutes|cannot walk far|can't walk far|cant walk far|can not walk far|not walk far|can't walk long|cannot walk long|can't walk much|cannot walk much|not much walking|not too much walking|little walking|no long walks|minimal walking|limited walking|bad knee*|bad hip|walks slowly|walking stick|no hills|no stairs|not many stairs|few stairs|walks with a cane|walk with a cane|walk with a stick|walking with a cane|tire easily|tires easily|get tired easily|gets tired easily|walks with a stick|trouble walking|difficulty walking|cannot manage stairs|can't manage stairs|cannot climb stairs|can't climb stairs|can't do stairs|cannot do stairs|no steps|nothing strenuous|not strenuous|tires quickly|tire quickly|gets tired quickly|no long steep descents|no climbs|no long climbs|hip replacement",
  littleDriving:
    "not too much driving|not much driving|little driving|no long drives|no long transfers|short transfer*|short drives|not too many hours in the car|without long drives",
  fewMuseums:
    "few museums|more than two museums|more than one museum|not too many museums|not many museums|not too much museums|one museum|one museum a day|max one museum|tired of museums|bored of museums|bored by museums",
  noParty:
    "not party|not do clubs|don't do clubs|not do nightclubs|don't do nightclubs|not do nightlife|don't do nightlife|not into clubs|not into clubbing|not into nightlife|not party places|no party|no parties|no nightlife|not a party|away from the parties|no clubs|no beach clubs|no beach bars|no bars|no bars or clubs|no pubs|no nightclubs|no night clubs|no clubbing|not the party|no loud music|not loud|not noisy|no noise",
  joinsLater:
    "joins me|joins us|joining me|joining us|joins later|joining later|will join me|will join us|meets me there|arrives later|flies in later|coming later",
  noCrowds:
    "no crowds|away from crowds|away from the crowds|not crowded|not too crowded|uncrowded|not touristy|non touristy|off the beaten track|off the beaten path|no tourists|without crowds|not too touristy|fewer tourists",
  riad: "riad|riads",
  ryokan: "ryokan*",
  parador: "parador|paradors|paradores",
  boutique:
    "boutique|boutique hotel*|small hotel* with character|hotel* with character|charming hotel*|design hotel*",
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
  railPass: "swiss pass*|swiss travel pass*|rail pass*|eurail*|interrail*|jr pass*",
  luggageTransfer:
    "luggage transfer*|bag transfer*|luggage transport*|bags carried|luggage carried",
  skiCarriage: "ski carriage|carry our skis|skis on the plane|skis on the flight|ski bag*",
  laterFlights:
    "no flights before|no flight before|flights after|flight after|not before|no early flight*|not too early flight*|flights not too early|no red eye*|no very early|not before 9|no night flight*",
  privateBeach: "private beach*|private sandy beach*|own beach|its own beach",
  balcony:
    "balcony|balconies|terrace room|room with a terrace|with terrace|with a terrace|roof terrace|rooftop terrace|private terrace",
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
    "nothing before 7|nothing before 8|nothing before 9|nothing before 10|nothing before 11|nothing before nine|nothing before ten|nothing before eleven|nothing before noon|no tours before 7|no tours before 8|no tours before 9|no tours before 10|no tours before 11|no tours before nine|no tours before ten|no tours before eleven|no tours before noon|no excursions before 7|no excursions before 8|no excursions before 9|no excursions before 10|no excursions before 11|no excursions before nine|no excursions before ten|no excursions before eleven|no excursions before noon|no sightseeing before 7|no sightseeing before 8|no sightseeing before 9|no sightseeing before 10|no sightseeing before 11|no sightseeing before nine|no sightseeing before ten|no sightseeing before eleven|no sightseeing before noon|not up before 7|not up before 8|not up before 9|not up before 10|not up before 11|not up before nine|not up before ten|not up before eleven|not up before noon|no start before 7|no start before 8|no start before 9|no start before 10|no start before 11|no start before nine|no start before ten|no start before eleven|no start before noon|no starts before 7|no starts before 8|no starts before 9|no starts before 10|no starts before 11|no starts before nine|no starts before ten|no starts before eleven|no starts before noon|no trains before 7|no buses before 7|no getting up before 7|hate getting up before 7|not before 7 in the morning|no trains before 8|no buses before 8|no getting up before 8|hate getting up before 8|not before 8 in the morning|no trains before 9|no buses before 9|no getting up before 9|hate getting up before 9|not before 9 in the morning|no trains before 10|no buses before 10|no getting up before 10|hate getting up before 10|not before 10 in the morning|no trains before 11|no buses before 11|no getting up before 11|hate getting up before 11|not before 11 in the morning|no trains before nine|no buses before nine|no getting up before nine|hate getting up before nine|not before nine in the morning|no trains before ten|no buses before ten|no getting up before ten|hate getting up before ten|not before ten in the morning|no trains before eleven|no buses before eleven|no getting up before eleven|hate getting up before eleven|not before eleven in the morning|hate getting up early|hate early mornings|hate mornings|nothing too early|nothing early|not too early|no early start*|no early morning*|no early mornings|late start*|sleep in|sleeping in|lie in|lie ins|late mornings|slow mornings|not a morning person|not morning people|don't want to get up early|nobody wants to get up",
  visaHeld:
    "schengen visas already|already have schengen|have schengen visa*|hold schengen visa*|with valid schengen|have a valid schengen|valid schengen visa*|have a schengen visa|our visas are ready|we have visas|we have the visas|we have our visas|visas are done",
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
  yoga: "yoga|yoga class*|yoga retreat|yoga session*",
  ayurveda: "ayurved*|panchakarma|detox|ayurvedic cure*|ayurvedic treatment*|panchakarma cure*",
  cycling:
    "cycling|cycle tour*|cycle trip*|bike tour*|bike trip*|bike ride*|by bike|by bicycle|cycling holiday*|cycling trip*|bicycle tour*|biking|mountain bik*",
  hiking: "hiking|hikes|hike|day hikes|hiking trip*|trekking|trek|treks",
  trek: "in stages|stage by stage|hut to hut|village to village on foot|guesthouse to guesthouse|multi day trek*|multi day hike*|several day trek|day trek|days trek|days trekking|day trekking",
  longTrek:
    "w trek|o circuit|inca trail|salkantay|annapurna circuit|everest base camp|machame route|climb kilimanjaro|climbing kilimanjaro|tour du mont blanc|kilimanjaro climb",
  science: "science museum*|natural history museum*|technology museum*|science cent*",
  dinosaurs: "dinosaur*",
  gardens: "gardens|garden|botanic* garden*",
  seaCruise:
    "cruise ship*|mediterranean cruise|ocean cruise*|sea cruise*|caribbean cruise|river cruise*|danube cruise of|week s cruise|cruise holiday*",
  clubs: "clubs|nightclub*|night club*|clubbing|techno",
  shootingRange: "shooting range|shooting",
  dinnerShow: "dinner with a show|dinner with show|dinner with a dj|dinner with dj",
  beachClub: "beach club|beach clubs|beach club day",
  saltMine: "salt mine|salt mines",
  candleDinner:
    "candlelit dinner*|dinner in the desert|desert dinner*|sandbank dinner*|dinner on a sandbank|candle light dinner*|candlelight dinner*|romantic dinner*|dinner on the beach|dinner on the sand|private dinner*|valentine s dinner|rooftop dinner*|dinner on a rooftop",
  michelin: "michelin|michelin dinner|michelin star*|michelin starred|michelin restaurant*",
  cafes:
    "coffee house*|coffeehouse*|cafe culture|pastry shop*|cake shop*|patisser*|cakes|pastel de nata|pasteis de nata|custard tart*",
  streetFood: "street food|hawker food|hawker*|food stalls",
  hammam: "hammam|hamam|turkish bath*|hammam for two",
  houseboat: "houseboat*|houseboat night|night on a houseboat|nights on a houseboat",
  gym: "gym|fitness|fitness centre|fitness center|hotel with gym|hotel with a gym",
  kidsPool:
    "kids pool|kids' pool|children's pool|childrens pool|toddler pool|pool for the kids|pool for children|paddling pool",
  alcoholFree: "alcohol free hotel*|halal hotel*|hotel without alcohol|dry hotel*",
  prayerRoom: "prayer room*|place to pray|prayer place",
  doctor: "doctor|a doctor|doctor nearby|with a doctor|medical care",
  dietFood: "diet food|dietary food|diet meals|diet menu",
  cot: "cot|cots|baby cot|cot needed|crib|baby bed",
  privateRoom: "private room*|private pension*|private double*|not dorm*|no dorm*|no shared room*",
  nearMetro:
    "near the metro|near a metro|near metro|close to the metro|close to a metro|close to metro|by the metro|next to the metro|next to a metro|near the subway|close to the subway|near a subway|near the underground|close to the underground|near the tube|close to the tube|near a tube station|near a metro station|close to a metro station|close to public transport|near public transport",
  skipLine:
    "skip the line|skip the line ticket*|skip the queue|skip the queue ticket*|no queue*|without queue*|fast track ticket*|priority entry|priority entrance|jump the queue",
  sameFloor: "on the same floor|on one floor|same floor|all on one floor",
  nearStation:
    "near the station|near the train station|near the main station|near the railway station|close to the station|close to the main station|next to the station|near main station",
  nearBusiness:
    "near the business district|close to the business district|in the business district|near the financial district|close to the financial district|near the city centre offices",
  quadBikes: "quad|quads|quad bike|quad bikes|quad biking|atv|atvs|buggy|buggies",
  separateRooms: "separate rooms|own rooms|single rooms|two rooms|rooms of our own",
  roomView:
    "view of the river|river view*|city view*|view of the castle|mountain view*|eiffel view|view of the eiffel tower|caldera view*|view of the caldera|balloon view*|view of the balloons|canal view*|room with a view|hotel with a view*|view of the lake",
  huts: "mountain huts|mountain hut|refugio*|huts ok|refuges",
  vegan: "vegan*|plant based",
  lenten: "lenten|lenten food|fasting food",
  noHeights:
    "afraid of heights|scared of heights|fear of heights|vertigo|don't like heights|hate heights",
  noHorse: "no horse meat|don't eat horse*",
  halalFood: "halal food|halal restaurants|halal meals|halal meat",
  vegetarianFood: "vegetarian food|vegetarian meals|vegetarian jain food|jain food",
  noMuseums:
    "don't care for museums|don't care about museums|don't like museums|not interested in museums|not into museums|not museum people|no museums|without museums|no museum|hate museums|skip museums|not museums|no more museums|museums bore*",
  noChurches:
    "no churches|no church|without churches|no cathedrals|no more churches|no museums or churches|no churches or museums",
  noSeafood:
    "no seafood|no fish|don't eat fish|don't eat seafood|doesn't eat fish|allergic to fish|allergic to seafood|fish allergy|seafood allergy|allergy to fish|allergy to seafood",
  noAlcohol:
    "no alcohol|alcohol free|without alcohol|no drinking|don't drink|doesn't drink|does not drink|do not drink|we don't drink|teetotal*",
  noGroupTours:
    "no group tour*|without group tour*|no group excursion*|no organised tour*|no coach tour*|no bus tour*",
  noLongTrips:
    "no full day tour*|no full day trip*|no all day trip*|no all day tour*|no long excursion*|no full day excursion*|no long day trip*",
  noCamping: "no camping|not camping|without camping|no tent|no tents|lodges not camping",
  notSpicy: "no spicy food|not spicy|nothing spicy|doesn't eat spicy|don't eat spicy|no spicy",
  nightDive: "night dive*|night diving",
  offRoad: "4x4|4 x 4|4wd|four wheel drive|off road car|off road vehicle",
  elderly:
    "65 years old|65 year old|aged 65|are 65|us 65|over 65|am 65|and 65|66 years old|66 year old|aged 66|are 66|us 66|over 66|am 66|and 66|67 years old|67 year old|aged 67|are 67|us 67|over 67|am 67|and 67|68 years old|68 year old|aged 68|are 68|us 68|over 68|am 68|and 68|69 years old|69 year old|aged 69|are 69|us 69|over 69|am 69|and 69|70 years old|70 year old|aged 70|are 70|us 70|over 70|am 70|and 70|71 years old|71 year old|aged 71|are 71|us 71|over 71|am 71|and 71|72 years old|72 year old|aged 72|are 72|us 72|over 72|am 72|and 72|73 years old|73 year old|aged 73|are 73|us 73|over 73|am 73|and 73|74 years old|74 year old|aged 74|are 74|us 74|over 74|am 74|and 74|75 years old|75 year old|aged 75|are 75|us 75|over 75|am 75|and 75|76 years old|76 year old|aged 76|are 76|us 76|over 76|am 76|and 76|77 years old|77 year old|aged 77|are 77|us 77|over 77|am 77|and 77|78 years old|78 year old|aged 78|are 78|us 78|over 78|am 78|and 78|79 years old|79 year old|aged 79|are 79|us 79|over 79|am 79|and 79|80 years old|80 year old|aged 80|are 80|us 80|over 80|am 80|and 80|81 years old|81 year old|aged 81|are 81|us 81|over 81|am 81|and 81|82 years old|82 year old|aged 82|are 82|us 82|over 82|am 82|and 82|83 years old|83 year old|aged 83|are 83|us 83|over 83|am 83|and 83|84 years old|84 year old|aged 84|are 84|us 84|over 84|am 84|and 84|85 years old|85 year old|aged 85|are 85|us 85|over 85|am 85|and 85|86 years old|86 year old|aged 86|are 86|us 86|over 86|am 86|and 86|87 years old|87 year old|aged 87|are 87|us 87|over 87|am 87|and 87|88 years old|88 year old|aged 88|are 88|us 88|over 88|am 88|and 88|89 years old|89 year old|aged 89|are 89|us 89|over 89|am 89|and 89|90 years old|90 year old|aged 90|are 90|us 90|over 90|am 90|and 90|in our seventies|in their seventies|in our eighties|in their eighties",
  dailySpa:
    "spa every day|spa daily|daily spa|massage every day|massages every day|daily massage*|treatments every day|daily treatments",
  twoParkDays:
    "2 days disney*|two days disney*|2 days at disney*|two days at disney*|2 days in disney*|two days in disney*",
  threeParkDays:
    "3 days disney*|three days disney*|3 days at disney*|three days at disney*|3 days in disney*|three days in disney*",
  caveHotel: "cave hotel*|cave room*|cave suite*|stone cave room*",
  jacuzzi: "jacuzzi*|hot tub*|whirlpool*",
  privateBath:
    "private onsen|private bath|private baths|private hot spring*|in room onsen|onsen in the room|room with onsen|tattoo friendly|has tattoos|have tattoos|with tattoos|bath tattoos|private onsen ryokan",
  oneBigThing:
    "more than one big thing|one big thing a day|one big thing per day|one thing a day|one thing per day|one activity a day|one main thing a day|one sight a day|one attraction a day",
  ownName:
    "villa del*|villa di|villa d|villa carlotta|villa borghese|villa olmo|villa medici|villa este",
  lateCulture:
    "nothing cultural before noon|no culture before noon|no museums before noon|no sights before noon|nothing cultural in the morning|no culture in the morning",
};
