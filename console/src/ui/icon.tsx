/** Line drawings on a 24 grid, decorative: what they mean is said in words beside them. */
const PATHS = {
  desk: "M4 13h4l2 3h4l2-3h4M5.5 5h13L20 13v6H4v-6z",
  bookings: "M4 8a2 2 0 0 0 0 0v3a1.5 1.5 0 0 1 0 3v3h16v-3a1.5 1.5 0 0 1 0-3V8zM14 8v9",
  try: "M8 5v14l11-7z",
  customers:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19c.6-4 3-5.5 6-5.5s5.4 1.5 6 5.5M16 4.5a3.5 3.5 0 0 1 0 6M17.5 13.8c2 .6 3.2 2.2 3.5 5.2",
  audit: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h3",
  gym: "M4 10v4M7 7v10M17 7v10M20 10v4M7 12h10",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4 4",
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  plane: "M3 13l8-1 5-7h2l-2 7 4 1v2l-4 .5-3 4.5h-2l1-5-5 .3-1.5 2H4l.8-3z",
  bed: "M4 18V7M4 15h16v3M20 15v-2a3 3 0 0 0-3-3h-6v5M7.5 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z",
  car: "M4 16v-3l2-5h12l2 5v3zM7 16v2M17 16v2M4.5 12.5h15",
  theme: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  keys: "M4 7h16v10H4zM8 14h8M7.5 10.5h.01M12 10.5h.01M16.5 10.5h.01",
  out: "M14 5h4v14h-4M4 12h10M10 8l4 4-4 4",
  language: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c3 3 3 13 0 16M12 4c-3 3-3 13 0 16",
  check: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c1-4 4-5 7-5s6 1 7 5",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  copy: "M9 9h10v10H9zM5 15V5h10",
  offline:
    "M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.5M19 12a10 10 0 0 0-6-3M12 19h.01",
  sound: "M4 10v4h3l4 4V6L7 10zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11",
  silent: "M4 10v4h3l4 4V6L7 10zM15 9.5l5 5M20 9.5l-5 5",
  arrow: "M5 12h14M14 7l5 5-5 5",
} as const;

export type IconName = keyof typeof PATHS;

/** The drawing alone, for use within another. */
export function IconPath({ name }: { name: IconName }) {
  return <path d={PATHS[name]} />;
}

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <IconPath name={name} />
    </svg>
  );
}
