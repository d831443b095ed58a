import * as z from 'zod/mini';
import { loginAnswerSchema } from './session.ts';

const codeSchema = z
  .string('Escribe el código.')
  .check(
    z.trim(),
    z.minLength(1, 'Escribe el código.'),
    z.maxLength(40, 'Un código es más corto: revisa el que has pegado.'),
  );

/** The answer of `GET /auth/second-factor`: what she has, and what is asked of her. */
export const secondFactorStateSchema = z.object({
  /** ISO 8601; null while she has none. */
  enabledSince: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /** Her role must have one. */
  required: z.boolean(),
  /** Whether this site demands one from its team; with demo data it does not. */
  demanded: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** The answer of `POST /auth/second-factor`: what her application needs to make codes. */
export const secondFactorSecretSchema = z.object({
  /** Base32, to be typed by hand. */
  secret: z.string(),
  /** `otpauth://totp/…`, to be scanned. */
  uri: z.string(),
});
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** The body of `POST /auth/second-factor/confirm`. */
export const secondFactorCodeSchema = z.object({ code: codeSchema });

/** Codes that each log in once; only this answer has them. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** The body of `POST /auth/prove`: a code with a second factor, otherwise the password. */
export const proofSchema = z.object({
  userPassword: z.optional(z.string().check(z.maxLength(128, 'La contraseña no puede pasar de 128 caracteres.'))),
  code: z.optional(codeSchema),
});
export type Proof = z.infer<typeof proofSchema>;

/** The answer of `POST /auth/login` when the password is right and a code is required. */
export const loginChallengeSchema = z.object({
  secondFactor: z.object({ challenge: z.string(), expiresAt: z.string() }),
});
export type LoginChallenge = z.infer<typeof loginChallengeSchema>;

/** The answer of `POST /auth/login`. */
export const loginOutcomeSchema = z.union([loginAnswerSchema, loginChallengeSchema]);
export type LoginOutcome = z.infer<typeof loginOutcomeSchema>;

/** The body of `POST /auth/login/second-factor`; a recovery code is a code, too. */
export const challengeAnswerSchema = z.object({
  challenge: z.string('Falta el primer paso.').check(z.maxLength(200, 'Falta el primer paso.')),
  code: codeSchema,
});
export type ChallengeAnswer = z.infer<typeof challengeAnswerSchema>;
