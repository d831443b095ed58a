import { createHash, randomBytes } from 'node:crypto';
import type { MakeWhole } from '@femcoders/api/testing/costs/whole-files';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { releaseArchiveType } from '@femcoders/contracts/publishing-names';
import type { Release } from '@femcoders/contracts/registry';
import { makeToken } from '@femcoders/registry/publishing/team-tokens';
import { tape } from '@femcoders/registry/test/upload-fixture';

const name = 'mf-blog';

/** A release whose files say what they are by these names below its folder. */
function releaseOf(files: ReadonlyMap<string, Buffer>, changes: Partial<Release>): Release {
  const version = randomBytes(8).toString('hex');
  const base = `/mf/${name}/${version}/`;
  const hash = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const ofClient = [...files].filter(([path]) => path.startsWith('client/'));
  const address = (path: string) => base + path.replace('client/', '');
  return {
    ...{ name, version, builtAt: '2026-11-21T08:00:00.000Z', commit: null, owner: 'equipo-de-prueba' },
    ...{ globalName: 'mf_blog', entry: `${base}remote-entry.js`, routes: [], blocks: [], documents: [], chunks: {} },
    integrity: Object.fromEntries(ofClient.map(([path, content]) => [address(path), hash(content)])),
    sizes: Object.fromEntries(ofClient.map(([path, content]) => [address(path), content.length])),
    serverIntegrity: { 'index.js': hash(files.get('server/index.js') ?? Buffer.alloc(0)) },
    contract: { offers: null, needs: null },
    ...changes,
  };
}

/** Fields of every release. */
const least: readonly [string, Buffer][] = [
  ['client/remote-entry.js', Buffer.from('/* entry */')],
  ['server/index.js', Buffer.from('export function createRoutes() { return []; }')],
];

interface UploadOptions {
  files: ReadonlyMap<string, Buffer>;
  changes?: Partial<Release>;
  /** It was uploaded before: what lies there is compared with it. */
  again?: boolean;
}

function upload(what: string, made: () => UploadOptions): MakeWhole {
  return async (api) => {
    const { pool, clock } = api;
    const client = await pool.connect();
    const order = { label: randomBytes(6).toString('hex'), names: [name], acts: ['upload' as const], days: 30 };
    const { secret } = await makeToken(client, order, { id: 'costs', name: 'Prueba' }, clock.now).finally(() =>
      client.release(),
    );
    const { files, changes = {}, again = false } = made();
    const release = releaseOf(files, changes);
    const body = await tape(
      [{ name: 'release.json' }, JSON.stringify(release)],
      ...[...files].map(([path, content]): [{ name: string }, Buffer] => [{ name: path }, content]),
    );
    const headers = { 'content-type': releaseArchiveType, authorization: `Bearer ${secret}` };
    if (again) await api.call('POST', '/releases', { headers, body });
    return { what, method: 'POST', url: '/releases', headers, body, inPieces: true };
  };
}

const withFilm = () => new Map([...least, ['client/film.mp4', randomBytes(publishingLimits.fileBytes)] as const]);

/** As many as `release.json` has room for. */
const manyFiles = 2_500;

/** An upload of a release, by what makes it awkward. */
export const wholeReleases = {
  'POST /releases': [
    upload('a release with one file as large as it may be', () => ({ files: withFilm() })),
    upload('a release with such a file, which is there already', () => ({ files: withFilm(), again: true })),
    upload('a release of very many files', () => ({
      files: new Map([
        ...least,
        ...Array.from({ length: manyFiles }, (_, n): [string, Buffer] => [`client/${n}.png`, randomBytes(20_000)]),
      ]),
    })),
    upload('a release that says as much of its pages as it may', () => ({
      files: new Map(least),
      changes: {
        routes: Array.from({ length: 400 }, (_, n) => ({
          ...{ id: `${name}:${n}`, path: `/blog/${'a/'.repeat(200)}${n}`, styles: [], slots: [] },
          chunks: Array.from({ length: 4 }, (_, m) => `chunk-${(4 * n + m) % 500}`),
        })),
        chunks: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`chunk-${n}`, { js: [], css: [] }])),
        contract: {
          offers: null,
          needs: {
            platform: { version: '1.0.0', names: Array.from({ length: 12_000 }, (_, n) => `name${n}`) },
            sharedUi: { version: '1.0.0', names: [] },
            api: {},
          },
        },
      },
    })),
  ],
} satisfies Record<string, readonly MakeWhole[]>;
