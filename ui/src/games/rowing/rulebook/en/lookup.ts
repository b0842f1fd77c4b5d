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
    'lifesaver lifesavers ring rings lifebuoy',
    'grab grabs grabbed grabbing touch touches touched take',
    'set sets line lines trio',
    'colour color',
    'phone mobile smartphone',
    'wifi network internet',
    'slow slowest loser lose loses last',
    'fault faults mistake penalty wrong cheat',
    'cost costs price pay pays',
    'next continue continues',
    'shout shouts shouted call say says said',
    'tie draw same',
    'end ends finish over',
    'pile piles stack',
    'look peek looked see',
  ],
};
