const words = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** `Un enlace`, `Dos enlaces`, `12 enlaces`. */
export function counted(count: number, one: string, many: string): string {
  if (count === 1) return one;
  const word = words[count] ?? String(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${many}`;
}
