import type { EventSource, EventState } from '@femcoders/contracts/event-limits';
import { hourInOneLine } from '@femcoders/contracts/spanish-hour';

/** Each state in one word. */
export const stateNames: Record<EventState, string> = {
  draft: 'Borrador',
  published: 'Publicado',
  postponed: 'Aplazado',
  cancelled: 'Cancelado',
};

/** Where an event comes from. */
export const sourceNames: Record<EventSource, string> = {
  own: 'Propio',
  eventbrite: 'Eventbrite',
  ical: 'Calendario',
};

const format = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/**
 * When an event starts, short: `sáb, 28 nov 2026, 6:30 p. m.`.
 * @param startLocal wall clock of its place, without a zone: nobody's own zone moves it
 */
export function shortDate(startLocal: string): string {
  return hourInOneLine(format.format(Date.parse(`${startLocal.slice(0, 16)}Z`)));
}

/** What was done about a change: `Hemos avisado por correo a 3 personas.` */
export function toldWords(told = 0): string {
  if (told === 0) return 'No se ha enviado ningún correo.';
  return `Hemos avisado por correo a ${peopleWords(told)}.`;
}

/** `1 persona`, `3 personas` */
export const peopleWords = (people: number) => (people === 1 ? '1 persona' : `${people} personas`);

export interface Places {
  takes_registrations: boolean;
  capacity: number | null;
  taken: number;
  waiting: number;
}

/** How full an event is: `18 de 40`, `40 de 40, 3 esperan`, `12 apuntadas`; empty where places are not given here. */
export function placesWords({ takes_registrations, capacity, taken, waiting }: Places): string {
  if (!takes_registrations && taken === 0 && waiting === 0) return '';
  const unlimited = taken === 1 ? '1 apuntada' : `${taken} apuntadas`;
  const full = capacity === null ? unlimited : `${taken} de ${capacity}`;
  return waiting === 0 ? full : `${full}, ${waiting === 1 ? '1 espera' : `${waiting} esperan`}`;
}
