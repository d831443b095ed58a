import { isIP } from 'node:net';
import * as z from 'zod/v4';
import { address, listOf, originExpected, wholeNumber } from './variable-types.ts';

const proxiesExpected =
  'el número de proxies que hay delante (1 es lo habitual) o sus direcciones separadas por comas (10.0.0.1,192.168.0.0/16)';
const hostExpected = 'una dirección IP o un nombre de máquina (127.0.0.1, 0.0.0.0, localhost)';
const apiExpected = 'la dirección de la API, como http://127.0.0.1:4001 o https://femcoders.example/api';
const assetsExpected =
  'un origen como https://cdn.femcoders.example, sin ruta ni barra final (http:// solo en esta máquina)';

function isNetwork(value: string): boolean {
  const [ip = '', bits, ...more] = value.split('/');
  const version = isIP(ip);
  const most = version === 6 ? 128 : 32;
  return version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** The variables of addresses and ports. */
export const networkVariables = {
  PORT: wholeNumber(1, 65_535, 'un número de puerto entre 1 y 65535')
    .default(3000)
    .describe('TCP port that the process listens on, 1 to 65535.'),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host), hostExpected)
    .default('127.0.0.1')
    .describe('Address or host name to listen on.'),
  PUBLIC_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url))
    .refine(({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username, originExpected)
    .transform(({ origin }) => origin)
    .optional()
    .meta({
      description: 'Origin under which visitors see the site, for links in mails and feeds.',
      defaultText: 'from `HOST` and `PORT`',
    }),
  ASSETS_URL: z
    .string()
    .regex(/^(?:https:\/\/[a-z0-9][a-z0-9.-]*|http:\/\/(?:localhost|127\.0\.0\.1))(?::[1-9]\d{0,4})?$/, assetsExpected)
    .refine((value) => URL.parse(value)?.origin === value.replace(/:443$/, ''), assetsExpected)
    .transform((value) => new URL(value).origin)
    .optional()
    .meta({
      description:
        'Origin from which browsers load the scripts, styles, fonts and pictures of releases: a CDN in front of the shells or of [the store](storage.md#files-from-a-cdn). Shells need it, APIs do not. `http` only to this machine.',
      defaultText: 'the site itself',
    }),
  TRUST_PROXY: z
    .string()
    .transform(listOf)
    .refine((parts) => (parts.length === 1 && /^\d$/.test(parts[0] ?? '')) || parts.every(isNetwork), proxiesExpected)
    .transform((parts) => (/^\d$/.test(parts[0] ?? '') ? Number(parts[0]) || (false as const) : parts))
    .default(false)
    .describe(
      'Number of proxies in front of the process, or their addresses ([which number](scale.md#finding-each-other)).',
    ),
  SITE_URL: address(/^https?$/, originExpected)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({
      description:
        'Where the site answers: an API that runs alone reads its pages there for [the search](search.md), and with `RELEASE_TOKEN` the release commands publish there.',
      defaultText: 'the site itself',
    }),
  RELEASE_TOKEN: z
    .string()
    .regex(/^fct_[\w-]{43}$/, 'un token de equipo: fct_ y 43 letras, como lo enseña /admin/despliegues al crearlo')
    .optional()
    .meta({
      description:
        'Team token with which `npm run release`, `rollback`, `pin` and `unpin` act on the site at `SITE_URL` in place of a local one.',
      defaultText: 'the local site',
    }),
  API_URL: address(/^https?$/, apiExpected)
    .transform((url) => new URL(url))
    .refine(({ search, hash, username }) => !search && !hash && !username, apiExpected)
    .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''))
    .optional()
    .describe('Where a shell that runs alone finds the API and its registry: `http://127.0.0.1:4001`.'),
  API_PATH: z
    .string()
    .regex(/^(?:\/|(?:\/[\w-]+)+)$/, 'una ruta como /api, sin barra final')
    .transform((path) => (path === '/' ? '' : path))
    .default('')
    .describe('Path under which visitors reach an API that runs alone: `/api` behind a proxy that removes it.'),
};
