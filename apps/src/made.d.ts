/** The land of the world as `unpacked` reads it; made when the page is built. */
declare module "virtual:land" {
  export const land: string;
}

/** Azerbaijani names of countries as `namesIn` reads them; made when the page is built. */
declare module "virtual:countries" {
  export const azerbaijani: string;
}
