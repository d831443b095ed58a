import { contactReasons } from '@femcoders/contracts/contact-names';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import * as z from 'zod/v4';
import { address, folder, listOf, mailAddress, wholeNumber } from './variable-types.ts';

const publicReasons = contactReasons.filter((reason) => reason !== 'conducta');
const inboxesExpected = `motivos con su correo (patrocinio=empresas@ejemplo.com,prensa=…); los motivos son ${publicReasons.join(', ')}`;
const conductExpected = 'uno o dos correos separados por una coma';

/** The variables of mail and contact. */
export const mailVariables = {
  SMTP_URL: address(/^smtps?$/, 'una dirección como smtp://usuaria:contraseña@máquina:587 o smtps://…')
    .optional()
    .meta({
      description: '[Mail](mail.md) server: `smtps://user:password@host`.',
      defaultText: 'a local mailbox',
    }),
  MAILBOX_DIR: folder().optional().meta({
    description: 'Folder of the local mailbox without `SMTP_URL`; the same for all APIs.',
    defaultText: '`VAR_DIR/mailbox`',
  }),
  CONTACT_INBOXES: z
    .string()
    .transform((value) => listOf(value).map((pair) => pair.split('=').map((part) => part.trim())))
    .pipe(z.array(z.tuple([z.enum(publicReasons, inboxesExpected), mailAddress(inboxesExpected)], inboxesExpected)))
    .default([])
    .meta({
      description:
        'Addresses that answer the messages of a reason: `patrocinio=a@b.org,prensa=c@d.org` ([contact](guia/contacto.md)).',
      defaultText: '`SITE_CONTACT_EMAIL`',
    }),
  CONDUCT_EMAILS: z
    .string()
    .transform(listOf)
    .pipe(z.array(mailAddress(conductExpected)).max(2, conductExpected))
    .optional()
    .meta({
      description:
        'One or two addresses that alone read reports about the code of conduct, by mail and with their accounts in `/admin/contact`.',
      defaultText: '`SITE_CONTACT_EMAIL`',
    }),
  CONTACT_REPLY_DAYS: wholeNumber(1, 30, 'un número de días laborables entre 1 y 30')
    .default(defaultSiteConfig.replyDays)
    .describe('Working days within which a message is answered, as the site promises; 1 to 30.'),
};
