import { createPrivateKey } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { type DatabaseHost, toWritableHost } from './writable-host.ts';

/** The address of a database cannot be used. Its message is Spanish, completes «se espera…» and never repeats the address. */
export class DatabaseUrlError extends Error {
  override readonly name = 'DatabaseUrlError';
}

interface ParsedUrl {
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  hosts: DatabaseHost[];
  params: URLSearchParams;
}

/** A raw `#`, `/`, `?` or `@` of a password would end up in another part: only these parts may follow the hosts. */
const urlShape = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#@]*))?(?:\?([^#@]*))?$/i;

const expectedUrl =
  'una dirección como postgresql://usuaria:contraseña@máquina:5432/base, con los signos de la contraseña escritos con % (# es %23, / es %2F, ? es %3F, @ es %40, : es %3A y % es %25)';

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;
const sslFiles = ['sslrootcert', 'sslcert', 'sslkey'] as const;
/** The site writes: a server that only reads is of no use to it. */
const sessionTargets = ['any', 'read-write', 'primary'];
/** Parameters of the URL that reach the connection; what `pg` would take beyond them is not for an address to say. */
const passedOn = [
  'application_name',
  'client_encoding',
  'options',
  'sslnegotiation',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const;

/** Parameters of libpq that are taken and not followed: they change neither what is protected nor what is read. */
const notFollowed = [
  'connect_timeout',
  'keepalives',
  'keepalives_idle',
  'keepalives_interval',
  'keepalives_count',
  'tcp_user_timeout',
  'fallback_application_name',
  'gssencmode',
  'krbsrvname',
  'load_balance_hosts',
  'sslcompression',
  'sslsni',
  'channel_binding',
];
const known = new Set<string>([
  ...['host', 'port', 'user', 'password', 'dbname', 'ssl', 'sslmode', 'sslpassword', 'target_session_attrs'],
  ...sslFiles,
  ...passedOn,
  ...notFollowed,
]);

/**
 * Reads a connection string as libpq does: `sslmode` and its files, percent-encoded parts, several hosts. Where there are several, each
 * connection goes to the one that takes writes.
 * `prefer`, `allow` and no `sslmode` need a try (`tlsAttempts`): here `prefer` asks for TLS, and the other two for none.
 * @param url `postgresql://…`
 * @throws DatabaseUrlError
 */
export function connectionConfig(url: string): ClientConfig {
  const { hosts, params, user, password, database } = parseUrl(url);
  const tls = readTls(params, hosts);
  const [first] = hosts;
  const settings: Record<string, unknown> = { ...first, user, password, database, ssl: tls };
  for (const name of passedOn) if (params.has(name)) settings[name] = params.get(name);
  const config = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as ClientConfig;
  return hosts.length > 1 ? toWritableHost(hosts, config) : config;
}

/**
 * Returns the addresses to try in turn, the first that connects being the one to use: libpq decides on TLS by trying where `sslmode` is `prefer`
 * (as it is where nothing is said) or `allow`.
 * @throws DatabaseUrlError
 */
export function tlsAttempts(url: string): string[] {
  const { hosts, params } = parseUrl(url);
  const mode = modeOf(params) ?? 'prefer';
  if (hosts.every(isSocket) || (mode !== 'prefer' && mode !== 'allow')) return [url];
  const attempts = [withMode(url, 'no-verify'), withMode(url, 'disable')];
  return mode === 'prefer' ? attempts : attempts.reverse();
}

function withMode(url: string, mode: string): string {
  const [front = '', query = ''] = url.split('?', 2);
  const kept = query.split('&').filter((part) => part && !/^(?:ssl|sslmode)=/.test(part));
  return `${front}?${[...kept, `sslmode=${mode}`].join('&')}`;
}

function parseUrl(url: string): ParsedUrl {
  const [matched, account, authority = '', path, query = ''] = urlShape.exec(url) ?? [];
  if (matched === undefined) throw new DatabaseUrlError(expectedUrl);
  const params = new URLSearchParams(query.replaceAll('+', '%2B'));
  const [user, ...password] = account?.split(':') ?? [];
  for (const part of query.split('&')) decode(part);
  refuseUnknown(params);
  return {
    user: decode(user) || params.get('user') || undefined,
    password: decode(account?.includes(':') ? password.join(':') : undefined) || params.get('password') || undefined,
    database: decode(path) || params.get('dbname') || undefined,
    hosts: readHosts(authority, params),
    params,
  };
}

/** As libpq does: `sslMode=verify-full` would else be a connection that verifies nothing. @throws DatabaseUrlError */
function refuseUnknown(params: URLSearchParams): void {
  const unknown = [...new Set(params.keys())].filter((name) => name && !known.has(name));
  if (unknown.length > 0) {
    // A raw `&` of a password would make its rest a name.
    const names = params.has('password') ? (unknown.length > 1 ? 'algunos' : 'uno') : unknown.join(', ');
    throw new DatabaseUrlError(
      `detrás de ? solo parámetros que el sitio conoce: ${names} no ${unknown.length > 1 ? 'son' : 'es'} ninguno de ellos (docs/database.md)`,
    );
  }
  if (params.get('channel_binding') === 'require')
    throw new DatabaseUrlError(
      'un servidor que muestra quién es: quita channel_binding=require y pon sslmode=verify-full',
    );
  if (!/^(?:true|false)?$/.test(params.get('ssl') ?? '')) throw new DatabaseUrlError('en ssl «true» o «false»');
}

function decode(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    throw new DatabaseUrlError(expectedUrl);
  }
}

function readHosts(authority: string, params: URLSearchParams): DatabaseHost[] {
  const given = params.get('host');
  const ports = params.get('port')?.split(',') ?? [];
  const portOf = (text: string | undefined, index: number) => {
    const port = text || (ports.length > 1 ? ports[index] : ports[0]);
    if (!port) return undefined;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new DatabaseUrlError(expectedUrl);
    return Number(port);
  };
  if (given !== null) return given.split(',').map((host, index) => ({ host, port: portOf(undefined, index) }));
  return authority.split(',').map((text, index) => {
    const [matched, ip, name, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(.*))?$/.exec(text) ?? [];
    if (matched === undefined) throw new DatabaseUrlError(expectedUrl);
    return { host: ip ?? (decode(name) || undefined), port: portOf(port, index) };
  });
}

const isSocket = ({ host }: DatabaseHost) => host?.startsWith('/') ?? false;

/** `ssl=true` is what JDBC writes, and libpq reads it as `require`. */
function modeOf(params: URLSearchParams): string | undefined {
  const mode = params.get('sslmode') || (params.get('ssl') === 'true' ? 'require' : undefined);
  if (mode !== undefined && !sslModes.some((known) => known === mode))
    throw new DatabaseUrlError(`en sslmode uno de estos: ${sslModes.slice(0, -1).join(', ')}`);
  const target = params.get('target_session_attrs') || 'any';
  if (!sessionTargets.includes(target))
    throw new DatabaseUrlError(
      `en target_session_attrs uno de estos, porque el sitio escribe: ${sessionTargets.join(', ')}`,
    );
  return mode;
}

/** Returns what `pg` takes as `ssl`, as its own library reads it in the way of libpq. */
function readTls(params: URLSearchParams, hosts: readonly DatabaseHost[]): ClientConfig['ssl'] {
  const mode = modeOf(params);
  if (hosts.every(isSocket) || mode === undefined || mode === 'disable' || mode === 'allow') return false;
  const tls = new URLSearchParams();
  const files = sslFiles.flatMap((name) => (params.get(name) ? [[name, params.get(name) as string] as const] : []));
  // libpq: the authorities of the system, and then always with the name.
  const bySystem = params.get('sslrootcert') === 'system';
  for (const [name, file] of files) {
    const isNeedless = name === 'sslrootcert' && (bySystem || mode === 'no-verify' || mode === 'prefer');
    if (!isNeedless) tls.set(name, file);
  }
  if (mode === 'verify-ca' && !tls.has('sslrootcert') && !bySystem)
    throw new DatabaseUrlError('con sslmode=verify-ca también sslrootcert, el archivo con el certificado de la CA');
  tls.set('sslmode', bySystem ? 'verify-full' : mode === 'no-verify' ? 'require' : mode);
  const { ssl } = readFiles(`postgres://base?${tls}`);
  if (typeof ssl !== 'object') return ssl;
  const passphrase = params.get('sslpassword');
  return passphrase && ssl.key ? { ...ssl, key: opened(String(ssl.key), passphrase) } : ssl;
}

/** Opened here, as `pg` hides the key from logs but not its passphrase. */
function opened(key: string, passphrase: string): string {
  try {
    return createPrivateKey({ key, passphrase }).export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    throw new DatabaseUrlError('en sslpassword la contraseña de la clave de sslkey');
  }
}

/** @throws DatabaseUrlError with the path of a file that cannot be read */
function readFiles(tlsUrl: string): ClientConfig {
  try {
    return toClientConfig(parse(tlsUrl, { useLibpqCompat: true }));
  } catch (error) {
    const path = error instanceof Error && 'path' in error ? ` (${String(error.path)} no se puede leer)` : '';
    throw new DatabaseUrlError(`en ${sslFiles.join(', ')} archivos que se puedan leer${path}`);
  }
}
