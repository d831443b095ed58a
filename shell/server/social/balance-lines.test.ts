import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { balanceLines } from './balance-lines.ts';

/** Every sign is as wide as every other. */
const lines = (text: string, most: number) => balanceLines(text, most, (piece) => piece.length);

describe('a title in lines', () => {
  it('takes as few as fit, of nearly the same width', () => {
    assert.deepEqual(lines('uno dos tres cuatro', 17), ['uno dos', 'tres cuatro']);
    assert.deepEqual(lines('uno dos', 30), ['uno dos']);
  });

  it('breaks a word that fits in no line', () => {
    const broken = lines('la electroencefalografista', 12);
    assert.ok(broken.every((line) => line.length <= 12));
    assert.equal(broken.join('').replace(/[- ]/g, ''), 'laelectroencefalografista');
  });

  it('never hangs on a line that is too narrow for anything', () => {
    assert.ok(lines('hola', 0).length > 0);
  });
});
