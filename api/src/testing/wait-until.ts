import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

/** Asks until the answer is as wished, for at most `patienceMs`. */
export async function waitUntil(what: () => Promise<boolean>, patienceMs = 1_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await what())) {
    assert.ok(Date.now() < deadline, `It was not so within ${patienceMs} ms.`);
    await setTimeout(5);
  }
}
