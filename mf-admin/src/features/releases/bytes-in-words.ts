/** `12,3 kB` of 12300 bytes. */
export function bytesInWords(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString('es-ES', { maximumFractionDigits: 1 })} ${unit}`;
}
