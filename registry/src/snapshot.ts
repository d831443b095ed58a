import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type RegistryDocument, registryDocumentSchema } from '@femcoders/contracts/registry';

/** The document that was last kept in a file; null when there is none that can be read. */
export async function readSnapshot(file: string): Promise<RegistryDocument | null> {
  try {
    return registryDocumentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps a document in a file: whole or not at all, however the process ends. */
export async function writeSnapshot(file: string, document: RegistryDocument): Promise<void> {
  // Processes of several machines or containers may share the folder: their numbers say nothing.
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, JSON.stringify(document), { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
