/** Pictures of the location cards as cut-outs in a 100 × 84 box; Place.svelte gives the tones their colours. */

export const PLACES = ['prepare', 'frame', 'spy', 'trade', 'stash', 'cops', 'copsArrived'] as const;

/** `frame` is the flipped side of `prepare`, `copsArrived` of `cops`. */
export type PlaceName = (typeof PLACES)[number];

export const PICTURES: Record<PlaceName, string> = {
  // A plan of the barn on the workbench, the way in dotted, a pencil.
  prepare:
    'o M0 0h100v84H0z|O M0 22h100M0 45h100M0 68h100|s M16 19l66-8 8 61-66 9z|b M13 15l66-8 8 61-66 9z|A M31 58l-3-23 19-16 21 11 3 23zM28 35l40-5M46 56l-2-14 11-1 2 14|Y M19 70c6-2 6-10 14-7s9 2 13-3|r M44 58l3-3 2.5 2.5 3-3 2.5 3-3 2.5 2.5 3-3 2.5-2.5-3-3 2.5-2.5-2.5 3-2.5z|y M66 73L88 38l9 6-22 35-10 4z|w M66 73l9 6-10 4z|k M65.5 79l3.5 2.2-4 1.8z|R M88 38l9 6 2-3.5c1-2-6-7-8-5z',
  // An innocent face before the height marks, and a hoof that makes off with a preparation token.
  frame:
    'p M0 0h100v84H0z|P M0 14h100M0 30h100M0 46h100M0 62h100|h M36 29C34 19 28 12 16 8c4 5 5 10 6 15 2 7 6 10 10 12zM48 29C50 19 56 12 68 8c-4 5-5 10-6 15-2 7-6 10-10 12z|d M33 35c-8-4-17-2-22 5 6 6 16 6 22 3zM51 35c8-4 17-2 22 5-6 6-16 6-22 3zM8 84c2-12 15-19 34-19s32 7 34 19z|m M42 25c-10 0-16 5-16 14 0 10 4 17 6 24 2 7 6 10 10 10s8-3 10-10c2-7 6-14 6-24 0-9-6-14-16-14z|l M32 60c0-6 4-9 10-9s10 3 10 9c0 8-4 12-10 12s-10-4-10-12z|w M29 42a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM45 42a5 5 0 1 0 10 0a5 5 0 1 0-10 0z|k M32 40.5h5v3h-5zM48 40.5h5v3h-5zM38 56h8l-4 4z|K M38 66c2-2 6-2 8 0M28 35l8-4M56 35l-8-4|w M20 72h44v14H20z|k M26 77h14v3H26zM44 77h14v3H44z|g M74 42a12 12 0 1 0 .1 0z|G M74 46.5a7.5 7.5 0 1 0 .1 0z|K M56 48h5M54 55h5M57 62h4|f M100 37c-6 0-10 2-13 5l2 22c4 3 7 4 11 4z|w M84 41l6-1 3 25-6 1z|k M85 43c-7-3-13-1-16 3-1 3 1 5 4 4l6-1-7 4c-2 3 0 6 4 6l8-2 3 4 1-2z',
  // A goat's eye, large in the glass.
  spy: 'n M0 0h100v84H0z|N M68 8a12 12 0 1 0 18 15A14 14 0 0 1 68 8z|w M12 12h2v2h-2zM92 44h2v2h-2zM10 62h2v2h-2zM52 6h2v2h-2z|s M62 58l8-8 24 24c2 6-4 11-9 8z|o M60 55l8-7 22 24c2 5-4 10-8 7z|g M42 8a31 31 0 1 0 .1 0z|l M42 14a25 25 0 1 0 .1 0z|m M42 14a25 25 0 0 0-24 17c12-10 36-10 48 0A25 25 0 0 0 42 14z|w M20 41c7-14 37-14 44 0-7 13-37 13-44 0z|y M42 29.5a11 11 0 1 0 .1 0z|k M34 36.5h16a4.2 4.2 0 0 1 0 8.4H34a4.2 4.2 0 0 1 0-8.4z|W M25 24c3-3 6-4 9-5',
  // Two cards that change hands.
  trade:
    'f M0 0h100v84H0z|s M9 22l29-8 13 46-29 8zM63 17l29 7-12 47-29-8z|w M7 19l29-8 13 46-29 8zM64 14l29 7-12 47-29-8z|r M27 29a9 9 0 1 0 .1 0z|q M74 30l8 19-20-5z|Y M40 10c6-7 15-7 21-1M60 74c-6 7-15 7-21 1|y M64 14l-8-1 6-9zM36 70l8 1-6 9z',
  // Three cards with their backs up in a crate of hay.
  stash:
    'd M0 0h100v84H0z|D M18 0v84M40 0v84M62 0v84M84 0v84|y M2 84c-2-14 6-24 14-22 0-12 14-14 18-8 6-8 26-8 32 0 4-6 18-4 18 8 8-2 16 8 14 22z|w M20 20l18-5 9 32-18 5zM42 13h18v33H42zM64 15l18 5-9 32-18-5z|r M23 22l13-3.5 7.5 27-13 3.5zM45 16h12v28H45zM66 18.5l13 3.5-7.5 27-13-3.5z|Y M15 46l-6-6M26 44l-4-8M88 45l5-7M50 46l-2-7M76 44l5-6M37 45l3-6|o M12 46h76v34H12z|O M12 57h76M12 69h76|h M12 46h9v34h-9zM79 46h9v34h-9z|k M16.5 50v.1|O M16.5 51v.1M16.5 63v.1M16.5 75v.1M83.5 51v.1M83.5 63v.1M83.5 75v.1',
  // The lamp over the station's door.
  cops: 'n M0 0h100v84H0z|c M50 50L-4 24V0h30zM50 50l54-26V0H74zM50 50L38-6h24z|k M30 66h40l5 12H25z|q M33 67V47c0-10 7-18 17-18s17 8 17 18v20z|l M39 64V48c0-7 4-12 9-13-2 4-3 8-3 13v16z|w M50 44l2.6 5.3 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z|g M28 63h44v6H28z',
  // Their car, two pairs of horns behind the windscreen.
  copsArrived:
    'n M0 0h100v84H0z|c M42 22L-6-4v44zM42 22L10-6h26z|e M58 22l48-26v44zM58 22l32-28H64z|s M6 80h88v4H6z|k M14 66h16v16H14zM70 66h16v16H70z|w M10 62c0-8 4-12 11-14l8-16c2-4 5-6 9-6h24c4 0 7 2 9 6l8 16c7 2 11 6 11 14v12H10z|q M29 47l6-12c1-3 3-4 6-4h18c3 0 5 1 6 4l6 12c-14-3-28-3-42 0z|k M36 46l-1-4-4-2 5-2c-2-3-2-5-1-7 2 3 4 4 6 5 2-1 4-2 6-5 1 2 1 4-1 7l5 2-4 2-1 3zM54 45l-1-3-4-2 5-2c-2-3-2-5-1-7 2 3 4 4 6 5 2-1 4-2 6-5 1 2 1 4-1 7l5 2-4 2-1 4z|w M37 40.5h2v1.6h-2zM42 40.5h2v1.6h-2zM55.5 40.5h2v1.6h-2zM60.5 40.5h2v1.6h-2z|b M10 60h80v6H10z|y M22 52a6.5 6.5 0 1 0 .1 0zM78 52a6.5 6.5 0 1 0 .1 0z|k M34 69h32v4H34z|y M50 53l2.6 5.3 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z|k M34 25h32v3H34z|q M36 25v-5c0-4 3-7 7-7h6v12z|r M64 25v-5c0-4-3-7-7-7h-6v12z',
};
