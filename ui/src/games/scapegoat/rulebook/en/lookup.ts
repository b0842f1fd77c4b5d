/** For looking up rules in everyday words; see `rulebook/search.ts`. */
import type { Lookup } from '../../../../kit/rulebook/search';

export const lookup: Lookup = {
  ignored:
    'a about allowed am an and any anybody anyone are as at be been but by can can’t could did do does doesn’t don’t ' +
    'each else ever for from game gets go goes had happen happens has have he her his how i i’m if in into is isn’t it it’s ' +
    'its just may me much must my need of on one ones or our should so some somebody someone that that’s the their ' +
    'them then there they this to until up us was we were what what’s when where which who who’s whose why will with ' +
    'work works would you your',
  synonyms: [
    'start starts begin begins first starter',
    'cops police',
    'colour color',
    'phone mobile smartphone',
    'wifi network internet',
    'look peek see',
    'steal stole stolen rob',
    'swap exchange',
    'lose loses loser',
    'lie lying lies bluff',
    'grey gray bystander',
    'location place spot',
    'die dice',
    'tie draw stalemate',
    'end ends finish over',
    'show shows reveal',
  ],
};
