import type { Same } from '../../../../texts/index.svelte';
import type { options as en } from '../en/options';

export const options: Same<typeof en> = {
  'option.raceEnds': 'Tiempo para eliminar',
  'option.raceEnds.nextTurn': 'hasta que el siguiente robe o cierre',
  'option.raceEnds.clock': 'cinco segundos',
  'option.chain': 'Tras eliminar un testigo se puede eliminar otro más',
  'option.closedIsSafe': 'De un distrito cerrado no se puede eliminar nada',
  'option.closerEliminates': 'Quien ha cerrado puede seguir eliminando',
  'option.lastTurnOptional': 'En el último turno se puede pasar',
  'option.emptyPile': 'Cuando se acaba el mazo',
  'option.emptyPile.shuffle': 'se baraja el descarte',
  'option.emptyPile.roundEnds': 'termina la ronda',
  'option.nothingLeft': 'Cuando tampoco hay nada que barajar',
  'option.nothingLeft.noCard': 'no se roba',
  'option.nothingLeft.roundEnds': 'termina la ronda',
  'option.snitchWithoutPileIsZero': 'Con el mazo vacío, el Soplón vale 0',
  'option.emptyDistrict': 'Si en tu turno no tienes cartas',
  'option.emptyDistrict.draw': 'robas una',
  'option.emptyDistrict.close': 'cierras',
  'option.mayOweCard': 'Se puede eliminar la carta de otro sin tener ninguna que darle',
  'option.familyOptional': 'Las acciones de la familia son opcionales',
  'option.cousinMatches': 'Un Primo en un distrito cuenta como testigo con un 0',
  'option.snitchBreaksTies': 'El Soplón puede contar como tu carta más baja',
};
