/** Para buscar reglas con palabras de todos los días; véase `rulebook/search.ts`. */
import type { Lookup } from '../../../../kit/rulebook/search';

export const lookup: Lookup = {
  ignored:
    'a al algo alguien algún alguna allí aquí cada como cómo con cuál cuáles cuando cuándo cuánto cuántos cuántas de ' +
    'debe debemos debo del donde dónde el él ella ellos en era eran es esa ese eso esta está están este esto estoy ' +
    'estamos funciona funcionan ha hace hacen hacer hago han has hay he hemos juega juego juegan la las le les lo los me mi mis ' +
    'muy nos nosotros o os para partida pasa por porque puede pueden puedes puedo podemos que qué quien quién quiénes se ' +
    'será si sí significa sirve sirven son su sus también te tengo tenemos tiene tienen tu tus un una uno unos va vamos ' +
    'voy y ya yo',
  synonyms: [
    'empezar empieza empiezo empezamos comenzar comienza inicial inicio primero primera',
    'ganar gana ganan ganamos gano ganador',
    'perder pierde pierdo pierden perdemos',
    'acabar acaba terminar termina fin final',
    'mentir miento mentira engañar farol',
    'enseñar enseño mostrar muestro',
    'acusar acuso acusa acusamos acusado acusada acusación',
    'policía polis poli',
    'móvil teléfono smartphone',
    'wifi red internet',
    'robar robo roba quitar',
    'espiar espío mirar ver',
    'quedarse quedarme quedar',
    'intercambiar intercambio cambiar cambio cambiamos',
    'dado dados',
    'perdido perdida falta faltan',
    'dejar dejo soltar',
    'mazo pila baraja',
    'localización sitio lugar',
  ],
};
