import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, normalize, relative, sep } from 'node:path';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { RegistryError } from './registry-error.ts';

/** Folder of a release: `release.json`, `client/` and `server/index.js` are in it. */
export function releaseFolder(releasesDir: string, { name, version }: Pick<Release, 'name' | 'version'>): string {
  return join(releasesDir, name, version);
}

/**
 * Makes sure that a release lies whole on disk: its `release.json`, its server's files and packages and no others, and
 * every client file, which is no link, with the content whose hash the browser checks.
 * @param folder where it lies before it is put in its place, below `releasesDir` too
 * @throws RegistryError `incomplete-release`, naming the first file that is missing, different or too much
 */
export async function checkReleaseFolder(
  releasesDir: string,
  release: Release,
  folder: string = releaseFolder(releasesDir, release),
): Promise<void> {
  const sources = release.commit ? `sus fuentes (commit ${release.commit.slice(0, 9)})` : 'esas fuentes';
  const refuse = (reason: string) =>
    new RegistryError(
      'incomplete-release',
      `La versión ${release.name} ${release.version} no está completa: ${reason}. Si borras ${folder}, al publicar ${sources} se construye de nuevo.`,
    );

  const written = await readWrittenRelease(folder);
  if (!written) throw refuse('falta su carpeta, o su release.json no es válido');
  if (written.name !== release.name || written.version !== release.version)
    throw refuse('release.json es de otra versión');

  for (const name of release.documents.length > 0 ? ['index.js', 'documents.js'] : ['index.js']) {
    const server = await stat(join(folder, 'server', name)).catch(() => null);
    if (!server?.isFile() || server.size === 0) throw refuse(`falta server/${name}`);
  }

  const flaw =
    (Object.keys(release.serverIntegrity).length > 0 && (await flawOf(folder, 'server', release.serverIntegrity))) ||
    (await flawOf(folder, 'kit', release.kitIntegrity ?? {}));
  if (flaw) throw refuse(flaw);

  if (!(release.entry in release.integrity)) throw refuse(`falta su archivo de entrada ${release.entry}`);
  for (const [address, expected] of Object.entries(release.integrity)) {
    const file = clientFile(folder, release, address);
    if (!file) throw refuse(`${address} queda fuera de su carpeta`);
    const content = await readFile(file).catch(() => null);
    if (!content) throw refuse(`falta ${address}`);
    if ((await realpath(file)) !== join(await realpath(releasesDir), relative(releasesDir, file)))
      throw refuse(`${address} es un enlace`);
    if (content.byteLength !== release.sizes[address]) throw refuse(`${address} no tiene el tamaño esperado`);
    if (!isOf(content, expected)) throw refuse(`${address} no tiene el contenido esperado`);
  }
}

/**
 * Returns what is wrong with the files that the server would import, or teams install: a file that nobody has built could be, too.
 * Older releases do not list those of their server.
 */
async function flawOf(
  release: string,
  part: 'server' | 'kit',
  expected: Record<string, string>,
): Promise<string | null> {
  const folder = join(release, part);
  for (const [name, hash] of Object.entries(expected)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (!content) return `falta ${part}/${name}`;
    if (!isOf(content, hash)) return `${part}/${name} no tiene el contenido esperado`;
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const extra = files.find((name) => !(name in expected));
  return extra === undefined ? null : `${part}/${extra} sobra`;
}

/** @param expected the kind of hash, which each release names for itself (older ones have sha384), and the hash */
export function isOf(content: Buffer, expected: string): boolean {
  const [kind = '', hash] = expected.split(/-(.*)/);
  return createHash(kind).update(content).digest('base64') === hash;
}

async function readWrittenRelease(folder: string): Promise<Release | null> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => '');
  return parseRelease(text);
}

/** Parses a `release.json`. @returns null where it is not valid */
export function parseRelease(text: string): Release | null {
  try {
    return releaseSchema.parse(JSON.parse(text));
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
