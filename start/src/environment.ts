import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { clamdAddress } from '@femcoders/api/features/files/clamd';
import type { ImportConfig } from '@femcoders/api/features/imports/feed-source';
import { defaultCacheBytes } from '@femcoders/contracts/cache-memory';
import { type ContactReason, contactReasons } from '@femcoders/contracts/contact-limits';
import { canonicalEmail, emailPattern } from '@femcoders/contracts/email-address';
import {
  defaultSiteConfig,
  legalValues,
  type SiteConfig,
  siteConfigSchema,
  siteConfigVariables,
} from '@femcoders/contracts/site-config';
import * as z from 'zod/v4';
import { StartError } from './start-error.ts';

/** All that a start takes from outside, parsed once. */
export interface Environment {
  port: number;
  host: string;
  /** Absolute path of the folder that holds all state. */
  varDir: string;
  /** Where releases live; processes of one site share it. */
  releasesDir: string;
  /** Days for which versions that are no longer live are kept for pages that are still open. */
  releaseKeepDays: number;
  /** Where mail ends up without a mail server; APIs of one site share it. */
  mailboxDir: string;
  /** The backups that a start makes before it changes the schema: where, and how many of them stay; 0 makes none. */
  backups: { folder: string; kept: number };
  /** Address of a PostgreSQL to use; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** Origin under which the public sees the site, without a trailing slash. */
  publicUrl: string;
  /** Where an API that runs alone finds the site, whose pages it reads for the search. */
  siteUrl: string | undefined;
  /** Where a shell that runs alone finds the API, and the registry below it, without a trailing slash. */
  apiUrl: string | undefined;
  /** Path below `publicUrl` under which the public reaches an API that runs alone: `/api`, or empty at the root. */
  apiPath: string;
  /** Proxies that are believed: how many stand in front, or their addresses. */
  trustProxy: false | number | string[];
  admin: { email: string; password: string } | undefined;
  seed: 'demo' | 'none';
  smtpUrl: string | undefined;
  clamavUrl: string | null;
  /** 32 bytes; without it `VAR_DIR` keeps one. */
  secretKey: Buffer | undefined;
  /** 32 bytes that sign who may preview what; without it `secretKey` does, which a shell of its own had better not have. */
  previewKey: Buffer | undefined;
  /** Whether moderators and admins must have a second factor, or may. */
  secondFactor: 'demanded' | 'offered';
  /** Bytes that all caches of a process may hold together. */
  cacheBytes: number;
  /** Whether public pages are kept in memory for the next who asks. */
  pageCache: boolean;
  /** Given: the log goes to stdout as JSON. Not given: to a file, from `info` on. */
  logLevel: LogLevel | undefined;
  contact: {
    /** Addresses that answer the messages of each reason. */
    inboxes: Record<ContactReason, string[]>;
    /** Nobody has said who reads what is told about the code of conduct: it goes where everything goes. */
    conductUnset: boolean;
  };
  /** Where events are imported from. */
  imports: ImportConfig;
  site: SiteConfig;
  /** Variables of the social networks' addresses that nobody has set. */
  unsetAddresses: string[];
  /** Variables of what the legal pages must say and nobody has set. */
  unsetLegal: string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const repositoryRoot = join(import.meta.dirname, '..', '..');

const address = (protocols: RegExp, expected: string) => z.url({ protocol: protocols, error: expected });
const wholeNumber = (least: number, most: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);

const proxiesExpected =
  'el número de proxies que hay delante (1 es lo habitual) o sus direcciones separadas por comas (10.0.0.1,192.168.0.0/16)';
const hostExpected = 'una dirección IP o un nombre de máquina (127.0.0.1, 0.0.0.0, localhost)';
const keyExpected = '32 bytes al azar en base64 (openssl rand -base64 32)';
const publicReasons = contactReasons.filter((reason) => reason !== 'conducta');
const inboxesExpected = `motivos con su correo (patrocinio=empresas@ejemplo.com,prensa=…); los motivos son ${publicReasons.join(', ')}`;
const conductExpected = 'uno o dos correos separados por una coma';
const apiExpected = 'la dirección de la API, como http://127.0.0.1:4001 o https://femcoders.example/api';
const originExpected = 'una dirección como https://femcoders.example, sin ruta ni barra final';

const keyOf32Bytes = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, keyExpected);

/** Each variable of the README, and what its value must be; the messages complete «VARIABLE: se espera…». */
const mailAddress = (expected: string) =>
  z.string().overwrite(canonicalEmail).max(254, expected).regex(emailPattern, expected);

const variablesSchema = z.object({
  PORT: wholeNumber(1, 65_535, 'un número de puerto entre 1 y 65535').default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host), hostExpected)
    .default('127.0.0.1'),
  VAR_DIR: z
    .string()
    .default('./var')
    .transform((folder) => resolve(repositoryRoot, folder)),
  RELEASES_DIR: z
    .string()
    .transform((folder) => resolve(repositoryRoot, folder))
    .optional(),
  MAILBOX_DIR: z
    .string()
    .transform((folder) => resolve(repositoryRoot, folder))
    .optional(),
  BACKUPS_DIR: z
    .string()
    .transform((folder) => resolve(repositoryRoot, folder))
    .optional(),
  BACKUPS_KEPT: wholeNumber(0, 100, 'un número de copias entre 0 (ninguna) y 100').default(3),
  RELEASE_KEEP_DAYS: wholeNumber(1, 3650, 'un número de días entre 1 y 3650').default(14),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'una dirección como postgresql://usuaria:contraseña@máquina:5432/base',
  ).optional(),
  PUBLIC_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url))
    .refine(({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username, originExpected)
    .transform(({ origin }) => origin)
    .optional(),
  SITE_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url).origin)
    .optional(),
  API_URL: address(/^https?$/, apiExpected)
    .transform((url) => new URL(url))
    .refine(({ search, hash, username }) => !search && !hash && !username, apiExpected)
    .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''))
    .optional(),
  API_PATH: z
    .string()
    .regex(/^(?:\/|(?:\/[\w-]+)+)$/, 'una ruta como /api, sin barra final')
    .transform((path) => (path === '/' ? '' : path))
    .default(''),
  TRUST_PROXY: z
    .string()
    .transform(listOf)
    .refine((parts) => (parts.length === 1 && /^\d$/.test(parts[0] ?? '')) || parts.every(isNetwork), proxiesExpected)
    .transform((parts) => (/^\d$/.test(parts[0] ?? '') ? Number(parts[0]) || (false as const) : parts))
    .default(false),
  ADMIN_EMAIL: mailAddress('un correo como nombre@ejemplo.com').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'una contraseña de 12 a 128 caracteres')
    .max(128, 'una contraseña de 12 a 128 caracteres')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'demo (datos de ejemplo) o none (base vacía)').default('demo'),
  SMTP_URL: address(/^smtps?$/, 'una dirección como smtp://usuaria:contraseña@máquina:587 o smtps://…').optional(),
  CLAMAV_URL: z
    .string()
    .refine(isClamdAddress, 'una dirección como tcp://127.0.0.1:3310 o una ruta como unix:/run/clamav/clamd.ctl')
    .optional(),
  SECRET_KEY: keyOf32Bytes.optional(),
  PREVIEW_KEY: keyOf32Bytes.optional(),
  SECOND_FACTOR: z
    .enum(['demanded', 'offered'], 'demanded (obligatorio para el equipo) u offered (voluntario)')
    .optional(),
  CONTACT_INBOXES: z
    .string()
    .transform((value) => listOf(value).map((pair) => pair.split('=').map((part) => part.trim())))
    .pipe(z.array(z.tuple([z.enum(publicReasons, inboxesExpected), mailAddress(inboxesExpected)], inboxesExpected)))
    .default([]),
  CONDUCT_EMAILS: z
    .string()
    .transform(listOf)
    .pipe(z.array(mailAddress(conductExpected)).max(2, conductExpected))
    .optional(),
  CONTACT_REPLY_DAYS: wholeNumber(1, 30, 'un número de días laborables entre 1 y 30').default(
    defaultSiteConfig.replyDays,
  ),
  EVENTBRITE_TOKEN: z
    .string()
    .regex(/^[\w-]{10,200}$/, 'un token privado de Eventbrite')
    .optional(),
  EVENTBRITE_ORGANISATION: z
    .string()
    .regex(/^\d{1,20}$/, 'el número de la organización en Eventbrite')
    .optional(),
  EVENTBRITE_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url).origin)
    .optional(),
  IMPORT_EVERY_MINUTES: wholeNumber(5, 1440, 'un número de minutos entre 5 y 1440').default(60),
  CACHE_MEMORY: wholeNumber(16, 65_536, 'un número de megabytes entre 16 y 65536').default(
    defaultCacheBytes / 1_000_000,
  ),
  PAGE_CACHE: z.enum(['on', 'off'], 'on (las páginas públicas se guardan en memoria) u off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `uno de estos niveles: ${logLevels.join(', ')}`).optional(),
});

/**
 * Reads the environment. An empty variable counts as not set.
 *
 * @throws StartError naming every wrong variable and what was expected of it, never its value
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const variables = variablesSchema.safeParse(set);
  const overrides = Object.entries(siteConfigVariables).flatMap(([name, variable]) =>
    set[variable] === undefined ? [] : [[name, set[variable]]],
  );
  const site = siteConfigSchema.safeParse({ ...defaultSiteConfig, ...Object.fromEntries(overrides) });
  const problems = [
    ...(variables.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: se espera ${message}`),
    ...(site.error?.issues ?? []).map(({ path }) => siteProblem(String(path[0]))),
    ...halfAPair(set, 'ADMIN_EMAIL', 'ADMIN_PASSWORD'),
    ...halfAPair(set, 'EVENTBRITE_TOKEN', 'EVENTBRITE_ORGANISATION'),
  ];
  if (!variables.data || !site.data || problems.length > 0) {
    throw new StartError(
      `Hay variables de entorno con un valor que no sirve:\n  ${[...new Set(problems)].join('\n  ')}`,
    );
  }

  const { PORT, HOST, VAR_DIR, PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD, ...rest } = variables.data;
  return {
    port: PORT,
    host: HOST,
    varDir: VAR_DIR,
    releasesDir: rest.RELEASES_DIR ?? join(VAR_DIR, 'releases'),
    releaseKeepDays: rest.RELEASE_KEEP_DAYS,
    mailboxDir: rest.MAILBOX_DIR ?? join(VAR_DIR, 'mailbox'),
    backups: { folder: rest.BACKUPS_DIR ?? join(VAR_DIR, 'backups'), kept: rest.BACKUPS_KEPT },
    databaseUrl: rest.DATABASE_URL,
    publicUrl: PUBLIC_URL ?? localAddress(HOST, PORT),
    siteUrl: rest.SITE_URL,
    apiUrl: rest.API_URL,
    apiPath: rest.API_PATH,
    trustProxy: rest.TRUST_PROXY,
    admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined,
    seed: rest.SEED,
    smtpUrl: rest.SMTP_URL,
    clamavUrl: rest.CLAMAV_URL ?? null,
    secretKey: rest.SECRET_KEY,
    previewKey: rest.PREVIEW_KEY,
    // The site of the demo data is there to be looked round.
    secondFactor: rest.SECOND_FACTOR ?? (rest.SEED === 'demo' ? 'offered' : 'demanded'),
    cacheBytes: rest.CACHE_MEMORY * 1_000_000,
    pageCache: rest.PAGE_CACHE === 'on',
    logLevel: rest.LOG_LEVEL,
    contact: {
      inboxes: inboxesOf(rest.CONTACT_INBOXES, rest.CONDUCT_EMAILS ?? [], site.data.contactEmail),
      conductUnset: !rest.CONDUCT_EMAILS,
    },
    imports: importsOf(rest),
    site: { ...site.data, replyDays: rest.CONTACT_REPLY_DAYS },
    unsetAddresses: Object.values(siteConfigVariables).filter((name) => name.endsWith('_URL') && !set[name]),
    unsetLegal: legalValues.map((value) => siteConfigVariables[value]).filter((name) => !set[name]),
  };
}

/** The address at which this machine reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

function isClamdAddress(text: string): boolean {
  try {
    return Boolean(clamdAddress(text));
  } catch {
    return false;
  }
}

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** What nobody has named an address for goes to the site's own. */
function inboxesOf(
  named: [ContactReason, string][],
  conduct: string[],
  otherwise: string,
): Environment['contact']['inboxes'] {
  const addressesOf = (reason: ContactReason) => {
    const own = reason === 'conducta' ? conduct : named.flatMap(([of, address]) => (of === reason ? [address] : []));
    return own.length > 0 ? own : [otherwise];
  };
  return Object.fromEntries(contactReasons.map((reason) => [reason, addressesOf(reason)])) as Record<
    ContactReason,
    string[]
  >;
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const version = isIP(ip);
  const most = version === 6 ? 128 : 32;
  return version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function siteProblem(name: string): string {
  const variable = siteConfigVariables[name as keyof typeof siteConfigVariables];
  const expected = siteExpected.find(([part]) => variable.includes(part))?.[1] ?? 'un texto de 300 letras como mucho';
  return `${variable}: se espera ${expected}`;
}

const siteExpected: [part: string, expected: string][] = [
  ['_VIDEO_URL', 'un vídeo como https://www.youtube.com/watch?v=…'],
  ['_URL', 'una dirección como https://…'],
  ['_EMAIL', 'un correo como nombre@ejemplo.com'],
  ['_REVIEWED', 'una fecha como 2026-11-21'],
];

/** Two variables of which one alone means nothing. */
function halfAPair(set: NodeJS.ProcessEnv, one: string, other: string): string[] {
  if (Boolean(set[one]) === Boolean(set[other])) return [];
  return [`${set[one] ? other : one}: se espera un valor, porque ${one} y ${other} van juntas`];
}

/** A server that stands in for Eventbrite is vouched for by whoever names it. */
function importsOf(variables: {
  EVENTBRITE_TOKEN?: string | undefined;
  EVENTBRITE_ORGANISATION?: string | undefined;
  EVENTBRITE_URL?: string | undefined;
  IMPORT_EVERY_MINUTES: number;
}): ImportConfig {
  const { EVENTBRITE_TOKEN: token, EVENTBRITE_ORGANISATION: organisation, EVENTBRITE_URL: url } = variables;
  return {
    eventbrite: token && organisation ? { token, organisation, url: url ?? 'https://www.eventbriteapi.com' } : null,
    trustedOrigins: url ? [url] : [],
    every: variables.IMPORT_EVERY_MINUTES,
  };
}
