import type { Same } from '../../../../texts/index.svelte';
import type { lessons as en } from '../en/lessons';

export const lessons: Same<typeof en> = {
  'story.decks':
    'Todos tenéis un mazo de barcas y queréis libraros de él: da la vuelta a tu carta en la cuadrícula.',
  'story.set': '¿Tres en línea con la misma barca o el mismo color? ¡Eso es un conjunto!',
  'story.grab': '¡Coge un salvavidas, rápido! Falta uno, y quien llegue tarde se lleva esas cartas.',
  'story.win': 'Grita cuando te quede una carta. ¡Gana quien, ya sin cartas, consiga un salvavidas!',

  // A turn to try
  'try.lay': 'Colocar',
  'try.spot': 'Ver',
  'try.show': 'Señalar',
  'try.layText': 'Elige una casilla y da la vuelta a tu carta justo encima. Toca la casilla.',
  'try.deck': 'Tu mazo. Nadie mira una carta antes de colocarla.',
  'try.gapFirst': 'Aún hay una casilla vacía, así que va ahí. En la mesa sería una falta:',
  'try.laid': 'Ahí está: un bote azul.',
  'try.noneYet': '¿Hay un conjunto, tres en línea con la misma barca o color? Pues cógelo. Si no, sigue.',
  'try.noSetYet': 'Aquí no hay ningún conjunto. En la mesa te costaría esto:',
  'try.spotText': ({ name }) => `${name} ha colocado una carta. ¿Y ahora?`,
  'try.lookAgain': 'Mira otra vez, fila por fila: la misma barca en colores distintos.',
  'try.noSet': 'No hay, seguimos',
  'try.grab': '¡Lo cojo!',
  'try.grabbed': '¡Ya lo tienes! Y antes que nadie.',
  'try.showText': 'Ahora señálalo: toca las tres cartas del conjunto.',
  'try.notThese':
    'Esas tres no son un conjunto. Son tres en línea, todas con la misma barca o todas del mismo color.',
  'try.safe': 'a salvo',
  'try.slow': 'muy tarde',
  'try.grid': 'La cuadrícula',
  'try.done': '¡Así se juega!',
  'try.doneText': 'Colocar, ver, coger… pero mucho más rápido. Esto dice el árbitro:',
};
