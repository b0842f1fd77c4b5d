import type { TableErrors } from '../errors';
import { enLaCaja } from './errors';

export const errors: TableErrors = {
  'error.players': ({ players }) => `Este juego es para 2 a 10 jugadores, no ${players}.`,
  'error.lookTime': ({ shortest, longest }) => `La mirada dura de ${shortest} a ${longest} segundos.`,
  'error.lostTooMany': ({ sort, most }) => `No podéis haber perdido tantas: ${enLaCaja(sort, most)}.`,
  'error.witnessesAreCounted': 'Basta con contar los testigos que faltan; da igual cuáles sean.',
  'error.standIn': 'Solo puede sustituirla un testigo u otra carta de familia.',
  'error.tooFewCards': ({ cards, players }) => `${cards} cartas no bastan para ${players} jugadores.`,
  'error.seatNeeded': 'Elegid quién lo hace.',
  'error.tableOnly': 'Eso solo se puede hacer en el dispositivo de la mesa.',
  'error.impossibleBoard': ({ cards }) => `No cuadra: hay ${cards} cartas en total. Contad otra vez.`,
  'error.notTheNext': ({ seat, name }) => `Después del cierre le toca a ${name(seat)}.`,
  'error.nothingToPrint': 'Elegid al menos una cosa para imprimir.',
  'error.noWitnesses': 'Los testigos no se pueden imprimir: solo la caja sabe cuáles hay.',
  'error.moreThanInTheBox': ({ sort, most }) => `No hacen falta tantas: ${enLaCaja(sort, most)}.`,
  'error.noSuchPage': 'Esa página no existe.',
};
