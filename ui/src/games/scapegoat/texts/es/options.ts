import type { options as english } from '../en/options';

export const options: typeof english = {
  'option.direction': 'Sentido del juego',
  'option.direction.clockwise': 'horario',
  'option.direction.counterClockwise': 'antihorario',
  'option.interrupt': 'Seis jugadores: cuándo puede entregarse quien está enfrente',
  'option.interrupt.start': 'solo antes del movimiento',
  'option.interrupt.during': 'durante todo el turno',
  'option.swapAfterFail': 'Intercambio de pruebas tras un intento fallido',
  'option.doubleFrame': 'Dos cabras acusadas a la vez',
  'option.doubleFrame.scapegoatAmongThem': 'ganan los conspiradores si el chivo expiatorio está entre ellas',
  'option.doubleFrame.wrongOneLoses': 'si una es inocente, gana el chivo expiatorio',
  'option.doubleFrame.fails': 'el intento falla',
};
