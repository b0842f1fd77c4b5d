import type { TableErrors } from '../errors';

export const errors = {
  'error.players': '¡Cabritos! es de 3 a 6 jugadores.',
  'error.row':
    'Preparar va a la izquierda del todo; la policía, a la derecha del todo; y cada localización, una sola vez.',
  'error.placement': 'La ficha de cada jugador se coloca una sola vez.',
  'error.edition': ({ lowest, highest }) => `Las ediciones impresas van del ${lowest} al ${highest}.`,
  'error.impossibleBoard': 'Eso no es posible. Contad otra vez las fichas.',
  'error.turn': ({ highest }) => `Los turnos van del 1 al ${highest}.`,
  'error.seatNeeded': 'Elige qué jugador lo hace.',
  'error.tableOnly': 'Solo se puede hacer en el dispositivo de la mesa.',
  'error.nothingToPrint': 'Elige al menos una cosa para imprimir.',
  'error.tooFewColours': ({ players }) =>
    `Las tarjetas para ${players} jugadores necesitan ${players} colores.`,
  'error.noSuchMat': 'Nadie tiene ese color en este juego de tarjetas. Elige otra.',
  'error.noSuchPage': 'Esa página no existe.',
} satisfies TableErrors;
