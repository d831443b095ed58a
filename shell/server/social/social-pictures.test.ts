import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { socialPicturePath } from '@femcoders/contracts/social-picture';
import sharp from 'sharp';
import { socialArea } from './social-area.ts';
import { drawSocialCard, type SocialCard } from './social-drawing.ts';
import { pageOfSocialPicture, SocialPictures } from './social-pictures.ts';

const card = (title: string, path = '/eventos'): SocialCard => ({
  title,
  area: socialArea(path),
  brand: 'FemCoders Club',
  seed: path,
});

describe('the pictures of pages for social networks', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'social-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('are PNGs of 1200 by 630 that weigh little', async () => {
    const pictures = new SocialPictures({ folder: join(folder, 'size') });
    const file = await pictures.fileOf(card('Próximos eventos tech'));
    const bytes = await readFile(join(pictures.folder, file));
    const { format, width, height } = await sharp(bytes).metadata();
    assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
    assert.ok(bytes.length < 80_000, `${bytes.length} B`);
  });

  it('are kept while nothing in them changes, and made again when something does', async () => {
    const pictures = new SocialPictures({ folder: join(folder, 'kept') });
    const first = await pictures.fileOf(card('Próximos eventos tech'));
    assert.equal(await pictures.fileOf(card('Próximos eventos tech')), first);
    const another = await pictures.fileOf(card('Próximos eventos'));
    assert.notEqual(another, first);
    const [one, two] = await Promise.all([first, another].map((file) => readFile(join(pictures.folder, file))));
    assert.ok(!one?.equals(two as Buffer));
  });

  it('are made once for all who ask at the same time, and the oldest are forgotten', async () => {
    const pictures = new SocialPictures({ folder: join(folder, 'few'), most: 3, atOnce: 1 });
    const titles = ['uno', 'uno', 'dos', 'tres', 'cuatro', 'cinco'];
    const files = await Promise.all(titles.map((title) => pictures.fileOf(card(title))));
    assert.equal(files[0], files[1]);
    const left = await readdir(pictures.folder);
    assert.equal(left.length, 3);
    assert.ok(left.includes(files.at(-1) as string) && !left.includes(files[0] as string));
  });

  it('can be tried again after a failure', async () => {
    const pictures = new SocialPictures({ folder: '/dev/null/nowhere', atOnce: 1 });
    for (let i = 0; i < 3; i++) await assert.rejects(pictures.fileOf(card('uno')), /ENOTDIR/);
  });

  it('show every letter of Spanish in every form', () => {
    const plain = drawSocialCard(card('aeiounu?!'));
    const accented = drawSocialCard(card('áéíóúñü¿¡'));
    assert.notEqual(accented, plain);
    assert.equal(drawSocialCard(card('áéíóúñü¿¡'.normalize('NFD'))), accented);
    assert.equal(drawSocialCard(card('Fiesta 🎉 final')), drawSocialCard(card('Fiesta final')));
  });

  it('hold any title: markup is text, too long is shortened, none is the brand', () => {
    const long = drawSocialCard(card('palabra '.repeat(4_000)));
    assert.ok(long.length < 150_000, `${long.length}`);
    const odd = drawSocialCard(card('</svg><script>alert("&amp;")</script>'));
    assert.doesNotMatch(odd, /script|alert|amp/);
    assert.match(odd, /^<svg[^>]+>.+<\/svg>$/s);
    assert.equal(drawSocialCard(card(' ')), drawSocialCard(card('FemCoders Club')));
    drawSocialCard(card('x'.repeat(3_000)));
  });

  it('have the accent of their area, and a flower that belongs to the page', () => {
    assert.equal(socialArea('/eventos/una-charla').accent, 'coral');
    assert.equal(socialArea('/recursos/css/css-grid').accent, 'violet');
    assert.equal(socialArea('/equipo').accent, 'mint');
    assert.equal(socialArea('/admin/comments').accent, 'art-ink');
    assert.equal(socialArea('/login').accent, 'sun');
    assert.equal(socialArea('/eventosos').accent, 'sun');
    const flowers = ['/a', '/b', '/c', '/d'].map((path) => drawSocialCard(card('Lo mismo', path)));
    assert.ok(new Set(flowers).size > 1);
  });

  it('show what the page has in place of the flower, and nothing in it but path data', () => {
    const shapes = [
      { d: 'M0 0h10"/><script>', colour: 'coral' },
      { d: 'M5 5L9-9', colour: 'no such colour', lineWidth: 4 },
    ];
    const drawn = drawSocialCard({ ...card('Grid', '/recursos/css/css-grid'), poster: { ground: 'mint', shapes } });
    assert.match(drawn, /d="M0 0h10script" fill="#ff6a48"/);
    assert.match(drawn, /d="M5 5L9-9" fill="none" stroke="#1b1033" stroke-width="4"/);
    assert.doesNotMatch(drawn, /<script/);
  });

  it('lie where the page says', () => {
    for (const path of ['/', '/eventos', '/recursos/css/css-grid'])
      assert.equal(pageOfSocialPicture(socialPicturePath(path)), path);
    for (const path of ['/social', '/social.png', '/social/eventos', '/eventos.png'])
      assert.equal(pageOfSocialPicture(path), null);
  });
});
