import { createHash } from 'node:crypto';
import { linkWithCode, longestLink, packedCode, unpackCode } from './share-link.ts';

// jsdom has neither of them.
Object.assign(globalThis, {
  Blob: jest.requireActual('node:buffer').Blob,
  ...jest.requireActual('node:stream/web'),
});

const page = 'https://femcoders.test/recursos/css/css-grid#algo';
const code = { html: '<p>Año «nuevo»</p>', css: 'p { color: red; }', js: "console.log('año')" };

test('a link carries code there and back', async () => {
  const link = await linkWithCode(page, 'galeria', code);
  expect(link).toMatch(/^https:\/\/femcoders\.test\/recursos\/css\/css-grid#ejemplo-galeria=[\w-]+$/);
  const packed = packedCode(new URL(link ?? '').hash, 'galeria');
  expect(await unpackCode(packed ?? '')).toEqual(code);
});

test('it is for one example only', async () => {
  const { hash } = new URL((await linkWithCode(page, 'galeria', code)) ?? '');
  expect(packedCode(hash, 'subgrid')).toBeNull();
  expect(packedCode('#ejemplo-galeria', 'galeria')).toBeNull();
});

test('code that would make it too long has none', async () => {
  const noise = Array.from({ length: 100 }, (_, index) => createHash('sha256').update(`${index}`).digest('base64'));
  expect(await linkWithCode(page, 'galeria', { html: noise.join(''), css: '', js: '' })).toBeNull();
});

test.each([
  [
    'cut off in the middle',
    async () => (packedCode(new URL((await linkWithCode(page, 'a', code)) ?? '').hash, 'a') ?? '').slice(0, 12),
  ],
  ['no code at all', async () => 'hola'],
  ['signs that no link has', async () => '%%%'],
  ['longer than any of ours', async () => 'a'.repeat(longestLink + 1)],
])('what is %s loads nothing', async (_, made) => {
  expect(await unpackCode(await made())).toBeNull();
});
