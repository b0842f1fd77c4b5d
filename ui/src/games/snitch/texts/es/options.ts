import type { Same } from '../../../../texts/index.svelte';
import type { options as en } from '../en/options';

export const options: Same<typeof en> = {
  'option.raceEnds': 'Tiempo para eliminar',
  'option.raceEnds.nextTurn': 'hasta que el siguiente robe o cierre',
  'option.raceEnds.clock': 'cinco segundos',
  'option.chain': 'Un testigo eliminado permite eliminar otro más',
  'option.closedIsSafe': 'En un distrito cerrado tampoco se puede eliminar',
  'option.closerEliminates': 'Quien ha cerrado puede seguir eliminando',
  'option.lastTurnOptional': 'Se puede pasar en el último turno',
  'option.emptyPile': 'Cuando se acaba el mazo',
  'option.emptyPile.shuffle': 'se baraja el descarte',
  'option.emptyPile.roundEnds': 'termina la ronda',
  'option.nothingLeft': 'Cuando tampoco hay nada que barajar',
  'option.nothingLeft.noCard': 'no se roba',
  'option.nothingLeft.roundEnds': 'termina la ronda',
  'option.snitchWithoutPileIsZero': 'Con el mazo vacío, el Soplón vale 0',
  'option.emptyDistrict': 'Sin cartas, en tu turno',
  'option.emptyDistrict.draw': 'robas una',
  'option.emptyDistrict.close': 'cierras',
  'option.mayOweCard': 'Sin carta que dar, se puede eliminar la de otro igualmente',
  'option.familyOptional': 'Las acciones de la familia son opcionales',
  'option.cousinMatches': 'Un Primo en un distrito cuenta como testigo 0',
  'option.snitchBreaksTies': 'El valor del Soplón puede ser la carta más baja',
};
