import assert from 'node:assert/strict';
import { openSession } from '@femcoders/api/authentication/session';
import { createDatabase } from '@femcoders/api/database/database';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { catalogue } from '@femcoders/contracts/endpoints/catalogue';
import type { Logger } from 'pino';
import { type PreparedData, startApiService } from '../src/api-service.ts';
import type { Environment } from '../src/environment.ts';

/** Reads what everybody and an administrator may read without naming anything. */
export async function readLists(environment: Environment, data: PreparedData, log: Logger): Promise<void> {
  const port = { basePath: '', siteUrl: undefined, cacheMemory: createCacheMemory() };
  const api = await startApiService(environment, { url: environment.databaseUrl as string }, data, log, port);
  try {
    const { rows } = await data.pool.query<{ id: string }>(
      `insert into users (email, name, role, password_hash) values ('admin@prueba.example', 'Admin', 'admin', 'x') returning id`,
    );
    const token = await openSession(createDatabase(data.pool), rows[0]?.id as string, new Date());
    let read = 0;
    for (const { method, path, access } of Object.values(catalogue)) {
      const isAllowed = access === 'public' || (Array.isArray(access) && access.includes('admin'));
      if (method !== 'GET' || path.includes(':') || !isAllowed) continue;
      const { statusCode } = await api.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
      if (statusCode === 200) read++;
    }
    assert.ok(read > 30, `Only ${read} lists were read.`);
  } finally {
    await api.stop();
  }
}
