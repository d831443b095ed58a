import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createDatabase, inTransaction } from '@femcoders/api/database/database';
import type { ErasePorts } from '@femcoders/api/feature/data-part';
import { actData } from '@femcoders/api/features/audit/act-data';
import { rightData } from '@femcoders/api/features/audit/right-data';
import { createTestApi, type TestApi } from '@femcoders/api/testing/test-api';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AuditEntry } from '@femcoders/contracts/audit';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { recordSwitch } from './record-switch.ts';

describe('switches of what is live, in the audit log', () => {
  let api: TestApi;
  let registry: Registry;
  let releasesDir: string;
  const log = { info() {}, warn() {} };
  before(async () => {
    api = await createTestApi();
    releasesDir = mkdtempSync(join(tmpdir(), 'switch-'));
    registry = createRegistry({ pool: api.pool, releasesDir, log, recordSwitch });
    await registry.migrate();
  });
  after(async () => {
    await registry.close();
    await api.close();
    rmSync(releasesDir, { recursive: true, force: true });
  });

  it('tell admins who switched what, from which version to which', async () => {
    for (const digit of ['a', 'b'])
      await registry.publish(await layRelease(releasesDir, 'mf-blog', version(digit)), { by: 'marta' });
    await registry.rollback('mf-blog', { by: 'lucia' });
    const { authorization } = await api.member('admin');
    const { entries } = (await api.call('GET', '/admin/audit', { as: authorization })).json<AdminList<AuditEntry>>();
    assert.deepEqual(
      entries.map(({ act, actorId, actorName, subject, before, after }) => ({
        act,
        actorId,
        actorName,
        subject,
        before,
        after,
      })),
      [
        ['release.rollback', 'lucia', { version: version('b') }, { version: version('a') }],
        ['release.publish', 'marta', { version: version('a') }, { version: version('b') }],
        ['release.publish', 'marta', null, { version: version('a') }],
      ].map(([act, actorName, before, after]) => ({
        act,
        actorId: null,
        actorName,
        subject: 'release:mf-blog',
        before,
        after,
      })),
    );
    assert.match(entries[0]?.requestId ?? '', /^registry:\d+$/);
  });

  it('tell that a version is held, let go, and that a remote is taken off', async () => {
    await registry.pin('mf-blog', version('a'), { by: 'marta' });
    await registry.unpin('mf-blog', { by: 'marta' });
    await registry.retire('mf-blog', { by: 'lucia' });
    const { rows } = await api.pool.query('select act, before, after from audit order by id desc limit 3');
    assert.deepEqual(rows, [
      { act: 'release.retire', before: { version: version('a') }, after: null },
      { act: 'release.unpin', before: { version: version('a') }, after: { version: version('a') } },
      { act: 'release.pin', before: { version: version('a') }, after: { version: version('a') } },
    ]);
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('a')));
  });

  it('name the member who asked on the site, until her account goes', async () => {
    const { id } = await api.member('admin');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('c')), {
      by: 'Marta',
      request: { memberId: id, requestId: 'pedido-1', addressHash: 'h' },
    });
    const audited = async () => {
      const { rows } = await api.pool.query(
        'select actor_id, actor_name, request_id, address_hash from audit order by id desc limit 1',
      );
      return rows[0];
    };
    assert.deepEqual(await audited(), { actor_id: id, actor_name: 'Marta', request_id: 'pedido-1', address_hash: 'h' });
    const switchedBy = async () => (await registry.history(1))[0]?.by;
    assert.equal(await switchedBy(), 'Marta');

    await api.pool.query(
      `insert into registry.team_tokens (label, token_hash, names, acts, created_at, created_by, created_by_id, expires_at)
       values ('CI', sha256('x'), '{mf-blog}', '{upload}', now(), 'Marta', $1, now())`,
      [id],
    );
    await api.pool.query(
      `insert into registry.part_rights (part, member_id, given_at, given_by, given_by_id)
       values ('mf-blog', $1, now(), 'Ana', 'a1'), ('mf-blog', 'm2', now(), 'Marta', $1)`,
      [id],
    );
    const owner = { id, email: 'marta@prueba.example', deleteComments: false };
    const herRights = await rightData.read(createDatabase(api.pool), owner);
    assert.deepEqual(
      herRights.map(({ parte, desde }) => [parte, desde instanceof Date]),
      [['mf-blog', true]],
    );
    await inTransaction(api.pool, async (transaction) => actData.erase?.(transaction, owner, {} as ErasePorts));
    assert.equal(await switchedBy(), 'cuenta borrada');
    assert.equal((await audited()).actor_name, null);
    const { rows: tokens } = await api.pool.query('select created_by from registry.team_tokens');
    assert.deepEqual(tokens, [{ created_by: 'cuenta borrada' }]);
    const { rows: rights } = await api.pool.query('select member_id, given_by from registry.part_rights');
    assert.deepEqual(rights, [{ member_id: 'm2', given_by: 'cuenta borrada' }]);
    await registry.rollback('mf-blog');
  });

  it('that changed nothing leave no entry', async () => {
    const count = async () => (await api.pool.query('select 1 from audit')).rowCount;
    const before = await count();
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('a')));
    assert.equal(await count(), before);
  });

  it('also happen on a database on which the site has never started', async () => {
    const database = await createTestDatabase();
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const early = createRegistry({ pool, releasesDir, log, recordSwitch });
    try {
      await early.migrate();
      await early.publish(await layRelease(releasesDir, 'mf-blog', version('a')));
      assert.equal(await early.live('mf-blog'), version('a'));
    } finally {
      await early.close();
      await pool.end();
      await database.drop();
    }
  });
});
