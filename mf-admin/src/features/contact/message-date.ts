import { tz } from '@date-fns/tz';
import { hourInWords } from '@femcoders/contracts/spanish-hour';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';

const madrid = { locale: es, in: tz('Europe/Madrid') };

/** An instant in the clock of the community: `21 nov 2026, 9:14 a. m.`. */
export function shortMoment(instant: string): string {
  return `${format(instant, 'd MMM yyyy', madrid)}, ${hourInWords(format(instant, 'HH:mm', madrid))}`;
}

/** When a message came, short enough for a column; of an anonymous one nobody knows the hour. */
export function receivedAt({ name, createdAt }: { name: string | null; createdAt: string }): string {
  return name === null ? format(createdAt, 'd MMM yyyy', madrid) : shortMoment(createdAt);
}

/** A day of the calendar: `8 de marzo de 2027`. */
export function calendarDay(date: string): string {
  return format(`${date}T12:00:00`, "d 'de' MMMM 'de' yyyy", { locale: es });
}
