import { isIP } from 'node:net';
import { join } from 'node:path';
import type { ImportConfig } from '@femcoders/api/config';
import { type ContactReason, contactReasons } from '@femcoders/contracts/contact-names';
import { legalValues, type SiteConfig, siteConfigSchema, siteConfigVariables } from '@femcoders/contracts/site-config';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { StartError } from '@femcoders/services/start-error';
import type { StoragePlace } from '@femcoders/storage/open-store';
import { variablesSchema } from './environment-variables.ts';
import type { LogLevel } from './variables/service-variables.ts';

/** All that a start takes from outside, parsed once. */
export interface Environment {
  port: number;
  host: string;
  /** Absolute path of the folder that holds all state. */
  varDir: string;
  /** Where releases live; processes of one site share it. */
  releasesDir: string;
  /** The store that the machines of a site share; without it they share `releasesDir`. */
  storage: StoragePlace | null;
  /** Bytes that copies of what is in the store may take in `releasesDir`. */
  releaseCopiesBytes: number;
  /** Bytes that a file which somebody sends may have in its row, where there is a store. */
  largestUploadInRow: number;
  /** Days for which versions that are no longer live are kept for pages that are still open. */
  releaseKeepDays: number;
  /** Where mail ends up without a mail server; APIs of one site share it. */
  mailboxDir: string;
  /** The backups that a start makes before it changes the schema: where, and how many of them stay; 0 makes none. */
  backups: {
    folder: string;
    kept: number;
    /** Of age: who can open backups in the store, and the file of the key that does. */
    recipient: string | undefined;
    identityFile: string | undefined;
  };
  /** Address of a PostgreSQL to use; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** The process that migrates the schema: each start, or `npm run migrate` alone. */
  migrates: 'start' | 'step';
  /** Address of the same PostgreSQL without the pooler to which `databaseUrl` leads. */
  databaseDirectUrl?: string | undefined;
  /** Whether it may work on a database that newer code has changed. */
  allowNewerSchema: boolean;
  /** Origin under which the public sees the site, without a trailing slash. */
  publicUrl: string;
  /** Origin from which browsers load released files, where it is not the site's. */
  assetsUrl: string | undefined;
  /** Where an API that runs alone finds the site, whose pages it reads for the search. */
  siteUrl: string | undefined;
  /** The site elsewhere on which release commands act, with a team's token. */
  releaseSite: { siteUrl: string; token: string } | undefined;
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
  /** 32 bytes that sign who may preview what; without it `secretKey` does, which a shell in its own process should not have. */
  previewKey: Buffer | undefined;
  /** Whether moderators and admins must have a second factor, or may. */
  secondFactor: 'demanded' | 'offered';
  /** Bytes that all caches of a process may hold together. */
  cacheBytes: number;
  /** Whether public pages are kept in memory for the next who asks. */
  pageCache: boolean;
  /** The cache in front that is purged of what has changed. */
  cdnPurge: { url: string; token: string | null } | null;
  /** Where chats take alerts; null where they do not. */
  alertWebhook: string | null;
  /** Percent of the page views of a day that may have an error before an alert says so. */
  errorBudget: number;
  /** Given: the log goes to stdout as JSON. Not given: to a file, from `info` on. */
  logLevel: LogLevel | undefined;
  /** Opens `/metrics` to who is not on this machine. */
  metricsToken: string | undefined;
  /** Where traces go; null where none are made. */
  tracing: TracingSettings | null;
  contact: {
    /** Addresses that answer the messages of each reason. */
    inboxes: Record<ContactReason, string[]>;
    /** Nobody has said who reads reports about the code of conduct: it goes where everything goes. */
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

/** How traces are made. */
export interface TracingSettings {
  /** Without a trailing slash and without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string | undefined;
  /** Of the requests that begin here, 0 to 1. */
  share: number;
}

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
    ...(set.DATABASE_DIRECT_URL && !set.DATABASE_URL
      ? ['DATABASE_URL: se espera un valor, porque DATABASE_DIRECT_URL solo va con ella']
      : []),
    ...(set.RELEASE_TOKEN && !set.SITE_URL
      ? ['SITE_URL: se espera la dirección del sitio al que RELEASE_TOKEN publica']
      : []),
  ];
  if (!variables.data || !site.data || problems.length > 0) {
    throw new StartError(
      `Hay variables de entorno con un valor que no sirve:\n  ${[...new Set(problems)].join('\n  ')}`,
    );
  }

  const { PORT, HOST, VAR_DIR, PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD, ...rest } = variables.data;
  const publicUrl = PUBLIC_URL ?? localAddress(HOST, PORT);
  if (rest.ASSETS_URL === publicUrl) throw new StartError(sameOrigin);
  return {
    port: PORT,
    host: HOST,
    varDir: VAR_DIR,
    releasesDir: rest.RELEASES_DIR ?? join(VAR_DIR, 'releases'),
    storage: rest.STORAGE_URL ?? null,
    releaseCopiesBytes: rest.RELEASE_COPIES * 1_000_000,
    largestUploadInRow: rest.UPLOADS_IN_STORE === 'off' ? Number.POSITIVE_INFINITY : rest.UPLOADS_IN_STORE * 1_000,
    releaseKeepDays: rest.RELEASE_KEEP_DAYS,
    mailboxDir: rest.MAILBOX_DIR ?? join(VAR_DIR, 'mailbox'),
    backups: {
      folder: rest.BACKUPS_DIR ?? join(VAR_DIR, 'backups'),
      kept: rest.BACKUPS_KEPT,
      recipient: rest.BACKUP_RECIPIENT,
      identityFile: rest.BACKUP_IDENTITY_FILE,
    },
    databaseUrl: rest.DATABASE_URL,
    migrates: rest.MIGRATE,
    databaseDirectUrl: rest.DATABASE_DIRECT_URL,
    allowNewerSchema: rest.ALLOW_NEWER_SCHEMA === '1',
    publicUrl,
    assetsUrl: rest.ASSETS_URL,
    siteUrl: rest.SITE_URL,
    releaseSite:
      rest.SITE_URL && rest.RELEASE_TOKEN ? { siteUrl: rest.SITE_URL, token: rest.RELEASE_TOKEN } : undefined,
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
    cdnPurge: rest.CDN_PURGE_URL ? { url: rest.CDN_PURGE_URL, token: rest.CDN_PURGE_TOKEN ?? null } : null,
    alertWebhook: rest.ALERT_WEBHOOK ?? null,
    errorBudget: rest.ERROR_BUDGET,
    logLevel: rest.LOG_LEVEL,
    metricsToken: rest.METRICS_TOKEN,
    tracing: rest.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: rest.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: rest.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: rest.OTEL_SERVICE_NAME,
          share: rest.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
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

const sameOrigin =
  'ASSETS_URL: se espera otro origen que el del sitio (PUBLIC_URL); sin ella, los archivos salen del sitio.';

/** The address at which this machine reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/** Returns the inboxes by reason; a reason without its own address goes to the site's. */
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

/** A server that stands in for Eventbrite is trusted, because the operator names it. */
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
