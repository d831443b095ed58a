import * as z from 'zod/v4';
import { mailAddress } from './variable-types.ts';

const keyExpected = '32 bytes al azar en base64 (openssl rand -base64 32)';

const keyOf32Bytes = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, keyExpected);

/** The variables of accounts and keys. */
export const accountVariables = {
  ADMIN_EMAIL: mailAddress('un correo como nombre@ejemplo.com')
    .optional()
    .describe(
      'Mail address of the first administrator; goes with `ADMIN_PASSWORD`. Unset, the start makes her account and prints a one-time password, once.',
    ),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'una contraseña de 12 a 128 caracteres')
    .max(128, 'una contraseña de 12 a 128 caracteres')
    .optional()
    .describe('Password of the first administrator, 12 to 128 characters.'),
  SECRET_KEY: keyOf32Bytes.optional().meta({
    description:
      '32 bytes in base64 that seal second factors and documents and sign links; the same for all APIs of a site. Keep a copy: without it [second factors](accounts.md#the-secret-key) have to be set up again.',
    defaultText: '`VAR_DIR/secret.key`, made at the first start',
  }),
  PREVIEW_KEY: keyOf32Bytes.optional().meta({
    description:
      '32 bytes in base64 that sign previews of releases; the same for APIs and shells, so that a [shell alone](scale.md) needs no `SECRET_KEY`.',
    defaultText: '`SECRET_KEY`',
  }),
  SECOND_FACTOR: z
    .enum(['demanded', 'offered'], 'demanded (obligatorio para el equipo) u offered (voluntario)')
    .optional()
    .meta({
      description:
        'Whether moderators and administrators must have a second factor to work (`demanded`) or may (`offered`).',
      defaultText: '`demanded`; `offered` with demo data',
    }),
};
