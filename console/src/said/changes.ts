import type { Saying } from "./sayings.ts";

/** What the server says of a change that was asked for: what it becomes, what it takes along, why it is refused. */
export const CHANGE_SAYINGS: readonly Saying[] = [
  [
    "Its unflown part in full ({money} is flown and stays), as the airline changed it: {what}",
    "Uçulmamış hissə tam qaytarılır ({money} uçulub): {what}",
    "Неиспользованная часть полностью ({money} использовано): {what}",
  ],
  [
    "{what} {date} to {until}, {room} ({rate}), cancelling: {terms}",
    "{what}, {date} – {until}, {room} ({rate}), ləğv: {terms}",
    "{what}, {date} – {until}, {room} ({rate}), отмена: {terms}",
  ],
  [
    "{car}, {date} {from} to {until}, free to cancel until pick-up",
    "{car}, {date} {from} – {until}, götürənədək pulsuz ləğv olunur",
    "{car}, {date} {from} – {until}, бесплатная отмена до получения",
  ],
  ["{list} on a PNR of their own", "{list}: ayrıca sifariş", "{list}: отдельная бронь"],
  ["{name}: as it is", "{name}: dəyişmir", "{name}: без изменений"],
  ["{name}: corrected to {list}", "{name}: düzəliş {list}", "{name}: исправлено на {list}"],
  ["{name}: replaced by {list}", "{name} əvəzinə {list}", "{name}: вместо него {list}"],
  ["{what}, born {date}", "{what}, doğum tarixi {date}", "{what}, дата рождения {date}"],
  ["{name}: born {date}", "{name}: doğum tarixi {date}", "{name}: дата рождения {date}"],
  ["{name}: e-mail {what}", "{name}: e-poçt {what}", "{name}: эл. почта {what}"],
  ["{name}: phone {what}", "{name}: telefon {what}", "{name}: телефон {what}"],
  [
    "{name}: frequent flyer {what}",
    "{name}: sadiqlik kartı {what}",
    "{name}: карта лояльности {what}",
  ],
  [
    "{name}, born {date}, in this seat",
    "{name}, doğum tarixi {date}, bu yerdə",
    "{name}, дата рождения {date}, на этом месте",
  ],

  [
    "No fee, as the airline changed it: {any} What it offers at no cost: respondToDisruption.",
    "Haqq yoxdur, çünki aviaşirkət dəyişib: {any}",
    "Без сбора, потому что изменила авиакомпания: {any}",
  ],
  [
    "It has left and cannot be changed any more.",
    "Uçuş yola düşüb və dəyişdirilmir.",
    "Рейс вылетел, изменить его нельзя.",
  ],
  [
    "{list} of the same ticket holds where it was flown; after a no-show the airline cancels it.",
    "Həmin biletdəki {list} uçulubsa qüvvədədir; gəlməyənin qalan uçuşlarını aviaşirkət ləğv edir.",
    "{list} на том же билете действует, если рейс использован; после неявки авиакомпания его отменяет.",
  ],
  [
    "It would leave {any} {list} of the same ticket, whose flights are flown in their order: change {all} in one request.",
    "Bir biletin uçuşları öz sırası ilə uçulur: {all} birlikdə dəyişdirilməlidir.",
    "Рейсы одного билета летят по порядку: меняйте {all} вместе.",
  ],
  [
    "It costs nothing, as the airline changed the flight booked: {any}",
    "Pulsuzdur, çünki sifariş olunmuş uçuşu aviaşirkət dəyişib: uçuş pozuntusuna cavab kimi seçin.",
    "Это бесплатно, потому что рейс изменила авиакомпания: выберите его в ответ на сбой.",
  ],
  [
    "Nothing is sold for it: answer with respondToDisruption first.",
    "Ona heç nə satılmır: əvvəlcə uçuş pozuntusuna cavab verin.",
    "К нему ничего не продаётся: сначала ответьте на сбой.",
  ],
  [
    "Check-in and bag drop of {flight} closed at {any}: nothing more is sold for it.",
    "{flight} üçün qeydiyyat {any} bağlanıb: artıq heç nə satılmır.",
    "Регистрация на {flight} закрыта в {any}: больше ничего не продаётся.",
  ],
  ["{brand} cannot be changed.", "{brand}: dəyişdirilmir.", "{brand}: обмен невозможен."],
  ["That is what is booked.", "Elə bu sifariş olunub.", "Это и забронировано."],
  ["Nothing of it can be changed.", "Dəyişdirmək olmur.", "Изменить нельзя."],
  ["{id} has {n} seats left.", "Boş yer: {n}.", "Свободных мест: {n}."],
  [
    "A new ticket for it costs {money}, less than this change.",
    "Yeni bilet {money}, bu dəyişiklikdən ucuzdur.",
    "Новый билет стоит {money}: дешевле, чем это изменение.",
  ],
  [
    "A new ticket costs {money}, less than this.",
    "Yeni bilet {money}, bundan ucuzdur.",
    "Новый билет стоит {money}: это дешевле.",
  ],
  [
    "{part} then leaves before {other}.",
    "Onda {part} {other} uçuşundan əvvəl yola düşür.",
    "Тогда {part} вылетает раньше {other}.",
  ],
  [
    "{part} then leaves after {other}.",
    "Onda {part} {other} uçuşundan sonra yola düşür.",
    "Тогда {part} вылетает позже {other}.",
  ],
  [
    "{airline} does not take a ticket of {other}. Instead cancel {part}, which gives {back} (quoteCancellation with parts {also}), and book this flight anew for {money} (bookFlight).",
    "{airline} {other} biletini qəbul etmir. Əvəzində {part} ləğv edilir ({back}), bu uçuş isə yenidən sifariş olunur: {money}.",
    "{airline} не принимает билет {other}. Вместо этого {part} отменяют ({back}), а этот рейс бронируют заново за {money}.",
  ],
  ["nothing back", "heç nə qayıtmır", "ничего не вернётся"],
  ["{money} back as refund", "{money} geri qayıdır", "вернётся {money}"],
  ["{money} back as credit", "{money} kredit kimi qalır", "{money} остаётся кредитом"],
  [
    "It costs {money} less, which does not come back.",
    "{money} ucuzdur, fərq qaytarılmır.",
    "Дешевле на {money}, разница не возвращается.",
  ],
  ["{term}; {terms}", "{term}; {terms}", "{term}; {terms}"],
  [
    "checked bags {n} (was {all})",
    "baqaj yeri: {n} (əvvəl {all})",
    "мест багажа: {n} (было {all})",
  ],
  [
    "change {how} (was {was})",
    "dəyişiklik: {how} (əvvəl: {was})",
    "изменение: {how} (было: {was})",
  ],
  ["refund {how} (was {was})", "qaytarma: {how} (əvvəl: {was})", "возврат: {how} (было: {was})"],
  ["not possible", "mümkün deyil", "невозможно"],
  ["free", "pulsuz", "бесплатно"],
  ["for a fee of {money}", "haqqı {money}", "сбор {money}"],
  ["in full", "tam", "полностью"],
  ["in full, as credit", "tam, kredit kimi", "полностью, кредитом"],
  ["less a fee of {money}", "{money} haqq çıxılmaqla", "за вычетом сбора {money}"],
  [
    "less a fee of {money}, as credit",
    "{money} haqq çıxılmaqla, kredit kimi",
    "за вычетом сбора {money}, кредитом",
  ],
  ["of taxes alone", "yalnız vergilər", "только сборы аэропортов"],

  [
    "Of {money} they take {more} along.",
    "{money} məbləğdən {more} onlarla gedir.",
    "Из {money} с ними уходит {more}.",
  ],
  [
    "Of the {money} left of its credit they take {more} along, in their own name.",
    "Qalan {money} kreditdən {more} onların adına keçir.",
    "Из оставшегося кредита {money} на их имя переходит {more}.",
  ],
  [
    "Dividing a booking is a request by itself: quote the other changes apart.",
    "Sifarişin bölünməsi ayrıca edilir: digər dəyişiklikləri ayrıca soruşun.",
    "Деление брони делается отдельно: другие изменения запросите отдельно.",
  ],
  [
    "Somebody has to stay; otherwise there is nothing to divide.",
    "Kimsə qalmalıdır, yoxsa bölməyə bir şey yoxdur.",
    "Кто-то должен остаться, иначе делить нечего.",
  ],
  [
    "Only bookings with flights can be divided.",
    "Yalnız uçuşu olan sifariş bölünür.",
    "Делятся только брони с рейсами.",
  ],
  [
    "All of its flights have left: there is nothing left to divide.",
    "Bütün uçuşlar yola düşüb: bölməyə bir şey qalmayıb.",
    "Все рейсы уже вылетели: делить нечего.",
  ],
  [
    "Children and infants stay with an adult.",
    "Uşaqlar və körpələr böyüklərlə qalır.",
    "Дети и младенцы остаются со взрослым.",
  ],
  [
    "Stays and cars are not divided, and a leaver is a guest or driver of one: cancel it first.",
    "Otel və avtomobil bölünmür, ayrılan isə onun qonağı və ya sürücüsüdür: əvvəlcə onu ləğv edin.",
    "Отели и автомобили не делятся, а уходящий там гость или водитель: сначала отмените их.",
  ],
  [
    "What the cheaper fare leaves over does not come back.",
    "Daha ucuz tarifin fərqi qaytarılmır.",
    "Разница с более дешёвым тарифом не возвращается.",
  ],
  ["One seat is enough.", "Bir yer kifayətdir.", "Одного места достаточно."],
  [
    "Bags are sold for flights whose fare has a price for them.",
    "Bu tarifdə əlavə baqaj satılmır.",
    "По этому тарифу багаж не продаётся.",
  ],
  [
    "An infant on a lap takes no bag of its own.",
    "Qucaqdakı körpəyə ayrıca baqaj düşmür.",
    "Младенцу на руках отдельный багаж не положен.",
  ],
  ["Only flights have it.", "Bu yalnız uçuşlarda olur.", "Это бывает только на рейсах."],
  [
    "It must be asked for {n} hours before departure.",
    "Uçuşdan ən azı {n} saat əvvəl istənilməlidir.",
    "Просить надо не позднее чем за {n} ч до вылета.",
  ],
  [
    "In the place of {what}: a passenger has one meal.",
    "{what} əvəzinə: sərnişinə bir yemək verilir.",
    "Вместо {what}: пассажиру положено одно питание.",
  ],
  [
    "{n} letters differ, and at most {all} are a correction. {note}",
    "{n} hərf fərqlidir, düzəliş isə ən çoxu {all} hərfdir. {note}",
    "Отличается букв: {n}, а исправлением считаются не больше {all}. {note}",
  ],
  [
    "A ticket cannot be given to somebody else: cancel and book anew.",
    "Bilet başqasına verilmir: ləğv edib yenidən sifariş edin.",
    "Билет нельзя передать другому: отмените и забронируйте заново.",
  ],
  [
    "Cancelling is free until {when}.",
    "{when} vaxtınadək ləğv pulsuzdur.",
    "Отмена бесплатна до {when}.",
  ],
  [
    "Another person can be named until {n} hours before the first departure.",
    "Başqa şəxs ilk uçuşdan {n} saat əvvələdək yazıla bilər.",
    "Другого человека можно вписать не позднее чем за {n} ч до первого вылета.",
  ],
  [
    "A credit of this booking is in this name.",
    "Bu sifarişin krediti bu addadır.",
    "Кредит этой брони на это имя.",
  ],
  [
    "A new name of the same person, as by marriage, is put right by the airline itself, on a document.",
    "Eyni şəxsin yeni adını (məsələn, nikahdan sonra) aviaşirkət özü sənədlə düzəldir.",
    "Новую фамилию того же человека, например после брака, исправляет сама авиакомпания по документу.",
  ],
  [
    "Meals and assistance are to be asked for anew.",
    "Yemək və yardım yenidən istənilməlidir.",
    "Питание и помощь надо попросить заново.",
  ],
  [
    "No fee on the day of booking: cancelling is free until {when}.",
    "Sifariş günü haqq yoxdur: {when} vaxtınadək ləğv pulsuzdur.",
    "В день бронирования без сбора: отмена бесплатна до {when}.",
  ],
  [
    "With this date of birth {list} is taken off the booking.",
    "Bu doğum tarixi ilə {list} sifarişdən çıxarılır.",
    "С этой датой рождения {list} убирается из брони.",
  ],
  ["An infant sits on a lap.", "Körpə qucaqda oturur.", "Младенец летит на руках."],
  [
    "It is chosen for another passenger in the same request.",
    "Bu yer elə burada başqa sərnişin üçün seçilib.",
    "Это место здесь же выбрано для другого пассажира.",
  ],
  ["It is not known.", "Belə yer yoxdur.", "Такого места нет."],
  [
    "Its airline assigns seats at check-in.",
    "Aviaşirkət yerləri qeydiyyatda verir.",
    "Авиакомпания даёт места при регистрации.",
  ],
  [
    "There is no seat {seat} in this cabin: rows {n} to {all}, letters {list}.",
    "Bu salonda {seat} yeri yoxdur: sıra {n}–{all}, hərflər {list}.",
    "В этом салоне нет места {seat}: ряды {n}–{all}, буквы {list}.",
  ],
  [
    "{what} is at an exit. {any} Choose another seat, in the same request or before.",
    "{what}: çıxış yanındadır. {any}",
    "{what}: у выхода. {any}",
  ],
  [
    "A bassinet hangs at row {n} of {flight} alone, on request; {list} is not there ({open}).",
    "{flight}: körpə beşiyi yalnız {n}-ci sırada asılır; {list} orada deyil ({open}).",
    "{flight}: люлька крепится только в ряду {n}; {list} не там ({open}).",
  ],
  ["none is open", "boş yer yoxdur", "свободных нет"],
  ["open there: {list}", "orada boşdur: {list}", "там свободно: {list}"],
  [
    "A bassinet is for an infant, or for the adult it travels with: it is with another passenger.",
    "Beşik körpə və ya onunla uçan böyük üçündür: körpə başqa sərnişinlədir.",
    "Люлька для младенца или его взрослого, а младенец с другим пассажиром.",
  ],
  [
    "A bassinet is for an infant: there is none on the booking.",
    "Beşik körpə üçündür: sifarişdə körpə yoxdur.",
    "Люлька для младенца, а его в брони нет.",
  ],
  [
    "Each infant has one bassinet, which is asked for already.",
    "Hər körpəyə bir beşik düşür, o da artıq istənilib.",
    "На младенца одна люлька, и её уже попросили.",
  ],
  [
    "A baby's meal is for an infant or its adult.",
    "Körpə yeməyi körpə və ya onun böyüyü üçündür.",
    "Питание для младенцев только для младенца или его взрослого.",
  ],
  [
    "A child's meal is for a child.",
    "Uşaq yeməyi uşaq üçündür.",
    "Детское питание только для ребёнка.",
  ],

  [
    "{flight} of {date} has left and landed: it counts as flown, and what is flown is not cancelled.",
    "{flight} ({date}) enib: uçulmuş sayılır və ləğv edilmir.",
    "{flight} ({date}) уже приземлился: считается использованным и не отменяется.",
  ],
  [
    "{brand}: nothing comes back after departure.",
    "{brand}: uçuşdan sonra qaytarılmır.",
    "{brand}: после вылета ничего не вернётся.",
  ],
  [
    "It holds where {list} was flown; after a no-show the airline cancels it.",
    "{list} uçulubsa qüvvədədir; gəlməyənin qalan uçuşlarını aviaşirkət ləğv edir.",
    "Действует, если {list} использован; после неявки авиакомпания его отменяет.",
  ],
  [
    "In full, on one ticket with {part}, which the airline changed.",
    "Tam qaytarılır: aviaşirkətin dəyişdiyi {part} ilə bir biletdədir.",
    "Полностью: на одном билете с {part}, который изменила авиакомпания.",
  ],
  [
    "{money} was paid with a credit and comes back as one of {pnr}, to book with until {date}.",
    "{money} kreditlə ödənilib və {pnr} krediti kimi qayıdır, {date} tarixinədək.",
    "{money} оплачено кредитом и вернётся кредитом {pnr}, до {date}.",
  ],
];
