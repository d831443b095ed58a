/**
 * A number as the site writes it: `1284`, `12.840`, `2,5`. Small whole ones need no `Intl`, whose first use costs a page time.
 * @param decimals at most
 */
export function inDigits(value: number, decimals = 3): string {
  if (Number.isInteger(value) && value >= 0 && value < 10_000) return String(value);
  return value.toLocaleString('es-ES', { maximumFractionDigits: decimals });
}

/** `1 comentario`, `12.840 comentarios` */
export const counted = (count: number, one: string, many: string): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`;

/** `340 kB`, `12,3 MB`, `1,4 GB`, of a thousand each. */
export function sizeInWords(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${inDigits(amount, 1)} ${unit}`;
}

/** `340 kB`, `1,4 MB`, of 1024 each, as the limits of files are: a file that may just be sent is as large as they say. */
export function fileSize(bytes: number): string {
  const [amount, unit] =
    bytes < 1024 * 1024 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${inDigits(amount, 1)} ${unit}`;
}

/** `Ana, Berta y Carla` */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);
