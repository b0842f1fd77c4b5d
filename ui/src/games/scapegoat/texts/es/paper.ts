import type { paper as en } from '../en/paper';
import type { Same } from '../../../../texts/index.svelte';

export const paper = {
  printLead: 'Tarjetas, dados y más en un PDF: imprimir, recortar… ¡y a jugar!',
  printWhat: '¿Qué necesitáis?',
  printSet: 'Piezas para jugar',
  printOne: 'Reponer una tarjeta impresa',
  sheets: 'Hojas',
  'sheet.mats': 'Tarjetas de jugador',
  'sheet.dice': 'Dados para plegar',
  'sheet.tokens': 'Fichas y losetas',
  'sheet.places': 'Localizaciones',
  'sheet.reference': 'Guía rápida',
  matsFor: '¿Tarjetas para cuántos jugadores?',
  everyCount: 'todos',
  whoseMat: '¿De qué cabra?',
  edition: 'Número de edición',
  editionHint: 'El mismo número imprime siempre las mismas tarjetas. Está en cada una.',
  newNumber: 'Otro número',
  matsTogether: 'Las tarjetas impresas solo valen con otras del mismo número, no con las de la caja.',

  printedMats: 'Tarjetas impresas',
  printedWhy:
    'Las tarjetas impresas con esta app llevan un número. Introducidlo y la app sabrá qué dicen y podrá juzgar el final.',
  printedNone: 'no las usamos',
  printedSome: 'las usamos',
  printReplacements: 'Imprimir lo que falta',
  printedWith: ({ edition }) => `cada uno mira su tarjeta de la edición ${edition}`,
  printedWithout: ({ names, count, edition }) =>
    `usáis la edición ${edition} y la app sustituye ${count === 1 ? 'la tarjeta' : 'las tarjetas'} de ${names}`,
  printedCheck: ({ edition }) =>
    `cada uno mira su tarjeta de la edición ${edition} e indica en privado qué dice`,
  howPrintedCheck: 'Así se detecta antes de jugar un número equivocado o una tarjeta mal leída.',
  howPrinted: 'Quien quiera puede mirar en la app: conoce estas tarjetas.',
  paperLooked: 'Quienes tienen tarjeta de papel ya han mirado',
} satisfies Same<typeof en>;
