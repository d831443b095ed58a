import type { EventSource, EventState } from '@femcoders/contracts/event-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { writeDate } from '@femcoders/contracts/spanish-date';

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

/**
 * When an event starts, short: `sáb, 28 nov 2026, 6:30 p. m.`.
 * @param startLocal wall clock of its place, without a zone: nobody's own zone moves it
 */
export function shortDate(startLocal: string): string {
  return writeDate(
    `${startLocal.slice(0, 16)}Z`,
    {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
    },
    'UTC',
  );
}

/** Returns what was done about a change: `Hemos avisado por correo a 3 personas.` */
export function notifiedWords(count = 0): string {
  if (count === 0) return 'No se ha enviado ningún correo.';
  return `Hemos avisado por correo a ${peopleWords(count)}.`;
}

/** `1 persona`, `3 personas` */
export const peopleWords = (people: number) => counted(people, 'persona', 'personas');

export interface Places {
  takes_registrations: boolean;
  capacity: number | null;
  taken: number;
  waiting: number;
}

/** How full an event is: `18 de 40`, `40 de 40, 3 esperan`, `12 apuntadas`; empty where places are not given here. */
export function placesWords({ takes_registrations, capacity, taken, waiting }: Places): string {
  if (!takes_registrations && taken === 0 && waiting === 0) return '';
  const unlimited = counted(taken, 'apuntada', 'apuntadas');
  const full = capacity === null ? unlimited : `${taken} de ${capacity}`;
  return waiting === 0 ? full : `${full}, ${counted(waiting, 'espera', 'esperan')}`;
}
