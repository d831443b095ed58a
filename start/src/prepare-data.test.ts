import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTestDatabase } from '@femcoders/services/test-database';
import pino from 'pino';
import { prepareData } from './api-service.ts';
import { readEnvironment } from './environment.ts';

test('processes that find a database empty at the same moment make it ready together, and back up nothing half made', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  const log = pino({ level: 'silent' });
  const processes = ['one', 'two', 'three'].map((name) =>
    readEnvironment({
      VAR_DIR: join(folder, name),
      BACKUPS_DIR: join(folder, 'backups'),
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      SEED: 'none',
    }),
  );
  try {
    const started = await Promise.allSettled(processes.map((own) => prepareData(own, database.url, log, () => {})));
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    assert.deepEqual(
      started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
      [],
    );
    assert.ok(!existsSync(join(folder, 'backups')));
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
