import { join, resolve } from 'node:path';
import { canonicalEmail, emailPattern } from '@femcoders/contracts/email-address';
import * as z from 'zod/v4';

/** Relative folders begin here. */
export const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/** An absolute URL of one of some protocols. @param expected completes «se espera…» */
export const address = (protocols: RegExp, expected: string) => z.url({ protocol: protocols, error: expected });

/** A mail address in its canonical form. @param expected completes «se espera…» */
export const mailAddress = (expected: string) =>
  z.string().overwrite(canonicalEmail).max(254, expected).regex(emailPattern, expected);

/** A folder, made absolute. */
export const folder = () => z.string().transform((path) => resolve(repositoryRoot, path));

/** A whole number between two bounds, both included. @param expected completes «se espera…» */
export const wholeNumber = (least: number, most: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);

export const originExpected = 'una dirección como https://femcoders.example, sin ruta ni barra final';

/** The parts of a list that commas separate. */
export function listOf(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}
