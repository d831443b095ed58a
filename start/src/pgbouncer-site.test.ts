import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryWithAdvisoryLock } from '@femcoders/api/database/advisory-lock';
import { inTransaction, sessionPoolOf } from '@femcoders/api/database/database';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import { findPgbouncer, startTestPgbouncer, type TestPgbouncer } from '@femcoders/services/testing/test-pgbouncer';
import type { InjectOptions } from 'fastify';
import pino from 'pino';
import { prepareData, startApiService } from './api-service.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { openSiteDatabase } from './site-database.ts';

const pgbouncer = findPgbouncer();
const admin = { userEmail: 'admin@prueba.example', userPassword: 'una contraseña larga' };

describe('a site of two processes behind a pgbouncer in transaction mode', { skip: pgbouncer === null }, () => {
  let database: TestDatabase;
  let between: TestPgbouncer;
  let home: string;
  const sites: Awaited<ReturnType<typeof startOne>>[] = [];
  const errors: string[] = [];

  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
    database = await createTestDatabase();
    // Its own defaults but for the mode, and fewer sessions than there are clients.
    const settings = { pool_mode: 'transaction', default_pool_size: '4' };
    between = await startTestPgbouncer(pgbouncer as string, database.url, settings);
    const environment = readEnvironment({
      DATABASE_URL: between.url,
      DATABASE_DIRECT_URL: database.url,
      VAR_DIR: home,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      ADMIN_EMAIL: admin.userEmail,
      ADMIN_PASSWORD: admin.userPassword,
      SECOND_FACTOR: 'offered',
    });
    for (const name of ['one', 'two']) sites.push(await startOne({ ...environment, varDir: join(home, name) }));
  });
  after(async () => {
    for (const site of sites) await site.stop();
    await between?.stop();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  async function startOne(environment: Environment) {
    const note = (line: string) => {
      if (JSON.parse(line).level >= 50) errors.push(line);
    };
    const log = pino({ level: 'warn' }, { write: note });
    const urls = await openSiteDatabase(environment, () => {});
    assert.equal(urls.sessionUrl, database.url);
    const data = await prepareData(environment, urls, log, () => {});
    const options = { basePath: '/api', siteUrl: undefined, cacheMemory: createCacheMemory() };
    const api = await startApiService(environment, urls, data, log, options);
    return {
      ...data,
      app: api.app,
      async stop() {
        await api.stop();
        await data.close();
      },
    };
  }

  type Call = Pick<InjectOptions, 'payload' | 'headers' | 'remoteAddress'>;
  const call = async (site: number, method: 'GET' | 'POST', url: string, options: Call = {}) => {
    const answer = await sites[site]?.app.inject({ method, url, ...options });
    assert.ok(answer && answer.statusCode < 400, `${method} ${url}: ${answer?.statusCode} ${answer?.body}`);
    return answer;
  };
  const until = async (holds: () => Promise<boolean>) => {
    const deadline = Date.now() + 10_000;
    while (!(await holds())) {
      if (Date.now() > deadline) assert.fail('This never came true.');
      await sleep(20);
    }
  };
  const addressOf = (index: number) => `198.51.100.${index + 1}`;

  it('lets many sign in, comment and moderate at once, and each process hears of it', async () => {
    const shown = async (site: number, content: string) =>
      (await call(site, 'GET', '/comments/approved?postId=16')).body.includes(content);
    const signIn = async (_: unknown, index: number) => {
      const answer = await call(index % 2, 'POST', '/auth/login', { remoteAddress: addressOf(index), payload: admin });
      return `Bearer ${answer.json().authToken}`;
    };
    const sessions = await Promise.all(Array.from({ length: 4 }, signIn));
    await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const [site, other] = [index % 2, (index + 1) % 2];
        const from = { remoteAddress: addressOf(index) };
        const headers = { authorization: sessions[index % sessions.length] };
        const content = `Comentario número ${index} de una lectora`;
        const sent = await call(site, 'POST', '/comments', { ...from, payload: { postId: 16, content, alias: 'Ana' } });
        assert.equal(await shown(other, content), false);
        for (let time = 0; time < 5; time++) await call(time % 2, 'GET', '/comments/pending', { ...from, headers });
        await call(site, 'POST', `/comments/approve/${sent.json().id}`, { ...from, headers });
        await until(() => shown(other, content));
      }),
    );
  });

  it('works on its queue and lets one process at a time do what only one may', async () => {
    const [one, two] = sites;
    assert.ok(one && two && sessionPoolOf(one.pool) !== one.pool);
    await until(async () => {
      const { rows } = await one.pool.query(
        `select count(*)::int as done from jobs.job where name = 'mail' and state = 'completed'`,
      );
      return rows[0].done > 0;
    });
    const order: unknown[] = [];
    await tryWithAdvisoryLock(one.pool, 4_711, async () => {
      order.push(await tryWithAdvisoryLock(two.pool, 4_711, async () => void order.push('both')));
    });
    assert.deepEqual(order, [false]);
    assert.equal(await tryWithAdvisoryLock(two.pool, 4_711, async () => {}), true);
  });

  it('limits the statements of its transactions, and leaves no limit to others', async () => {
    const [one] = sites;
    const limit = 'show statement_timeout';
    const inside = await inTransaction(one?.pool ?? assert.fail(), ({ client }) => client.query(limit));
    assert.deepEqual(inside.rows, [{ statement_timeout: '10s' }]);
    const outside = await Promise.all(Array.from({ length: 8 }, () => one?.pool.query(limit)));
    assert.ok(outside.every((answer) => answer?.rows[0].statement_timeout === '0'));
  });

  it('has logged no error', () => assert.deepEqual(errors, []));
});
