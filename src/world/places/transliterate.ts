/** Other alphabets in Latin letters, roughly: enough for a misspelt name to be near the right one. */
const cyrillic =
  "а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch " +
  "ш sh щ shch ъ _ ы y ь _ э e ю yu я ya і i ї i є e ґ g ў u қ k ғ g ң n ө o ұ u ү u һ h ә e ј j";
const georgian =
  "ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh " +
  "ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h";
const greek =
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch " +
  "ψ ps ω o";

const latin = new Map<string, string>();
for (const table of [cyrillic, georgian, greek]) {
  const parts = table.split(" ");
  for (let i = 0; i < parts.length; i += 2) {
    latin.set(parts[i] ?? "", parts[i + 1]?.replace("_", "") ?? "");
  }
}

/** Undefined where there is nothing to transliterate. Takes folded text. */
export function transliterate(folded: string): string | undefined {
  if (!/[\u0370-\u03ff\u0400-\u04ff\u10d0-\u10ff]/.test(folded)) return undefined;
  return Array.from(folded, (letter) => latin.get(letter) ?? letter).join("");
}
