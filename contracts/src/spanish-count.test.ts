import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, inDigits } from './spanish-count.ts';
import { euros } from './spanish-money.ts';
import { fileSize, sizeInWords } from './spanish-size.ts';

test('numbers are written as in Spain, and what is counted agrees with them', () => {
  assert.deepEqual(
    [0, 1284, 12_840, 2.5, -3].map((value) => inDigits(value)),
    ['0', '1284', '12.840', '2,5', '-3'],
  );
  assert.equal(counted(1, 'voto', 'votos'), '1 voto');
  assert.equal(counted(12_840, 'voto', 'votos'), '12.840 votos');
});

test('money is grouped below ten thousand, too', () => {
  assert.deepEqual(
    [0, 999, 1284, 31_999.6, 1_234_567].map((amount) => euros(amount)),
    ['0 €', '999 €', '1.284 €', '32.000 €', '1.234.567 €'],
  );
});

test('sizes have units that people know', () => {
  assert.deepEqual([12_300, 1_250_000, 3e9].map(sizeInWords), ['12,3 kB', '1,3 MB', '3 GB']);
  assert.deepEqual([10, 340 * 1024, 5 * 1024 * 1024].map(fileSize), ['1 kB', '340 kB', '5 MB']);
});
