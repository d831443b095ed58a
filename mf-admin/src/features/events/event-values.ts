import type { AdminEvent, EventInput } from '@femcoders/contracts/admin-event';
import { documentOfText, textOfDocument } from '@femcoders/contracts/plain-document';
import { emptyDocument } from '@femcoders/contracts/rich-document';

export interface ProgrammeRow {
  /** Identifies a row while the rows move. */
  key: number;
  time: string;
  title: string;
  description: string;
  speaker: string;
}

export type Speaker = AdminEvent['speakers'][number];

/** The form of an event with nothing in it; texts are as they are typed. */
export const newEventValues = {
  name: '',
  slug: '',
  description: '',
  about_document: emptyDocument,
  logo_url: null as string | null,
  event_url: '',
  /** As `datetime-local` writes it: `2026-11-28T18:30`. */
  start_local: '',
  end_local: '',
  timezone: 'Europe/Madrid',
  location: '',
  venue_name: '',
  venue_address: '',
  directions: '',
  online: false,
  online_url: '',
  price: '',
  food: '',
  photos: '',
  programme: [] as ProgrammeRow[],
  accessibility: {} as AdminEvent['accessibility'],
  accessibility_note: '',
  speakers: [] as Speaker[],
  takes_registrations: false,
  capacity: '',
};
export type EventValues = typeof newEventValues;

/** How each field is called where several are named. */
export const fieldNames: Record<keyof EventValues, string> = {
  name: 'nombre',
  slug: 'dirección de la página',
  description: 'resumen',
  about_document: 'texto',
  logo_url: 'imagen',
  event_url: 'enlace de entradas',
  start_local: 'comienzo',
  end_local: 'final',
  timezone: 'zona horaria',
  location: 'lugar',
  venue_name: 'sede',
  venue_address: 'dirección de la sede',
  directions: 'cómo llegar',
  online: 'en línea',
  online_url: 'enlace de la sala',
  price: 'precio',
  food: 'comida',
  photos: 'fotos',
  programme: 'programa',
  accessibility: 'accesibilidad',
  accessibility_note: 'nota de accesibilidad',
  speakers: 'ponentes',
  takes_registrations: 'inscripción',
  capacity: 'plazas',
};

const names = Object.keys(newEventValues) as (keyof EventValues)[];

export function valuesOf(event: AdminEvent): EventValues {
  const entries = names.map((name) => [name, event[name] ?? newEventValues[name]]);
  return {
    ...(Object.fromEntries(entries) as EventValues),
    // An older API knows the words only.
    about_document: event.about_document ?? documentOfText(event.about ?? ''),
    capacity: event.capacity === null ? '' : String(event.capacity),
    programme: event.programme.map(({ time, title, description, speaker }, key) => ({
      key,
      time,
      title,
      description: description ?? '',
      speaker: speaker ?? '',
    })),
  };
}

export function inputOf(values: EventValues): EventInput {
  const capacity = values.capacity.trim();
  return {
    ...values,
    about: textOfDocument(values.about_document),
    end_local: values.end_local || null,
    programme: values.programme.map(({ key: _, ...entry }) => entry),
    speakers: values.speakers.map(({ slug }) => slug),
    // What is no number the API refuses, with what to do.
    capacity: capacity === '' ? null : /^\d+$/.test(capacity) ? Number(capacity) : (capacity as unknown as number),
  };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges what two people changed of the same event: of a field that only one has changed it is hers, of one that both have
 * changed it is mine.
 * @param base what both started from
 */
export function mergeValues(base: EventValues, mine: EventValues, theirs: EventValues) {
  const changed = (name: keyof EventValues) => !isSame(mine[name], base[name]);
  const entries = names.map((name) => [name, changed(name) ? mine[name] : theirs[name]]);
  const both = names.filter(
    (name) => changed(name) && !isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name]),
  );
  return { values: Object.fromEntries(entries) as EventValues, both };
}
