/**
 * Fetches the display face of headings. The page itself asks for it, too, before its script has arrived
 * (`scripts/face.ts`), so it is usually here by now. If it can't be had, headings are set in the device's own bold serif.
 */
import url from './font/caprasimo.woff2';

/** Settled once it has arrived, or cannot. */
export const displayFace: Promise<unknown> = new FontFace('Caprasimo', `url(${url})`).load().then(
  (face) => document.fonts.add(face),
  // It can do without.
  () => {},
);

/** How long the first screen waits for it: nobody should see it in one face and then in another. */
const PATIENCE = 1000;

export const faceOrSoon: Promise<unknown> = Promise.race([
  displayFace,
  new Promise((done) => setTimeout(done, PATIENCE)),
]);
