import assert from 'node:assert/strict';
import { test } from 'node:test';

// It stands in the place of JavaScript, so it has no types of its own.
const { satisfy }: { satisfy: (version: string, range: string) => boolean } = await import(
  new URL('./plain-ranges.js', import.meta.url).href
);

const cases: [version: string, range: string, inside: boolean][] = [
  ['1.0.0', '^1.0.0', true],
  ['1.10.0', '^1.9.9', true],
  ['1.9.0', '^1.10.0', false],
  ['2.0.0', '^1.0.0', false],
  ['19.3.1', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['1.2.3', '<=1.2.3', true],
  ['1.2.10', '<=1.2.9', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['7.0.0', '*', true],
];
for (const [version, range, inside] of cases)
  test(`${version} is ${inside ? '' : 'not '}in ${range}`, () => assert.equal(satisfy(version, range), inside));

test('a range of another kind is no guess', () => {
  for (const range of ['~1.2.3', '^0.1.0', '>=1.0.0', '1.x', '1.0.0 || 2.0.0'])
    assert.throws(() => satisfy('1.0.0', range), /Unknown range/);
});
