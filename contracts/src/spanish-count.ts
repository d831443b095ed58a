/**
 * A number as the site writes it: `1284`, `12.840`, `2,5`. Small whole ones need no `Intl`, whose first use costs a page time.
 * @param decimals at most
 */
export function inDigits(value: number, decimals = 3): string {
  if (Number.isInteger(value) && value >= 0 && value < 10_000) return String(value);
  return value.toLocaleString('es-ES', { maximumFractionDigits: decimals });
}

/** The word for so many: `comentario`, `comentarios`. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `1 comentario`, `12.840 comentarios` */
export const counted = (count: number, one: string, many: string): string =>
  `${inDigits(count)} ${plural(count, one, many)}`;
