/** Half hours of the local day: the grid on which departures are spread. */
export const CELLS = 48;
export const CELL_MINUTES = 30;
