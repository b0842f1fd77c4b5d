/** Lo que dicen las pantallas que solo miran: una tele, y los móviles de quienes siguen la partida. */
import type { Same } from '../index.svelte';
import type { watch as english } from '../en/watch';

export const watch: Same<typeof english> = {
  // Al abrirla
  watchTitle: 'La pantalla grande',
  watchHint: 'Esta página enseña lo que puede ver toda la mesa. Desde aquí no se puede cambiar nada.',
  forEverybody: 'Esta es la pantalla de todos',
  forEverybodyHint: 'en grande, y con sonido si la mesa quiere',
  forMe: 'Sigo la partida en mi móvil',
  forMeHint: 'con una explicación de lo que pasa y por qué',
  staysOn: 'No se apagará sola.',
  mayGoDark:
    'Puede que esta página no consiga mantener la pantalla encendida. Quita el salvapantallas y la suspensión en los ajustes de este dispositivo, solo por esta noche.',

  touchForSound: 'El sonido tiene que salir de aquí: pulsa cualquier tecla una vez y empezará a sonar.',

  // La conexión
  watchNoLink: 'A esta página le falta su enlace',
  watchNoLinkHint:
    'Escanea el código de la pantalla grande, o llama a la puerta: abre aquí la dirección de la mesa y elige «Esta es la pantalla grande».',
  watchAway: 'No llegamos a la mesa',
  watchAwayHint: 'Seguimos intentándolo. En cuanto vuelva, verás por dónde va la partida.',
  watchOver: 'Esta pantalla ya no está en la mesa',
  watchRevoked: 'La mesa ha retirado este enlace. Para volver a mirar, escanea el código nuevo.',
  watchClosed: 'La mesa está cerrada. Cuando se abra otra vez, esta pantalla volverá.',
  tryNow: 'Probar ahora',
  goAndKnock: 'Llamar a la puerta',
  watchReload: 'En la mesa hay un Goatherd más nuevo. Vuelve a cargar esta página.',

  // Una copia para otro dispositivo
  copiedHolds: 'La partida está en pausa hasta que alguien toque «Seguir aquí» en la pantalla de la mesa.',

  // Entre partidas
  betweenGames: '¿A qué jugamos ahora?',
  settingUpGame: ({ game }) => `Ahora toca: ${game}`,
  scanYours: '¿Quieres jugar? Escanea con tu móvil el código de un sitio libre.',
  askTheTable: '¿Quieres jugar? Díselo a alguien de la mesa.',
  watchesThisOne: 'descansa',
  freeSeats: 'Códigos de los sitios libres',
  onTheShelf: 'En la estantería',

  // Seguirla en un móvil
  following: 'Estás siguiendo la partida',
  wouldPlay: 'Quiero jugar la próxima',
  wouldPlayName: '¿Cómo te llamas?',
  wouldPlayAsk: 'Pedírselo a la mesa',
  wouldPlayAsked: 'La mesa ya sabe que quieres jugar. Si te dan un sitio, este móvil te llevará allí.',
  wouldNotPlay: 'Prefiero seguir mirando',
};
