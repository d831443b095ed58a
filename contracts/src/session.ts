import * as z from 'zod/mini';
import { canonicalEmail, emailPattern } from './email-address.ts';

/** The roles of the policy table (decisions 3), from the least to the most. */
export const roles = ['member', 'promoter', 'mentor', 'company', 'editor', 'moderator', 'organiser', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export { defaultAvatar, defaultUserName } from './session-defaults.ts';

/** An address that somebody types, in the spelling in which it is kept. */
export const emailField = (whose: 'tu' | 'el') =>
  z
    .string(`Escribe ${whose} correo.`)
    .check(
      z.trim(),
      z.overwrite(canonicalEmail),
      z.minLength(1, `Escribe ${whose} correo.`),
      z.maxLength(254, 'El correo no puede pasar de 254 caracteres.'),
      z.email({ pattern: emailPattern, error: 'Escribe un correo válido, como nombre@ejemplo.com.' }),
    );
export const emailSchema = emailField('tu');

/** The body of `POST /auth/login`. */
export const loginSchema = z.object({
  userEmail: emailSchema,
  userPassword: z
    .string('Escribe tu contraseña.')
    .check(
      z.minLength(1, 'Escribe tu contraseña.'),
      z.maxLength(128, 'La contraseña no puede pasar de 128 caracteres.'),
    ),
});
export type LoginRequest = z.infer<typeof loginSchema>;

/** The answer of `POST /auth/login`. `authToken` is opaque and goes into session storage (spec section 3). */
export const loginAnswerSchema = z.object({
  authToken: z.string(),
  userId: z.string(),
  userName: z.string(),
  userAvatar: z.string(),
  userRole: roleSchema,
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** The answer of `GET /user/{id}` (spec sections 3 and 7). */
export const profileSchema = z.object({
  userId: z.string(),
  userName: z.string(),
  userAvatar: z.string(),
  userRole: roleSchema,
  /** The address of her account, with which forms begin. */
  userEmail: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;
