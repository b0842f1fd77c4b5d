import { drawn } from './cutouts';
import { inTurn } from './in-turn.svelte';
import { moody, MOODS, PAINTS, type Mood } from './moods';
import { repaint } from './repaint';

/**
 * Draws every mood once where nobody sees it, a frame each: what a page does for the first time takes several times as
 * long. Always all of them, whoever feels how: so it says nothing about the end of a game.
 */
export function rehearseMoods(): void {
  const face = (mood: Mood | null) => drawn(moody('red', mood), PAINTS);
  for (const mood of MOODS) {
    inTurn(() => {
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      repaint(picture, face(null)).update(face(mood));
    });
  }
}
