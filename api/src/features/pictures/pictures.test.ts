import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pictureSchema, type StoredPicture } from '@femcoders/contracts/picture';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import sharp, { type Sharp } from 'sharp';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const plain = (width: number, height: number, background = '#4f2bd8') =>
  sharp({ create: { width, height, channels: 3, background } });
const file = (picture: Sharp) => picture.png().toBuffer();

describe('pictures that the site keeps', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi({ config: { basePath: '/api' } });
    ({ authorization: as } = await api.member('organiser'));
  });
  after(() => api.close());

  const send = (body: Buffer) =>
    api.call('POST', '/admin/pictures', { as, headers: { 'content-type': 'application/octet-stream' }, body });
  const keep = async (content: Buffer) => (await send(content)).json<StoredPicture>();
  const look = (path: string, headers = {}) => api.call('GET', path.replace('/api', ''), { headers });

  test('are shown to everybody as WebP, for good', async () => {
    const answer = await send(await file(plain(800, 600)));
    assert.equal(answer.statusCode, 201);
    const kept = pictureSchema.parse(answer.json());
    assert.match(kept.path, /^\/api\/pictures\/[0-9a-f]{32}\.webp$/);
    assert.deepEqual([kept.width, kept.height], [800, 600]);

    const shown = await look(kept.path);
    assert.equal(shown.headers['content-type'], 'image/webp');
    assert.equal(shown.headers['cache-control'], 'public, max-age=31536000, immutable');
    const { format, width } = await sharp(shown.rawPayload).metadata();
    assert.deepEqual([format, width], ['webp', 800]);
    assert.equal((await look(kept.path, { 'if-none-match': shown.headers.etag })).statusCode, 304);
    assert.equal((await look(`/api/pictures/${'0'.repeat(32)}.webp`)).statusCode, 404);
  });

  test('may be sent in base64, too, as pages of before do, and are the same then', async () => {
    const body = await file(plain(30, 20));
    const headers = { 'content-type': 'application/octet-stream' };
    const inBase64 = await api.call('POST', '/admin/pictures', { as, body: { content: body.toString('base64') } });
    assert.equal(inBase64.statusCode, 201, inBase64.body);
    assert.deepEqual(inBase64.json(), await keep(body));
    const tooLarge = Buffer.alloc(pictureLimits.fileMax + 1);
    for (const [wrong, says] of [
      [Buffer.alloc(0), /Elige una imagen/],
      [Buffer.from('hola'), /No hemos podido leer la imagen|tiene que ser/],
      [tooLarge, /no puede pasar de 4 MB/],
    ] as const) {
      const refused = await api.call('POST', '/admin/pictures', { as, headers, body: wrong });
      assert.equal(refused.statusCode, 400);
      assert.match(refused.body, says);
    }
  });

  test('of the same content are one', async () => {
    const [one, same, other] = [plain(20, 20), plain(20, 20), plain(20, 21)];
    const first = await keep(await file(one));
    assert.deepEqual(await keep(await file(same)), first);
    assert.notEqual((await keep(await file(other))).path, first.path);
  });

  test('shrink to the longest edge, stand upright, and lose what the camera noted', async () => {
    const lying = await plain(4000, 2000)
      .withExif({ IFD0: { Copyright: 'secreto', Make: 'cámara' }, IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(lying).metadata()).exif);
    const kept = await keep(lying);
    assert.deepEqual([kept.width, kept.height], [800, 1600]);
    const { exif, orientation } = await sharp((await look(kept.path)).rawPayload).metadata();
    assert.deepEqual([exif, orientation], [undefined, undefined]);
  });

  for (const format of ['jpeg', 'webp', 'avif', 'gif'] as const) {
    test(`may come as ${format}`, async () => {
      assert.equal((await send(await plain(40, 40).toFormat(format).toBuffer())).statusCode, 201);
    });
  }

  const refusals: [what: string, content: () => Promise<Buffer> | Buffer, says: RegExp][] = [
    ['text', () => Buffer.from('hola'), /tiene que ser JPG, PNG, WebP, AVIF o GIF/],
    [
      'a drawing that may ask for others',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>'),
      /tiene que ser JPG/,
    ],
    ['half a file', async () => (await file(plain(900, 900))).subarray(0, 120), /parece dañada/],
    ['more pixels than is sane in few bytes', () => file(plain(8_000, 5_001)), /demasiados píxeles/],
    ['a line that is longer than any picture', () => file(plain(1, 20_001)), /demasiados píxeles/],
    ['a line that lies', () => file(plain(20_001, 1)), /demasiados píxeles/],
    ['more bytes than the limit', () => Buffer.alloc(pictureLimits.fileMax + 1, 0xff), /no puede pasar de 4 MB/],
  ];
  for (const [what, content, says] of refusals) {
    test(`are not ${what}`, async () => {
      const answer = await send(await content());
      assert.equal(answer.statusCode, 400);
      const [problem] = answer.json().fields;
      assert.equal(problem.field, 'content');
      assert.match(problem.message, says);
    });
  }

  test('are not what no file is in base64, nor a body without end', async () => {
    const call = (content: unknown) => api.call('POST', '/admin/pictures', { as, body: { content } });
    for (const content of ['¿?', '', 7, null]) assert.equal((await call(content)).statusCode, 400);
    assert.equal((await call('A'.repeat(8_000_000))).statusCode, 413);
    // No other route takes as much.
    const large = { postId: 16, content: 'x'.repeat(100_000) };
    assert.equal((await api.call('POST', '/comments', { body: large })).statusCode, 413);
  });

  test('go a day after nothing shows them any more', async () => {
    const [ofEvent, ofPerson, unused, ofText] = [
      await keep(await file(plain(30, 30))),
      await keep(await file(plain(31, 31))),
      await keep(await file(plain(32, 32))),
      await keep(await file(plain(33, 33))),
    ];
    await api.pool.query(
      `insert into events (name, starts_at, timezone, logo_url, about_document)
       values ('Taller', now(), 'Europe/Madrid', $1, $2)`,
      [ofEvent.path, { type: 'doc', content: [{ type: 'picture', attrs: { src: ofText.path, alt: 'x' } }] }],
    );
    await api.pool.query(
      `insert into people (slug, name, role_group, title, portrait) values ('ana', 'Ana', 'mentor', 'Prueba', $1)`,
      [ofPerson.path],
    );
    const shown = () =>
      Promise.all([ofEvent, ofPerson, unused, ofText].map(async ({ path }) => (await look(path)).statusCode));
    const now = api.clock.now.getTime();
    const day = 24 * 3_600_000;
    await purgeExpired(api.pool, new Date(now + day));
    assert.deepEqual(await shown(), [200, 200, 200, 200]);
    await purgeExpired(api.pool, new Date(now + day + 1));
    assert.deepEqual(await shown(), [200, 200, 404, 200]);
    await api.pool.query('delete from events; delete from people');
    await purgeExpired(api.pool, new Date(now + day + 1));
    assert.deepEqual(await shown(), [404, 404, 404, 404]);
  });
});
