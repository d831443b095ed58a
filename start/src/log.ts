import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Logger, pino, stdSerializers } from 'pino';
import { batchedOutput } from './batched-output.ts';
import type { Environment } from './environment.ts';
import { lasting, rotatingFile } from './rotating-file.ts';

/**
 * The structured log: one JSON object per line. With `LOG_LEVEL` it goes to stdout, for systemd or a container; without,
 * to `VAR_DIR/log/site.log`, and the terminal keeps the few lines meant for people. A new file begins each day, at 10 MB, and where
 * somebody has moved it; seven stay. A SIGHUP, where no terminal could have sent it, opens the file again.
 */
export function createLog({ logLevel, varDir }: Pick<Environment, 'logLevel' | 'varDir'>): Logger {
  const options = { base: null, serializers: { err: serializeError, path: serializePath } };
  if (logLevel) return pino({ ...options, level: logLevel }, batchedOutput(lasting(1)));
  const file = join(varDir, 'log', 'site.log');
  mkdirSync(dirname(file), { recursive: true });
  const target = rotatingFile(file);
  if (!process.stdin.isTTY) process.on('SIGHUP', target.reopen);
  return pino({ ...options, level: 'info' }, batchedOutput(target));
}

/**
 * Errors of `pg` carry their whole connection, which is of no use to a reader and may hold a password; those of a query
 * carry the values it was to write, which people have entrusted to us, and so does the detail of a
 * refused row.
 */
export function serializeError(error: Error) {
  const { client: _, params: __, detail: ___, ...written } = stdSerializers.err(error);
  return { ...written, message: withoutValues(written.message, error), stack: withoutValues(written.stack, error) };
}

/** The query builder writes them below the query. */
function withoutValues(text: string, error: unknown): string {
  if (!(error instanceof Error)) return text;
  const own = 'params' in error ? text.replaceAll(`\nparams: ${error.params}`, '') : text;
  return withoutValues(own, error.cause);
}

/**
 * The path of an address, without what opens something to its owner. Keys travel in headers, in bodies and behind `?`
 * or `#` (decision 69), but who mistypes an address, and mails of years ago, have them in the path: a part that
 * could hold one is left out whole.
 */
export function serializePath(path: unknown): unknown {
  if (typeof path !== 'string') return path;
  // Most addresses have no part that is long enough for a key.
  if (path.length <= longestPath && !/[?#%]|(?:^|\/)[^/]{20}/.test(path)) return path;
  return shortened(path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((part) => (mayHoldKey(part) ? '…' : part))
    .join('/');
}

/** Characters of a path in the log: no address of ours has as many, and long ones would push out the lines of others. */
const longestPath = 300;

/** Without the part in which it is too long: half a key would not be known for one. */
function shortened(path: string): string {
  return path.length > longestPath ? `${path.slice(0, Math.max(0, path.lastIndexOf('/', longestPath)))}/…` : path;
}

/** Random bytes in base64url: long as those of 256 bits, or with signs of every kind. Addresses of pages have small letters. */
function mayHoldKey(part: string): boolean {
  const runs = decoded(part).match(/[\w-]{20,}/g) ?? [];
  return runs.some((run) => /[A-Z]/.test(run) && (run.length >= 40 || (/[a-z]/.test(run) && /\d/.test(run))));
}

/** However often its letters were encoded. Signs of others than ASCII, which no key has, are not put together. */
const decoded = (part: string): string =>
  part.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, sign) => String.fromCharCode(Number.parseInt(sign, 16)));
