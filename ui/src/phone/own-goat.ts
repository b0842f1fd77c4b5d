/** The name and the colour that this phone’s player chose the last time. */
import { PLAYER_COLOURS, type PlayerColour } from '../look/colours';
import { keep, kept } from '../wire/storage';

const NAME = 'goatherd.goat';

export interface OwnGoat {
  /** Empty for somebody who goes by the colour. */
  name: string;
  colour: PlayerColour;
}

/** The stored value may come from another version or from somewhere else. */
export function recallGoat(): OwnGoat | null {
  try {
    const { name, colour } = JSON.parse(kept(NAME) ?? '') as OwnGoat;
    return typeof name === 'string' && PLAYER_COLOURS.includes(colour) ? { name, colour } : null;
  } catch {
    return null;
  }
}

export function rememberGoat(goat: OwnGoat): void {
  keep(NAME, JSON.stringify(goat));
}
