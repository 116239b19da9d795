import { CHATTER_AZ } from "./chatter-az.ts";
import { withSlips } from "./slips.ts";
import type { Lexicon } from "./types.ts";
import { AZ_WISHES } from "./wishes/az.ts";

/** What a trip is about, and a style. */
const LUXURY =
  "luks|premium|vip|pul problem deyil|pul mesele deyil|pul onemli deyil|pul vacib deyil|qiymet onemli deyil|qiymet vacib deyil|budce mehdud deyil|limitsiz budce";

export const AZ: Lexicon = {
  tells:
    "ve|ile|ucus|reys|reysi|bilet|qiymet|saat|sabah|gedis|qayidis|nefer|boyuk|usaq|manat|ucuram|tarix|cixis|enis|catir|salam|bu|ucun|ertesi|gun|catma|bir|iki|var|menim|sonra|geri|cemi|yanvar|fevral|aprel|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr|bahadir|deyil|ucaq|biznes|dollar|zevvar*|xizekci*|turist*|sernisin|sernisinler|haradan|haraya|gunluk|gece|gecelik|hefte|heftelik|neferik|neferlik|seyahet|sefer|seher|uc|dord|bes|ailevi|aile|usaqla|cimerlik|budce|isteyirem|isteyirik|qur|yayda|qisda|payizda|yazda|deniz|denizde|ayda|tetil|gezinti|gezmek|gedek|getmek|lazimdir|yanvarda|iyulda|iyunda|avqustda|mayda|martda|aprelde|sentyabrda|oktyabrda|noyabrda|dekabrda|fevralda|manata|uzre|adambasi|hara|ucuruq|neferler|olsun|heyat|yoldasim|yoldasimla|men|biz|onunla|olmasin|gedirik|gedirem|gederik|yanvarin|fevralin|aprelin|iyunun|iyulun|avqustun|sentyabrin|oktyabrin|noyabrin|dekabrin|sonunda|ortasinda|evvelinde|avtobusla|qatarla|masinla|istemirik|istemirem|ailemle|usaqlarla|dostumla|anamla|anam|atam|qalaq|gunluye|enirem|yuz|iyirmi|otuz|qirx|axsam|ulduz|ulduzlu|edin|oteli|otelleri|qoyun|deyisin|uzadin|qisaldin|evezine|elave|cixarin|ucuzlasdirin",
  words: {
    and: "ve|hem|ile",
    or: "ya|ve ya|yaxud|yoxsa|veya|yada|ve ya da|vs",
    with: "ve|ile|ucun",
    for: "ucun",
    not: "lazim|yox|deyil|siz|istemirem|istemirik|istemir*|olmasin|gerek deyil|basqa|savayi|bezmis*",
    article: "",
    much: "boyuk|sesli|bahali|uzun|cox|hedden artiq|hec|hec bir|bir|o qeder|o qeder de|artiq",
    betweenDayAndMonth: "",
    until: "dek|qeder|ile|kimi|den|dan",
    about: "texminen|teqriben",
    numberSign: "nomre|nomresi",
    weakDay: "be|ca|bazar",
    ordinalEnding: "ci|cu|ne|un|de|da|den|dan|dek|i|u|si|su|na|nda|nde|ndan|nden|e|a|ine|una",
    yearWord: "il|ilde|ilin",
    beforeDate: "tarix|ayin",
    beforeTime: "saat|enis|cixis|ucus|catma|enme",
    atHour: "saat",
    hours: "saat|sa",
    minutes: "deqiqe|deq",
    oClock: "",
    weakRole: "ucus|gedis",
    zero: "sifir",
    weakPrice: "",
    points: "mil|bal|xal",
    measure: "kq|km|deqiqe|gun|gece|hefte|yas|ulduz*|yer",
    offspring:
      "oglum|oglumun|qizimin|oglumuz|oglumla|oglumuzla|qizim|qizimiz|qizimla|qizimizla|ovladim|ovladimiz|oglu|qizi",
    twins: "ekizler|ekizlerimiz|ekizlerim",
    remaining: "qalib|qaldi",
    manyChildren:
      "usaqlar|usaqlarla|usaqlarimla|usaqlarimizla|usaqlarim|usaqlarimiz|nevelerim*|ovladlarim*|yeniyetmeler|ogullarim*|qizlarim*",
    my: "menim|bizim|onun|onlarin|oz",
    mine: "menim",
    theirs: "onun|onlarin",
    withAfter: "ile",
    timeSpan: "ay",
    aged: "yasi|yaslari",
    weakPlaceRole: "",
    beforePlace: "",
    airportWord: "hava|limani|limanindan|limanina",
    airlineLabel: "aviasirket|aviasirketi|aviasirketden|aviasirketin",
    byAirline: "ile|aviasirket|aviashirket",
    classWord: "sinif|klass",
    noPlace:
      "ve|bu|da|de|men|sen|biz|siz|o|ki|ne|bir|iki|var|yox|her|cox|az|en|qiymet|bilet|reys|saat|gun|il|ay|sonra|indi|bele|amma|ucun|kimi|qeder|lap|hec|bayram|bayramda",
    greeting: "salam|salamlar|sabahiniz xeyir",
    tripWant: "istəyirik|istəyirəm|getmək|təklif|yenə|daha",
    stop: "qumlu|qumluq|ora|bura|bu|o|bir",
  },
  phrases: {
    notAfter:
      "yemirik|yemirem|yemirler|yemir|cox bahadir|cox baha|bahadir|cox uzaqdir|deyil|olmasin|olmasa|istemir*|sevmir*|lazim deyil|gerek deyil|vacib deyil|maraqli deyil|yox|olmadan|xosuma gelmir|xosumuza gelmir",
    yesterday: "dunen",
    ahead: "",
    fromNow: "sonra",
    at: "saat|ucus|cixis|enis|catma|enme|qalxir|enir|catir",
    otherTime:
      "minik|qapi|yer|minik vaxti|minik qapisi|terminal|sira|qeydiyyat|qapi baglanir|oturacaq",
    included: "daxil|daxildir|daxil olmaqla",
    budget: "budce*|maksimum|en cox|texminen|budce texminen|budcem|qeder",
    little: "balaca|kicik|boyuk|yasli",
    young: "balaca|kicik",
    self: "men|mene|menim|ozum|ozumle|mende|ve men|men de|mennen|menle",
    we: "biz|bizim|bize|ailem|ailemle|aile|ailevi|ailemizle|ucuruq|ucacagiq|qayidiriq",
    groupOf: "qrup|qrupumuz|komanda|komandamiz|xor|xorumuz",
    couple:
      "ikimiz*|iki nefer|iki neferik|cutluk|cutluyuk|romantik|bal ayi|yeni evlen*|toy seyahet*|er arvad*|ikilikde|bal ayi*|bal ayimiz*|balayi*|cutluk*|evlilik ildonum*|ildonumumuz*|iki sevgili|ikinefer*|er ve arvad|arvadimla|iki neferlik|arvadimin ad gunu|heyat yoldasimin ad gunu|erimin ad gunu|arvadimin yubileyi|heyat yoldasimin yubileyi",
    solo: "tek|tekbasina|tek basima|tekem|ozum|tekce|yalniz|tek basina|ozum gedirem|tek seyahet|tekbasima|tek nefer|bircə özüm",
    soloWoman: "tek qadin|qadin tek|tek xanim|xanim tek|tek qiz|qiz tek",
    family: "aile|ailevi|ailem|ailemle|ailemiz|ailemizle|ailelik",
    viaAfter: "uzerinden|vasitesile|vasitesi ile|tranzit|tranziti ile",
    ground: "qatar|avtobus|bere|taksi|transfer",
    layover: "gozleme",
    duration: "ucus muddeti|muddet",
    flightWord: "reys|reysi|reys nomresi|ucus nomresi|ucus",
    operated: "kodser*|emeliyyat eden|hemcinin|tərəfindən həyata keçirilir",
    soldAs: "",
    seenOn: "saytinda|menbe|qaynaq",
    sourceLabel: "menbe|qaynaq",
    website: "saytinda|saytindan|sayti",
    relaxed:
      "rahat|hamile*|sakit*|telesmeden|yavas yavas|pensiyaci*|teqaudcu*|yasli valideyn*|yasli insan*|ahil*",
    home: "yasayiriq|yasayirig|yasayiram",
    corrects: "daha dogrusu|dogrusu|sehv yazdim|yox yox|duzelis",
    homeward: "eve|qayidim|qayidiram|qayidirig|qayitmaliyam",
    held: "bayramina|ad gunu*|festival*|yurus*",
    event: "toyumuz*|toy|toyum*|nigah*|evlenirik|evleniriq",
    passport: "pasport*|vetendas*",
    passportLink: "respublikasi|respublikasinin|ve|ya|her|ikimiz|xarici|bir|iki|uc",
    passportAre: "biz|men",
    plus: "bir de|sonra|daha|sergiden sonra|konfransdan sonra|elave|ustegel|ve daha|elave olaraq|uste gel",
    leisure: "istirahet*|dincel*|serbest|bos",
    counted:
      "otaq*|otag*|carpayi*|cerpayi*|gun*|gece*|saat*|deqiqe*|km|kilometr*|metr*|derece*|ulduz*|transfer*|camadan*|cemodan*|canta*|velosiped*|masin*|avtobus*|mikroavtobus*|it|pisik|seher*|sehir*|olke*|ada|adalar|paytaxt*|kend*|region*|yer*|defe*|ekskursiya*|muzey*|sam yemeyi*|nahar*|yemek*|ders*|mertebe*|hovuz*|konsert*|oyun*|gorus*|variant*|sual*|hisse*|hefte*|ay*|il*|aile*|araba*|otel*|cimerlik*|qala*|bayram*|min|yuz|adda|eded|dene",
    wants:
      "isteyirem|isteyirik|isteyir|isterdik|isterdim|lazimdir|lazim|vacibdir|mutleq|xahis edirem|olsun|olsa|isteyimiz|arzulayiriq|hemcinin",
    chatter: CHATTER_AZ,
    leadsTo: "seher|seheri",
  },
  kinds: {
    rate: {
      each: "her birimiz|her birimize|her birimiz ucun|nefere|nefer basina|adambasina|adambasi|adam basina|adam basi|her biri|her nefere|bir nefer ucun|bir nefere|hereye|adama|neferi|nefere gore|her kese|her kes|her nefer*|heremiz*|herebir*|her kesi|bir adama|nefer basi|adam bas*|bas hesabi|basina|sexs basina|her bir nefer*|her sexs*|her adam*|neferin her biri|hər nəfərdən|adamdan|nefersayi|/nefer|/adam",
      eachWay:
        "her istiqamet|bir istiqamete|her terefe|gedis ayri|her istiqamete|bir terefe|her istiqamet ucun|her yon|bir yon|her terefi",
      perChild: "sagird basina|her sagird*|usaq basina|sagirdden|her usaq*",
      perCouple: "cutluye|her cutluye|cutluk basina",
      day: "gunde|gunluk xerc|her gun|gune|gunluk budce|gun basina|her gun ucun|gunune|/gun",
      night:
        "otaga|otagi|otaq ucun|otagin gecesi|otaq gecesi|gecesi|gecede|gecesine|gece basina|her gece|bir gecesi|gecelik|/gece",
    },
    which: { next: "novbeti|gelen hefte|gelen heftenin|gelen", coming: "bu" },
    unit: {
      day: "gun|gunden|gune|gunluk|gunluye|gunluyune|gunu|gundur",
      night: "gece|gecelik|geceye|geceliye",
      week: "hefte|hefteden|hefteye|heftelik|hefteliye|hefteliyine|heftelige",
      month: "ay|ayliq|ayliga|aya",
    },
    season: {
      spring: "yazda|yazin|bahar*",
      summer: "yay|yayda|yayin|yayi|yaya|yay tetil*",
      autumn: "payiz*",
      winter: "qis|qisda|qisin|qisi|qisa|qisqi|qis tetil*",
    },
    feast: {
      newYear: "yeni il|yeni ili|yeni ilde|yeni il bayrami*|yeni ilin",
      christmas: "milad|miladda|milad bayrami*",
      easter: "pasxa*",
      valentine: "sevgililer gunu*|asiqler gunu*",
      womensDay: "qadinlar gunu*|qadinlar bayrami*",
      novruz: "novruz*",
      lastTen: "ramazanin sonu*",
      ramadan: "ramazan*|orucluq*",
      mayHolidays: "may bayrami*|may bayramlari*|may bayramlarinda",
    },
    weekend: {
      weekend: "hefte sonu*|heftesonu*|istirahet gunleri*|senbe bazar",
      long: "uzun hefte sonu*|uzun heftesonu*",
    },
    partOfMonth: {
      early: "birinci yarisi*|ilk yarisi*|evvel*|basinda|baslangic*",
      mid: "ortasi*|ortalari*",
      late: "ikinci yarisi*",
      end: "sonu|sonunda|axiri*|sonlari*|axirlari*",
    },
    half: { am: "", pm: "" },
    partOfDay: {
      morning: "seher|seherler",
      afternoon: "gunorta",
      evening: "axsam|axsamustu",
      night: "gece",
    },
    clockWord: { noon: "gunorta saat 12", midnight: "gece yarisi" },
    halfHour: { to: "", past: "" },
    quarter: { to: "", past: "" },
    timeRole: {
      departure:
        "ucus|gedis|ucusum|cixis|cixir|cixiram|qalxir|qalxis|yola dus*|ucur|yola dusur|cixiriq|cixacaq|ucacaq|ucuram|qalxiriq|qalxiram|qalxma",
      arrival:
        "enis|enir|eniram|enme|catma|catir|catiram|catis|varis|gelis|gelir|yere en*|enirem|eniriq|enecek|catiriq|catacaq|catirsan",
    },
    currencyWord: {
      CAD: "kanada dollari",
      USD: "dollar*|amerikan dollari|abs dollari",
      EUR: "avro*|evro|yevro",
      GBP: "funt|funta|funt sterlinq|funtdur",
      CHF: "isvecre franki",
      AZN: "manat*",
      RUB: "rubl*",
      TRY: "turk liresi|lire|lireye|liresi",
      GEL: "lari|lariye",
      KZT: "tenge",
      AED: "dirhem|dirheme",
      UZS: "som|soma",
      JPY: "yen|iyen",
    },
    shortCurrency: { AZN: "man" },
    priceWord: {
      total:
        "cemi|umumi|umumi qiymet|yekun|hamimiz ucun|hamimiza|ikimize|ikimiz ucun|ucumuze|hamiya|birlikde|hamisi|hamisi ucun|umumilikde|ucumuz ucun|dordumuz ucun|umumi mebleg|odenilecek",
      price: "mebleg|qiymet|qiymeti|qiymete|verdim|istayirler|deyirler",
      part: "vergi|baqaj|sigorta|endirim|evezine",
      now: "indi|bu gun|hazirda|dusub|dusdu|indiyse",
    },
    people: {
      adults:
        "boyuk|boyukler|boyukdur|yetkin|telebe|telebeyik|telebeler|boyukdu|teqaudcu*|qadin|kisi|xanim|muellim*|pensiyaci*|yaslilar|valideyn",
      children:
        "usaq|bagca usagi|bagca usaqlari|mekteb usagi|mektebli*|usaqlar|usaqlarla|usaqlarimla|usaqlarimizla|usaqla|usagi|usagim|usagimiz|usagimla|usagimizla|usaqdir|ovlad*|oglum|qizim|oglumun|qizimin|oglumla|qizimla|oglan|oglu|qizi|oglumuz|qizimiz|qizlarim*|ogullarim*|usaqlarimiz|usaqlarim|sagird*|mekteb*|ekiz*|ogul|neve|nevem|nevesi|oglumuzla|qizimizla|usagi ile|ovladim|ovladimiz|ovladimla",
      teens: "yeniyetme*",
      infants:
        "korpe|korpesi|korpe usaq|cagali|korpem|korpemiz|korpemle|korpemizle|caga|bebe|sudemer*|cagaliq|balaca korpe|yenidogulmus",
      people:
        "sernisin sayi|nefer|neferik|neferlik|nefer ucun|nefer uzre|sernisin|sernisinler|adam|adamliq|adamiq|bilet|kisilik|yolcu|sexs*|hekim|hekimik|muhendis|muhendisik|vekil|rahibe|tibb bacisi|alim|menecer|mutexessis|idmanci|futbolcu|musiqici|reqqas|ressam|proqramci|jurnalist|fotoqraf|memur|veteran|neferdir|nefere",
      friends:
        "dost|dostuq|dostlar|dostlarla|yoldas|refiqe|refiqeyik|baci|bacilar|qardas|qardaslar|bacim|qardasim|emekdas|is yoldasi|is yoldaslari|hemkar*|qiz|oglan|oglanlar|qizlar|iscilerimiz|isci*|kollec*|sinif yoldas*|telebe yoldas*|qrup yoldas*|dostlarim*|dostlarimla|refiqelerim*|refiqeler|bacilarim*|qardaslarim*|yoldaslarim*|qadinlar|kisiler|emekdaslar*|is yoldaslarim*|is yoldaslarimla",
      couples: "cutluk|cutlukler|aile cutluyu|boyuk cutluk|yasli cutluk",
    },
    kin: {
      spouse:
        "heyat yoldasim*|yoldasim*|arvadim*|erim*|xanimim*|nisanlim*|sevgilim*|heyat yoldasi|omur yoldasim*",
      grown:
        "dostum*|refiqem*|bacim*|qardasim*|nenem*|babam*|xalam*|bibim*|dayim*|emim*|qaynanam*|qaynatam*|hemkarim*|mudirim*|kuzenim*|gelinim*|nene|baba|qayinanam*|qayinatam*|dayioglum*|emioglum*|xalaqizim*|bibiqizim*|baldizim*|qayinim*|kurekenim*|qonsum*|sinif yoldasim*|otaq yoldasim*|muellimim*|dostlarimdan biri|bacisi|qardasi|nenesi|babasi|muellim|muellimi|muellime|terbiyeci|mesqci|ruhani|daye",
      parent: "anam*|atam*|ana|ata|anasi|atasi",
      pair: "valideyn*|ata anam*|ana atam*|baba nenem*|nene babam*",
      child: "nevem*|neve|nevesi*|balaca qardasim*|balaca bacim*|kicik qardasim*|kicik bacim*",
    },
    lap: {
      lap: "qucaqda|qucagda|qucaginda|qucagimda|yersiz|yer olmadan|dizi ustunde",
      seat: "oz yeri|oz yeri ile|ayrica yer|ayrica yeri|ayri yer|ayri yeri|yeri olan|oz oturacagi",
    },
    turn: {
      outward: "gedis|gedis ucusu|gedisim",
      return: "qayidis|qayidisim|geri|geriye|qayidiram|qayidiriq|gelis ucusu",
      onward: "sonra|daha sonra|ardinca|oradan|ordan|davami",
      leg: "reys 1|reys 2",
    },
    tripKind: {
      round:
        "gedis gelis|gedis qayidis|iki istiqametli|iki terefli|gedis gelis*|gedis qayidis*|get gel*|iki basli*|gedis donus*",
      oneWay: "qayidissiz|bir istiqametli|yalniz gedis|bir terefe|tek istiqamet",
    },
    eve: { day: "bir gun evvel|bir gun qabaq|1 gun evvel", weekend: "hefte sonu evvel" },
    work: {
      yes: "sergi*|is|isim|isle|islerim|is ucun|is seferi|isguzar|ezamiyyet*|gorus|gorusler*|gorusum*|is gorusu*|konfrans*|danisiq*|seminar*|forum|forumda|foruma|biznes|biznes seferi",
      no: "is yoldas*|biznes sinif*|biznes klas*|biznes class",
    },
    cabin: {
      PREMIUM_ECONOMY: "premium ekonom|premium klass",
      BUSINESS: "biznes|biznes klass|biznes sinif|biznes sinfi",
      FIRST: "birinci sinif|birinci klass|birinci sinifde",
      ECONOMY: "ekonom|ekonom klass|ekonom sinif|ekonom sinfi",
    },
    ageUnit: {
      years:
        "yasli|yasinda|yasli usaq|yas|yasindadir|yasi var|yasim|yasindadirlar|yaslarinda|yasinda usaq|yasdir|yasda|yaslarda",
      months: "ayliq|aylıqdır|ayliqdir|ay",
    },
    placeRole: { from: "haradan|ucus yeri|ucmaq yeri", to: "haraya", via: "tranzit|uzerinden" },
  },
  lists: {
    month: withSlips(
      "yanvar*|yan;fevral*|fev;mart|martin|martda|marta|martdan|martadek|marti;aprel*;may|may ayi|may ayinin|may ayinda|mayin|mayda|maydan|maya|mayi;iyn|iyun*;iyl|iyul*;avqust*|avq;sentyabr*|sen|sent;oktyabr*|okt;noyabr*|noy;dekabr*|dek",
    ),
    weekday:
      "bazar ertesi|bazar ertesi gun*|be;cersenbe axsami|cersenbe axsami gun*|ca;cersenbe|cersenbe gun*;cume axsami|cume axsami gun*;cume|cume gun*;senbe|senbe gun*;bazar|bazar gun*",
    relativeDay:
      "bu gun|bugun|bu axsam;sabah|sabahki;birigun|o biri gun|biri gun|birisi gun|obiri gun|o birisi gun",
    later:
      "hemin gun|eyni gun|eyni gunde|her ikisi;ertesi gun|ertesi gunu|novbeti gun|novbeti gunu|sonraki gun|ertesi seher|ertesi gun seher|bir gun sonra;iki gun sonra",
    ordinal:
      "birinci;ikinci;ucuncu;dorduncu;besinci;altinci;yeddinci;sekkizinci;doqquzuncu;onuncu|onunda|onundan;on birinci|on birinde;on ikinci|on ikisi;on ucuncu;on dorduncu;on besinci|on besi|on besinde|on besinden;on altinci;on yeddinci;on sekkizinci;on doqquzuncu;iyirminci|iyirmisi|iyirmisinde|iyirmisinden;iyirmi birinci;iyirmi ikinci;iyirmi ucuncu;iyirmi dorduncu;iyirmi besinci|iyirmi besi|iyirmi besinde;iyirmi altinci;iyirmi yeddinci;iyirmi sekkizinci;iyirmi doqquzuncu;otuzuncu|otuzunda;otuz birinci|otuz birinde",
    together: "ikimiz*|ikilikde;ucumuz*|uclukde;dordumuz*;besimiz*;altimiz*;yeddimiz*",
  },
  numbers: {
    ones: "bir|bire;iki;uc;dord;bes;alti;yeddi;sekkiz;doqquz;on;on bir;on iki;on uc;on dord;on bes;on alti;on yeddi;on sekkiz;on doqquz",
    tens: "iyirmi;otuz;qirx;elli;altmis;yetmis;seksen;doxsan",
    hundreds: "yuz",
    endings: "de|da|te|ta|den|dan|ten|tan|e|a|ye|ya|nde|nda|ne|na|unda|inde",
    thousand: "min",
  },
  multiples: [
    [1000, "min"],
    [1_000_000, "milyon|mln|mlyn"],
    [1_500_000, "milyon yarim|bir milyon yarim"],
  ],
  endings: {
    without: "siz|suz",
    withMy: "mla|mle",
    from: "sindan sinden yindan yinden ndan nden dan den tan ten",
    to: "sina sine yina yine ya ye na ne a e",
    none: "ndaki ndeki daki deki nin nun da de nda nde ta te in un i u ni nu yi yu si su la le yla yle ki li lu",
  },
  mail: { wrote: "yazdi|yazdı|yazıb", sent: "gonderildi|göndərildi" },
  trip: {
    wishes: AZ_WISHES,
    interests: {
      adventure:
        "macera*|ekstrim|raftinq|trekkinq|dalgic*|safari|aktiv|zipline|zirve*|dirmanma*|kempinq*|trek|velosiped*|paraplan*|rafting*|dayvinq*|ekstrem*|hayk*|hike",
      architecture: "memarliq*|monastir*|mebed*|saray*|qesr*|mescid*|memari",
      art: "incesenet*|senet|qalereya*|resm|muzey*",
      beach: "cimerlik*|deniz*|sahil|sahile|sahilde|sahiller*|uzmek|cimmek|plaj*|kumsal*",
      city: "seher turu|seherler*|paytaxt*",
      culture: "medeni|medeniyyet*|enene*|muzey*|teatr*|ekskursiya*",
      desert: "sehra*|qum tepe*",
      family: "aile*|usaq*|akvapark*|eylence parki",
      food: "deniz mehsul*|yemek*|metbex*|qastro*|restoran*|dadmaq|lezzet*|yeyib icmek|restoranlar*|kabab*|dadli*|kafe*|kulinar*|sirniyyat*|milli yemek*|yeməkləri",
      history: "tarix*|qedim*|xarabaliq*|arxeolo*|qala|qalalar*|qalasi*|qalani|qalaya",
      honeymoon:
        "evlilik teklif*|bal ayi*|romantik|yeni evlen*|toy seyahet*|balayi*|toydan sonra|yenice evlen*|tezece evlen*|evlendik|evlenirik|toyumuz*|yubiley*|ildonum*|il donum*",
      islands: "ada|adada|adaya|adalar|adalara|adalarda|adalari|adalarin",
      luxury: LUXURY,
      mountains: "dag|daga|dagda|daglar|daglara|daglarda|daglari|dagliq|dagin",
      nature:
        "tebiet*|vulkan*|selale*|gol|gole|goller|mese*|milli park*|kanyon*|dag havasi|meseler*|cay|caylar|heyvan*|milli parklar|menzere*|yasilliq*|goller*",
      nightlife:
        "pive*|pivo|gece heyati|gece klub*|klub*|eylence*|bar|barlar|diskotek*|gece eylence*|partiya*|paty|party",
      pilgrimage:
        "ziyaret*|umre*|hecc*|muqeddes|dini|mekke*|medine*|kebe*|kerbela*|meshed*|mesed*|imam*|pir",
      shopping:
        "alis veris*|alisveris*|bazar*|mall|magaza*|sopinq|autlet*|outlet*|endirim*|ticaret merkez*|shopping|alisverise|torqovli*",
      ski: "xizek*|snoubord*|qis idman*|xizeyi|xizeye|sürüşmək|snovbord*|snowboard*|kataniye|sürmək|qar",
      walking: "piyada*|gezinti*|yurus*|gezmek",
      wellness:
        "spa|termal|sanatoriya*|sagalma*|dincelmek|yoqa|mualice*|masaj|hamam*|naftalan*|sagalam*|bulaq*|hamam|hamami|dincelme*|dincelmey*|isti su*|termal*|spa*",
      wine: "serab*|uzum bag*",
      warm: "isti|ilıq|ilıq yer|gunesli|isti yer*|istilik*|havasi isti|isti olke*|ilıq hava|isti hava*|gunes*|istiyə",
      train: "qatar*|demir yol*|demiryol*|surretli qatar*|demiryolu*",
      wheelchair:
        "elil arabasi*|araba ile|elil*|teker oturacaq*|elil arabasin*|elil arabas*|araba ile gezen|fiziki mehdud*|yeriye bilmir|gezə bilmir|əlil",
      vegetarian:
        "vegetarian*|vegetariyan*|etsiz|et yemirem|et yemirik|vegan*|et yemir*|etsiz*|veqan*|vejeteryan*|vegeterian*",
      halal: "halal*|donuz eti olmasin|donuz*",
      quiet:
        "sakit*|sessiz*|rahat yer|tenha|seskuysuz*|basdan uzaq|insan az|seskuy*|tenha*|sakitlik*",
    },
    styles: {
      economy: "ucuz*|qenaet*|budceli|serfeli|telebe*",
      standard: "orta seviyye*|orta sinif",
      comfort: `5 ulduz*|bes ulduz*|bahali|${LUXURY}`,
    },
    lengths: [
      [4, "bir nece gun*|1 nece gun*|nece gun*"],
      [7, "heftelik|heftelige|bir heftelik|hefteliye|bir hefte*"],
      [30, "ayliq|bir ayliq"],
      [0, "heftelik hamile*|aylig hamile*|ayliq hamile*|hefte hamile*"],
      [1, "gunluk sefer"],
    ],
    ordinary:
      "pizza|almaq|qəhvə|şaxta baba|elave|əlavə|çıxar*|azalt*|uzat*|əvəzinə|yerinə|seyahet|seyaheti|sefer|seferi|sefere|turu|tetil|tetili|istirahet|istirahete|gezinti|gezintisi|plan|plani|marsrut|isteyirem|isteyirik|lazimdir|gunluk|hefte|heftelik|neferlik|nefer|ucun|adam|boyuk|usaq|usaqla|usaqlarla|aile|ailevi|budce|budcesi|budcem|manat|manata|dollar|dollara|avro|qeder|gedek|getmek|gezmek|gormek|gorek|hara|haraya|yaxsi|gozel|ucuz|yerler|yer|yere|sonu|ile|ve|men|bize|mene|qur|hazirla|deniz|denizi|dag|daglar|tebiet|medeniyyet|tarix|tarixi|cimerlik|serab|yemek|qarsilamaq|demeli|arabasindadir|arabasinda|herem*|sakit|olsun|olsa|yaxsidir|ordan|kenari|tetilinde|vacibdir|ucmaq|ucuruq",
  },
};
