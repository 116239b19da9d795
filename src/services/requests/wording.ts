import type { Language } from "../../domain/catalogue.ts";
import {
  PENDING,
  type RequestStatus,
  type RequestType,
} from "../../domain/contracts/concierge/requests.ts";
import type { Words } from "../concierge/words.ts";

const RECEIVED: Readonly<Record<RequestType, Words>> = {
  lead: {
    en: "Your request was received and is pending operator confirmation.",
    az: "Sorğunuz qəbul edildi və operatorun təsdiqini gözləyir.",
    ru: "Ваш запрос получен и ожидает подтверждения оператора.",
  },
  vip: {
    en: "Your VIP manager request was received and is pending operator confirmation.",
    az: "VIP menecer sorğunuz qəbul edildi və operatorun təsdiqini gözləyir.",
    ru: "Ваш запрос на VIP-менеджера получен и ожидает подтверждения оператора.",
  },
};

const ANSWERED: Readonly<Record<Exclude<RequestStatus, typeof PENDING>, Words>> = {
  withdrawn: {
    en: "Your request was withdrawn.",
    az: "Sorğunuz geri götürüldü.",
    ru: "Ваш запрос отозван.",
  },
  confirmed: {
    en: "An operator has confirmed your request.",
    az: "Operator sorğunuzu təsdiqlədi.",
    ru: "Оператор подтвердил ваш запрос.",
  },
  declined: {
    en: "An operator could not take on your request.",
    az: "Operator sorğunuzu qəbul edə bilmədi.",
    ru: "Оператор не смог принять ваш запрос.",
  },
  needs_info: {
    en: "An operator needs more information about your request.",
    az: "Operatora sorğunuz haqqında əlavə məlumat lazımdır.",
    ru: "Оператору нужны дополнительные сведения о вашем запросе.",
  },
};

const MAIL_SUBJECT: Words = {
  en: "Your travel request",
  az: "Səyahət sorğunuz",
  ru: "Ваш запрос о поездке",
};

/** The subject of a letter with an operator's reply. */
export function mailSubject(lang: Language, destination: string | undefined): string {
  return [MAIL_SUBJECT[lang], ...(destination === undefined ? [] : [destination])].join(": ");
}

const PAST: Words = {
  en: "The dates given are in the past; the operator will ask for new ones.",
  az: "Göstərilən tarixlər keçmişdədir; operator yeni tarixləri soruşacaq.",
  ru: "Указанные даты уже прошли; оператор уточнит новые.",
};

const UNSURE_CONTACT: Words = {
  en: "The contact was kept as it was written; an e-mail address or a number with country code is surest.",
  az: "Əlaqə yazıldığı kimi saxlanıldı; ən etibarlısı e-poçt ünvanı və ya ölkə kodu ilə nömrədir.",
  ru: "Контакт сохранён так, как написан; надёжнее всего адрес почты или номер с кодом страны.",
};

export function unsureContact(lang: Language): string {
  return UNSURE_CONTACT[lang];
}

/** What the traveller is told about where the request stands. */
export function statusText(type: RequestType, status: RequestStatus, lang: Language): string {
  return status === PENDING ? RECEIVED[type][lang] : ANSWERED[status][lang];
}

export function pastDates(lang: Language): string {
  return PAST[lang];
}
