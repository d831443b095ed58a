import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncodings } from './accepted-encodings.ts';

for (const [header, expected] of [
  [undefined, []],
  ['', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=1.0, BR ; q=0.5', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000,gzip;q=0.001', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0, *', ['br']],
  ['identity', []],
  ['x-gzip, brotli, pre-br', []],
  ['br;level=4;q=0', []],
] as const) {
  test(`who says ${header === undefined ? 'nothing' : `«${header}»`} is sent ${expected.join(' or ') || 'it as it is'}`, () => {
    assert.deepEqual(acceptedEncodings(header), expected);
  });
}
