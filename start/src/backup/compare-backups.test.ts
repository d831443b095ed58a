import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import pino from 'pino';
import { prepareData } from '../api-service.ts';
import { readEnvironment } from '../environment.ts';
import { openBackup } from './archive-reader.ts';
import { differencesBetween } from './compare-backups.ts';
import { makeBackup } from './make-backup.ts';

describe('Two backups', () => {
  let home: string;
  let database: TestDatabase;
  let count = 0;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'compare-backups-'));
    database = await createTestDatabase();
    const environment = readEnvironment({ DATABASE_URL: database.url, VAR_DIR: home, SEED: 'none' });
    const data = await prepareData(environment, database, pino({ level: 'silent' }), () => {});
    await data.close();
  });
  after(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  async function backUp() {
    count += 1;
    const file = join(home, `${count}.tar`);
    const folders = { releasesDir: join(home, 'releases'), mailboxDir: join(home, 'mailbox') };
    const options = { ...folders, key: Buffer.alloc(32), withKey: false, file, now: new Date() };
    await makeBackup({ databaseUrl: database.url, ...options });
    return openBackup(file);
  }
  async function ask(sql: string) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  it('of a database that has not changed do not differ', async () => {
    assert.deepEqual(await differencesBetween(await backUp(), await backUp()), []);
  });

  it('differ where a row is lost, and where one letter of one is another', async () => {
    await ask(
      `insert into mail_outbox (id, recipient, subject, text, html) select gen_random_uuid(), 'a@b.org', 'uno', '', '' from generate_series(1, 3)`,
    );
    const first = await backUp();
    await ask(`delete from mail_outbox where ctid = (select min(ctid) from mail_outbox)`);
    const lost = await backUp();
    assert.deepEqual(await differencesBetween(first, lost), [
      'public.mail_outbox no es igual: 3 filas en la copia, 2 al restaurarla.',
    ]);
    await ask(`update mail_outbox set subject = 'dos' where ctid = (select max(ctid) from mail_outbox)`);
    assert.equal((await differencesBetween(lost, await backUp())).length, 1);
  });
});
