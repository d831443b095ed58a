import { emailPattern } from '@femcoders/contracts/email-address';
import * as z from 'zod/mini';

/** One address and nothing else: no list, no name, no line break that would start another header. */
const addressSchema = z.email({ pattern: emailPattern }).check(z.maxLength(254));

/** The schema of a mail in the queue. */
export const mailSchema = z.object({
  to: addressSchema,
  replyTo: z.optional(addressSchema),
  subject: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u)),
  text: z.string().check(z.minLength(1)),
  html: z.string().check(z.minLength(1)),
  why: z.string().check(z.regex(/^Recibes este correo porque \S/)),
  unsubscribeUrl: z.optional(z.url({ protocol: /^https?$/ })),
  eraseOnceSettled: z.optional(z.boolean()),
});
export type Mail = z.infer<typeof mailSchema>;

/** A mail that must not be sent as it is: an address that is none, line breaks in a header, a missing reason. */
export class InvalidMailError extends Error {
  override readonly name = 'InvalidMailError';
}

/** @throws InvalidMailError naming the fields, never their content */
export function parseMail(mail: Mail): Mail {
  const parsed = mailSchema.safeParse(mail);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  throw new InvalidMailError(`This mail cannot be sent: ${[...fields].join(', ')}.`);
}
