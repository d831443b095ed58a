import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@femcoders/services/start-error';
import type { Environment } from './environment.ts';

/**
 * The site's secret key: `SECRET_KEY`, else the one that the first start has left in `VAR_DIR`, readable by its owner
 * alone. Without it, what is sealed with it is lost: second factors have to be set up again.
 *
 * @returns 32 bytes
 * @throws StartError when the file holds something else
 */
export function readSecretKey({ secretKey, varDir }: Pick<Environment, 'secretKey' | 'varDir'>): Buffer {
  if (secretKey) return secretKey;
  const file = join(varDir, 'secret.key');
  // One that is there is read also where nothing can be written.
  if (!existsSync(file)) writeUnlessThere(file, randomBytes(32).toString('base64url'));
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== 32) {
    throw new StartError(`${file} no contiene una clave de 32 bytes. Recupérala de una copia de seguridad.`);
  }
  return key;
}

/**
 * The site's secret key, for a command: it makes none, which would open nothing.
 * @throws StartError where it is not here
 */
export function findSecretKey(environment: Pick<Environment, 'secretKey' | 'varDir'>): Buffer {
  const file = join(environment.varDir, 'secret.key');
  if (environment.secretKey || existsSync(file)) return readSecretKey(environment);
  throw new StartError(
    `Falta la clave secreta del sitio: ni SECRET_KEY está ni ${file}. Da la del sitio (la de la API está en su VAR_DIR/secret.key).`,
  );
}

/** Returns the key that signs preview passes: a separate one where there is one, else the site's. @returns 32 bytes */
export function readPreviewKey(environment: Pick<Environment, 'previewKey' | 'secretKey' | 'varDir'>): Buffer {
  return environment.previewKey ?? readSecretKey(environment);
}

/** Whole or not at all, and never over one that is there. */
function writeUnlessThere(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, `${text}\n`, { mode: 0o600 });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
