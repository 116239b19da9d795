/** How the holder of an ordinary passport usually enters a country as a tourist. */
export interface Entry {
  readonly way:
    | "home"
    | "free"
    | "authorisation"
    | "e-visa"
    | "on arrival"
    | "visa"
    | "no tourist visas"
    | "refused";
  /** Days that are free of a visa; without a number there is no last one. */
  readonly days?: number;
  /** A medical policy for all days is asked for at the border. */
  readonly insured?: boolean;
  /** Told differently by different sources, or changing. */
  readonly doubtful: boolean;
}
