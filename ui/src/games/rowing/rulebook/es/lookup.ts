import type { Lookup } from '../../../../kit/rulebook/search';

export const lookup: Lookup = {
  ignored:
    'a al algo alguien algún alguna ante así aún cada como cómo con cual cuál cuando cuándo de del desde donde dónde e ' +
    'el él ella ellos en entre era eres es esa ese eso esta está están este esto ha hace hacer han hay he juego la las le ' +
    'les lo los me mi mis más muy no nos o para pasa pero por porque puede pueden puedo que qué quien quién quiénes se sea ser si ' +
    'sí sin sobre son soy su sus también te tengo tiene tienen tienes todo todos tu tú un una uno unos y ya yo',
  synonyms: [
    'empezar empieza empezamos primero inicio comienza',
    'salvavidas aro aros flotadores',
    'coger cojo coge cogido tocar toco toca tocado agarrar tomar',
    'conjunto conjuntos línea líneas trío',
    'móvil móviles teléfono teléfonos',
    'wifi red internet',
    'lento último pierde perder perdedor',
    'falta faltas error castigo penalización liarla trampa',
    'cuesta precio paga pagar',
    'sigue siguiente continúa seguir turno',
    'gritar grito grita avisar decir digo aviso',
    'empate igual vez',
    'final fin termina acaba',
    'pila pilas montón',
    'mirar miró ver',
  ],
};
