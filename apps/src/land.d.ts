declare module "virtual:land" {
  /** The land of the world as rings of [lon, lat, lon, lat, …] in tenths of a degree. */
  export const rings: readonly (readonly number[])[];
}
