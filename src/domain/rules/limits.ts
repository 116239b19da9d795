/** How much one booking may ask for. Searches and ids are held to the same figures. */
export const MAX_NIGHTS = 90;
export const MAX_RENTAL_MINUTES = 90 * 1440;
/** Guests of one reservation; more than a search asks for, since a party may grow. */
export const MAX_GUESTS = 40;
/** From this age on a driver pays no surcharge; the world says the same of its companies. */
export const FULL_DRIVER_AGE = 25;
