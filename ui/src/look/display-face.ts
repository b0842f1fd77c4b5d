/**
 * Fetches the display face of headings. Until it has arrived, they are set in the device's own bold serif: a phone
 * does without it until the first screen of its game works.
 */
import url from './font/caprasimo.woff2';

/** Settled once it has arrived, or cannot. */
export const displayFace: Promise<unknown> = new FontFace('Caprasimo', `url(${url})`).load().then(
  (face) => document.fonts.add(face),
  // It can do without.
  () => {},
);
