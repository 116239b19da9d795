import { combined } from "./combined.ts";
import type { WishWords } from "./kinds.ts";

export const AZ_WISHES: WishWords = {
  allInclusive:
    "her sey daxil*|hersey daxil*|all inclusive|her sey dahil|herşey dahil|hamisi daxil*|tam daxil|ol inkluziv*",
  fullBoard: "tam pansion*|uc defe yemek*|gunde uc defe yemek*|3 defe yemek*",
  halfBoard:
    "yarim pansion*|yarimpansion*|seher ve axsam yemek*|seher yemeyi ve sam yemeyi|half board",
  breakfast: "seher yemeyi*|seher yemekli|sehər yeməyi daxil",
  threeStars: "3 ulduz*|uc ulduz*|3 ★|3 4 ★|3 4 ulduz*",
  fourStars: "4 ulduz*|dord ulduz*|4 ★|4 5 ★|4 5 ulduz*",
  fiveStars: "5 ulduz*|bes ulduz*|5 ★",
  hostel: "hostel*",
  apartment:
    "menzil kiraye*|kiraye menzil*|kiraye ev|apartament*|ev kirayelemek|airbnb|gunluk ev|menzil",
  villa: "villa|villada|villalar|bunqalo*|kotec*|kottec*",
  poolVilla: "hovuzlu villa*|sexsi hovuz*|ozel hovuz*|ferdi hovuz*|oz hovuzu*",
  waterVilla:
    "su ustunde villa*|suustu villa*|su ustu villa*|su villasi*|suyun ustunde villa*|su ustunde ev*|suyun ustunde*|su uzerinde villa*|su uzerinde*",
  familyRoom: "aile otagi*|ailevi otaq*|yan yana otaq*|bitisik otaq*",
  seaView:
    "deniz menzereli*|denize baxan*|deniz gorunen*|deniz gorunuslu*|denize baxis*|deniz menzeresi*|okean menzereli*",
  hotelPool: "hovuzlu otel*|hovuzu olan*|hovuz|hovuzu|hovuzu olsun|hovuzlu",
  kitchen: "metbexli|metbexi olan*|metbexi olsun",
  rollInShower:
    "elil ucun dus*|pillesiz dus*|elil arabasi ucun dus*|uygun hamam otagi|elillere uygun hamam*|tutacaq*|tutacaqli hamam*|hamam uygun*",
  nearSea:
    "denize yaxin*|sahile yaxin*|cimerliye yaxin*|deniz kenari*|denizin kenari*|deniz qiraginda*|sahilde otel*|deniz sahilinde*|cimerlik kenarinda*|denizin yaninda*|birinci xett*|1 ci xett*",
  nearCentre:
    "merkeze yaxin*|merkezde otel*|seher merkezinde*|merkezde|merkezi yerde*|seherin merkezinde*|merkezde olsun",
  nearSanctuary:
    "hereme yaxin*|kebeye yaxin*|heremin yaxinliginda*|herem yaxinliginda*|mescide yaxin*|hereme piyada|heremlere piyada|heremlere yaxin*|ziyaretgaha piyada|ziyaretgahlara piyada|ziyaretgahlara yaxin*|turbeye piyada|ziyaretgaha yaxin*|hereme yaxinda|heremin yaninda",
  nearSynagogue: "sinaqoqa yaxin|sinaqoqun yaninda|sinaqoqa piyada",
  nearVenue:
    "ofise yaxin*|sergi merkezine yaxin*|serginin yaninda|sergiye piyada|mesafede sergi*|hava limanina yaxin*|aeroporta yaxin*|sergiye yaxin*|xestexanaya yaxin*|klinikaya yaxin*|konfransa yaxin*",
  spaHotel: "spa otel*|spali otel*|termal otel*",
  skiSchool:
    "mekteb lazim*|yeni baslayan*|tezece baslayan*|hec vaxt xizek*|xizek mekteb*|xizek ders*|telimci*|telimatci*|instruktor*|xizek oyren*|oyrenecek*|oyrenmek|ders lazim*|dersler lazim*|tecrubesiz*|xizek surmeyi oyren*|ders almaq|xizek kursu*|surmeyi oyren*|ilk defe xizek*|xizek ilk defe",
  beachVilla: "cimerlik villa*|sahil villa*",
  walkingTour: "piyada tur|piyada turlar|pulsuz piyada tur*",
  elephants: "fil siginaca*|filler|filleri|fillere",
  sledging: "tubinq*|tubing*|tyubinq*|qar eylence*|kirse*",
  skiHire:
    "xizek kiraye*|snowboard icare*|snoubord icare*|snowboard kiraye*|snoubord kiraye*|avadanliq kiraye*|avadanliq*|xizek icare*|xizeyi kirayele*|xizek leva*",
  liftPass: "ski pass*|skipass*|ski pas|kanat bileti*|kanat yolu bileti*|qaldirici bileti*|lift*",
  houseReef: "rif*|mercan*",
  diving: "dayvinq*|dalgic*|suya dalma*",
  sandyBeach: "qumlu cimerlik*|qumlu sahil*|qum cimerlik*|qumlu|qumsal cimerlik*|qumsal",
  kidsClub: "usaq klubu*|mini klub*|miniklub*|usaqlar ucun klub*",
  playground: "usaq meydanca*|oyun meydanca*",
  aquarium: "akvarium*|okeanarium*",
  waterPark: "akvapark*|aquapark*|su parki*",
  seafood: "deniz mehsul*|deniz nemet*|baliq restoran*|teze baliq*|yaxsi baliq*",
  themePark: "eylence parki*|lunapark*|disneylend*|disneyland*|park attraksion*|attraksion*",
  zoo: "zoopark*|heyvanxana*",
  balloonsSeen:
    "sarlara baxmaq*|sarlara baxaq|sarlara baxis*|sarlari gor*|sarlari yerden*|sarlari asagidan*",
  balloon:
    "sar ile|hava sari*|hava sarinda*|sarla ucus*|sarla uc*|balon*|sar ucusu*|isti hava sari*|sara min*",
  boat: "qayiq*|gemi*|yaxta*|kater*|kruiz*|katamaran*",
  concert:
    "konsert*|muzikl*|myuzikl*|klassik musiqi*|teatr bilet*|tamasa*|opera*|balet*|canli musiqi*",
  christmasMarket: "milad bazar*|yeni il bazar*|milad yarmarka*|yeni il yarmarka*|bayram yarmarka*",
  galaDinner: "qala sam yemeyi*|gala*|qala gecesi*|ziyafet*",
  dinner: "sam yemeyi*|yaxsi restoran*|romantik axsam*",
  winery:
    "serab dadim*|serab zavod*|serab evi*|serab dequstasiya*|serab dadma*|serabxana*|serabciliq*|serab tur*|serab mahzen*|uzum bag*",
  cookingClass:
    "yemek kursu*|kulinariya dersi*|yemek bisirme ders*|master klass*|kulinariya kursu*",
  spa: "masaj*|spa|termal su*|isti su*",
  desertSafari: "sehra safari*|sehrada gece*|deve gezinti*|deve sur*|sehra tur*",
  northernLights: "simal parilti*|simal isig*|qutb parilti*",
  sundayService: "bazar gunu messa*|bazar messasi*|bazar gunu kilse*",
  dailyMass: "",
  photoShoot: "fotosessiya*|fotoqraf*|foto cekilis*|foto sessiya*",
  outings: "ekskursiya*|bir iki ekskursiya*|yaxin yerlere gezinti*|gunluk gezinti*",
  driver:
    "mikroavtobus*|ekskursiya avtobus*|surucu*|surucu ile|suruculu masin*|transfer*|ozel masin*|sexsi surucu*",
  privateGuide: "beledci*|sexsi beledci*|bələdçi*|ozel gid*|gid|qid|gidle|ferdi tur*",
  groupTour: "qrup tur*|qrupla tur*",
  adaptedTransport:
    "uygun neqliyyat*|elil ucun neqliyyat*|elil ucun masin*|uygun otel ve neqliyyat*|elil arabasi ucun masin*|uygun masin*|uygun taksi*",
  carHire:
    "avtomobil tur*|avtotur*|masin tur*|masin kiraye*|masin icare*|kiraye masin*|avtomobil kiraye*|rent a car|masin goturmek|masin goturek|arenda masin*",
  ownCar: "masinla|oz masin*|avtomobille|sexsi masin*|oz avtomobil*",
  noCar:
    "masinsiz|masin olmadan|masin surmurem|masin surmuruk|masin yoxdur|masin kirayelemirik|masinimiz yoxdur",
  noFlying:
    "teyyaresiz|ucmuruq|ucmuram|ucussuz|ucmaqdan qorx*|ucusdan qorx*|teyyareye minmirem|teyyareye minmirik|ucus olmasin|teyyare olmasin|teyyareden qorx*|ucus olmadan|teyyare ile yox|ucmaq istemirem|ucmaq istemirik|teyyareye minmir*",
  flightsApart: [
    "ucussuz|ucuslarsiz|biletsiz|biletlersiz|aviabiletsiz|aviasiz|teyyare biletisiz|ucus xerci xaric*",
    combined(
      "ucus|ucuslar|ucusu|ucuslari|bilet|biletler|bileti|biletleri|aviabilet|aviabiletler|teyyare bileti|teyyare biletleri|bilet pulu|yol pulu|yol",
      "xaric*|haric|daxil deyil|daxil olmadan|daxil etmeden|ayri|ayrica|ayridir|olmadan|saymadan|saymasaq|saymayaq|nezere alinmadan|nezere almadan|hesaba alinmadan",
    ),
    "biletden basqa|biletlerden basqa|ucusdan basqa",
  ].join("|"),
  ownFlights: [
    combined(
      "bilet|biletler|biletimiz|biletlerimiz|bileti|biletleri|aviabilet|aviabiletler|ucus bileti",
      "var|artiq var|almisiq|artiq almisiq|alinib|artiq alinib|ozumuz alacagiq|ozumuz aliriq|ozumuz alariq|ozumuzdendir|ozumuzden",
    ),
  ].join("|"),
  directFlight:
    "birbasa ucus*|uzun ucus olmasin|uzaq ucus olmasin|birbasa reys*|birbasa uc*|birbasa get*|birbasa tey*|birbasa bilet*|reys birbasa|ucus birbasa|transfersiz|tranzitsiz|dayanacaqsiz|aktarmasiz|direkt*",
  bus: "avtobus*|marsrut avtobus*|marsrutka*|otobus*",
  train: "afrosiyob*|afrosiab*|qatar*|demiryol*|demir yol*",
  nightTrain: "gece qatari*|kupe*|yataqli vaqon*",
  firstClass: "birinci sinif*|1 ci sinif*",
  businessClass: "biznes sinif*|biznes klas*|biznes class",
  nap: "gunorta yuxusu*|gunorta yatir*|gunduz yatir*|gunduz yuxusu*|naharnan sonra yatir*|nahardan sonra yatir*|gunorta yatmali*|gunorta yatan*|gunduz yatma*|gunorta yatma*|nahardan sonra dincel*|gunorta dincel*",
  slowPace:
    "telesmeden|yavas yavas|tələsik olmasın|telesik olmasin|qacaqac olmasin|qacaqov olmasin|yorucu olmasin|cox yorucu olmasin|yormayan|yorulmadan|rahat tempo*|sakit tempo*|asta temp*|yorulmayaq|yorgunluqsuz|telesmek istemirik",
  littleWalking:
    "uzun piyada gezinti olmasin|uzun gezinti olmasin|uzun piyada olmasin|pillesiz yer*|pillekensiz*|pilleken olmasin|pilleken az olsun|az yerimek|az gezinti|eli agacli|cox gezmek olmaz|az gezmek|cox yeriye bilmir*|uzaq yeriye bilmir*|yeriye bilmir*|cox gezə bilmir*|cox piyada olmasin|az piyada|cetin yeriyir|ayaqlari agriyir|dizi agriyir|dizleri agriyir|cox yerimek olmaz|pilleken cixa bilmir*|cox pilleken olmasin|esa ile|ağacla yeriyir|az yerimek|az gezinti|pilleken qalxa bilmir*|pilleken cetin*|yoxus*|yoxus ve pilleken*|cox yerimir*|az yeriyir|tez yorulur|dizleri agriyir",
  littleDriving:
    "uzun yol olmasin|cox yol olmasin|az yol|yol uzun olmasin|yolda cox qalmayaq|uzun yol istemirik",
  fewMuseums:
    "cox muzey olmasin|cox muzey istemirik|az muzey|muzey az olsun|muzeyler az olsun|cox muzey lazim deyil|muzeylerde cox*|muzeylere cox*",
  noParty:
    "ses kuysuz|seskuysuz*|klub olmasin|kluba getmirik|klublara getmirik|klub sevmirik|gece klubu olmasin|diskoteka olmasin|partiya olmasin|gece heyati olmasin|gurultusuz*|gurultu olmasin|ses kuy olmasin|seskuy olmasin|gece heyati lazim deyil|eylence olmasin|tusovka olmasin",
  joinsLater:
    "sonra qosulacaq*|mene qosulacaq*|bize qosulacaq*|sonra gelecek|mene qosulur|bize qosulur|sonradan qosul*",
  noCrowds:
    "sixliq olmasin|adam az olsun|izdihamsiz*|izdiham olmasin|turist az olsun|basabas olmasin|insan az olsun|insan az olan*|adam az olan*|turistsiz*",
  riad: "riad*",
  ryokan: "ryokan*",
  parador: "parador*",
  boutique: "butik otel*|butik|xarakterli otel*",
  adultsOnly: "yalniz boyukler ucun|usaqsiz otel*",
  lift: "liftli otel*|otelde lift*|lift|lifti olan*|lift olsun|lifti olsun|liftli",
  rafting: "raftinq*|rafting*",
  onsen: "onsen*|isti bulaq*",
  teaCeremony: "cay merasimi*",
  whales: "balina*|delfin*",
  football: "futbol*|stadion*",
  puppets: "kukla teatri*|kukla tamasasi*|marionet*",
  show: "fado|flamenko*|folklor*|kabare*|sou proqram*",
  snorkelling: "snorkel*|maska ile uzmek",
  sauna: "sauna*|hamam*",
  golf: "qolf*",
  surfing: "serfinq*|kaytserf*",
  riding: "at surmek*|atla gezinti*|at gezintisi*|at belinde*",
  cherryBlossom: "sakura*|albali cicey*|albali cicek*",
  railPass: "swiss pass*|swiss travel pass*|interrail*|qatar kart*|jr pass*",
  luggageTransfer: "baqaj dasinmasi*|cemodan dasinmasi*",
  skiCarriage: "xizek baqaji*|oz xizeyim*",
  laterFlights: "erken ucus olmasin|erken reys olmasin|gece ucusu olmasin|gece reysi olmasin",
  privateBeach: "ozel cimerli*|oz cimerliyi*|sexsi cimerli*",
  balcony: "balkon*|eyvan*|terrasli*|terrasi olan*|terrasi olsun",
  noHotel:
    "otel lazim deyil|otel gerek deyil|oteller lazim deyil|otelsiz|otel istemir*|qonaq gedirik|qonaq gedirem|qonaq qalacagiq|qohumlarda qalacagiq|qohumlarda qaliriq|dostlarda qalacagiq|qalmaga yer var|qalmaga yerimiz var|qalacaq yerimiz var|ev var",
  karting: "kartinq*|karting*",
  dogSled: "it kizey*|it xizey*|xaski*|haski*|maral arabasi*",
  heliSki: "heliski*|heli ski*",
  fireworks: "ates fesan*|salut|feyerverk*|atesfesan*",
  teamBuilding: "team building|timbildinq*|komanda qurma*|korporativ tedbir*",
  safari: "safari*",
  fullMoon: "full moon*",
  ferry: "bere|bere ile|berelerle|parom*",
  nightBus: "gece avtobus*",
  hitchhiking: "avtostop*",
  flyHome:
    "teyyare ile qayit*|teyyare ile qayid*|teyyareyle qayit*|qayidis teyyare*|ucaqla qayid*|ucaqla qayit*|geri ucaq*|eve ucaq*",
  landHome:
    "qayidis qatarla|qatarla qayit*|qatarla qayid*|avtobusla qayit*|avtobusla qayid*|qayidis avtobusla|qayidanda ucmaq istemir*",
  lateStart:
    "tez durmaq istemir*|erken durmaq istemir*|tez qalxmaq istemir*|erken qalxmaq istemir*|seher tezden olmasin|saat 10 dan evvel|saat 10 dan tez|saat 10 a qeder hec ne|ondan tez olmasin|seherler yatmaq|gec durmaq|tezden olmasin",
  visaHeld:
    "sengen vizamiz var|sengenimiz var|sengen var|sengen vizasi var|sengen vizam var|vizamiz var|vizam var|vizalarimiz var|vizamiz hazirdir",
  noVisa:
    "viza olmasin|vizasiz|viza lazim olmasin|viza lazim olmayan|viza teleb olunmasin|viza teleb etmeyen|viza istemeyen",
  glutenFree: "qlutensiz*|qluten*",
  allergy: "allergiya*|laktoza*",
  kosher: "koser*",
  diabetes: "diabet*|seker xesteliyi*|seker xestesi*",
  shabbat: "sabbat*|sebbat*",
  invoice: "hesab faktura*|faktura*|qaime*",
  cableCar: "kanat yol*|kanat",
  baths: "kukurd hamam*",
  travelPass: "seyahet kart*|turist kart*",
  yoga: "yoqa*",
  ayurveda: "ayurved*|panckarma*|pancakarma*|detoks*",
  cycling: "velosiped tur*|velosipedle|velosiped sef*|velosiped gezinti*|velotur*",
  hiking: "yurus|yurusu|yuruse|yurusler*|yuruyus*|piyada yurus*|trekkinq*|haykinq*",
  trek: "coxgunluk yurus*|coxgunluk trek*|merhele merhele|marsrutunu piyada|marsrutu piyada|piyada kecmek|kendden kende piyada",
  longTrek: "kilimancaro*|zirveye qalxma*",
  science: "elm muzey*|texnika muzey*|elm merkez*",
  dinosaurs: "dinozavr*",
  gardens: "baglar|bagcalar|botanika bagi*",
  seaCruise: "denizinde kruiz*|deniz kruiz*|kruiz gemisi*|cay kruiz*",
  clubs: "gece klub*|klublar*|klublara|gece klublari",
  shootingRange: "atis poliqon*|tir",
  dinnerShow: "sou ile sam*|soulu sam*",
  beachClub: "cimerlik klub*|beach club*",
  saltMine: "duz meden*|duz saxta*",
  candleDinner:
    "sam isiginda*|romantik sam yemeyi*|cimerlikde sam*|romantik sam yemek*|samli axsam*|sehrada sam*|qum adasinda sam*",
  michelin: "misllen*|mislen*|michelin*",
  cafes: "qehvexana*|tortlu kafe*|sirniyyat evi*|sirniyyat evleri*|pastel de nata",
  streetFood: "kuce yemek*|kuce yemey*|fast fud",
  hammam: "turk hamam*|hamam|hamama",
  houseboat: "uzen ev*|hausbot*",
  gym: "idman zal*|fitnes*|trenajor*",
  kidsPool: "usaq hovuz*|usaqlar ucun hovuz*",
  alcoholFree:
    "spirtli icki verilmeyen*|spirtli ickisiz otel*|spirtsiz otel*|alkoqolsuz otel*|halal otel*|icki verilmeyen*",
  prayerRoom: "namaz yeri*|namaz otagi*|namaz ucun yer*",
  doctor: "yaxinliqda hekim*|hekim nezareti*|hekim olsun|hekim qebulu*|hekimle gorus*",
  dietFood: "pehriz yemey*|pehriz yemek*|diyet yemek*|pehriz*",
  cot: "usaq carpayi*|korpe carpayi*|usaq yatagi*",
  privateRoom: "ferdi otaq*|sexsi otaq*|umumi otaq olmasin",
  nearMetro: "metroya yaxin*|metronun yaninda|metro yaxinliginda|metroya piyada",
  skipLine: "novbesiz|novbe gozlemeden|novbede durmadan|novbesiz bilet*",
  sameFloor: "eyni mertebe*|bir mertebe*",
  nearStation: "vagzala yaxin*|vagzalin yan*|vagzal yaxinlig*",
  nearBusiness: "is merkezine yaxin*|biznes merkezine yaxin*|isguzar merkeze yaxin*",
  quadBikes: "kvadrosikl*|kvadrotsikl*|baqqi*",
  separateRooms: "ayri otaq*|ayri ayri otaq*|tek nefelik otaq*",
  roomView:
    "sarlara baxan*|sarlar gorunen*|kanala baxan*|cay menzereli*|seher menzereli*|dag menzereli*|caya baxan*|daglara baxan*",
  huts: "dag evcik*|dag siginacag*",
  vegan: "vegan*|veqan*",
  noHeights: "hundurlukden qorx*|yukseklikden qorx*",
  noHorse: "at eti yemir*|at eti olmasin|at etsiz",
  halalFood: "halal yemek*|halal yemey*|halal qida*|halal restoran*",
  vegetarianFood: "vegetarian yemek*|vegetarian yemey*",
  noMuseums:
    "muzeysiz|muzey olmasin|muzeyler olmasin|muzey istemirik|muzey istemirem|muzeyleri sevmirem|muzey sevmirem|muzey sevmirik|muzey lazim deyil|muzeyler lazim deyil",
  noChurches: "kilse olmasin|kilseler olmasin|kilsesiz|kilse istemirik",
  noSeafood:
    "deniz mehsullari olmasin|baliq olmasin|baliq yemir*|baliqsiz|baliga allergiya*|deniz mehsulu yemir*|deniz mehsullarina allergiya*|baliqdan allergiya*",
  noAlcohol:
    "spirtsiz*|alkoqolsuz*|alkoqol olmasin|spirtli icki olmasin|spirtli icki yox|icki yox|spirtli icki icmir*|icki icmirik|icmirik",
  noGroupTours:
    "qrup ekskursiyasi olmasin|qrup ekskursiyalari olmasin|qrup turu olmasin|qrupla olmasin",
  noLongTrips: "uzun ekskursiya olmasin|butun gunluk ekskursiya olmasin",
  noCamping: "cadir olmasin|cadirsiz|kempinq olmasin",
  notSpicy: "aci yemir*|aci olmasin|acisiz*",
  nightDive: "gece dalis*",
  offRoad: "yolsuzluq masin*|cip|ciple",
  elderly:
    "65 yas*|66 yas*|67 yas*|68 yas*|69 yas*|70 yas*|71 yas*|72 yas*|73 yas*|74 yas*|75 yas*|76 yas*|77 yas*|78 yas*|79 yas*|80 yas*|81 yas*|82 yas*|83 yas*|84 yas*|85 yas*|86 yas*|87 yas*|88 yas*|89 yas*|90 yas*",
  dailySpa: "her gun spa|her gun masaj*|her gun prosedur*",
  twoParkDays: "2 gun disney*|iki gun disney*|disney* 2 gun|disney* iki gun",
  threeParkDays: "3 gun disney*|uc gun disney*",
  caveHotel: "magara otel*|magara otaq*|qaya otel*",
  jacuzzi: "cakuzi*|jakuzi*|cakuzzi*",
  privateBath: "ozel hamam*|sexsi onsen*|ferdi hamam*|ayrica hamam*|doymeli*|tatuirovka*|tatu*",
  oneBigThing: "gunde bir yer|gunde bir boyuk*|gune bir yer|gunde yalniz bir*",
  ownName: "villa borqeze|villa del*",
  lateCulture: "gunortadan evvel medeni proqram olmasin|seher muzey olmasin",
};
