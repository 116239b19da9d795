const VOWELS = "aeəıioöuü";
const BACK = "aıou";
/** Names that are possessive already, so that their endings begin with an n: Maldiv adalarında. */
const POSSESSIVE =
  /(?:ları|ləri|sı|stanı|sahili|məscidi|çimərliyi|körfəzi|gölü|vadisi|rivyerası|şəhəri|burnu|evi|parkı|rifi|hərəmi|məqbərəsi|yolu|bağı|muzeyi|məbədi|bazarı|limanı|meydanı|körpüsü|kafedralı|sarayı|qəsri|kanyonu|adası|dağı|qülləsi|dəmir yolu|prospekti|küçəsi|məhəlləsi|şəlaləsi|bulvarı|teatrı|kilsəsi|səddi)$/i;
/** Names of several words whose last, a common noun, has the ending of possession: Terrakota ordusunda. */
const COMPOUND = /\s[\p{Ll}-]+[ıiuü]$/u;
/** Nouns that end in such a vowel by themselves: Köhnə körpüdə. */
const OWN_VOWEL = /\s(?:körpü|gəmi|gəzinti|su|qapı|quyu|çarşı)$/;

function isPossessive(name: string): boolean {
  return POSSESSIVE.test(name) || (COMPOUND.test(name) && !OWN_VOWEL.test(name));
}

function lastVowel(name: string): string {
  const letters = [...name.toLocaleLowerCase("az")].filter((letter) => VOWELS.includes(letter));
  return letters.at(-1) ?? "ə";
}

function isBack(name: string): boolean {
  return BACK.includes(lastVowel(name));
}

function endsInVowel(name: string): boolean {
  return VOWELS.includes(name.toLocaleLowerCase("az").slice(-1));
}

/** Tbilisidə, Bakıda, Maldiv adalarında. */
export function inAz(name: string): string {
  return `${name}${isPossessive(name) ? "n" : ""}${isBack(name) ? "da" : "də"}`;
}

/** Tbilisidən, Bakıdan. */
export function fromAz(name: string): string {
  return `${inAz(name)}n`;
}

/** Tbilisiyə, Bakıya, Parisə, Maldiv adalarına. */
export function toAz(name: string): string {
  const link = isPossessive(name) ? "n" : endsInVowel(name) ? "y" : "";
  return `${name}${link}${isBack(name) ? "a" : "ə"}`;
}
