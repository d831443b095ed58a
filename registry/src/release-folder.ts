import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { RegistryError } from './registry-error.ts';

/** Folder of a release: `release.json`, `client/` and `server/index.js` are in it. */
export function releaseFolder(releasesDir: string, { name, version }: Pick<Release, 'name' | 'version'>): string {
  return join(releasesDir, name, version);
}

/**
 * Makes sure that a release lies whole on disk: its `release.json`, its server bundle, and every client file with the
 * content that the browser will be told to expect.
 * @throws RegistryError `incomplete-release`, naming the first file that is missing or different
 */
export async function checkReleaseFolder(releasesDir: string, release: Release): Promise<void> {
  const folder = releaseFolder(releasesDir, release);
  const refuse = (reason: string) =>
    new RegistryError(
      'incomplete-release',
      `${release.name} ${release.version} no está completa: ${reason}. Si borras ${folder}, al publicar esas fuentes se construye de nuevo.`,
    );

  const written = await readWrittenRelease(folder);
  if (!written) throw refuse('falta release.json o no es válido');
  if (written.name !== release.name || written.version !== release.version)
    throw refuse('release.json es de otra versión');

  for (const name of release.documents.length > 0 ? ['index.js', 'documents.js'] : ['index.js']) {
    const server = await stat(join(folder, 'server', name)).catch(() => null);
    if (!server?.isFile() || server.size === 0) throw refuse(`falta server/${name}`);
  }

  if (!(release.entry in release.integrity)) throw refuse(`falta su archivo de entrada ${release.entry}`);
  for (const [address, expected] of Object.entries(release.integrity)) {
    const file = clientFile(folder, release, address);
    if (!file) throw refuse(`${address} queda fuera de su carpeta`);
    const content = await readFile(file).catch(() => null);
    if (!content) throw refuse(`falta ${address}`);
    if (content.byteLength !== release.sizes[address]) throw refuse(`${address} no tiene el tamaño esperado`);
    // A release names its own kind of hash: older ones have sha384.
    const [kind = '', hash] = expected.split(/-(.*)/);
    if (createHash(kind).update(content).digest('base64') !== hash)
      throw refuse(`${address} no tiene el contenido esperado`);
  }
}

async function readWrittenRelease(folder: string): Promise<Release | null> {
  try {
    return releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  } catch {
    return null;
  }
}

/** The file behind `/mf/<name>/<version>/<path>`, or null when the address leads out of the release. */
function clientFile(folder: string, { name, version }: Release, address: string): string | null {
  const prefix = `/mf/${name}/${version}/`;
  const client = join(folder, 'client');
  if (!address.startsWith(prefix)) return null;
  const file = normalize(join(client, address.slice(prefix.length)));
  return file.startsWith(client + sep) ? file : null;
}
