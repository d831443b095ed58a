const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** A number of bytes as a person reads it: `12,3 MB`. */
export function inWords(bytes: number): string {
  if (bytes < 1e6) return `${number.format(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${number.format(bytes / 1e6)} MB` : `${number.format(bytes / 1e9)} GB`;
}
