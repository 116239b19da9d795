import type { Wording } from "./wording.ts";

/** Back to the beach, the slopes, the sanctuary. */
export const MORE_EN: Wording["more"] = {
  beach: [
    (place) => `Stay by the water: ${place}.`,
    (place) => `Another swim at ${place}.`,
    (place) => `Shade, a book and the sea: ${place}.`,
    (place) => `Back into the water at ${place}.`,
    (place) => `A slow half-day at ${place}.`,
    (place) => `A long swim and time in the shade: ${place}.`,
    (place) => `Beach again: ${place}.`,
    (place) => `Nothing but the sea: ${place}.`,
  ],
  ski: [
    (place) => `On the snow until the lifts close: ${place}.`,
    (place) => `First lift, fresh tracks: ${place}.`,
    (place) => `Up once more, and down again: ${place}.`,
    (place) => `Another day, other runs: ${place}.`,
    (place) => `Back on skis: ${place}.`,
    (place) => `Ski the runs you liked best: ${place}.`,
    (place) => `Long runs, one after the other: ${place}.`,
    (place) => `A last few descents: ${place}.`,
  ],
  pilgrimage: [
    (place) => `Prayers at ${place}.`,
    (place) => `Prayer and quiet hours at ${place}.`,
    (place) => `More hours of worship at ${place}.`,
    (place) => `Prayer at ${place}, then rest.`,
    (place) => `Time for prayer at ${place}.`,
    (place) => `Worship at ${place} before the crowds come.`,
  ],
};
