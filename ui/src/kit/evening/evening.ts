/** How the evening goes, in words: what the scoreboard on the table and on phones says. */
import { capital, say, t } from '../../texts/index.svelte';
import type { Award, Tally } from '../../wire/wire';
import type { Player } from '../game';

export function nameOf({ name, colour }: Player): string {
  return name || capital(t(colour));
}

/** Whoever has won most comes first; among equals everybody stays where they sit. */
export function ranked(people: readonly Tally[]): Tally[] {
  return [...people].sort((a, b) => b.wins - a.wins);
}

/** One win is no streak. */
export const isStreak = ({ streak }: Tally) => streak > 1;

export interface Worded {
  player: Player;
  text: string;
}

/** What awards are for, in the words of the game. One that only a newer host knows is left out. */
export function worded(awards: readonly Award[], players: readonly Player[], game: string): Worded[] {
  return awards.flatMap(({ seat, award, number }) => {
    const [player, text] = [players[seat], say(`award.${award}`, { number: number ?? 0 }, game)];
    return player && text ? [{ player, text }] : [];
  });
}
