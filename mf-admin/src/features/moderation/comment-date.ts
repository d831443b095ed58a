import { tz } from '@date-fns/tz';
import { hourInWords } from '@femcoders/contracts/spanish-hour';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';

const madrid = tz('Europe/Madrid');

/**
 * When a comment was written, as the community reads the clock: `21 de noviembre de 2026, 9:14 a. m.`.
 * @param createdAt ISO 8601 instant
 */
export function commentDate(createdAt: string): string {
  const day = format(createdAt, "d 'de' MMMM 'de' yyyy", { locale: es, in: madrid });
  return `${day}, ${hourInWords(format(createdAt, 'HH:mm', { in: madrid }))}`;
}
