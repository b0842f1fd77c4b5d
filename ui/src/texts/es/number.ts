/** Los números pequeños se escriben con letras. */
export function cuantos(count: number): string {
  return ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis'][count] ?? String(count);
}

/** «las 22:03», «la 1:05». */
export function laHora(time: string): string {
  return `${/^0?1\D/.test(time) ? 'la' : 'las'} ${time}`;
}
