import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Release } from '@femcoders/contracts/registry';
import { layCandidate, version } from '../../test/release-fixture.ts';
import {
  type ArchivePart,
  described,
  openUploadSite,
  partsIn,
  tape,
  type UploadSite,
} from '../../test/upload-fixture.ts';

describe('an archive that is hostile is refused, and nothing of it stays', () => {
  let site: UploadSite;
  before(async () => {
    site = await openUploadSite();
  });
  after(() => site.close());

  const cases: [
    title: string,
    (release: Release, parts: ArchivePart[]) => Promise<Buffer>,
    status: number,
    says: RegExp,
  ][] = [
    [
      'a symbolic link',
      (_, parts) => tape(...parts, [{ name: 'client/x', type: 'symlink', linkname: '/etc/passwd' }]),
      400,
      /no es un archivo normal/,
    ],
    [
      'a hard link',
      (_, parts) => tape(...parts, [{ name: 'client/x', type: 'link', linkname: 'release.json' }]),
      400,
      /no es un archivo normal/,
    ],
    [
      'a folder',
      (_, parts) => tape(...parts, [{ name: 'client/', type: 'directory' }]),
      400,
      /no es un archivo normal/,
    ],
    ['a path with ..', (_, parts) => tape(...parts, [{ name: 'client/../../../x.js' }, 'x']), 400, /no vale/],
    ['an absolute path', (_, parts) => tape(...parts, [{ name: '/tmp/x.js' }, 'x']), 400, /no vale/],
    ['a path with a backslash', (_, parts) => tape(...parts, [{ name: 'client\\x.js' }, 'x']), 400, /no vale/],
    [
      'a very long path',
      (_, parts) => tape(...parts, [{ name: `client/${'x'.repeat(300)}` }, 'x']),
      400,
      /demasiado larga/,
    ],
    [
      'a file that release.json does not name',
      (_, parts) => tape(...parts, [{ name: 'server/extra.js' }, 'x']),
      400,
      /sobra/,
    ],
    [
      'a compressed variant of the sender’s',
      (_, parts) => tape(...parts, [{ name: 'client/js/routes.js.br' }, 'x']),
      400,
      /sobra/,
    ],
    ['a file twice', (_, parts) => tape(...parts, parts[1] ?? fail()), 400, /sobra/],
    ['a missing file', (_, parts) => tape(...parts.slice(0, -1)), 400, /falta server\/index\.js/],
    [
      'other content',
      (_, parts) => tape(...parts.slice(0, -1), [{ name: 'server/index.js' }, 'malo()']),
      400,
      /server\/index\.js no tiene el contenido/,
    ],
    [
      'another size',
      (_, parts) => tape(...parts.slice(0, -1), [{ name: 'client/remote-entry.js' }, 'x'.repeat(99)]),
      400,
      /sobra|tamaño/,
    ],
    [
      'no release.json first',
      (_, parts) => tape(...parts.slice(1), parts[0] ?? fail()),
      400,
      /lo primero tiene que ser release\.json/,
    ],
    ['a release.json that is none', () => tape([{ name: 'release.json' }, '{"name":"mf-blog"}']), 400, /no es válido/],
    ['a name that leads elsewhere', (release) => tape(described(release, { name: '../mf-blog' })), 400, /no es válido/],
    [
      'an address outside of the release',
      (release) => tape(described(release, { integrity: { ...release.integrity, '/mf/mf-events/x.js': 'sha256-x' } })),
      400,
      /de fuera/,
    ],
    [
      'an address that climbs',
      (release) =>
        tape(
          described(release, {
            integrity: { ...release.integrity, [`/mf/mf-blog/${release.version}/../x.js`]: 'sha256-x' },
          }),
        ),
      400,
      /de fuera/,
    ],
    [
      'a server file that climbs',
      (release) => tape(described(release, { serverIntegrity: { ...release.serverIntegrity, '../x.js': 'sha256-x' } })),
      400,
      /de fuera/,
    ],
    [
      'a server whose files are not listed',
      (release) => tape(described(release, { serverIntegrity: {} })),
      400,
      /server\/index\.js/,
    ],
    ['nothing', () => tape(), 400, /está vacío/],
    ['what is no gzip', async () => Buffer.from('hola'.repeat(400)), 400, /no es un tar/],
    ['a gzip of what is no tar', async () => gzipSync('hola'.repeat(400)), 400, /no es un tar/],
    ['half of an archive', async (_, parts) => (await tape(...parts)).subarray(0, 400), 400, /no ha llegado entero/],
    [
      'ten thousand times what it weighs',
      (_, parts) => tape(...parts, [{ name: 'client/zeros.js' }, Buffer.alloc(10_000_000)]),
      413,
      /demasiado grande/,
    ],
    [
      'a named file of zeros that is too large',
      (release) => {
        const zeros = Buffer.alloc(10_000_000);
        const address = `/mf/mf-blog/${release.version}/zeros.js`;
        const integrity = { ...release.integrity, [address]: 'sha256-x' };
        const sizes = { ...release.sizes, [address]: zeros.length };
        return tape(described(release, { integrity, sizes }), [{ name: 'client/zeros.js' }, zeros]);
      },
      413,
      /demasiado grande/,
    ],
    [
      'a file that would be in memory whole, and is larger than any may be',
      (_, parts) => tape(parts[0] ?? fail(), [{ name: 'client/remote-entry.js' }, Buffer.alloc(1_000_001)]),
      413,
      /«client\/remote-entry\.js» pesa más de 1 MB/,
    ],
    [
      'a hundred thousand entries',
      (_, parts) =>
        tape(...parts, ...Array.from({ length: 100_000 }, (_, index): ArchivePart => [{ name: `client/${index}` }])),
      400,
      /sobra/,
    ],
    [
      'thousands of named files',
      (release) => {
        const many = Array.from({ length: 5_000 }, (_, index) => [
          `/mf/mf-blog/${release.version}/${index}`,
          'sha256-x',
        ]);
        return tape(described(release, { integrity: { ...release.integrity, ...Object.fromEntries(many) } }));
      },
      413,
      /más de 50 archivos/,
    ],
    [
      'more addresses than the site compares',
      (release) => tape(described(release, { prefixes: Array.from({ length: 51 }, (_, index) => `/a${index}`) })),
      400,
      /más de 50 entradas en prefixes/,
    ],
    [
      'more pieces than the site weighs',
      (release) => {
        const named = Array.from({ length: 501 }, (_, index) => [`p${index}`, { js: [], css: [] }]);
        return tape(described(release, { chunks: Object.fromEntries(named) }));
      },
      400,
      /más de 500 entradas en chunks/,
    ],
    [
      'a page of more pieces than the site looks for',
      (release) =>
        tape(described(release, { routes: [{ id: 'r', path: '/mf-blog', chunks: Array(2_001).fill('routes') }] })),
      400,
      /nombran más de 2000 piezas/,
    ],
    [
      'pages of more pieces with parameters than the site compares',
      (release) => {
        const chunks = Array.from({ length: 51 }, (_, index) => `routes-:${'a'.repeat(index + 1)}`);
        return tape(described(release, { routes: [{ id: 'r', path: '/mf-blog', chunks }] }));
      },
      400,
      /más de 50 piezas con parámetros/,
    ],
    [
      'pieces of more files than the site reads',
      (release) => tape(described(release, { chunks: { routes: { js: Array(4_001).fill('/mf/x.js'), css: [] } } })),
      400,
      /nombran más de 4000 archivos/,
    ],
    [
      'a contract of more names than the site compares',
      (release) => {
        const names = Array.from({ length: 15_000 }, (_, index) => `n${index}`);
        const shared = { version: '1.0.0', names };
        const needs = { api: {}, platform: shared, sharedUi: { version: '1.0.0', names: [] }, libraries: {} };
        return tape(described(release, { contract: { offers: null, needs } as never }));
      },
      400,
      /su contrato nombra más de 15000 cosas/,
    ],
    [
      'an address of slashes without end',
      (release) => tape(described(release, { prefixes: [`${'/'.repeat(150_000)}x`] })),
      400,
      /un texto de más de 500 caracteres/,
    ],
    [
      'an owner that no index holds',
      (release) => tape(described(release, { owner: 'x'.repeat(500_000) })),
      400,
      /un texto de más de 500 caracteres/,
    ],
    [
      'a name of a piece that is a book',
      (release) => tape(described(release, { chunks: { ['x'.repeat(501)]: { js: [], css: [] } } })),
      400,
      /un texto de más de 500 caracteres/,
    ],
    [
      'a release.json of a megabyte',
      (release) => tape(described(release, { contract: { offers: null, needs: null, more: 'x'.repeat(1_000_000) } })),
      413,
      /release\.json no cabe/,
    ],
  ];
  for (const [title, make, status, says] of cases) {
    it(`is refused: ${title}`, async () => {
      const release = await layCandidate(site.sources, 'mf-blog', version('0'));
      const before = await site.lying();
      const answer = await site.send(await make(release, await partsIn(site.folderOf(release))));
      assert.match(answer.message, says);
      assert.equal(answer.status, status);
      assert.ok(!answer.message.includes(site.opened.releasesDir), answer.message);
      assert.deepEqual(await site.lying(), before);
      assert.equal(await site.opened.registry.release('mf-blog', version('0')), null);
    });
  }

  it('one candidate more than a part may have waiting', async () => {
    for (const digit of 'abcde') {
      const release = await layCandidate(site.sources, 'mf-blog', version(digit));
      await site.client().upload(site.folderOf(release));
    }
    const more = await layCandidate(site.sources, 'mf-blog', version('f'));
    await assert.rejects(site.client().upload(site.folderOf(more)), {
      status: 409,
      message: /^De mf-blog ya hay 5 versiones subidas y sin publicar/,
    });
    await site.client().publish('mf-blog', version('a'));
    assert.equal((await site.client().upload(site.folderOf(more))).state, 'uploaded');
  });
});

function fail(): never {
  throw new Error('There is no such entry.');
}
