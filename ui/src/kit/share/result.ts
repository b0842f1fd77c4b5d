/** What a finished game has to tell, in a form that all games share: for the picture, and for the record of the play. */
import type { Colour } from '../../look/colours';
import type { Seat } from '../../wire/wire';

export interface Result {
  /** What the box is called. */
  title: string;
  /** How it ended, in a few words and in a sentence. */
  heading: string;
  text: string;
  /** Who is on the poster, and what is written above them. Nobody: the innocent bystander. */
  poster: { heading: string; seats: Seat[] };
  /** Everybody who played, seat by seat. */
  people: Sharer[];
  /** On the round table seen in landscape. Empty in a game without arrows. */
  arrows: Arrow[];
  /** Best first, in a game with totals: then these are listed instead of the round table. */
  standings: Seat[];
  /** Who took the first turn, if anybody knows. */
  starter: Seat | null;
}

export interface Sharer {
  name: string;
  colour: Colour;
  won: boolean;
  /** What they were, in a word or two. */
  role?: string;
  score?: number;
}

export interface Arrow {
  from: Seat;
  /** SVG paths of shaft and head. */
  line: string;
  head: string;
}

/** Which game it was. */
export interface Occasion {
  table: string;
  round: number;
  endedAt: number;
  /** Who the players are over many evenings, seat by seat; empty for somebody without an id. */
  ids: string[];
}
