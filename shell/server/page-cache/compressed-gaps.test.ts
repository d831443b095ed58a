import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { compressGaps } from './compressed-gaps.ts';
import { leaveGaps } from './nonce-gaps.ts';

const nonce = () => randomBytes(16).toString('base64');
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
/** As pages are compressed that are made for one answer. */
const once = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => gzipSync(text),
};

const words = ['<p>', 'Noche', 'de', 'código', 'abierto', 'en', 'Barcelona', '·', '</p>', 'añil', 'taller'];
/** Text that is as regular as that of pages. @param size about as many words */
const prose = (size: number, seed: number) =>
  Array.from({ length: size }, (_, at) => words[(at * at * seed + at) % words.length]).join(' ');

const shortPieces = ['<a nonce="', '"><b nonce="', '"><c nonce="', '">'];
const pages: Record<string, string[]> = {
  'a page like the site’s': [prose(30, 1), prose(40, 2), prose(4_000, 3), prose(600, 5), prose(12_000, 7)],
  'gaps that follow on each other at once': shortPieces,
  'a gap at either end': ['', prose(50, 3), ''],
  'no gap': [prose(500, 1)],
  'nothing that can be made smaller': [randomBytes(3_000).toString('base64'), randomBytes(90).toString('base64')],
};

describe('a page that is compressed once for many answers', () => {
  for (const encoding of ['br', 'gzip'] as const) {
    for (const [name, pieces] of Object.entries(pages)) {
      it(`is whole with every nonce: ${encoding}, ${name}`, async () => {
        const marker = nonce();
        const made = await compressGaps(leaveGaps([pieces.join(marker)], marker), encoding, marker.length);
        assert.ok(made);
        for (let time = 0; time < 20; time++) {
          const own = nonce();
          assert.equal(decompress[encoding](made.fill(Buffer.from(own))).toString(), pieces.join(own));
        }
      });
    }

    it(`is made for every page with any placeholders: ${encoding}`, async () => {
      for (let time = 0; time < 500; time++) {
        const marker = nonce();
        const page = leaveGaps([shortPieces.join(marker)], marker);
        assert.ok(await compressGaps(page, encoding, marker.length));
      }
    });

    it(`is hardly heavier than one that is compressed whole, or lighter: ${encoding}`, async () => {
      const [pieces = []] = Object.values(pages);
      const marker = nonce();
      const made = await compressGaps(leaveGaps([pieces.join(marker)], marker), encoding, marker.length);
      const kept = made?.fill(Buffer.from(nonce())).byteLength ?? Number.POSITIVE_INFINITY;
      assert.ok(kept < once[encoding](pieces.join(nonce())).byteLength + 250, `${kept}`);
    });
  }
});
