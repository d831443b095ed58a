import * as z from 'zod/mini';
import { adminListSchema } from './admin-list.ts';
import { programmeEntrySchema, venueAccessibilitySchema } from './event.ts';
import { eventLimits } from './event-limits.ts';
import { eventSources, eventStates } from './event-names.ts';
import { outsideLink } from './outside-link.ts';
import { isOwnPath } from './own-path.ts';
import { documentText } from './rich-document.ts';
import { richDocumentSchema } from './rich-document-schema.ts';
import { savedTextSchema } from './saved-text.ts';
import { upperFirst } from './spanish-case.ts';
import { inDigits } from './spanish-count.ts';

const line = (what: string, most: number) =>
  z
    .string(`Escribe ${what}.`)
    .check(z.trim(), z.maxLength(most, `${upperFirst(what)} no puede pasar de ${most} caracteres.`));
/** A text that may be left out: empty is the same as null. */
const optionalLine = (what: string, most: number) =>
  z.nullable(
    z.pipe(
      line(what, most),
      z.transform((text) => (text === '' ? null : text)),
    ),
  );
const requiredLine = (what: string, most: number) => line(what, most).check(z.minLength(1, `Escribe ${what}.`));

/** An address that a reader may be sent to. */
const webAddress = (what: string) =>
  optionalLine(what, eventLimits.address).check(
    z.refine(
      (address) => address === null || outsideLink(address) !== null,
      `${upperFirst(what)} empieza por https:// y lleva un dominio.`,
    ),
  );

const localTime = (message: string) =>
  z.string(message).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, message));

/**
 * The fields of an event that an organiser edits: the body of `POST /admin/events`. Texts but `about_document` are plain, their
 * paragraphs separated by an empty line.
 */
export const eventInputSchema = z.object({
  name: requiredLine('el nombre', eventLimits.name),
  /** Its place below `/eventos/`; null: made from the name. */
  slug: z.nullable(
    z.pipe(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(eventLimits.slug, `La dirección no puede pasar de ${eventLimits.slug} caracteres.`),
          z.regex(
            /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
            'La dirección solo lleva minúsculas sin tilde, números y guiones entre ellos.',
          ),
        ),
      z.transform((slug) => (slug === '' ? null : slug)),
    ),
  ),
  description: optionalLine('el resumen', eventLimits.description),
  about: optionalLine('el texto', eventLimits.about),
  /** The same with its form, from which `about` is then made. Older releases send only `about`. */
  about_document: z.optional(
    z.nullable(
      richDocumentSchema.check(
        z.refine(
          (document) => documentText(document).length <= eventLimits.about,
          `El texto no puede pasar de ${inDigits(eventLimits.about)} caracteres.`,
        ),
      ),
    ),
  ),
  /** A picture of this site or of another. */
  logo_url: z.nullable(
    z.string().check(
      z.maxLength(eventLimits.address, 'La dirección de la imagen es demasiado larga.'),
      z.refine(
        (address) => (address !== '/' && isOwnPath(address)) || outsideLink(address) !== null,
        'La imagen es una de este sitio o empieza por https://.',
      ),
    ),
  ),
  event_url: webAddress('el enlace'),
  /** Wall clock of `timezone`: `2026-11-28T18:30`. */
  start_local: localTime('Escribe el día y la hora en que empieza.'),
  end_local: z.nullable(localTime('Escribe el día y la hora en que acaba, o deja los dos vacíos.')),
  timezone: z.string('Elige la zona horaria.').check(z.refine(isTimezone, 'Elige una zona horaria que exista.')),
  location: optionalLine('el lugar', eventLimits.location),
  venue_name: optionalLine('el nombre de la sede', eventLimits.venueName),
  venue_address: optionalLine('la dirección de la sede', eventLimits.venueAddress),
  directions: optionalLine('cómo llegar', eventLimits.directions),
  online: z.boolean(),
  online_url: webAddress('el enlace de la sala'),
  price: optionalLine('el precio', eventLimits.price),
  food: optionalLine('la comida', eventLimits.food),
  photos: optionalLine('lo de las fotos', eventLimits.photos),
  programme: z
    .array(
      z.object({
        time: z.string('Escribe la hora.').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora, como 18:30.')),
        title: requiredLine('el título', eventLimits.programmeTitle),
        description: optionalLine('la descripción', eventLimits.programmeDescription),
        speaker: optionalLine('quién habla', eventLimits.programmeSpeaker),
      }),
    )
    .check(
      z.maxLength(
        eventLimits.programmeEntries,
        `El programa no puede pasar de ${eventLimits.programmeEntries} entradas.`,
      ),
    ),
  accessibility: venueAccessibilitySchema,
  accessibility_note: optionalLine('la nota de accesibilidad', eventLimits.accessibilityNote),
  /** Slugs of people, in their order. */
  speakers: z
    .array(z.string())
    .check(z.maxLength(eventLimits.speakers, `No puede haber más de ${eventLimits.speakers} ponentes.`)),
  takes_registrations: z.boolean(),
  /** Null: there is room for everybody. */
  capacity: z.nullable(
    z
      .int('Escribe cuántas plazas hay, en número.')
      .check(
        z.gte(1, 'Al menos tiene que haber una plaza.'),
        z.lte(eventLimits.capacity, `No puede haber más de ${eventLimits.capacity} plazas.`),
      ),
  ),
});
export type EventInput = z.input<typeof eventInputSchema>;
export type EventDetails = z.output<typeof eventInputSchema>;

/** ISO 8601 instant of the change that an edit starts from: when somebody was faster, it is refused. */
const startedFrom = z.string('Falta de qué versión partes.');

/** The body of `PUT /admin/events/{id}`. */
export const eventEditSchema = z.extend(eventInputSchema, {
  updated_at: startedFrom,
  /** Whether those who are in are mailed when time or place change; they are unless this says otherwise. */
  tell: z.optional(z.boolean()),
  /** The message that the mail adds. */
  words: z.optional(optionalLine('el mensaje', eventLimits.cancelReason)),
});
export type EventEdit = z.input<typeof eventEditSchema>;

/** The body of `POST /admin/events/{id}/state`. */
export const eventStateChangeSchema = z.object({
  state: z.enum(eventStates),
  /** The reason that people with a place read; must be there for `cancelled`. */
  reason: optionalLine('el motivo', eventLimits.cancelReason),
  updated_at: startedFrom,
});
export type EventStateChange = z.input<typeof eventStateChangeSchema>;

/** The body of `POST /admin/events/{id}/duplicate`. */
export const eventCopySchema = z.object({
  /** Null: the same weekday and hour of the next week to come. */
  start_local: z.nullable(localTime('Escribe el día y la hora en que empieza.')),
});
export type EventCopy = z.input<typeof eventCopySchema>;

/** An event as its form needs it. */
export const adminEventSchema = z.object({
  id: z.string(),
  state: z.enum(eventStates),
  cancel_reason: z.nullable(z.string()),
  source: z.enum(eventSources),
  slug: z.string(),
  /** Whether the slug may not change any more: mails and calendars have it. */
  slug_fixed: z.boolean(),
  name: z.string(),
  description: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** `about` as its editor needs it, also where it is plain. Older APIs do not send it. */
  about_document: z.optional(richDocumentSchema),
  logo_url: z.nullable(z.string()),
  event_url: z.nullable(z.string()),
  start_local: z.string(),
  end_local: z.nullable(z.string()),
  timezone: z.string(),
  location: z.nullable(z.string()),
  venue_name: z.nullable(z.string()),
  venue_address: z.nullable(z.string()),
  directions: z.nullable(z.string()),
  online: z.boolean(),
  online_url: z.nullable(z.string()),
  price: z.nullable(z.string()),
  food: z.nullable(z.string()),
  photos: z.nullable(z.string()),
  programme: z.array(programmeEntrySchema),
  accessibility: venueAccessibilitySchema,
  accessibility_note: z.nullable(z.string()),
  speakers: z.array(z.object({ slug: z.string(), name: z.string(), published: z.boolean() })),
  takes_registrations: z.boolean(),
  capacity: z.nullable(z.number()),
  /** Places given or held. */
  taken: z.number(),
  waiting: z.number(),
  /** Number of people who get a mail when it changes: people who have a place, are offered one or wait; a place that is held is nobody's yet. */
  people: z.number(),
  /** Those of them with a place: nobody else gets a link to the room. */
  placed: z.number(),
  /** Nobody gets a mail about what is over. */
  over: z.boolean(),
  start_utc: z.string(),
  /** The texts that were saved last, the newest first. Older APIs do not send them. */
  texts: z.optional(z.array(savedTextSchema)),
  /** Which of them is the one of now; null where it was not written here. */
  text_version: z.optional(z.nullable(z.number())),
  updated_at: z.string(),
  /** How many people were mailed about a change: only in the answer to it. */
  told: z.optional(z.number()),
});
export type AdminEvent = z.infer<typeof adminEventSchema>;

/** The mails that a change would send, as the API would write them. */
export const plannedMailsSchema = z.object({
  /** How many people would get one. */
  people: z.number(),
  /** By subject, those for most people first. */
  mails: z.array(z.object({ subject: z.string(), people: z.number() })),
});
export type PlannedMails = z.infer<typeof plannedMailsSchema>;

/** A row of `GET /admin/events`. */
export const adminEventRowSchema = z.pick(adminEventSchema, {
  id: true,
  slug: true,
  name: true,
  state: true,
  source: true,
  start_local: true,
  start_utc: true,
  location: true,
  takes_registrations: true,
  capacity: true,
  taken: true,
  waiting: true,
});
export type AdminEventRow = z.infer<typeof adminEventRowSchema>;
export const adminEventListSchema = adminListSchema(adminEventRowSchema);

/** Whether it names a zone that knows summer time, as the clocks of this program know them. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('es-ES', { timeZone: name });
    // Offsets such as +01:00 know no summer time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
