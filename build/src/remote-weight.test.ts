import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { overBudget, weighRemote } from './remote-weight.ts';

const address = (file: string) => `/mf/mf-trial/0123456789abcdef/${file}`;
const chunk = (...files: string[]) => ({
  js: files.filter((file) => file.endsWith('.js')).map(address),
  css: files.filter((file) => file.endsWith('.css')).map(address),
});
const route = (path: string, ...chunks: string[]) => ({ id: path, path, chunks, styles: [], slots: [] });

const release = {
  entry: address('remote-entry.js'),
  routes: [route('/lista', 'list'), route('/texto/:slug', 'text', 'text-:slug')],
  blocks: [{ id: 'b', slot: 'home.now', title: 'Lo último', order: 1, chunks: ['latest'] }],
  chunks: {
    routes: chunk('routes.js'),
    list: chunk('list.js', 'list.css'),
    text: chunk('text.js'),
    'text-corto': chunk('corto.js'),
    'text-largo': chunk('largo.js'),
    latest: chunk('latest.js', 'list.css'),
  },
};

/** Bytes of each file; noise does not get smaller when it is compressed. */
const sizes = {
  'remote-entry.js': 4000,
  'routes.js': 1000,
  'list.js': 5000,
  'list.css': 3000,
  'text.js': 2000,
  'corto.js': 1000,
  'largo.js': 8000,
  'latest.js': 1000,
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-weight-'));
  for (const [file, size] of Object.entries(sizes)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), randomBytes(size));
  }
});
after(() => rm(folder, { recursive: true, force: true }));

describe('a remote', () => {
  test('weighs its entry, and each page with the heaviest text that it may show', async () => {
    const { entryBytes, pieces } = await weighRemote(release, folder);
    assert.equal(Math.round(entryBytes / 100), 40);
    assert.deepEqual(
      pieces.map(({ name, bytes }) => [name, Math.round(bytes / 1000)]),
      [
        ['la página /texto/:slug', 11],
        ['la página /lista', 9],
        ['el bloque «Lo último»', 5],
      ],
    );
    assert.deepEqual(
      pieces[0]?.files.map(([file]) => file),
      ['largo.js', 'text.js', 'routes.js'],
    );
  });

  test('takes the name of a piece for no expression: one that would never end is found to mean nothing', async () => {
    const hostile = 'x(a+)+y';
    const chunks = { ...release.chunks, [`xz${'a'.repeat(60)}`]: chunk('largo.js'), [hostile]: chunk('corto.js') };
    const routes = [
      route('/a', 'x(a+)+:b'),
      route('/b', hostile),
      route('/c', 'te:a-l:b'),
      route('/d', 'text-largo:a'),
    ];
    const { pieces } = await weighRemote({ ...release, routes, blocks: [], chunks }, folder);
    const filesOf = (path: string) =>
      pieces
        .find(({ name }) => name.endsWith(path))
        ?.files.map(([file]) => file)
        .sort();
    assert.deepEqual(filesOf('/a'), ['corto.js', 'routes.js']);
    assert.deepEqual(filesOf('/b'), ['corto.js', 'routes.js']);
    assert.deepEqual(filesOf('/c'), ['largo.js', 'routes.js']);
    assert.deepEqual(filesOf('/d'), ['routes.js']);
  });

  test('within its budget nobody complains', async () => {
    assert.deepEqual(overBudget(await weighRemote(release, folder), { entryKb: 5, pageKb: 12 }), []);
  });

  test('over its budget the heaviest piece is named with its files', async () => {
    const [entry, page, ...rest] = overBudget(await weighRemote(release, folder), { entryKb: 3, pageKb: 8 });
    assert.match(entry ?? '', /^La entrada .* pesa 4,0 kB comprimida y su presupuesto es de 3,0: sobran 1,0 kB\./);
    assert.match(page ?? '', /la página \/texto\/:slug pesa 11,1 kB .* es de 8,0: sobran 3,1 kB, y otras 1 también/);
    assert.match(page ?? '', /Lo que más pesa: largo\.js \(8,0 kB\), text\.js/);
    assert.deepEqual(rest, []);
  });

  test('over its budget the library that adds most to that piece is named, and none of another piece', async () => {
    const weight = await weighRemote(release, folder);
    const libraries = {
      'largo.js': { shiki: 30_000, dayjs: 7_000 },
      'text.js': { dayjs: 26_000 },
      'list.js': { three: 600_000 },
    };
    const [page] = overBudget(weight, { entryKb: 5, pageKb: 8 }, libraries);
    assert.match(page ?? '', /La librería que más pesa en ella: dayjs \(33,0 kB de código sin comprimir\)\. Carga/);
    assert.doesNotMatch(overBudget(weight, { entryKb: 5, pageKb: 8 })[0] ?? '', /librería/);
  });
});
