import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { avatarOfSize } from '@femcoders/contracts/avatar-address';
import { avatarSizes } from '@femcoders/contracts/avatar-formats';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import { defaultAvatar } from '@femcoders/contracts/session';
import sharp, { type Sharp } from 'sharp';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

const plain = (width: number, height: number, background = '#4f2bd8') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A still of a place: the camera noted where it was taken. */
const withPlace = (picture: Sharp) =>
  picture
    .withExif({
      IFD0: { Make: 'cámara', Artist: 'Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 10/1 0/1' },
    })
    .jpeg();

describe('a member’s picture', () => {
  let api: TestApi;
  let member: TestMember;
  before(async () => {
    const often = { hits: 100, window: 60 };
    api = await createTestApi({ config: { basePath: '/api', limits: { avatarsPerAccount: often } } });
    member = await api.member('member');
  });
  after(() => api.close());

  const send = (content: Buffer, who = member, app = api.app) =>
    app.inject({
      ...{ method: 'PUT', url: `/user/${who.id}/avatar`, payload: content },
      headers: { authorization: who.authorization, 'content-type': 'application/octet-stream' },
    });
  const choose = async (content: Buffer, who = member, app = api.app) => {
    const answer = await send(content, who, app);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ userAvatar: string }>().userAvatar;
  };
  const look = (address: string, accept = 'image/webp,*/*') =>
    api.call('GET', address.replace('/api', ''), { headers: { accept } });
  const inHeader = async ({ id, authorization: as } = member) =>
    (await api.call('GET', `/user/${id}`, { as })).json().userAvatar;

  test('is made one at a time of one member, however few bytes it has: its pixels are what takes long', async () => {
    const other = await api.member('member');
    // Eight thousand by five thousand of one colour: as few bytes as a note.
    const content = await plain(8000, 5000, '#000000').toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer();
    assert.ok(content.length < 64 * 1024, String(content.length));
    const [ofOther, ...hers] = await Promise.all([other, member, member, member].map((who) => send(content, who)));
    assert.equal(ofOther?.statusCode, 200);
    // Any of hers may be the first to come in.
    const [first, ...refused] = hers.sort((one, next) => one.statusCode - next.statusCode);
    assert.equal(first?.statusCode, 200);
    for (const answer of refused) {
      assert.equal(answer.statusCode, 503);
      assert.match(answer.json().message, /^Todavía está llegando otro archivo tuyo/);
    }
    assert.equal((await send(content)).statusCode, 200);
  });

  test('comes square, in every size, as AVIF or WebP, for good', async () => {
    const address = await choose(await plain(700, 400).png().toBuffer());
    assert.match(address, /^\/api\/avatars\/[0-9a-f]{32}\/96$/);
    assert.equal(await inHeader(), address);
    for (const size of avatarSizes) {
      for (const [accept, type] of [
        ['image/avif,image/webp,*/*', 'avif'],
        ['*/*', 'webp'],
      ] as const) {
        const shown = await look(avatarOfSize(address, size), accept);
        assert.equal(shown.headers['content-type'], `image/${type}`);
        assert.equal(shown.headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.equal(shown.headers.vary, 'accept');
        const { format, width, height } = await sharp(shown.rawPayload).metadata();
        assert.deepEqual([format, width, height], [type === 'avif' ? 'heif' : 'webp', size, size]);
        const again = await api.call('GET', avatarOfSize(address, size).replace('/api', ''), {
          headers: { accept, 'if-none-match': String(shown.headers.etag) },
        });
        assert.equal(again.statusCode, 304);
      }
    }
    for (const wrong of [`/avatars/${'0'.repeat(32)}/96`, address.replace(/96$/, '97'), '/avatars/x/96'])
      assert.ok([400, 404].includes((await look(wrong)).statusCode), wrong);
  });

  test('reveals neither where nor with what it was taken, and stands upright', async () => {
    const halves = plain(600, 600, '#ffffff').composite([
      { input: await plain(600, 300, '#000000').png().toBuffer(), gravity: 'north' },
    ]);
    const upright = withPlace(sharp(await halves.png().toBuffer()));
    const lying = await upright.withMetadata({ orientation: 3 }).jpeg().toBuffer();
    const { exif: noted } = await sharp(lying).metadata();
    // The tag that leads to where it was taken, in either order of bytes.
    assert.ok(noted?.includes(Buffer.from([0x88, 0x25])) || noted?.includes(Buffer.from([0x25, 0x88])));
    const address = await choose(lying);
    for (const accept of ['image/avif', '*/*']) {
      for (const size of avatarSizes) {
        const { rawPayload } = await look(avatarOfSize(address, size), accept);
        const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
        assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
        assert.ok(!rawPayload.includes(Buffer.from('Exif')) && !rawPayload.includes(Buffer.from('Ana')));
      }
    }
    // Turned by 180 degrees, what was black above is below.
    const { data, info } = await sharp((await look(address)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    assert.ok((data[0] ?? 0) > 200, 'white above');
    assert.ok((data[(info.height - 1) * info.width * info.channels] ?? 255) < 50, 'black below');
  });

  test('replaces the one before, which goes', async () => {
    const [first, second] = [
      await choose(await plain(300, 300, '#ff0000').jpeg().toBuffer()),
      await choose(await plain(300, 300, '#00ff00').webp().toBuffer()),
    ];
    assert.equal((await look(first)).statusCode, 404);
    assert.equal((await look(second)).statusCode, 200);
    // Two at once leave one.
    const racing = await Promise.all([
      choose(await plain(300, 300, '#0000ff').png().toBuffer()),
      choose(await plain(300, 300, '#ffff00').png().toBuffer(), member, await api.another()),
    ]);
    const shown = await Promise.all(racing.map(async (address) => (await look(address)).statusCode));
    assert.deepEqual(shown.sort(), [200, 404]);
    assert.equal((await look(await inHeader())).statusCode, 200);
  });

  test('may be sent in base64, as pages of before do', async () => {
    const file = await plain(300, 300, '#00ffff').jpeg().toBuffer();
    const answer = await api.call('PUT', `/user/${member.id}/avatar`, {
      ...{ as: member.authorization, body: { content: file.toString('base64') } },
    });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await look(answer.json().userAvatar)).statusCode, 200);
  });

  test('can be taken away, and the one of everybody is back', async () => {
    const owner = await api.member('member');
    assert.equal(await inHeader(owner), defaultAvatar);
    const address = await choose(await plain(300, 300).png().toBuffer(), owner);
    const answer = await api.call('DELETE', `/user/${owner.id}/avatar`, { as: owner.authorization });
    assert.equal(answer.json().userAvatar, defaultAvatar);
    assert.equal(await inHeader(owner), defaultAvatar);
    assert.equal((await look(address)).statusCode, 404);
  });

  const frames = async () => {
    const frame = (colour: string) => plain(64, 64, colour).png().toBuffer();
    return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
  };
  const accepted: [what: string, make: () => Promise<Buffer>, colour: [number, number, number]][] = [
    [
      'one in the colours of print',
      () => plain(300, 300, '#cc0000').toColourspace('cmyk').jpeg().toBuffer(),
      [204, 0, 0],
    ],
    ['one of 16 bits', () => plain(300, 300, '#00cc00').toColourspace('rgb16').png().toBuffer(), [0, 204, 0]],
    ['the first frame of one that moves', frames, [255, 0, 0]],
    ['one in greys', () => plain(300, 300, '#808080').toColourspace('b-w').png().toBuffer(), [128, 128, 128]],
    ['one smaller than what is shown', () => plain(3, 5, '#0000cc').png().toBuffer(), [0, 0, 204]],
    [
      'one that is transparent, on a ground',
      () =>
        sharp({ create: { width: 90, height: 90, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
      [233, 225, 255],
    ],
  ];
  for (const [what, make, colour] of accepted) {
    test(`may be ${what}`, async () => {
      const { rawPayload } = await look(avatarOfSize(await choose(await make()), 256));
      const { pages, space } = await sharp(rawPayload).metadata();
      assert.deepEqual([pages ?? 1, space], [1, 'srgb']);
      const { channels } = await sharp(rawPayload).stats();
      for (const [index, value] of colour.entries()) {
        const mean = channels[index]?.mean ?? -99;
        assert.ok(Math.abs(mean - value) < 30, `${index}: ${mean} instead of ${value}`);
      }
    });
  }

  const refused: [what: string, make: () => Promise<Buffer> | Buffer, says: RegExp][] = [
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /tiene que ser JPG, PNG o WebP/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /tiene que ser JPG/],
    ['a GIF', () => plain(20, 20).gif().toBuffer(), /tiene que ser JPG/],
    ['a page that begins like a picture', () => Buffer.from('\xff\xd8\xff<html>', 'latin1'), /parece dañada/],
    ['half a file', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 200), /parece dañada/],
    ['half a photograph', async () => halfOf(await noise(400).jpeg().toBuffer()), /parece dañada/],
    ['more pixels than is sane', () => plain(8_000, 5_001).png().toBuffer(), /demasiados píxeles/],
    ['more bytes than the limit', () => Buffer.alloc(pictureLimits.fileMax + 1, 0xff), /4 MB/],
    ['nothing', () => Buffer.alloc(0), /Elige una imagen/],
  ];
  for (const [what, make, says] of refused) {
    test(`is not ${what}, and the one before stays`, async () => {
      const before = await inHeader();
      const answer = await send(await make());
      assert.equal(answer.statusCode, 400);
      const [problem] = answer.json().fields;
      assert.equal(problem.field, 'content');
      assert.match(problem.message, says);
      assert.equal(await inHeader(), before);
    });
  }

  test('is hers alone, even when another chose the same, and outlives the hourly cleaning', async () => {
    const [owner, another] = [await api.member('member'), await api.member('member')];
    const same = await plain(200, 200, '#123456').png().toBuffer();
    const [hers, theirs] = [await choose(same, owner), await choose(same, another)];
    assert.notEqual(hers, theirs);
    const { authorization: as } = await api.member('admin');
    assert.equal((await api.call('DELETE', `/user/${owner.id}/avatar`, { as })).statusCode, 403);
    await api.pool.query('delete from users where id = $1', [another.id]);
    assert.deepEqual([(await look(hers)).statusCode, (await look(theirs)).statusCode], [200, 404]);
    await purgeExpired(api.pool, new Date(api.clock.now.getTime() + 48 * 3_600_000));
    assert.equal((await look(hers)).statusCode, 200);
    await api.pool.query('delete from users');
    const { rows } = await api.pool.query('select 1 from avatar_files');
    assert.equal(rows.length, 0);
  });
});

test('pictures come from one account only so often, and from others all the same', async () => {
  const api = await createTestApi({ config: { limits: { avatarsPerAccount: { hits: 2, window: 60 } } } });
  const [member, another] = [await api.member('member'), await api.member('member')];
  const content = (await plain(20, 20).png().toBuffer()).toString('base64');
  const send = ({ id, authorization: as }: TestMember) =>
    api.call('PUT', `/user/${id}/avatar`, { as, body: { content } });
  for (const status of [200, 200, 429]) assert.equal((await send(member)).statusCode, status);
  assert.equal((await send(another)).statusCode, 200);
  api.clock.now = new Date(api.clock.now.getTime() + 61_000);
  assert.equal((await send(member)).statusCode, 200);
  await api.close();
});

const noise = (edge: number) =>
  sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const halfOf = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
