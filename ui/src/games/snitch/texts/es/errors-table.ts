import type { TableErrors } from '../errors';
import { enLaCaja } from './errors';

export const errors: TableErrors = {
  'error.players': ({ players }) => `Este juego es de 2 a 10 jugadores, no de ${players}.`,
  'error.lookTime': ({ shortest, longest }) => `El vistazo dura de ${shortest} a ${longest} segundos.`,
  'error.lostTooMany': ({ sort, most }) => `No podéis haber perdido tantas: ${enLaCaja(sort, most)}.`,
  'error.witnessesAreCounted': 'Basta con contar los testigos que faltan; da igual cuáles sean.',
  'error.standIn': 'Solo puede sustituirla un testigo u otra carta de familia.',
  'error.tooFewCards': ({ cards, players }) => `${cards} cartas no bastan para ${players} jugadores.`,
  'error.seatNeeded': 'Elegid quién lo hace.',
  'error.tableOnly': 'Eso solo se puede hacer en el dispositivo de la mesa.',
  'error.impossibleBoard': ({ cards }) => `No cuadra: hay ${cards} cartas en total. Contad otra vez.`,
  'error.notTheNext': ({ seat, name }) => `Le toca a quien va después de quien ha cerrado: ${name(seat)}.`,
  'error.nothingToPrint': 'Elegid al menos una cosa para imprimir.',
  'error.noWitnesses': 'Los testigos no se pueden imprimir: solo en la caja pone cuáles hay.',
  'error.moreThanInTheBox': ({ sort, most }) => `No hacen falta tantas: ${enLaCaja(sort, most)}.`,
  'error.noSuchPage': 'Esa página no existe.',
};
