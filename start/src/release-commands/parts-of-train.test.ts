import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPartsOfTrain } from './parts-of-train.ts';

test('a train takes parts that are built here and versions that teams have uploaded', () => {
  assert.deepEqual(readPartsOfTrain(['shell', 'mf-jobs@0123456789abcdef', 'mf-blog']), {
    built: ['shell', 'mf-blog'],
    uploaded: [{ name: 'mf-jobs', version: '0123456789abcdef' }],
  });
});

test('a train takes no version that cannot be one, and no part twice', () => {
  for (const word of [
    'mf-jobs@0123',
    'mf-jobs@',
    '@0123456789abcdef',
    'mf-jobs@0123456789abcdef@x',
    '../x@0123456789abcdef',
  ])
    assert.throws(() => readPartsOfTrain(['shell', word]), { name: 'CommandError', message: /dieciséis cifras/ });
  for (const again of ['mf-jobs', 'mf-jobs@fedcba9876543210'])
    assert.throws(() => readPartsOfTrain([again, 'shell', 'mf-jobs@0123456789abcdef']), {
      message: /mf-jobs está dos veces/,
    });
});
