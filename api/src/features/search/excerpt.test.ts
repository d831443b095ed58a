import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptOf } from './excerpt.ts';

const filler = 'palabra '.repeat(60);
const plain = (text: string, ...found: string[]) =>
  excerptOf(text, new Set(found))
    .map(({ text: part, mark }) => (mark ? `[${part}]` : part))
    .join('');

test('a short text is shown whole, the words that were found marked however they are written', () => {
  assert.equal(plain('La Cuadrícula, y otra CUADRICULA.', 'cuadricula'), 'La [Cuadrícula], y otra [CUADRICULA].');
  assert.equal(plain('grid-template y css grid', 'css', 'grid'), '[grid]-template y [css grid]');
  assert.deepEqual(excerptOf('', new Set(['a'])), []);
});

test('of a long text the piece with the most different words is shown, cut between words', () => {
  const text = `${filler}aquí hay grid solo. ${filler}y aquí hay grid con subgrid de verdad. ${filler}`;
  const excerpt = plain(text, 'grid', 'subgrid');
  assert.match(excerpt, /^…palabra .*aquí hay \[grid\] con \[subgrid\] de verdad\. .*palabra…$/);
  assert.ok(excerpt.length < 200);
  assert.equal(plain(filler.trim(), 'nada').startsWith('palabra palabra'), true);
  assert.equal(plain('x'.repeat(500), 'nada').length, 181);
});

test('what was found in the middle of a long address is shown', () => {
  const address = 'https://www.ejemplo.example/una/direccion/muy/larga/sin/espacios/grid/y/mas';
  assert.match(plain(`${filler}${address} ${filler}`, 'grid'), /larga\/sin\/espacios\/\[grid\]\/y\/mas/);
  assert.match(plain(`${filler}grid/${'x'.repeat(200)} ${filler}`, 'grid'), /\[grid\]\/x/);
});
