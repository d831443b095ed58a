import * as z from 'zod/mini';
import { passwordMax, passwordMin } from './password-limits.ts';
import { emailSchema } from './session.ts';

/** A password that somebody chooses. What it is made of is her business; how common it is, the API says. */
export const newPasswordSchema = z
  .string('Escribe una contraseña.')
  .check(
    z.minLength(passwordMin, `La contraseña tiene que tener ${passwordMin} caracteres o más.`),
    z.maxLength(passwordMax, `La contraseña no puede pasar de ${passwordMax} caracteres.`),
  );

/** The token in a mail's link: 256 random bits in base64url. */
export const linkTokenSchema = z
  .string('Falta el código del enlace.')
  .check(z.maxLength(200, 'Falta el código del enlace.'));

/** The body of `POST /auth/forgot-password`. */
export const forgotPasswordSchema = z.object({ userEmail: emailSchema });

/** The body of `POST /auth/reset-password/check` and `POST /auth/lock`. */
export const passwordLinkSchema = z.object({ token: linkTokenSchema });

/** The body of `PUT /user/{id}/password`. */
export const changePasswordSchema = z.object({ userPassword: newPasswordSchema });

/** The body of `POST /auth/reset-password`. */
export const resetPasswordSchema = z.object({ token: linkTokenSchema, userPassword: newPasswordSchema });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
