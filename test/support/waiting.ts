/** As long as a busy machine may need for one step; what never happens is found out all the same. */
export const PATIENCE_MS = 180_000;
