import * as z from 'zod/mini';
import { registrationLimits } from './registration-limits.ts';

/** A place, one of the waiting list, a place held until she says yes, or none any more. */
export const registrationStates = ['registered', 'waiting', 'offered', 'cancelled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** The body of `POST /events/api/{slug}/registrations`. */
export const newRegistrationSchema = z.object({
  name: z
    .string('Escribe tu nombre.')
    .check(
      z.trim(),
      z.minLength(1, 'Escribe tu nombre.'),
      z.maxLength(registrationLimits.name, `El nombre no puede pasar de ${registrationLimits.name} caracteres.`),
    ),
  email: z
    .string('Escribe tu correo.')
    .check(
      z.trim(),
      z.minLength(1, 'Escribe tu correo.'),
      z.maxLength(254, 'El correo no puede pasar de 254 caracteres.'),
      z.email('Escribe un correo válido, como nombre@ejemplo.com.'),
    ),
  privacy: z.literal(true, 'Para apuntarte tienes que aceptar la política de privacidad.'),
  /** Honeypot: people never see it; whoever fills it in is answered as usual and nothing is stored. */
  website: z.optional(z.string()),
});
export type NewRegistration = z.input<typeof newRegistrationSchema>;

/**
 * What whoever registers is told at once: what was free at that moment. The mail has her own place and the link with
 * which she manages it; the same address twice is answered alike, so that nobody learns who comes.
 */
export const registrationAnswerSchema = z.object({ state: z.enum(['registered', 'waiting']) });
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>;

/** A place as the link in the mail shows it. */
export const ownRegistrationSchema = z.object({
  state: z.enum(registrationStates),
  name: z.string(),
  /** From 1, while she waits. */
  waiting_position: z.nullable(z.number()),
  /** ISO 8601 instant until which the place is held for her. */
  offer_expires_at: z.nullable(z.string()),
  checked_in: z.boolean(),
  /** What is said at the door where names are hard to find: the place's code. */
  code: z.string(),
  /** Where it takes place online; only for whoever has a place. */
  online_url: z.nullable(z.string()),
  event: z.object({
    slug: z.string(),
    name: z.string(),
    state: z.enum(['published', 'postponed', 'cancelled']),
    start_local: z.string(),
    start_utc: z.string(),
    timezone: z.string(),
    location: z.nullable(z.string()),
    past: z.boolean(),
  }),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;
