import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@femcoders/services/start-error';
import type { ObjectStore } from '@femcoders/storage/object-store';
import * as z from 'zod/v4';
import { aheadMs } from './backup-file.ts';
import type { LastBackup } from './check-plausibility.ts';
import { decrypted, encrypted } from './encryption.ts';
import type { MadeBackup } from './make-backup.ts';

const folder = 'backups/';
const descriptionEnding = '.json';
const contentEnding = '.tar.age';
/** Pieces of an upload that never ended are removed after this, in milliseconds. */
const unfinishedMs = 24 * 60 * 60 * 1000;

const descriptionSchema = z.object({
  createdAt: z.iso.datetime(),
  /** Distinguishes the backups of several sites in one bucket: the mark of the site's secret key. */
  site: z.string(),
  rows: z.number().int(),
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Of the encrypted file: bytes and SHA-256 in hexadecimal. */
  size: z.number().int(),
  sha256: z.string(),
});

/** The description of a complete backup in the store, read without opening it. */
export interface StoredBackup extends z.infer<typeof descriptionSchema> {
  /** Such as `femcoders-20261127T030000000Z`. */
  name: string;
}

interface StoreOrder {
  made: MadeBackup;
  recipient: string;
  site: string;
  now: Date;
  prefix?: string;
}

/** Which backups are meant. */
export interface BackupsOf {
  /** Begins their names. */
  prefix: string;
  /** Of this site alone; of all where it is not known. */
  site?: string | undefined;
  now: Date;
}

/**
 * Encrypts a backup into the store and reads it back. Its description comes last: without it, the backup is none.
 * @param file of the backup, in the clear
 * @param recipient of age, who alone can open it
 * @param site whose it is
 * @param prefix before the name of one that does not count
 * @throws StartError where what is read back is not what was sent; StoreError
 */
export async function storeBackup(
  store: ObjectStore,
  file: string,
  { made, recipient, site, now, prefix = '' }: StoreOrder,
): Promise<StoredBackup> {
  const name = prefix + basename(file, '.tar');
  const key = folder + name + contentEnding;
  const [sent, back] = [new Measured(), new Measured()];
  const sending = pipeline(await encrypted(createReadStream(file), recipient), sent);
  await Promise.all([sending, store.put(key, sent)]);
  const stored = await store.get(key);
  if (stored) await pipeline(stored.body, back.resume());
  if (back.sha256() !== sent.sha256())
    throw new StartError(
      `El almacén ${store.place} no devuelve la copia como se le dio. No cuenta como copia; las de antes siguen.`,
    );
  const { rows, releases } = made;
  const measured = { size: sent.size, sha256: sent.sha256() };
  const description = { createdAt: now.toISOString(), site, rows, releases, ...measured };
  const text = JSON.stringify(descriptionSchema.parse(description));
  await store.put(folder + name + descriptionEnding, Buffer.from(text), { contentType: 'application/json' });
  return { name, ...description };
}

/** The whole backups in the store, the oldest first; none that a clock has made that was ahead. */
export async function listBackups(store: ObjectStore, { prefix, site, now }: BackupsOf): Promise<StoredBackup[]> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of store.list(folder)) sizes.set(key.slice(folder.length), size);
  const backups: StoredBackup[] = [];
  for (const key of sizes.keys()) {
    const name = key.slice(0, -descriptionEnding.length);
    if (!key.startsWith(prefix) || !key.endsWith(descriptionEnding)) continue;
    const described = await store.get(folder + key);
    const read = descriptionSchema.safeParse(described && (await json(described.body).catch(() => null)));
    if (!read.success || sizes.get(name + contentEnding) !== read.data.size) continue;
    if (site !== undefined && read.data.site !== site) continue;
    if (Date.parse(read.data.createdAt) <= now.getTime() + aheadMs) backups.push({ name, ...read.data });
  }
  return backups.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** The newest of them, to compare with. */
export async function lastStoredBackup(store: ObjectStore, of: BackupsOf): Promise<LastBackup | null> {
  return (await listBackups(store, of)).at(-1) ?? null;
}

/**
 * Removes the oldest backups, and what was left of some that were not finished.
 * @returns their names
 */
export async function keepLatestStored(store: ObjectStore, of: BackupsOf, keep: number): Promise<string[]> {
  const whole = await listBackups(store, of);
  const outdated = whole.slice(0, Math.max(0, whole.length - keep));
  for (const { name } of outdated) {
    // Without its description it is none: the other half can wait for the next time.
    await store.remove(folder + name + descriptionEnding);
    await store.remove(folder + name + contentEnding);
  }
  await removeHalves(store, of);
  return outdated.map(({ name }) => name);
}

/** Contents without a description, of a day ago and longer. */
async function removeHalves(store: ObjectStore, { prefix, now }: BackupsOf): Promise<void> {
  const before = new Date(now.getTime() - unfinishedMs);
  const described = new Set<string>();
  const contents: { key: string; name: string; modifiedAt: Date }[] = [];
  for await (const { key, modifiedAt } of store.list(folder)) {
    const name = key.slice(folder.length).replace(/\.(?:json|tar\.age)$/, '');
    if (!name.startsWith(prefix)) continue;
    if (key.endsWith(descriptionEnding)) described.add(name);
    else contents.push({ key, name, modifiedAt });
  }
  for (const { key, name, modifiedAt } of contents)
    if (!described.has(name) && modifiedAt < before) await store.remove(key);
  // Not every service can list them, and not all keys may: the bucket's own rule ends them, too.
  await store.removeUnfinished(folder, before).catch(() => undefined);
}

/**
 * Writes a backup of the store, decrypted, into a file.
 * @param wanted its name, or `ultima` for the newest
 * @throws StartError where there is none, or it does not open; StoreError
 */
export async function fetchBackup(
  store: ObjectStore,
  {
    wanted,
    prefix,
    identityFile,
    file,
  }: { wanted: string; prefix: string; identityFile: string | undefined; file: string },
): Promise<StoredBackup> {
  const backups = await listBackups(store, { prefix, now: new Date() });
  if (wanted === 'ultima' && new Set(backups.map(({ site }) => site)).size > 1)
    throw new StartError(
      `En ${store.place} hay copias de más de un sitio: di cuál quieres por su nombre (${backups
        .slice(-5)
        .map((backup) => backup.name)
        .join(', ')}), y da a cada sitio su carpeta en STORAGE_URL.`,
    );
  const name = wanted.replace(/\.tar(?:\.age)?$/, '');
  const chosen = wanted === 'ultima' ? backups.at(-1) : backups.find((backup) => backup.name === name);
  if (!chosen) {
    const names = backups.map((backup) => backup.name).slice(-5);
    const there = names.length > 0 ? `Las últimas: ${names.join(', ')}.` : 'No hay ninguna.';
    throw new StartError(`En el almacén ${store.place} no está la copia ${wanted}. ${there}`);
  }
  const stored = await store.get(folder + chosen.name + contentEnding);
  if (!stored) throw new StartError(`La copia ${chosen.name} ha desaparecido del almacén. Usa otra.`);
  const opened = await decrypted(stored.body, identityFile);
  await pipeline(opened, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })).catch((error) => {
    const { name: kind, code } = error as { name?: string; code?: string };
    if (kind === 'StoreError') throw error;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StartError(`La copia ${chosen.name} no cabe en ${dirname(file)}: haz sitio, o cambia BACKUPS_DIR.`);
    throw new StartError(`La copia ${chosen.name} ha cambiado desde que se hizo. Usa otra.`, { cause: error });
  });
  return chosen;
}

/** Counts and hashes what passes. */
class Measured extends Transform {
  size = 0;
  readonly #hash = createHash('sha256');

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += piece.byteLength;
    this.#hash.update(piece);
    done(null, piece);
  }

  /** In hexadecimal, once all has passed. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }
}
