import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod';
import { readDemo } from './read-demo.ts';

test('demo data that does not fit is refused with its file and the place in it', () => {
  const wrong = z.array(z.object({ name: z.number() }));
  assert.throws(() => readDemo('people', wrong), /people\.yaml: .*at \[0\]\.name/s);
});
