/** Words that people put around what they look for, as a folded text has them. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    "a an and at by for from good i in me my near of on or our please show some the to we with want",
    "best cheap find holiday holidays looking place places tour tours trip trips travel vacation visit where",
    "в во для до и из к как мне мы на о об по при с со у хочу где куда есть или найди покажи",
    "дешево лучшие место места отдых отпуск поездка поездку путешествие тур туры",
    "bir bu de en harada ile istirahet mene men seyahet sefer tur turlar ucun uzre ve yer yerler goster tap",
  ].flatMap((line) => line.split(" ")),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}
