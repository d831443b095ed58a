import { clamdAddress } from '@femcoders/api/files/clamd';
import { defaultCacheBytes } from '@femcoders/contracts/cache-memory';
import * as z from 'zod/v4';
import { address, originExpected, wholeNumber } from './variable-types.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const webhookExpected =
  'una dirección https:// sin usuaria ni contraseña (http:// solo a esta máquina: localhost, 127.0.0.1 o [::1])';

function isClamdAddress(value: string): boolean {
  try {
    return Boolean(clamdAddress(value));
  } catch {
    return false;
  }
}

/** Returns whether an address may be a webhook: its messages and its secret address must not cross a network unencrypted. */
function isWebhook(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/** The variables of other services. */
export const serviceVariables = {
  CLAMAV_URL: z
    .string()
    .refine(isClamdAddress, 'una dirección como tcp://127.0.0.1:3310 o una ruta como unix:/run/clamav/clamd.ctl')
    .optional()
    .meta({
      description:
        'Virus scanner (`clamd`) that checks every file before anybody may open it: `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl` ([documents](guia/documentos.md#qué-se-acepta)). [Its settings](scale.md#the-virus-scanner).',
      defaultText: 'files are not scanned',
    }),
  EVENTBRITE_TOKEN: z
    .string()
    .regex(/^[\w-]{10,200}$/, 'un token privado de Eventbrite')
    .optional()
    .describe('Private token for [importing events](imports.md); goes with `EVENTBRITE_ORGANISATION`.'),
  EVENTBRITE_ORGANISATION: z
    .string()
    .regex(/^\d{1,20}$/, 'el número de la organización en Eventbrite')
    .optional()
    .describe('Number of the organisation whose events are imported.'),
  EVENTBRITE_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({
      description:
        'Origin of a server that stands in for Eventbrite in tests; it alone may use plain http and this machine.',
      defaultText: 'that of Eventbrite',
    }),
  IMPORT_EVERY_MINUTES: wholeNumber(5, 1440, 'un número de minutos entre 5 y 1440')
    .default(60)
    .describe('Minutes between two reads of Eventbrite and of calendars, 5 to 1440.'),
};

/** The variables of caches and logs. */
export const operationVariables = {
  CACHE_MEMORY: wholeNumber(16, 65_536, 'un número de megabytes entre 16 y 65536')
    .default(defaultCacheBytes / 1_000_000)
    .describe('Megabytes that all caches of a process may hold, 16 to 65536 ([metrics](scale.md#kept-pages)).'),
  PAGE_CACHE: z
    .enum(['on', 'off'], 'on (las páginas públicas se guardan en memoria) u off')
    .default('on')
    .describe('`off` renders every public page for each request ([how the cache works](scale.md#kept-pages)).'),
  CDN_PURGE_URL: address(/^https?$/, 'la dirección a la que se piden los olvidos de la CDN')
    .optional()
    .describe(
      'Where a cache in front of the site takes what it is to forget: a POST with the keys in `Surrogate-Key` and as `{"tags": […]}`. With it, public pages may be kept there for ten minutes ([how it works](scale.md#a-cache-in-front)).',
    ),
  CDN_PURGE_TOKEN: z.string().optional().describe('Sent to `CDN_PURGE_URL` as a bearer token.'),
  ALERT_WEBHOOK: address(/^https?$/, webhookExpected)
    .refine(isWebhook, webhookExpected)
    .optional()
    .describe(
      'Where a chat takes [alerts](rollouts.md#alerts): a POST of JSON with `text`, `kind`, `part`, `version` and `url`. `https`, or `http` to this machine. Anybody who has the address can write there: it is a secret.',
    ),
  ERROR_BUDGET: z.coerce
    .number('un tanto por ciento, de 0.01 a 100')
    .min(0.01, 'un tanto por ciento, de 0.01 a 100')
    .max(100, 'un tanto por ciento, de 0.01 a 100')
    .default(1)
    .describe('Percent of the page views of a day that may have an error before an alert says so, 0.01 to 100.'),
  LOG_LEVEL: z
    .enum(logLevels, `uno de estos niveles: ${logLevels.join(', ')}`)
    .optional()
    .meta({
      description: `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}; when set, the log goes to standard output as JSON.`,
      defaultText: '`info`, to `VAR_DIR/log/site.log`',
    }),
};
