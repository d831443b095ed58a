import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryPolicy } from './try-policy.ts';

test('anyone who calls a route of the API, in any situation, is answered as the policy table says', async () => {
  const attempts = await tryPolicy();
  assert.ok(attempts.length > 1_000, 'calls');
  assert.deepEqual(
    attempts.filter(({ expected, got }) => expected !== got),
    [],
  );
});
