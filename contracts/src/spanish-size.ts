import { inDigits } from './spanish-count.ts';

/** Returns a size in decimal units: `340 kB`, `12,3 MB`, `1,4 GB`, of a thousand each. @param bytes from 0 */
export function sizeInWords(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${inDigits(amount, 1)} ${unit}`;
}

/** Returns the size of a file: `340 kB`, `1,4 MB`, of 1024 bytes each, as the limits of files are: a file that may just be sent is as large as they say. */
export function fileSize(bytes: number): string {
  const [amount, unit] =
    bytes < 1024 * 1024 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${inDigits(amount, 1)} ${unit}`;
}
