import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policy } from '@femcoders/api/access-policy/policy';
import { wholeReleases } from './whole-releases.ts';

test('what a release costs is asked of every route that takes one', () => {
  const taking = Object.entries(policy).filter(([, access]) => String(access) === 'team upload');
  assert.deepEqual(
    taking.map(([row]) => row),
    Object.keys(wholeReleases),
  );
});
