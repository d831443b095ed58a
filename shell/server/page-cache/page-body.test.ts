import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageBody } from './page-body.ts';

const words = 'noche de código abierto taller charla añil Barcelona sala accesible React'.split(' ');
let seed = 1;
/** The same words each time, in an order that does not come back: numbers of Knuth's and Lewis's generator. */
const nextWord = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return words[Math.floor((seed / 2 ** 32) * words.length)];
};
const page = `<main>${Array.from({ length: 6_000 }, nextWord).join(' ')}</main>`;
const bodyOf = (text: string) => new PageBody(Buffer.from(text));

describe('the body of a page that is kept', () => {
  it('becomes lighter for those who come later when many ask for it, and is the same page for all of them', async () => {
    const body = bodyOf(page);
    const sizes = new Set<number>();
    for (let visit = 0; sizes.size < 2; visit++) {
      assert.ok(visit < 10_000, `it stays as it is: ${[...sizes]}`);
      const { body: sent, encoding } = await body.send(['br', 'gzip']);
      assert.equal(encoding, 'br');
      assert.equal(String(brotliDecompressSync(sent)), page);
      sizes.add(sent.byteLength);
      // It is compressed in parallel, in threads that are heard between two turns.
      await setImmediate();
    }
    const [once = 0, often = 0] = sizes;
    assert.ok(often < once, `${often} of ${once} bytes`);
    const gzip = await body.send(['gzip']);
    assert.equal(String(gunzipSync(gzip.body)), page);
  });

  it('holds only what it is asked for as: compressed, not as it is unless it is asked for so time and again', async () => {
    const body = bodyOf(page);
    assert.equal(body.byteLength, Buffer.byteLength(page));
    const sizes: number[] = [];
    body.onResize(() => sizes.push(body.byteLength));
    const { body: br } = await body.send(['br']);
    assert.equal(body.byteLength, br.byteLength);
    const { body: gzip } = await body.send(['gzip']);
    assert.equal(body.byteLength, br.byteLength + gzip.byteLength);
    assert.equal(String((await body.send([])).body), page);
    assert.equal(body.byteLength, br.byteLength + gzip.byteLength);
    const [again, third] = [await body.send([]), await body.send([])];
    assert.equal(again.body, third.body);
    assert.equal(body.byteLength, br.byteLength + gzip.byteLength + Buffer.byteLength(page));
    assert.deepEqual(sizes, [
      br.byteLength,
      br.byteLength + gzip.byteLength,
      br.byteLength + gzip.byteLength + Buffer.byteLength(page),
    ]);
    for (const { buffer, byteLength } of [br, gzip, third.body]) assert.equal(buffer.byteLength, byteLength);
  });

  it('is compressed once for all who ask at a time', async () => {
    const body = bodyOf(page);
    const sent = await Promise.all(Array.from({ length: 3 }, () => body.send(['gzip'])));
    assert.equal(new Set(sent.map(({ body: bytes }) => bytes)).size, 1);
  });

  it('is sent as it is to anyone who takes nothing compressed, however often', async () => {
    const body = bodyOf(page);
    for (let visit = 0; visit < 20; visit++) {
      const { body: sent, encoding } = await body.send([]);
      assert.equal(encoding, undefined);
      assert.equal(String(sent), page);
    }
  });

  it('is as light when it is made again and says the same, and has the same tag; another page has another', async () => {
    const first = bodyOf(page);
    const { body: compressed } = await first.send(['br']);
    const same = bodyOf(page);
    same.continueAs(first);
    assert.equal((await same.send(['br'])).body, compressed);
    assert.equal(same.etag, first.etag);
    assert.equal(same.byteLength, first.byteLength);

    // Each rendering says when it has read its data.
    const dated = (moment: number) => bodyOf(`${page}{"dehydratedAt":${moment},"state":{"dataUpdatedAt":${moment}}}`);
    const [early, late] = [dated(1_795_749_133_652), dated(1_795_749_433_017)];
    assert.equal(late.etag, early.etag);
    late.continueAs(early);
    assert.deepEqual(await late.send([]), await early.send([]));
    assert.notEqual(early.etag, first.etag);

    const changed = bodyOf(page.replace('noche', 'tarde'));
    changed.continueAs(first);
    assert.notEqual(changed.etag, first.etag);
    const { body } = await changed.send(['br']);
    assert.equal(String(brotliDecompressSync(body)), page.replace('noche', 'tarde'));
  });
});
