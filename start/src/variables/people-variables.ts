import { contactReasons } from '@femcoders/contracts/contact-names';
import { canonicalEmail, emailPattern } from '@femcoders/contracts/email-address';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import * as z from 'zod/v4';
import { text } from './variable-text.ts';
import { address, folder, listOf, wholeNumber } from './variable-types.ts';

const mailAddress = (expected: string) =>
  z.string().overwrite(canonicalEmail).max(254, expected).regex(emailPattern, expected);

const keyExpected = '32 bytes al azar en base64 (openssl rand -base64 32)';
const publicReasons = contactReasons.filter((reason) => reason !== 'conducta');
const inboxesExpected = `motivos con su correo (patrocinio=empresas@ejemplo.com,prensa=…); los motivos son ${publicReasons.join(', ')}`;
const conductExpected = 'uno o dos correos separados por una coma';

const keyOf32Bytes = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, keyExpected);

/** The variables of accounts and keys. */
export const accountVariables = {
  ADMIN_EMAIL: mailAddress('un correo como nombre@ejemplo.com')
    .optional()
    .meta(
      text(
        'Mail address of the first administrator; goes with `ADMIN_PASSWORD`. Unset, the start makes her account and prints a one-time password, once.',
      ),
    ),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'una contraseña de 12 a 128 caracteres')
    .max(128, 'una contraseña de 12 a 128 caracteres')
    .optional()
    .meta(text('Password of the first administrator, 12 to 128 characters.')),
  SECRET_KEY: keyOf32Bytes
    .optional()
    .meta(
      text(
        '32 bytes in base64 that seal second factors and documents and sign links; the same for all APIs of a site. Keep a copy: without it [second factors](accounts.md#the-secret-key) have to be set up again.',
        '`VAR_DIR/secret.key`, made at the first start',
      ),
    ),
  PREVIEW_KEY: keyOf32Bytes
    .optional()
    .meta(
      text(
        '32 bytes in base64 that sign previews of releases; the same for APIs and shells, so that a [shell alone](scale.md) needs no `SECRET_KEY`.',
        '`SECRET_KEY`',
      ),
    ),
  SECOND_FACTOR: z
    .enum(['demanded', 'offered'], 'demanded (obligatorio para el equipo) u offered (voluntario)')
    .optional()
    .meta(
      text(
        'Whether moderators and administrators must have a second factor to work (`demanded`) or may (`offered`).',
        '`demanded`; `offered` with demo data',
      ),
    ),
};

/** The variables of mail and contact. */
export const mailVariables = {
  SMTP_URL: address(/^smtps?$/, 'una dirección como smtp://usuaria:contraseña@máquina:587 o smtps://…')
    .optional()
    .meta(text('[Mail](mail.md) server: `smtps://user:password@host`.', 'a local mailbox')),
  MAILBOX_DIR: folder()
    .optional()
    .meta(text('Folder of the local mailbox without `SMTP_URL`; the same for all APIs.', '`VAR_DIR/mailbox`')),
  CONTACT_INBOXES: z
    .string()
    .transform((value) => listOf(value).map((pair) => pair.split('=').map((part) => part.trim())))
    .pipe(z.array(z.tuple([z.enum(publicReasons, inboxesExpected), mailAddress(inboxesExpected)], inboxesExpected)))
    .default([])
    .meta(
      text(
        'Addresses that answer the messages of a reason: `patrocinio=a@b.org,prensa=c@d.org` ([contact](guia/contacto.md)).',
        '`SITE_CONTACT_EMAIL`',
      ),
    ),
  CONDUCT_EMAILS: z
    .string()
    .transform(listOf)
    .pipe(z.array(mailAddress(conductExpected)).max(2, conductExpected))
    .optional()
    .meta(
      text(
        'One or two addresses that alone read reports about the code of conduct, by mail and with their accounts in `/admin/contact`.',
        '`SITE_CONTACT_EMAIL`',
      ),
    ),
  CONTACT_REPLY_DAYS: wholeNumber(1, 30, 'un número de días laborables entre 1 y 30')
    .default(defaultSiteConfig.replyDays)
    .meta(text('Working days within which a message is answered, as the site promises; 1 to 30.')),
};
