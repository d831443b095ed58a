import * as z from 'zod/mini';
import { linkTokenSchema, newPasswordSchema } from './password.ts';
import { emailSchema } from './session.ts';
import { userNameProblem } from './validate-user-name.ts';

const agreed = (message: string) => z.literal(true, message);

/** A name that others see. */
export const userNameSchema = z
  .string('Escribe tu nombre.')
  .check(z.trim(), z.normalize('NFC'), z.maxLength(500, 'El nombre es demasiado largo.'), (context) => {
    const message = userNameProblem(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });

/** The body of `POST /auth/register`. */
export const newAccountSchema = z.object({
  userName: userNameSchema,
  userEmail: emailSchema,
  userPassword: newPasswordSchema,
  ofAge: agreed('Para tener una cuenta hay que haber cumplido 16 años.'),
  rules: agreed('Para tener una cuenta tienes que aceptar las normas.'),
  privacy: agreed('Para tener una cuenta tienes que aceptar la política de privacidad.'),
  /** News by mail, which nobody gets without asking for them. */
  wantsNews: z.optional(z.boolean()),
  /** Honeypot: people never see it; a sender that fills it in is answered as usual and nothing is stored. */
  website: z.optional(z.string()),
});
export type NewAccount = z.infer<typeof newAccountSchema>;

/** The body of `POST /auth/confirm`; the password is the one that was chosen with this very registration. */
export const confirmAccountSchema = z.object({
  token: linkTokenSchema,
  userPassword: z.string('Escribe tu contraseña.').check(z.minLength(1, 'Escribe tu contraseña.')),
});
export type ConfirmAccount = z.infer<typeof confirmAccountSchema>;
