import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Problem } from '@femcoders/contracts/problem';
import { type SwitchOutcome, switchOutcomeSchema } from '@femcoders/contracts/releases';
import Fastify from 'fastify';
import type pg from 'pg';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import type { Registry } from './registry.ts';
import { releaseMutations } from './release-mutations.ts';

const request = { memberId: 'm1', requestId: 'r1', addressHash: 'h1' };

describe('what the administration does about what is live', () => {
  let opened: TestRegistry;
  let pool: pg.Pool;
  let releasesDir: string;
  let registry: Registry;
  let recorded: unknown[] = [];
  const app = Fastify();
  let mine = true;
  const mayAct = async () => mine;

  before(async () => {
    opened = await openTestRegistry({
      recordSwitch: async (_client, { action, by, request }) => void recorded.push({ action, by, request }),
    });
    ({ pool, releasesDir, registry } = opened);
    await registry.publish(await layRelease(releasesDir, 'shell', version('1')));
    await app.register(releaseMutations, { registry, who: async () => ({ by: 'Ana', request }), mayAct });
  });
  beforeEach(async () => {
    await registry.unpin('mf-blog').catch(() => undefined);
    for (const digit of ['a', 'b', 'c']) {
      await registry.publish(await layRelease(releasesDir, 'mf-blog', version(digit)));
    }
    recorded = [];
  });
  after(async () => {
    await app.close();
    await opened.close();
  });

  const act = (method: 'POST' | 'DELETE', what: string, payload?: object) =>
    app.inject({ method, url: `/admin/releases/mf-blog/${what}`, ...(payload && { payload }) });

  it('takes back the version that she saw live, in her name', async () => {
    const answer = await act('POST', 'rollback', { from: version('c') });
    const done: SwitchOutcome = switchOutcomeSchema.parse(answer.json());
    assert.deepEqual([done.version, done.previous, done.held], [version('b'), version('c'), false]);
    assert.equal(await registry.live('mf-blog'), version('b'));
    assert.deepEqual(recorded, [{ action: 'rollback', by: 'Ana', request }]);
    const { rows } = await pool.query(
      'select switched_by, switched_by_id from registry.history order by id desc limit 1',
    );
    assert.deepEqual(rows, [{ switched_by: 'Ana', switched_by_id: 'm1' }]);
  });

  it('does not take back a version that went live meanwhile', async () => {
    const answer = await act('POST', 'rollback', { from: version('b') });
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json<Problem>().message, /ya no está en vivo b{16}, sino c{16}/);
    assert.equal(await registry.live('mf-blog'), version('c'));
    assert.deepEqual(recorded, []);
  });

  it('holds a version against what is published, and lets go of it', async () => {
    const held = switchOutcomeSchema.parse((await act('POST', 'pin', { version: version('a') })).json());
    assert.deepEqual([held.version, held.held], [version('a'), true]);
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('d')));
    assert.equal(await registry.live('mf-blog'), version('a'));

    const refused = await act('POST', 'rollback', { from: version('a') });
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json<Problem>().message, /fijada/);

    const loose = switchOutcomeSchema.parse((await act('DELETE', 'pin')).json());
    assert.deepEqual([loose.version, loose.held], [version('a'), false]);
    assert.deepEqual(recorded, [
      { action: 'pin', by: 'Ana', request },
      { action: 'unpin', by: 'Ana', request },
    ]);
  });

  it('makes a version live that is there, in her name', async () => {
    const answer = await act('POST', 'publish', { version: version('a') });
    const done = switchOutcomeSchema.parse(answer.json());
    assert.deepEqual([done.version, done.previous], [version('a'), version('c')]);
    assert.deepEqual(recorded, [{ action: 'publish', by: 'Ana', request }]);
    const unknown = await act('POST', 'publish', { version: version('9') });
    assert.equal(unknown.statusCode, 409);
    assert.match(unknown.json<Problem>().message, /^De mf-blog no hay ninguna versión 9{16}/);
  });

  it('does nothing for somebody to whom the part was not given', async () => {
    mine = false;
    const refused = await Promise.all([
      act('POST', 'publish', { version: version('a') }),
      act('POST', 'rollback', { from: version('c') }),
      act('POST', 'pin', { version: version('a') }),
      act('DELETE', 'pin'),
    ]);
    mine = true;
    for (const answer of refused) {
      assert.equal(answer.statusCode, 403);
      assert.match(answer.json<Problem>().message, /^No tienes permiso para cambiar las versiones de mf-blog\./);
    }
    assert.deepEqual(recorded, []);
    assert.equal(await registry.live('mf-blog'), version('c'));
  });

  it('says what the registry refuses, and does not guess what was meant', async () => {
    const unknown = await act('POST', 'pin', { version: version('9') });
    assert.equal(unknown.statusCode, 409);
    assert.equal(unknown.json<Problem>().code, 'conflict');
    assert.match(unknown.json<Problem>().message, /^La parte mf-blog no tiene ninguna versión 9{16}\./);
    for (const body of [{}, { from: 'no' }]) {
      assert.equal((await act('POST', 'rollback', body)).statusCode, 400);
      assert.equal((await act('POST', 'pin', body)).statusCode, 400);
    }
  });

  it('does not tell where on the machine the files of a version would have to be', async () => {
    await rm(join(releasesDir, 'mf-blog', version('a')), { recursive: true });
    const { message } = (await act('POST', 'pin', { version: version('a') })).json<Problem>();
    assert.match(message, /le faltan archivos/);
    assert.ok(!message.includes(releasesDir), message);
  });

  it('can forget the name of the one who switched, and nothing else of the history', async () => {
    await act('POST', 'rollback', { from: version('c') });
    await pool.query(`update registry.history set switched_by = 'cuenta borrada' where switched_by_id = 'm1'`);
    await assert.rejects(pool.query(`update registry.history set after = before`), /only grows/);
    await assert.rejects(pool.query('delete from registry.history'), /only grows/);
  });
});
