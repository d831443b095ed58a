import { months } from './spanish-months.ts';

/**
 * A date alone as the site writes it, `17 de noviembre de 2023` (spec section 9): the same everywhere, as articles have it. It comes
 * from a table, and needs no `Intl`.
 * @param date ISO 8601
 */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} de ${months[Number(month) - 1]} de ${Number(year)}`;
}
