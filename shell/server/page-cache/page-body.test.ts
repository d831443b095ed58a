import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { PageBody } from './page-body.ts';

const marker = 'M'.repeat(24);
const nonceOf = (visit: number) => String(visit).padStart(24, 'n');
const words = 'noche de código abierto taller charla añil Barcelona sala accesible React'.split(' ');
let seed = 1;
/** The same words each time, in an order that does not come back: numbers of Knuth's and Lewis's generator. */
const nextWord = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return words[Math.floor((seed / 2 ** 32) * words.length)];
};
const prose = Array.from({ length: 6_000 }, nextWord).join(' ');
const page = `<script nonce="${marker}">1</script><main>${prose}</main><script nonce="${marker}">2</script>`;

describe('the body of a page that is kept', () => {
  it('becomes lighter for those who come later when many ask for it, and is the same page for all of them', async () => {
    const body = new PageBody([page], marker);
    const sizes = new Set<number>();
    for (let visit = 0; sizes.size < 3; visit++) {
      assert.ok(visit < 10_000, `it stays as it is: ${[...sizes]}`);
      const { body: sent, encoding } = await body.send(nonceOf(visit), ['br', 'gzip']);
      assert.equal(encoding, 'br');
      assert.equal(String(brotliDecompressSync(sent)), page.replaceAll(marker, nonceOf(visit)));
      sizes.add(sent.byteLength);
      // It is compressed in parallel, in threads that are heard between two turns.
      await setImmediate();
    }
    const [, twice = 0, often = 0] = sizes;
    assert.ok(often < twice, `${often} of ${twice} bytes`);
    const gzip = await body.send(nonceOf(0), ['gzip']);
    const held = Buffer.byteLength(page) + twice + gzip.body.byteLength;
    assert.ok(held <= body.byteLength, `${held} of ${body.byteLength} bytes that are reserved for it`);
  });

  it('is sent as it is to anyone who takes nothing compressed, however often', async () => {
    const body = new PageBody([page], marker);
    for (let visit = 0; visit < 20; visit++) {
      const { body: sent, encoding } = await body.send(nonceOf(visit), []);
      assert.equal(encoding, undefined);
      assert.equal(String(sent), page.replaceAll(marker, nonceOf(visit)));
    }
  });

  it('is as light when it is made again and says the same, and grows no more than it did', async () => {
    const sizeOf = async (body: PageBody, visit: number) => (await body.send(nonceOf(visit), ['br'])).body.byteLength;
    const first = new PageBody([page], marker);
    const once = await sizeOf(first, 0);
    const twice = await sizeOf(first, 1);
    assert.notEqual(once, twice);

    const other = 'O'.repeat(24);
    const same = new PageBody([page.replaceAll(marker, other)], other);
    same.takeOver(first);
    assert.equal(await sizeOf(same, 2), twice);
    assert.equal(same.byteLength, first.byteLength);

    const changed = new PageBody([page.replace('noche', 'tarde')], marker);
    changed.takeOver(first);
    const { body } = await changed.send(nonceOf(3), ['br']);
    assert.equal(String(brotliDecompressSync(body)), page.replace('noche', 'tarde').replaceAll(marker, nonceOf(3)));
  });
});
