import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import type { ApiOffers, ReleaseContract, RemoteNeeds } from '@femcoders/contracts/release-contract';

/** A version as tests write it: `version('b')` is `bbbbbbbbbbbbbbbb`. */
export function version(digit: string): string {
  return digit.repeat(16);
}

/**
 * Lays a small but whole release into a folder, as a build would.
 * @param content text of its entry script, so that two releases of one version can differ
 * @param contract none unless given, as in releases from before there were contracts
 */
export async function layRelease(
  releasesDir: string,
  name: string,
  version: string,
  {
    content = `${name} ${version}`,
    contract = { offers: null, needs: null },
  }: { content?: string; contract?: ReleaseContract } = {},
): Promise<Release> {
  const folder = join(releasesDir, name, version);
  const base = `/mf/${name}/${version}/`;
  const files: Record<string, string> = {
    'remote-entry.js': `/* ${content} */`,
    'js/routes.js': '/* routes */',
    'css/routes.css': 'p{}',
  };
  const release: Release = {
    name,
    version,
    builtAt: '2026-11-21T08:00:00.000Z',
    commit: null,
    owner: 'equipo-de-prueba',
    globalName: name === 'shell' ? null : name.replace('-', '_'),
    entry: `${base}remote-entry.js`,
    routes: [{ id: `${name}:0`, path: `/${name}`, chunks: ['routes'], styles: [], slots: [] }],
    blocks: [],
    documents: [],
    chunks: { routes: { js: [`${base}js/routes.js`], css: [`${base}css/routes.css`] } },
    integrity: {},
    sizes: {},
    serverIntegrity: {},
    contract,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'client', path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
    release.integrity[base + path] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    release.sizes[base + path] = Buffer.byteLength(text);
  }
  await mkdir(join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'server', 'index.js'), 'export function createRoutes() { return []; }');
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return release;
}

/** A small release of the shell that offers these names of `platform` to remotes. */
export function layShell(
  releasesDir: string,
  version: string,
  offered: { version?: string; since?: string; names?: string[]; react?: string } = {},
): Promise<Release> {
  const { version: platform = '1.0.0', since = '1.0.0', names = ['Link'], react } = offered;
  const offers = {
    ...(react !== undefined && { libraries: { react } }),
    platform: { version: platform, since, names },
    sharedUi: { version: '1.0.0', since: '1.0.0', names: [] },
  };
  return layRelease(releasesDir, 'shell', version, { contract: { offers, needs: null } });
}

/** A small release of a remote that needs these names of `platform`, and these fields of a route of the API. */
export function layRemote(
  releasesDir: string,
  name: string,
  version: string,
  needed: { platform?: string; names?: string[]; fields?: Record<string, string>; react?: string } = {},
): Promise<Release> {
  const { platform = '1.0.0', names = ['Link'], fields, react } = needed;
  const needs: RemoteNeeds = {
    ...(react !== undefined && { libraries: { react } }),
    platform: { version: platform, names },
    sharedUi: { version: '1.0.0', names: [] },
    api: fields ? { 'GET /things': { access: 'public', answers: fields, sends: [] } } : {},
  };
  return layRelease(releasesDir, name, version, { contract: { offers: null, needs } });
}

/** An API that answers these fields of the route that `layRemote` knows. */
export function apiWith(answers: Record<string, string>): ApiOffers {
  return { 'GET /things': { access: 'public', answers, requires: [] } };
}

/** Lays a small release as a build leaves it, with the hashes of its server's files and compressed variants: what can be uploaded. */
export async function layCandidate(
  folder: string,
  name: string,
  version: string,
  changes: Partial<Release> = {},
  content = `${name} ${version}`,
): Promise<Release> {
  const laid = await layRelease(folder, name, version, { content });
  const server = join(folder, name, version, 'server');
  const text = await readFile(join(server, 'index.js'));
  const index = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const release = { ...laid, serverIntegrity: { 'index.js': index }, ...changes };
  await writeFile(join(folder, name, version, 'release.json'), JSON.stringify(release));
  await writeFile(join(folder, name, version, 'client', 'remote-entry.js.br'), 'what no site should trust');
  return release;
}
