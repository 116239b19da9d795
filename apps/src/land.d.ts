declare module "virtual:land" {
  /** The rings of `outline`, packed. */
  export const land: string;
}
