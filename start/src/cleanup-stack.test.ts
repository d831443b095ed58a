import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCleanupStack, StoppedError } from './cleanup-stack.ts';

describe('what a start has opened', () => {
  it('is closed in the opposite order, once', async () => {
    const closed: string[] = [];
    const cleanup = createCleanupStack();
    cleanup.add(() => void closed.push('database'));
    cleanup.add(async () => void closed.push('server'));
    await cleanup.close();
    await cleanup.close();
    assert.deepEqual(closed, ['server', 'database']);
  });

  it('is closed too when it comes after the stop, and the start learns of it', async () => {
    const closed: string[] = [];
    const cleanup = createCleanupStack();
    await cleanup.close();
    assert.throws(() => cleanup.add(() => void closed.push('database')), StoppedError);
    await cleanup.close();
    assert.deepEqual(closed, ['database']);
  });

  it('is left when it does not end, and the others are closed all the same', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    t.mock.method(console, 'error', () => {});
    const closed: string[] = [];
    const cleanup = createCleanupStack();
    cleanup.add(() => void closed.push('database'));
    cleanup.add(() => new Promise(() => {}));
    const closing = cleanup.close();
    await Promise.resolve();
    t.mock.timers.tick(15_000);
    await closing;
    assert.deepEqual(closed, ['database']);
  });
});
