import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { destination, type Logger, pino, stdSerializers } from 'pino';
import type { Environment } from './environment.ts';

/** Size from which a log starts anew at the next start, in bytes. One earlier file is kept. */
const longestLog = 10 * 1024 * 1024;

/**
 * The structured log: one JSON object per line. With `LOG_LEVEL` it goes to stdout, for systemd or a container; without,
 * to `VAR_DIR/log/site.log`, and the terminal keeps the few lines meant for people.
 */
export function createLog({ logLevel, varDir }: Pick<Environment, 'logLevel' | 'varDir'>): Logger {
  const options = { base: null, serializers: { err: serializeError, path: serializePath } };
  if (logLevel) return pino({ ...options, level: logLevel }, destination(1));
  const file = join(varDir, 'log', 'site.log');
  mkdirSync(dirname(file), { recursive: true });
  rotate(file);
  return pino({ ...options, level: 'info' }, destination({ dest: file, sync: true, mode: 0o600 }));
}

/**
 * Errors of `pg` carry their whole connection, which tells a reader nothing and may hold a password; those of a query
 * carry the values it was to write, which are what people have told us, also in confidence, and so does the detail of a
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
 * The path of an address, without what opens something to whoever has it: its query, and a part that is a key, such as
 * that of somebody's place at an event (32 bytes in base64url).
 */
export function serializePath(path: unknown): unknown {
  if (typeof path !== 'string') return path;
  return path.replace(/\?.*$/s, '').replace(/(?<=\/)(?=[^/]*[A-Z])[\w-]{43}(?=\/|$)/g, '…');
}

/** Puts a log aside that has grown long; nobody may be writing it. */
export function rotate(file: string): void {
  if (existsSync(file) && statSync(file).size > longestLog) renameSync(file, `${file}.1`);
}
