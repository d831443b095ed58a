import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';

const madrid = tz('Europe/Madrid');

/**
 * When a comment was written, as the community reads the clock: `21 de noviembre de 2026, 9:14`.
 * @param createdAt ISO 8601 instant
 */
export function commentDate(createdAt: string): string {
  return format(createdAt, "d 'de' MMMM 'de' yyyy, H:mm", { locale: es, in: madrid });
}
