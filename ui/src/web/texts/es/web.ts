import type { Same } from '../../../texts/index.svelte';
import type { WebTexts } from '../en/web';

export const web: Same<WebTexts> = {
  opening: 'Un momento…',
  openingHint: 'Las cabras están buscando sitio.',

  elsewhere: 'Goatherd está abierto en otra pestaña',
  elsewhereHint: 'Solo una puede llevar la partida. Si la traes aquí, no se pierde nada.',
  handedOver: 'La partida se ha movido',
  handedOverHint: 'Goatherd está ahora abierto en otra pestaña o ventana.',
  useHere: 'Usarlo aquí',
  stillElsewhere: 'La otra pestaña no suelta la partida. Ciérrala y prueba otra vez.',

  notFetched: 'Falta una parte de Goatherd',
  notFetchedHint: 'No ha llegado por la red. Comprueba la conexión y prueba otra vez.',

  notHere: 'Aquí Goatherd no puede guardar nada',
  notHereHint:
    'Este navegador no deja que la página guarde partidas. Suele pasar en ventanas privadas y en navegadores antiguos. Ábrela en una ventana normal de un navegador actualizado, en una dirección que empiece por https.',
  full: 'No queda espacio',
  fullHint:
    'En este dispositivo no caben las partidas de Goatherd. Libera algo de espacio y prueba otra vez.',
  damaged: 'No se pueden leer las partidas guardadas',
  damagedHint:
    'El almacenamiento del navegador para esta página está dañado. No se ha borrado nada. Reinicia el navegador y prueba otra vez.',
  fails: 'Las partidas guardadas no se abren',
  failsHint: 'Algo ha fallado al abrirlas. No se ha borrado nada. Prueba otra vez.',
  cleared: 'Ya no quedan partidas guardadas',
  clearedHint:
    'El navegador ha borrado todo lo que guardaba esta página, incluida la partida que estuviera a medias. No podemos recuperarla.',
  startAgain: 'Empezar de nuevo',
  stumbles: 'Goatherd no para de atascarse',
  stumblesHint: 'El fallo es nuestro, no tuyo. Está guardado todo hasta tu último toque. Recarga la página.',
  tryAgain: 'Probar otra vez',
  reload: 'Recargar',

  update: 'Hay una versión nueva de Goatherd.',
  updateNow: 'Actualizar ahora',
  updateLater: 'Más tarde',
};
