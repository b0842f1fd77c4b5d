import type { book as en } from '../en/book';
import type { Same } from '../index.svelte';
import { plural } from '../plural';

export const book: Same<typeof en> = {
  learn: 'Aprender',
  back: 'Atrás',
  close: 'Cerrar',
  yes: 'sí',
  no: 'no',
  search: 'Buscar una regla',
  clear: 'Borrar la búsqueda',
  found: ({ count }) =>
    plural('es', count, {
      one: '1 resultado',
      other: `${count} resultados`,
    }),
  nothingFound: ({ query }) =>
    `No hay nada sobre «${query}». Prueba con otra palabra, o solo con su comienzo.`,
  ruling: 'Aclaración',
  practice: 'Practicar',
  practiceHint: 'tres minutos, a solas',
  story: '¿De qué va?',
  storyHint: 'cuatro imágenes, 30 segundos',
  quick: 'Guía rápida',
  quickHint: 'todo en una página',
  rulings: 'Nuestras aclaraciones',
  rulingsHint: 'donde el reglamento no dice nada',
  rulingsHere: 'Lo que el reglamento no dice',
  nextRule: ({ title }) => `Siguiente: ${title}`,
  yours: 'A vuestra elección',
  ours: 'Nuestras respuestas',
  elsewise: 'O bien:',
  theRule: 'La regla:',
  atThisTable: ({ choice }) => `En esta mesa: ${choice}.`,
  nextGame: 'Se aplica desde la próxima partida.',
  thisGame: ({ choice }) => `Esta partida sigue con: ${choice}.`,
  progress: ({ step, steps }) => `Pregunta ${step} de ${steps}`,
  right: '¡Eso es!',
  wrong: 'No del todo',
  goOn: 'Siguiente pregunta',
  finish: 'Terminar',
  backOne: 'Pregunta anterior',
  readMore: ({ title }) => `Leer: ${title}`,
  again: 'Otra vez',
  toRules: 'Ir a las reglas',
};
