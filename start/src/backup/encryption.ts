import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StartError } from '@femcoders/services/start-error';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

/** A pair of keys of age (https://age-encryption.org): the recipient closes, and only the identity opens. */
export interface BackupKeys {
  recipient: string;
  identity: string;
}

export async function makeBackupKeys(): Promise<BackupKeys> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream for who has the identity of a recipient. */
export async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/**
 * Decrypts a stream; what was changed by a bit breaks it off.
 * @param identityFile a file as `age-keygen` writes it: one identity a line, `#` before comments
 * @throws StartError where there is no such file, or no identity in it opens the stream
 */
export async function decrypted(content: Readable, identityFile: string | undefined): Promise<Readable> {
  const decrypter = new Decrypter();
  const identities = await readIdentities(identityFile).catch((error) => {
    content.destroy();
    throw error;
  });
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (error) {
    content.destroy();
    throw new StartError(
      `La copia no se abre con la clave de ${identityFile}: es de otra, o la copia está dañada. Usa la clave que iba con BACKUP_RECIPIENT cuando se hizo.`,
      { cause: error },
    );
  }
}

async function readIdentities(file: string | undefined): Promise<string[]> {
  if (!file)
    throw new StartError('La copia está cifrada: di en BACKUP_IDENTITY_FILE en qué archivo está la clave que la abre.');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`No se puede leer BACKUP_IDENTITY_FILE, ${file} (${error.code}).`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => /^AGE-SECRET-KEY-[0-9A-Z-]+$/.test(line));
  if (identities.length > 0) return identities;
  throw new StartError(`En ${file} no hay ninguna clave: se espera una línea que empiece por AGE-SECRET-KEY-1.`);
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);
