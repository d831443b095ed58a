import * as z from 'zod/mini';
import { registrationLimits } from './registration-limits.ts';
import { neededText } from './schema-parts.ts';
import { emailField, emailSchema } from './session.ts';

/** A place, one of the waiting list, a place held until she says yes, or none any more. */
export const registrationStates = ['registered', 'waiting', 'offered', 'cancelled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

const nameField = (whose: 'tu' | 'el') =>
  neededText(`Escribe ${whose} nombre.`, registrationLimits.name, 'El nombre no puede');

/** The body of `POST /events/api/detail/{slug}/registrations`. */
export const newRegistrationSchema = z.object({
  name: nameField('tu'),
  email: emailSchema,
  privacy: z.literal(true, 'Para apuntarte tienes que aceptar la política de privacidad.'),
  /** Honeypot: people never see it; a sender that fills it in is answered as usual and nothing is stored. */
  website: z.optional(z.string()),
});
export type NewRegistration = z.input<typeof newRegistrationSchema>;

/**
 * The answer to a registration: what was free at that moment, and until when it waits for the button behind
 * the link in the mail. The same address again is answered like a new one, so that nobody learns who
 * comes or has asked.
 */
export const registrationAnswerSchema = z.object({
  state: z.enum(['registered', 'waiting']),
  /** ISO 8601 instant; null for a member who asks with the address of her account: hers is confirmed. */
  confirm_by: z.nullable(z.string()),
  /** False where a place is free and not kept meanwhile: hers when she presses the button, if there is one still. */
  kept: z.optional(z.boolean()),
});
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>;

/** The body of `POST /registrations/confirm`. */
export const placeConfirmationSchema = z.object({
  /** The part after `#` in the link of the mail; the whole link, too. */
  key: z.string('Pega el código de tu correo.').check(
    z.trim(),
    z.maxLength(500, 'Este código es demasiado largo: copia solo el de tu correo.'),
    z.overwrite((text) => text.slice(text.lastIndexOf('#') + 1)),
    z.minLength(1, 'Pega el código de tu correo.'),
  ),
  /** Hers, as she says it: anybody may have asked with her address. Pages of before do not ask for it. */
  name: z.optional(nameField('tu')),
});
export type PlaceConfirmation = z.input<typeof placeConfirmationSchema>;

/** The outcome of confirming a place: a place, or a number of the waiting list. */
export const confirmedPlaceSchema = z.object({
  state: z.enum(registrationStates),
  /** The token in the link to her place. */
  token: z.string(),
});
export type ConfirmedPlace = z.infer<typeof confirmedPlaceSchema>;

/** A place as the link in the mail shows it. */
export const ownRegistrationSchema = z.object({
  state: z.enum(registrationStates),
  name: z.string(),
  /** From 1, while she waits. */
  waiting_position: z.nullable(z.number()),
  /** ISO 8601 instant until which the place is held for her. */
  offer_expires_at: z.nullable(z.string()),
  checked_in: z.boolean(),
  /** The place's code, said at the door where names are hard to find. */
  code: z.string(),
  /** Where it takes place online; only for people with a place. */
  online_url: z.nullable(z.string()),
  /** Path below the API of the event's calendar file, with that link for a member with a place. */
  calendar: z.string(),
  event: z.object({
    slug: z.string(),
    name: z.string(),
    state: z.enum(['published', 'postponed', 'cancelled']),
    start_local: z.string(),
    start_utc: z.string(),
    /** Wall clock of the venue, as `start_local`; null where nobody said when it ends. */
    end_local: z.nullable(z.string()),
    over_utc: z.string(),
    timezone: z.string(),
    location: z.nullable(z.string()),
    /** Whether it takes place online alone: there is no door. Older APIs do not say so. */
    online_only: z.optional(z.boolean()),
    /** Whether it is over. */
    past: z.boolean(),
  }),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;

/** A place as the member sees it who asked for it with the address of her account. */
export const memberRegistrationSchema = z.extend(ownRegistrationSchema, {
  /** The token in the mail's link, with which she accepts or leaves the place. */
  token: z.string(),
  /** Whether arrivals were noted at this event: only then does it mean something that hers was not. */
  arrivals_noted: z.boolean(),
});
export type MemberRegistration = z.infer<typeof memberRegistrationSchema>;
export const memberRegistrationListSchema = z.object({
  entries: z.array(memberRegistrationSchema),
  total: z.number(),
  /** How many of them all are of events that have been cancelled. */
  cancelled: z.number(),
});
export type MemberRegistrationList = z.infer<typeof memberRegistrationListSchema>;

/** Somebody whom the team enters by hand. */
export const enteredRegistrationSchema = z.object({ name: nameField('el'), email: emailField('el') });
export type EnteredRegistration = z.input<typeof enteredRegistrationSchema>;

/** A place as the team sees it. */
export const adminRegistrationSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(registrationStates),
  code: z.string(),
  /** ISO 8601 instant, as those below. */
  created_at: z.string(),
  /** From 1, while she waits. */
  waiting_position: z.nullable(z.number()),
  offer_expires_at: z.nullable(z.string()),
  checked_in_at: z.nullable(z.string()),
});
export type AdminRegistration = z.infer<typeof adminRegistrationSchema>;

/** How full an event is and who has arrived, in numbers. */
export const attendanceSchema = z.object({
  event: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    state: z.enum(['draft', 'published', 'postponed', 'cancelled']),
    start_local: z.string(),
    start_utc: z.string(),
    /** When it is over. Older APIs do not say so. */
    over_utc: z.optional(z.string()),
    timezone: z.string(),
    takes_registrations: z.boolean(),
    /** Null: there is room for everybody. */
    capacity: z.nullable(z.number()),
  }),
  registered: z.number(),
  offered: z.number(),
  /** Kept for people who have not pressed the button in their mail yet. */
  held: z.number(),
  waiting: z.number(),
  cancelled: z.number(),
  checked_in: z.number(),
});
export type Attendance = z.infer<typeof attendanceSchema>;

/** Somebody at the door: no mail, because nobody needs it there. */
export const doorEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  state: z.enum(['registered', 'waiting', 'offered']),
  checked_in_at: z.nullable(z.string()),
});
export type DoorEntry = z.infer<typeof doorEntrySchema>;

/** All that a door needs: who may come in, by name, and how many have. */
export const doorSchema = z.object({ attendance: attendanceSchema, people: z.array(doorEntrySchema) });
export type Door = z.infer<typeof doorSchema>;
