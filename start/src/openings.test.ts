import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOpenings, StoppedError } from './openings.ts';

describe('what a start has opened', () => {
  it('is closed in the opposite order, once', async () => {
    const closed: string[] = [];
    const openings = createOpenings();
    openings.add(() => void closed.push('database'));
    openings.add(async () => void closed.push('server'));
    await openings.close();
    await openings.close();
    assert.deepEqual(closed, ['server', 'database']);
  });

  it('is closed too when it comes after the stop, and the start learns of it', async () => {
    const closed: string[] = [];
    const openings = createOpenings();
    await openings.close();
    assert.throws(() => openings.add(() => void closed.push('database')), StoppedError);
    await openings.close();
    assert.deepEqual(closed, ['database']);
  });
});
