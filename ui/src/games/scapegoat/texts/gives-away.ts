/**
 * What no text may say before the game is over: that a player is or is not the scapegoat, or that the goat on a mat is
 * one for certain (“target”), because for the scapegoat that is false. Saying “if you’re the scapegoat” is fine.
 * For the tests of the texts.
 */
export const GIVES_AWAY =
  /\b(target|objetivo|decoy|señuelo|incriminar)\b|(?<!\bif )\byou(’re| are)( \S+){0,3} (scapegoat|conspirator)|(?<!\bsi )\b(?<!\bsi no )eres( \S+){0,3} (chivo|conspirador)/i;
