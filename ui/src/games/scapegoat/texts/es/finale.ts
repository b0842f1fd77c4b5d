import type { Same } from '../../../../texts/index.svelte';
import type { finale as en } from '../en/finale';

export const finale: Same<typeof en> = {
  'finale.hush': 'Silencio…',
  'finale.roll': 'Redoble de tambores…',
  'finale.step': ({ name, other }) =>
    `${name === null ? 'Tu tarjeta' : `La tarjeta de ${name}`} ${other === null ? 'te nombraba a ti' : `decía ${other}`}`,
  'finale.reveal': ({ name }) => `¡Era ${name}!`,
  'finale.alone': ({ name }) => `¡${name} gana en solitario!`,
  'finale.together': '¡Ganan los conspiradores!',

  'you.framed': 'Eras tú desde el principio',
  'you.framedMeans': 'Y te han pillado.',
  'you.escaped': 'Ganas tú, y nadie se lo esperaba',
  'you.escapedMeans': ({ names }) => `Han acusado a ${names} en tu lugar.`,
  'you.inTime': 'Ganas tú. ¡Por los pelos!',
  'you.inTimeMeans': 'Te entregaste antes de que te acusaran.',
  'you.gift': 'Ganas tú, y sin mover una pezuña',
  'you.giftMeans': ({ name }) => `${name} se ha entregado por ti.`,
  'you.conspired': 'Ganas tú. ¡Un montaje perfecto!',
  'you.conspiredMeans': ({ name }) => `${name} carga con la culpa.`,
  'you.framedToo': 'Te acusan, ¡y ganas igual!',
  'you.framedInnocent': 'Te han acusado, y no eras tú',
  'you.framedWrong': 'Has acusado a la cabra equivocada',
  'you.wasThere': ({ name }) => `Era ${name}.`,
  'you.inVain': 'Te has entregado para nada',
  'you.pointedWrong': 'Has señalado a la cabra equivocada',
  'you.tooLate': 'Demasiado tarde: ¡ya está aquí la policía!',
  'you.tooLateMeans': ({ name }) => `${name} se entregó antes de que pudierais acusar a nadie.`,
  'you.betrayed': 'Pierdes, y ni siquiera es culpa tuya',
  'you.giftAway': ({ name, other }) => `${name} se entregó, y ${other} da las gracias.`,
};
