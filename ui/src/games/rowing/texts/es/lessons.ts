import type { Same } from '../../../../texts/index.svelte';
import type { lessons as en } from '../en/lessons';

export const lessons: Same<typeof en> = {
  'story.decks':
    '¡Libraos de vuestro mazo! Por turnos, dais la vuelta a la carta de arriba sobre una cuadrícula de tres por tres.',
  'story.set': '¿Tres en línea con la misma barca o del mismo color? Es un conjunto: ¡a por un salvavidas!',
  'story.grab':
    'Hay uno menos que jugadores: el más lento se lleva esas tres pilas. Y si no había conjunto, quien lo coja se lleva una.',
  'story.win':
    '¿Te queda una carta? Grita «¡Mi cabra rema!»: si otro grita antes, te llevas una pila. ¡Sin cartas y con salvavidas, ganas!',

  // Un turno de prueba
  'try.lay': 'Poner',
  'try.spot': 'Ver',
  'try.show': 'Señalar',
  'try.layText': 'Elige una casilla y dale la vuelta a tu carta justo encima. Toca la casilla.',
  'try.deck': 'Tu mazo. Sin mirar: la carta se ve cuando ya está en la cuadrícula.',
  'try.gapFirst': 'Aún hay una casilla vacía, así que tu carta va ahí. En la mesa de verdad sería una falta:',
  'try.laid': 'Ahí está: un bote azul.',
  'try.noneYet':
    '¿Hay un conjunto, tres en línea con la misma barca o del mismo color? Pues coge un salvavidas. Si no, seguid: cogerlo sin conjunto cuesta una pila.',
  'try.noSetYet': 'Aquí no hay ningún conjunto. En la mesa de verdad sería una falta:',
  'try.spotText': ({ name }) => `${name} ha puesto una carta. ¿Y ahora qué?`,
  'try.lookAgain': 'Mira otra vez, fila por fila: la misma barca en colores distintos.',
  'try.noSet': 'No hay, seguimos',
  'try.grab': '¡Cojo un salvavidas!',
  'try.grabbed': '¡Ya tienes uno, y antes que nadie!',
  'try.showText': 'Ahora enséñaselo a todos: toca las tres cartas del conjunto.',
  'try.notThese':
    'Esas tres no forman un conjunto. Un conjunto son tres en línea, todas con la misma barca o todas del mismo color.',
  'try.safe': 'a salvo',
  'try.slow': 'tarde',
  'try.grid': 'La cuadrícula',
  'try.done': '¡Así se juega!',
  'try.doneText': 'Poner, ver, coger… pero mucho más rápido. Esto dice el juez:',
};
