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
      morning: (place) => `${place}: free time by the sea.`,
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
  ],
  ski: [
    {
      morning: (place) =>
        `${place}: be at the first lift, for the snow is at its best before eleven.`,
      afternoon:
        "Lunch on a sunny terrace, then the side of the area that has the sun until the lifts close.",
    },
    {
      morning: (place) =>
        `${place}: ski school for the children, the higher runs for the grown-ups.`,
      afternoon: "All together on the easy runs, with a stop for hot chocolate.",
    },
    {
      morning: (place) =>
        `${place}: cross the area by the piste map, from its first lift to its farthest.`,
      afternoon: "After lunch the longest run there is, without a stop.",
    },
    {
      morning: (place) =>
        `${place}: ride the highest lift and ski the runs you have not tried yet.`,
      afternoon: "The best of them once more, before the last chair.",
    },
    {
      morning: () => "Your favourite runs while they are empty, then coffee at the upper station.",
      afternoon: "The side runs and the edges of the area, until the lifts close.",
    },
    {
      morning: () => "One long morning, top to bottom, again and again.",
      afternoon: "Last runs of the day; have the edges done overnight.",
    },
    {
      morning: (place) =>
        `${place}: fit boots and skis at the hire shop, then the first lesson on the nursery slope.`,
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
        "Fourth lesson: up with the teacher to the middle station and down its easiest run.",
      afternoon: "Slow runs where you learned until the legs say stop: falls come with tired legs.",
    },
    {
      morning: () => "A morning of blue runs from top to bottom, one of them with a photograph.",
      afternoon: "An early end, a warm pool or a sledge instead of skis.",
    },
    {
      morning: () => "An hour with the instructor to mend one thing, then your best run again.",
      afternoon: "The last easy descents; give the hired skis back before the shop closes.",
    },
    {
      morning: (place) =>
        `${place}: skis and boots from the hire shop; the beginners meet their teacher on the nursery slope, the others warm up on the runs above.`,
      afternoon:
        "Lunch together; then the beginners repeat the lesson, and the others ski until the lifts close.",
    },
    {
      morning: () =>
        "Second lesson for the beginners, with the drag lift; the others ride the highest lift and ski its longest run.",
      afternoon: "Meet for lunch at the foot of the slope, then each at their own level.",
    },
    {
      morning: () =>
        "Third lesson on the first blue run; the others cross to the far side of the area by the piste map.",
      afternoon: "One blue run all together, then the steeper ones for those who want them.",
    },
    {
      morning: () =>
        "The beginners practise between the nursery slope and the blue runs; the others take the red and black ones while the snow is hard.",
      afternoon: "Lunch on a terrace that everybody can ski to, and easy runs home.",
    },
    {
      morning: () =>
        "An hour with the teacher for the beginners; for the others the runs that they have not tried yet.",
      afternoon: "The longest easy run of the area, all together.",
    },
    {
      morning: () => "All together from the middle station down, then everybody's favourite run.",
      afternoon: "The last runs; give the hired skis back before the shop closes.",
    },
    {
      morning: (place) =>
        `${place}: skis and boots first, then ski school for those who learn; the others warm up on the runs above.`,
      afternoon: "All together on the nursery slope: the children show what they have learned.",
    },
    {
      morning: () => "Ski school until noon; the grown-ups who ski take the highest lift.",
      afternoon: "Lunch together, then an easy run at the children's pace.",
    },
    {
      morning: () => "Ski school goes on; the grown-ups cross the area by the piste map.",
      afternoon: "A blue run with the children, and hot chocolate at the bottom.",
    },
    {
      morning: () => "Ski school; for the grown-ups the runs that they have not tried yet.",
      afternoon: "Sledges for the children, one more long run for those who want it.",
    },
    {
      morning: () => "The last morning of ski school, often with a small race: come and watch.",
      afternoon: "From the middle station down together, as far as the children like.",
    },
    {
      morning: () => "A day on the slopes together, without school and without hurry.",
      afternoon: "The last runs; give the hired skis back before the shop closes.",
    },
    {
      morning: (place) =>
        `${place}: skis and boots first, then the ski school, with a class for the children and one for the grown-ups, all on the nursery slope.`,
      afternoon:
        "Lunch together, then the same gentle slope once more; stop before the legs are tired.",
    },
    {
      morning: () => "The second lesson in both classes: braking, turning, and the drag lift.",
      afternoon: "An hour all together on the nursery slope, then hot chocolate.",
    },
    {
      morning: () =>
        "The third lesson: curves to both sides, and the first blue run for those who are ready.",
      afternoon: "Lunch together, then as many easy turns as the youngest likes.",
    },
    {
      morning: () => "Ski school goes on, each class at its own pace.",
      afternoon: "The easiest blue run together, or the nursery slope once more.",
    },
    {
      morning: () => "The last lesson, for the children often with a small race: come and watch.",
      afternoon: "An easy run all together from the middle station, as slowly as you like.",
    },
    {
      morning: () => "A morning on the easy slopes together, without school and without hurry.",
      afternoon: "The last easy runs; give the hired skis back before the shop closes.",
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
      afternoon: "Rest after lunch; the afternoon prayer in the courtyard, in the shade.",
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
    {
      morning: (place) => `Morning prayers at ${called(place)}, and time for a psalm of your own.`,
      afternoon: "A slow afternoon, and the afternoon prayers with whoever makes up the ten.",
    },
    {
      morning: (place) => `${place} early, before the groups: the notes you were given to bring.`,
      afternoon: "Read or rest; the bookshops of the quarter are open until the evening.",
    },
    {
      morning: (place) => `A quiet hour at ${called(place)}; nothing else is planned.`,
      afternoon: "Rest at the hotel, and the evening prayers for those who wish.",
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
    {
      morning: () => "Mud or paraffin wraps if they were prescribed, then an hour lying down.",
      afternoon: "A café on the level promenade; ask which cakes the diet allows.",
    },
    {
      morning: () => "Water before breakfast, the treatment after it, and a nap before lunch.",
      afternoon: "Music in the park if the band plays, else a bench in the sun.",
    },
  ],
};
