import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { counted } from '@femcoders/contracts/spanish-count';
import type pg from 'pg';
import type { Environment } from '../environment.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Longest wait for the site, in milliseconds. */
const limitMs = 5_000;
/** A certificate that ends sooner has not been renewed in time, in days. */
const shortDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** Certificate authorities in place of those of the machine, as PEM. */
interface Trusted {
  ca?: string;
}

/** The part of the answer of the site that matters here. */
interface SiteAnswer {
  status: number;
  body: string;
  /** When its certificate ends; null without TLS. */
  certificateEnds: Date | null;
}

/** Whether the site answers at `SITE_URL` from this machine, and for how long its certificate is good. */
export async function checkSite(
  { siteUrl }: Pick<Environment, 'siteUrl'>,
  now = new Date(),
  trusted: Trusted = {},
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('sitio');
  if (!siteUrl) return found;
  const answer = await ask(`${siteUrl}/healthz`, trusted).catch((error: NodeJS.ErrnoException) => error);
  if (answer instanceof Error) {
    wrong(reasonOf(siteUrl, answer), 'Mira SITE_URL: de ahí lee las páginas la búsqueda, y ahí publican los comandos.');
    return found;
  }
  const { status, body, certificateEnds } = answer;
  if (status !== 200 || body.trim() !== 'ok')
    wrong(
      `En ${siteUrl} responde otra cosa que este sitio (${status} en /healthz).`,
      'Corrige SITE_URL, o el proxy que hay en medio.',
    );
  else fine(`El sitio responde en ${siteUrl}.`);
  const days = certificateEnds && Math.floor((certificateEnds.getTime() - now.getTime()) / dayMs);
  if (days !== null && days < shortDays)
    doubtful(
      `El certificado de ${siteUrl} acaba en ${counted(Math.max(days, 0), 'día', 'días')}.`,
      'Mira por qué no se ha renovado.',
    );
  return found;
}

/** Whether the site that answers at `SITE_URL` is the one of this database: it shows what this one has live. */
export async function checkSameSite(pool: pg.Pool, { siteUrl }: Pick<Environment, 'siteUrl'>): Promise<Finding[]> {
  const { found, wrong } = findingsOf('sitio');
  const shown = siteUrl && (await readShown(siteUrl).catch(() => null));
  if (!shown) return found;
  // Read later than what is shown: that is never ahead of the site's own database.
  const { rows } = await pool.query<{ number: string; published: boolean }>(
    'select number, exists (select from registry.releases where name = $1 and version = $2) as published from registry.revision',
    ['shell', shown.version],
  );
  const [own] = rows;
  if (own && (!own.published || shown.revision > Number(own.number)))
    wrong(
      `En ${siteUrl} responde otro sitio: enseña una versión que esta base de datos no conoce.`,
      'Corrige SITE_URL o DATABASE_URL: la búsqueda leería las páginas de otro.',
    );
  return found;
}

async function readShown(siteUrl: string): Promise<{ revision: number; version: string } | null> {
  const { status, body } = await ask(`${siteUrl}/api/registry`);
  if (status !== 200) return null;
  const { revision, shell } = JSON.parse(body) as { revision?: unknown; shell?: { version?: unknown } };
  return typeof revision === 'number' && typeof shell?.version === 'string'
    ? { revision, version: shell.version }
    : null;
}

async function ask(url: string, trusted: Trusted = {}): Promise<SiteAnswer> {
  const get = url.startsWith('https:') ? getHttps : getHttp;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { signal: AbortSignal.timeout(limitMs), agent: false, ...trusted }, resolve).once('error', reject);
  });
  const { valid_to } = (answer.socket as Partial<TLSSocket>).getPeerCertificate?.() ?? {};
  const certificateEnds = valid_to ? new Date(valid_to) : null;
  return { status: answer.statusCode ?? 0, body: await text(answer), certificateEnds };
}

function reasonOf(siteUrl: string, { code = '', name }: NodeJS.ErrnoException): string {
  if (code === 'CERT_HAS_EXPIRED') return `El certificado de ${siteUrl} ha caducado.`;
  if (/CERT|SELF_SIGNED|VERIFY|ISSUER|ALTNAME/.test(code))
    return `Esta máquina no se fía del certificado de ${siteUrl} (${code}).`;
  return `En ${siteUrl} no responde nadie (${code || name}).`;
}
