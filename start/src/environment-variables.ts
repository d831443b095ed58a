import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { connectionConfig, DatabaseUrlError } from '@femcoders/api/database/connection-config';
import { clamdAddress } from '@femcoders/api/files/clamd';
import { defaultCacheBytes } from '@femcoders/contracts/cache-memory';
import { contactReasons } from '@femcoders/contracts/contact-names';
import { canonicalEmail, emailPattern } from '@femcoders/contracts/email-address';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { parseStorageUrl } from '@femcoders/storage/open-store';
import * as z from 'zod/v4';
import { monitoringVariables } from './monitoring-variables.ts';
import { text } from './variable-text.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const repositoryRoot = join(import.meta.dirname, '..', '..');

const address = (protocols: RegExp, expected: string) => z.url({ protocol: protocols, error: expected });
const folder = () => z.string().transform((path) => resolve(repositoryRoot, path));
const wholeNumber = (least: number, most: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
const mailAddress = (expected: string) =>
  z.string().overwrite(canonicalEmail).max(254, expected).regex(emailPattern, expected);

const proxiesExpected =
  'el número de proxies que hay delante (1 es lo habitual) o sus direcciones separadas por comas (10.0.0.1,192.168.0.0/16)';
const hostExpected = 'una dirección IP o un nombre de máquina (127.0.0.1, 0.0.0.0, localhost)';
const keyExpected = '32 bytes al azar en base64 (openssl rand -base64 32)';
const publicReasons = contactReasons.filter((reason) => reason !== 'conducta');
const inboxesExpected = `motivos con su correo (patrocinio=empresas@ejemplo.com,prensa=…); los motivos son ${publicReasons.join(', ')}`;
const conductExpected = 'uno o dos correos separados por una coma';
const apiExpected = 'la dirección de la API, como http://127.0.0.1:4001 o https://femcoders.example/api';
const webhookExpected =
  'una dirección https:// sin usuaria ni contraseña (http:// solo a esta máquina: localhost, 127.0.0.1 o [::1])';
const originExpected = 'una dirección como https://femcoders.example, sin ruta ni barra final';

const assetsExpected =
  'un origen como https://cdn.femcoders.example, sin ruta ni barra final (http:// solo en esta máquina)';

const recipientExpected = 'una clave pública de age (age1…), que hace npm run backup-key';
const storageExpected =
  'un almacén como s3://cubo/carpeta?endpoint=https://s3.ejemplo&region=eu, o file:///carpeta, sin claves (van en AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY)';

const uploadsExpected = 'un número de kilobytes entre 16 y 20000, u off (ninguno va al almacén)';

const keyOf32Bytes = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, keyExpected);

const network = {
  PORT: wholeNumber(1, 65_535, 'un número de puerto entre 1 y 65535')
    .default(3000)
    .meta(text('TCP port that the process listens on, 1 to 65535.')),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host), hostExpected)
    .default('127.0.0.1')
    .meta(text('Address or host name to listen on.')),
  PUBLIC_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url))
    .refine(({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username, originExpected)
    .transform(({ origin }) => origin)
    .optional()
    .meta(text('Origin under which visitors see the site, for links in mails and feeds.', 'from `HOST` and `PORT`')),
  ASSETS_URL: z
    .string()
    .regex(/^(?:https:\/\/[a-z0-9][a-z0-9.-]*|http:\/\/(?:localhost|127\.0\.0\.1))(?::[1-9]\d{0,4})?$/, assetsExpected)
    .refine((value) => URL.parse(value)?.origin === value.replace(/:443$/, ''), assetsExpected)
    .transform((value) => new URL(value).origin)
    .optional()
    .meta(
      text(
        'Origin from which browsers load the scripts, styles, fonts and pictures of releases: a CDN in front of the shells or of [the store](storage.md#files-from-a-cdn). Shells need it, APIs do not. `http` only to this machine.',
        'the site itself',
      ),
    ),
  TRUST_PROXY: z
    .string()
    .transform(listOf)
    .refine((parts) => (parts.length === 1 && /^\d$/.test(parts[0] ?? '')) || parts.every(isNetwork), proxiesExpected)
    .transform((parts) => (/^\d$/.test(parts[0] ?? '') ? Number(parts[0]) || (false as const) : parts))
    .default(false)
    .meta(
      text(
        'Number of proxies in front of the process, or their addresses ([which number](scale.md#finding-each-other)).',
      ),
    ),
  SITE_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta(
      text(
        'Where the site answers: an API that runs alone reads its pages there for [the search](search.md), and with `RELEASE_TOKEN` the release commands publish there.',
        'the site itself',
      ),
    ),
  RELEASE_TOKEN: z
    .string()
    .regex(/^fct_[\w-]{43}$/, 'un token de equipo: fct_ y 43 letras, como lo enseña /admin/despliegues al crearlo')
    .optional()
    .meta(
      text(
        'Team token with which `npm run release`, `rollback`, `pin` and `unpin` act on the site at `SITE_URL` in place of a local one.',
        'the local site',
      ),
    ),
  API_URL: address(/^https?$/, apiExpected)
    .transform((url) => new URL(url))
    .refine(({ search, hash, username }) => !search && !hash && !username, apiExpected)
    .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''))
    .optional()
    .meta(text('Where a shell that runs alone finds the API and its registry: `http://127.0.0.1:4001`.')),
  API_PATH: z
    .string()
    .regex(/^(?:\/|(?:\/[\w-]+)+)$/, 'una ruta como /api, sin barra final')
    .transform((path) => (path === '/' ? '' : path))
    .default('')
    .meta(text('Path under which visitors reach an API that runs alone: `/api` behind a proxy that removes it.')),
};

const storage = {
  DATABASE_URL: databaseAddress()
    .optional()
    .meta(
      text(
        'PostgreSQL 15 or later: TLS, passwords with signs, several hosts, pgbouncer ([the database](database.md)).',
        'an embedded one in `VAR_DIR`',
      ),
    ),
  DATABASE_DIRECT_URL: databaseAddress()
    .optional()
    .meta(
      text(
        'The same database without pgbouncer, where `DATABASE_URL` leads to one in transaction mode ([pgbouncer](database.md#pgbouncer)).',
        '`DATABASE_URL`',
      ),
    ),
  SEED: z
    .enum(['demo', 'none'], 'demo (datos de ejemplo) o none (base vacía)')
    .default('demo')
    .meta(text('What an empty database gets: `demo` data, or `none` (no person, event or comment).')),
  VAR_DIR: z
    .string()
    .default('./var')
    .transform((path) => resolve(repositoryRoot, path))
    .meta(text('Folder of the state; a relative path starts at the repository.', '`./var`')),
  MIGRATE: z
    .enum(['start', 'step'], 'start (cada arranque cambia el esquema) o step (solo npm run migrate)')
    .default('start')
    .meta(
      text(
        'Who migrates the schema of the database to the version of the code: each `start`, or `npm run migrate` as a `step` of its own. With `step` a start changes nothing, and ends where something is missing ([migrating as a step](upgrades.md#migrating-as-a-step)).',
      ),
    ),
  ALLOW_NEWER_SCHEMA: z
    .enum(['1', '0'], '1 (sí) o 0 (no)')
    .default('0')
    .meta(
      text(
        '`1` lets this code work on a database that newer code has changed, as after [going back a version](upgrades.md#back-to-older-code). Without it the start, and a backup, say what they have found and end.',
      ),
    ),
  RELEASES_DIR: folder()
    .optional()
    .meta(text('Folder of the releases; the same for all processes of a site.', '`VAR_DIR/releases`')),
  STORAGE_URL: z
    .string()
    .transform((value) => parseStorageUrl(value))
    .refine((place) => place !== null, storageExpected)
    .optional()
    .meta(
      text(
        'Store that the machines of a site share, for [releases and backups](storage.md): `s3://bucket/prefix?endpoint=https://s3.example&region=eu`, or `file:///folder`. Its keys are in the variables of Amazon’s client (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`), never in the address.',
        'the machines share `RELEASES_DIR`',
      ),
    ),
  RELEASE_COPIES: wholeNumber(100, 1_000_000, 'un número de megabytes entre 100 y 1000000')
    .default(2_000)
    .meta(
      text(
        'Megabytes that copies of releases from the store may take in `RELEASES_DIR`, 100 to 1000000; what is live stays in any case.',
      ),
    ),
  UPLOADS_IN_STORE: z
    .union([z.literal('off'), wholeNumber(16, 20_000, uploadsExpected)], uploadsExpected)
    .default(256)
    .meta(
      text(
        'Kilobytes from which a file that somebody sends goes to the store of `STORAGE_URL` and not into the database, 16 to 20000; `off` for none ([uploads](storage.md#uploads)). Without a store, all are in the database.',
      ),
    ),
  RELEASE_KEEP_DAYS: wholeNumber(1, 3650, 'un número de días entre 1 y 3650')
    .default(14)
    .meta(text('Days for which the files of earlier versions stay for pages that are still open, 1 to 3650.')),
  BACKUPS_DIR: folder()
    .optional()
    .meta(text('Folder of the [backups](backups.md) before a migration and of `npm run backup`.', '`VAR_DIR/backups`')),
  BACKUPS_KEPT: wholeNumber(0, 100, 'un número de copias entre 0 (ninguna) y 100')
    .default(3)
    .meta(text('Number of backups before a migration that stay, 0 to 100; 0 makes none.')),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, recipientExpected)
    .optional()
    .meta(
      text(
        'For whom [backups in the store](backups.md#in-the-store) are encrypted: a recipient of [age](https://age-encryption.org), `age1…`. `npm run backup-key` makes one.',
      ),
    ),
  BACKUP_IDENTITY_FILE: folder()
    .optional()
    .meta(
      text(
        'File with the key that opens them (`AGE-SECRET-KEY-1…`); only where backups are restored or rehearsed, and never on a machine that a shell runs on.',
      ),
    ),
};

const people = {
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

const mail = {
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

const services = {
  CLAMAV_URL: z
    .string()
    .refine(isClamdAddress, 'una dirección como tcp://127.0.0.1:3310 o una ruta como unix:/run/clamav/clamd.ctl')
    .optional()
    .meta(
      text(
        'Virus scanner (`clamd`) that checks every file before anybody may open it: `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl` ([documents](guia/documentos.md#qué-se-acepta)). [Its settings](scale.md#the-virus-scanner).',
        'files are not scanned',
      ),
    ),
  EVENTBRITE_TOKEN: z
    .string()
    .regex(/^[\w-]{10,200}$/, 'un token privado de Eventbrite')
    .optional()
    .meta(text('Private token for [importing events](imports.md); goes with `EVENTBRITE_ORGANISATION`.')),
  EVENTBRITE_ORGANISATION: z
    .string()
    .regex(/^\d{1,20}$/, 'el número de la organización en Eventbrite')
    .optional()
    .meta(text('Number of the organisation whose events are imported.')),
  EVENTBRITE_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta(
      text(
        'Origin of a server that stands in for Eventbrite in tests; it alone may use plain http and this machine.',
        'that of Eventbrite',
      ),
    ),
  IMPORT_EVERY_MINUTES: wholeNumber(5, 1440, 'un número de minutos entre 5 y 1440')
    .default(60)
    .meta(text('Minutes between two reads of Eventbrite and of calendars, 5 to 1440.')),
};

const operation = {
  CACHE_MEMORY: wholeNumber(16, 65_536, 'un número de megabytes entre 16 y 65536')
    .default(defaultCacheBytes / 1_000_000)
    .meta(text('Megabytes that all caches of a process may hold, 16 to 65536 ([metrics](scale.md#kept-pages)).')),
  PAGE_CACHE: z
    .enum(['on', 'off'], 'on (las páginas públicas se guardan en memoria) u off')
    .default('on')
    .meta(text('`off` renders every public page for each request ([how the cache works](scale.md#kept-pages)).')),
  CDN_PURGE_URL: address(/^https?$/, 'la dirección a la que se piden los olvidos de la CDN')
    .optional()
    .meta(
      text(
        'Where a cache in front of the site takes what it is to forget: a POST with the keys in `Surrogate-Key` and as `{"tags": […]}`. With it, public pages may be kept there for ten minutes ([how it works](scale.md#a-cache-in-front)).',
      ),
    ),
  CDN_PURGE_TOKEN: z.string().optional().meta(text('Sent to `CDN_PURGE_URL` as a bearer token.')),
  ALERT_WEBHOOK: address(/^https?$/, webhookExpected)
    .refine(isWebhook, webhookExpected)
    .optional()
    .meta(
      text(
        'Where a chat takes [alerts](rollouts.md#alerts): a POST of JSON with `text`, `kind`, `part`, `version` and `url`. `https`, or `http` to this machine. Anybody who has the address can write there: it is a secret.',
      ),
    ),
  ERROR_BUDGET: z.coerce
    .number('un tanto por ciento, de 0.01 a 100')
    .min(0.01, 'un tanto por ciento, de 0.01 a 100')
    .max(100, 'un tanto por ciento, de 0.01 a 100')
    .default(1)
    .meta(text('Percent of the page views of a day that may have an error before an alert says so, 0.01 to 100.')),
  LOG_LEVEL: z
    .enum(logLevels, `uno de estos niveles: ${logLevels.join(', ')}`)
    .optional()
    .meta(
      text(
        `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}; when set, the log goes to standard output as JSON.`,
        '`info`, to `VAR_DIR/log/site.log`',
      ),
    ),
};

/** The variables by what they are for, in the order of the document. */
export const variableGroups = [
  { title: 'Network', variables: network },
  { title: 'Data and releases', variables: storage },
  { title: 'Accounts and keys', variables: people },
  { title: 'Mail and contact', variables: mail },
  { title: 'Other services', variables: services },
  { title: 'Caches and logs', variables: operation },
  { title: 'Monitoring', variables: monitoringVariables },
] as const;

/**
 * Each variable but those of the founders (`siteConfigVariables`), and what its value must be. The messages complete
 * «VARIABLE: se espera…».
 */
export const variablesSchema = z.object({
  ...network,
  ...storage,
  ...people,
  ...mail,
  ...services,
  ...operation,
  ...monitoringVariables,
});

function isClamdAddress(value: string): boolean {
  try {
    return Boolean(clamdAddress(value));
  } catch {
    return false;
  }
}

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

/** Returns whether an address may be a webhook: its messages and its secret address must not cross a network unencrypted. */
function isWebhook(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

function listOf(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

function isNetwork(value: string): boolean {
  const [ip = '', bits, ...more] = value.split('/');
  const version = isIP(ip);
  const most = version === 6 ? 128 : 32;
  return version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}
