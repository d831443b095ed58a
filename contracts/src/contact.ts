import * as z from 'zod/mini';
import { base64File } from './base64-file.ts';
import { contactLimits } from './contact-limits.ts';
import { contactReasons, sponsorHelps } from './contact-names.ts';
import { canonicalEmail } from './email-address.ts';
import { without } from './schema-parts.ts';
import { validateContact } from './validate-contact.ts';

/** How long each may be, `validateContact` says; what is longer than a whole form is not looked at. */
const text = z._default(
  z.string().check(z.maxLength(64 * 1024, { error: 'Este texto es demasiado largo', abort: true }), z.trim()),
  '',
);
const email = z._default(
  z
    .string()
    .check(
      z.maxLength(64 * 1024, { error: 'Este texto es demasiado largo', abort: true }),
      z.trim(),
      z.overwrite(canonicalEmail),
    ),
  '',
);
const answer = z._default(z.boolean(), false);

/** The body of `POST /contact`. What does not belong to the reason is ignored. */
export const newContactSchema = z
  .object({
    reason: z.enum(contactReasons, 'Elige un motivo'),
    anonymous: answer,
    name: text,
    email,
    company: text,
    helps: z._default(z.array(z.enum(sponsorHelps)).check(z.maxLength(sponsorHelps.length)), []),
    talkDate: text,
    talkCity: text,
    message: text,
    /** The reader has accepted the notice about who reads this and why. */
    privacy: answer,
    attachment: z.optional(
      z.object({
        name: z.string().check(z.maxLength(255)),
        /** Base64. */
        content: base64File(contactLimits.attachmentMax, {
          tooLarge: 'El archivo no puede pasar de 5 MB',
          broken: 'El archivo está vacío o no ha llegado entero',
        }),
      }),
    ),
    /** Honeypot: people never see it. A message that fills it in is kept as likely spam. */
    website: z.optional(z.string().check(z.maxLength(64 * 1024))),
    /** Milliseconds between the form being there and its sending. */
    elapsedMs: z.optional(z.number()),
  })
  .check(without(validateContact));
export type NewContact = z.input<typeof newContactSchema>;
export type ContactSubmission = z.output<typeof newContactSchema>;

/** The answer of `POST /contact`. */
export const contactReceiptSchema = z.object({
  /** The reference of the message: `FC-7K3M-2QXD`. */
  reference: z.string(),
  /** Working days within which it is answered. */
  replyDays: z.number(),
});
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
