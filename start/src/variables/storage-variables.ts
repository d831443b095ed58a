import { resolve } from 'node:path';
import { connectionConfig, DatabaseUrlError } from '@femcoders/api/database/connection-config';
import { parseStorageUrl } from '@femcoders/storage/open-store';
import * as z from 'zod/v4';
import { folder, repositoryRoot, wholeNumber } from './variable-types.ts';

const recipientExpected = 'una clave pública de age (age1…), que hace npm run backup-key';
const storageExpected =
  'un almacén como s3://cubo/carpeta?endpoint=https://s3.ejemplo&region=eu, o file:///carpeta, sin claves (van en AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY)';
const uploadsExpected = 'un número de kilobytes entre 16 y 20000, u off (ninguno va al almacén)';

/** The problem is named in words that never hold the address, which holds a password. */
function databaseAddress() {
  return z.string().superRefine((url, context) => {
    try {
      connectionConfig(url);
    } catch (error) {
      if (!(error instanceof DatabaseUrlError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  });
}

/** The variables of data and releases. */
export const storageVariables = {
  DATABASE_URL: databaseAddress().optional().meta({
    description:
      'PostgreSQL 15 or later: TLS, passwords with signs, several hosts, pgbouncer ([the database](database.md)).',
    defaultText: 'an embedded one in `VAR_DIR`',
  }),
  DATABASE_DIRECT_URL: databaseAddress().optional().meta({
    description:
      'The same database without pgbouncer, where `DATABASE_URL` leads to one in transaction mode ([pgbouncer](database.md#pgbouncer)).',
    defaultText: '`DATABASE_URL`',
  }),
  SEED: z
    .enum(['demo', 'none'], 'demo (datos de ejemplo) o none (base vacía)')
    .default('demo')
    .describe('What an empty database gets: `demo` data, or `none` (no person, event or comment).'),
  VAR_DIR: z
    .string()
    .default('./var')
    .transform((path) => resolve(repositoryRoot, path))
    .meta({
      description: 'Folder of the state; a relative path starts at the repository.',
      defaultText: '`./var`',
    }),
  MIGRATE: z
    .enum(['start', 'step'], 'start (cada arranque cambia el esquema) o step (solo npm run migrate)')
    .default('start')
    .describe(
      'Who migrates the schema of the database to the version of the code: each `start`, or `npm run migrate` as a separate `step`. With `step` a start changes nothing, and ends where something is missing ([migrating as a step](upgrades.md#migrating-as-a-step)).',
    ),
  ALLOW_NEWER_SCHEMA: z
    .enum(['1', '0'], '1 (sí) o 0 (no)')
    .default('0')
    .describe(
      '`1` lets this code work on a database that newer code has changed, as after [going back a version](upgrades.md#back-to-older-code). Without it the start, and a backup, say what they have found and end.',
    ),
  RELEASES_DIR: folder().optional().meta({
    description: 'Folder of the releases; the same for all processes of a site.',
    defaultText: '`VAR_DIR/releases`',
  }),
  STORAGE_URL: z
    .string()
    .transform((value) => parseStorageUrl(value))
    .refine((place) => place !== null, storageExpected)
    .optional()
    .meta({
      description:
        'Store that the machines of a site share, for [releases and backups](storage.md): `s3://bucket/prefix?endpoint=https://s3.example&region=eu`, or `file:///folder`. Its keys are in the variables of Amazon’s client (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`), never in the address.',
      defaultText: 'the machines share `RELEASES_DIR`',
    }),
  RELEASE_COPIES: wholeNumber(100, 1_000_000, 'un número de megabytes entre 100 y 1000000')
    .default(2_000)
    .describe(
      'Megabytes that copies of releases from the store may take in `RELEASES_DIR`, 100 to 1000000; what is live stays in any case.',
    ),
  UPLOADS_IN_STORE: z
    .union([z.literal('off'), wholeNumber(16, 20_000, uploadsExpected)], uploadsExpected)
    .default(256)
    .describe(
      'Kilobytes from which a file that somebody sends goes to the store of `STORAGE_URL` and not into the database, 16 to 20000; `off` for none ([uploads](storage.md#uploads)). Without a store, all are in the database.',
    ),
  RELEASE_KEEP_DAYS: wholeNumber(1, 3650, 'un número de días entre 1 y 3650')
    .default(14)
    .describe('Days for which the files of earlier versions stay for pages that are still open, 1 to 3650.'),
  BACKUPS_DIR: folder().optional().meta({
    description: 'Folder of the [backups](backups.md) before a migration and of `npm run backup`.',
    defaultText: '`VAR_DIR/backups`',
  }),
  BACKUPS_KEPT: wholeNumber(0, 100, 'un número de copias entre 0 (ninguna) y 100')
    .default(3)
    .describe('Number of backups before a migration that stay, 0 to 100; 0 makes none.'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, recipientExpected)
    .optional()
    .describe(
      'For whom [backups in the store](backups.md#in-the-store) are encrypted: a recipient of [age](https://age-encryption.org), `age1…`. `npm run backup-key` makes one.',
    ),
  BACKUP_IDENTITY_FILE: folder()
    .optional()
    .describe(
      'File with the key that opens them (`AGE-SECRET-KEY-1…`); only where backups are restored or rehearsed, and never on a machine that a shell runs on.',
    ),
};
