import type { Same } from '../../../../texts/index.svelte';
import type { phone as en } from '../en/phone';
import { errors } from './errors';
import { finale } from './finale';
import { prompts } from './prompts';
import { terms } from './terms';

export const phone: Same<typeof en> = {
  yourTurn: 'Tu turno',
  yourLastTurn: 'Tu último turno',
  youClosed: 'Has cerrado',
  iTried: 'He echado una',
  iClose: '¿Quieres cerrar?',
  whichToGive: '¿O quién se lleva una carta más?',
  abandoned: 'La partida se ha abandonado',
  abandonedHint: 'No gana nadie y no se ha contado ninguna carta.',
  helpOnly: 'A jugar',
  aboutText: 'Para el juego de cartas Soplón, con vuestras propias cartas.',
};

export const texts = { ...terms, ...prompts, ...phone, ...finale, ...errors };
