import type { Wording } from "./wording.ts";

/** "at the Grotto", but "at Masjid al-Haram". */
function called(place: string): string {
  return /^(?:Basilica|Chapel|Church|Grotto|Imam|Prophet)/.test(place) ? `the ${place}` : place;
}

/** The half of a beach day that nothing is planned for. */
const BY_THE_SEA = "Free time by the sea.";

/** Days at the beach, on the slopes, at the sanctuary, in the order of their ideas. */
export const IDEAS_EN: Wording["more"] = {
  beach: [
    {
      morning: (place) => `${place}: a beach day, with nothing else planned.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: swim early, while the sea is calm and the beach half empty.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: sandcastles and the shallows until the sun is high.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) =>
        `${place}: walk along the water from end to end and swim on the way back.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: an hour in a kayak or on a paddle board along the shore.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) =>
        `${place}: an hour along the coast with one of the boatmen, with a stop to swim.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: ball games on the sand, then into the water together.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: sunbeds and an umbrella for the day, and lunch by the water.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) =>
        `${place}: the hotel's pool or a massage first, the sea when the sun is lower.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) =>
        `${place}: ask the hotel for the snorkelling boat of the day; masks are lent.`,
      afternoon: BY_THE_SEA,
    },
    {
      morning: (place) => `${place}: a late breakfast, a swim, and the sunset from the sand.`,
      afternoon: BY_THE_SEA,
    },
  ],
  ski: [
    {
      morning: (place) =>
        `${place}: be at the first lift, for the snow is at its best before eleven.`,
      afternoon: "Lunch on a sunny terrace, then easy runs until the lifts close.",
    },
    {
      morning: (place) =>
        `${place}: ski school for the children, the higher runs for the grown-ups.`,
      afternoon: "All together on the easy runs, with a stop for hot chocolate.",
    },
    {
      morning: (place) =>
        `${place}: take an hour with an instructor and try the next colour of run.`,
      afternoon: "After lunch the longest run there is, without a stop.",
    },
    {
      morning: (place) =>
        `${place}: ride the highest lift and ski the runs you have not tried yet.`,
      afternoon: "Lower down the snow is softer now: wide turns all the way down.",
    },
    {
      morning: () => "A late start: coffee at the upper station, then your favourite run.",
      afternoon: "Off the skis early, for a sauna or a walk.",
    },
    {
      morning: () => "One long morning, top to bottom, again and again.",
      afternoon: "Last runs of the day; have the edges done overnight.",
    },
    {
      morning: (place) =>
        `${place}: fit boots and skis at the hire shop, then the first lesson on the nursery slope; those who ski already take the lifts above.`,
      afternoon:
        "Practise braking and the first turns on the same gentle slope, and stop before the legs are tired.",
    },
    {
      morning: () => "Second lesson: the drag lift, and curves to both sides.",
      afternoon: "Lunch together, then an hour on the nursery slope without the teacher.",
    },
    {
      morning: () => "Third lesson: linked turns on the first blue run.",
      afternoon: "The same blue run twice more at your own pace; hot chocolate at the bottom.",
    },
    {
      morning: () =>
        "Warm up where you learned, then the gondola and the easiest run from the middle station.",
      afternoon: "Slow runs until the legs say stop: falls come with tired legs.",
    },
    {
      morning: () => "A morning of blue runs from top to bottom, one of them with a photograph.",
      afternoon: "An early end, a warm pool or a sledge instead of skis.",
    },
    {
      morning: () => "An hour with the instructor to mend one thing, then your best run again.",
      afternoon: "The last easy descents; give the hired skis back before the shop closes.",
    },
  ],
  pilgrimage: [
    {
      morning: (place) =>
        `Friday: be at ${called(place)} by ten for a place inside; the sermon begins soon after noon.`,
      afternoon: "Rest after the Friday prayer; the evening prayers in the courtyard.",
    },
    {
      morning: (place) => `Dawn prayer at ${called(place)}, breakfast after it, then some sleep.`,
      afternoon: "Afternoon and sunset prayers in the mosque, with time to read between them.",
    },
    {
      morning: (place) =>
        `A quiet morning at ${called(place)}: the hours between sunrise and noon are the emptiest.`,
      afternoon: "Rest at the hotel in the heat; back in the mosque from the afternoon prayer on.",
    },
    {
      morning: (place) => `Noon prayer at ${called(place)}, and until then an hour with the Koran.`,
      afternoon: "Buy what you promised to bring home, before the shops fill up in the evening.",
    },
    {
      morning: (place) => `Be at ${called(place)} an hour before noon and pray in the first rows.`,
      afternoon: "Write down the prayers you were asked for, and say them after the sunset prayer.",
    },
    {
      morning: (place) => `A morning of rest; noon prayer at ${called(place)}.`,
      afternoon: "From the afternoon to the night prayer in the mosque, as many like to stay.",
    },
    {
      morning: (place) => `Morning Mass at ${called(place)}; the hours hang at the entrance.`,
      afternoon: "Time for confession, for reading or for silence before the evening prayer.",
    },
    {
      morning: (place) => `An hour of quiet at ${called(place)}, before the large groups come.`,
      afternoon: "Write down the names that you were asked to pray for, and light their candles.",
    },
    {
      morning: (place) => `Join the prayer at ${called(place)} in the language of the day.`,
      afternoon: "A slow afternoon: the shops for rosaries and icons, then a last visit.",
    },
    {
      morning: (place) =>
        `Be at ${called(place)} early and stay as long as you like; nothing else is planned.`,
      afternoon: "Rest at the hotel, and the evening service for those who wish.",
    },
  ],
  wellness: [
    {
      morning: () => "The day's procedures as the doctor wrote them down, then an hour of rest.",
      afternoon: "A walk at your own pace and tea; nothing is to be hurried.",
    },
    {
      morning: () => "Water and breakfast first, then the bath of the day and a blanket.",
      afternoon: "An hour of sleep, then a bench in the park.",
    },
    {
      morning: () => "Massage in the morning, when the rooms are quiet.",
      afternoon: "Read, play chess or call home; dinner is early here.",
    },
    {
      morning: () => "Baths and inhalations by the card of the sanatorium.",
      afternoon: "A short outing to the shops or a café, back before the evening procedure.",
    },
    {
      morning: () => "A lighter day: one procedure and the pool.",
      afternoon: "Rest, and a film or a concert of the house if there is one.",
    },
    {
      morning: () => "The doctor looks at how the treatment takes; then the morning's bath.",
      afternoon: "The park once round, on the level path.",
    },
    {
      morning: () => "Gymnastics in the water, then the treatment of the day.",
      afternoon: "A long lunch and a quiet room.",
    },
    {
      morning: () =>
        "Procedures until noon, as every day but at another hour: ask for the plan the evening before.",
      afternoon: "Postcards, tea and a slow walk.",
    },
    {
      morning: () => "The second half of the course: the same baths, a little longer.",
      afternoon: "Time for the balcony and a book.",
    },
    {
      morning: () => "Procedures, and a word with the doctor on how to go on at home.",
      afternoon: "Buy what you want to bring along: salts, mud, herbal tea.",
    },
  ],
};
