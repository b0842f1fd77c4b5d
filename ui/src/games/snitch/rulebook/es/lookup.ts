/** Para buscar reglas con palabras de todos los días; véase `rulebook/search.ts`. */
import type { Lookup } from '../../../../kit/rulebook/search';

export const lookup: Lookup = {
  ignored:
    'a al algo alguien algún alguna allí aquí cada como cómo con cuál cuáles cuando cuándo cuánto cuántos cuántas de ' +
    'debe debemos debo del donde dónde el él ella ellos en era eran es esa ese eso esta está están este esto estoy ' +
    'estamos funciona funcionan ha hace hacen hacer hago han has hay he hemos juega juego juegan la las le les lo los me mi mis ' +
    'muy nos nosotros o os para partida pasa por porque puede pueden puedes puedo podemos que qué quien quién quiénes se ' +
    'será si sí significa sirve sirven son su sus también te tengo tenemos tiene tienen tu tus un una unos va vamos ' +
    'voy y ya yo',
  synonyms: [
    'empezar empieza empiezo empezamos comenzar comienza inicial inicio primero primera',
    'ganar gana ganan ganamos gano ganador',
    'cerrar cierra cierro cerrado cierre golpear golpea golpe',
    'eliminar elimina elimino eliminado eliminación',
    'intercambiar intercambio cambiar cambio cambiamos',
    'mirar miro ver mirada vistazo',
    'perdido perdida falta faltan',
    'castigo error equivocada equivocarse penalización',
    'empate empatados desempate desempates igual',
    'acabar acaba terminar termina fin final',
    'puntos puntuación total suma',
    'deshacer corregir',
    'mazo pila baraja',
  ],
};
