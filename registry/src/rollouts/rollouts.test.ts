import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Beacon } from '@femcoders/contracts/beacon';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { RolloutEvent } from '@femcoders/contracts/release-acts';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { layRelease, version } from '../../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../../test/test-registry.ts';
import { createRegistry, type Registry } from '../registry.ts';
import { startFreeze } from './freezes.ts';
import { setPartRule } from './part-rules.ts';
import { createRolloutCounter, purgeRolloutCounts } from './rollout-counter.ts';
import type { RolloutRunner } from './rollout-runner.ts';

const shell = { name: 'shell', version: version('1') };
const stable = { name: 'mf-blog', version: version('b') };
const candidate = { name: 'mf-blog', version: version('c') };
const minuteMs = 60_000;

interface VisitsToCome {
  /** Of the candidate, and of the stable version unless that has others. */
  times: number;
  stable?: number;
  /** One of so many of the candidate's has trouble. */
  troubledEach?: number;
}

describe('a roll-out', () => {
  const clock = { now: new Date('2026-11-27T09:00:00Z') };
  let opened: TestRegistry;
  let registry: Registry;
  let runner: RolloutRunner;
  let events: RolloutEvent[];
  let recorded: string[];
  let tried: string[];

  beforeEach(async () => {
    events = [];
    recorded = [];
    tried = [];
    clock.now = new Date('2026-11-27T09:00:00Z');
    opened = await openTestRegistry({
      clock: () => clock.now,
      checkEveryMs: 3_600_000,
      tryCandidates: async (releases) => void tried.push(...releases.map((one) => `${one.name} ${one.version}`)),
      recordRollout: async (_, { act, name, by }) => void recorded.push(`${act} ${name} ${by.name}`),
    });
    ({ registry } = opened);
    for (const part of [stable, shell])
      await registry.publish(await layRelease(opened.releasesDir, part.name, part.version));
    await upload(candidate.version);
    runner = registry.runRollouts({ every: 3_600_000, onEvent: async (_, event) => void events.push(event) });
  });
  afterEach(async () => {
    await runner.stop();
    await opened.close();
  });

  /** Stores a version without making it live. */
  async function upload(of: string): Promise<void> {
    const release = await layRelease(opened.releasesDir, 'mf-blog', of);
    await opened.pool.query(
      'insert into registry.releases (name, version, document, released_by) values ($1, $2, $3, $4)',
      ['mf-blog', of, JSON.stringify(release), 'prueba'],
    );
  }

  const order = (changes: object = {}) => ({
    ...{ version: candidate.version, steps: [1, 5, 25, 100], holdMinutes: 30, leastVisits: 20, startsAt: undefined },
    ...changes,
  });
  const ana = { by: 'Ana' };
  const shares = async () =>
    (await registry.document()).rollouts?.map(({ share, release }) => `${release.version} ${share}`);
  const liveNow = () => registry.live('mf-blog');

  /** Lets visitors come, each with her own number, who get what their number gets. */
  async function visit({ times, troubledEach = 0, stable: others = times }: VisitsToCome) {
    const memory = createCacheMemory();
    const { pool } = opened;
    const counter = createRolloutCounter({
      pool,
      memory,
      log: { info() {}, warn() {} },
      document: registry.document,
      clock: () => clock.now,
    });
    const rollout = (await registry.document()).rollouts?.find(({ release }) => release.name === 'mf-blog');
    assert.ok(rollout, 'nothing is rolled out');
    const arms = { candidate: 0, stable: 0 };
    for (let number = 0; number < 10_000 && (arms.candidate < times || arms.stable < others); number++) {
      const isDrawn = isInShare(number, { name: 'mf-blog', id: rollout.id }, rollout.share);
      const arm = isDrawn ? 'candidate' : 'stable';
      if (arms[arm] >= (isDrawn ? times : others)) continue;
      arms[arm]++;
      const owner = isDrawn ? candidate : stable;
      const isTroubled = isDrawn && troubledEach > 0 && arms.candidate % troubledEach === 0;
      const beacon: Beacon = {
        page: '/mf-blog',
        owner,
        shell,
        loads: [],
        errors: [],
        drawn: { number, troubled: isTroubled ? [owner] : [] },
      };
      await counter.add(beacon);
    }
    await counter.close();
    return arms;
  }

  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * minuteMs);
  };

  it('goes to the first share at once, after it was tried, and all others keep what is live', async () => {
    const started = await registry.rollouts.start('mf-blog', order(), ana);
    assert.deepEqual(tried, [`mf-blog ${candidate.version}`]);
    assert.deepEqual([started.state, started.share, started.stable], ['running', 1, stable.version]);
    assert.deepEqual(await shares(), [`${candidate.version} 1`]);
    assert.equal(await liveNow(), stable.version);
    assert.deepEqual(recorded, ['rollout-start mf-blog Ana']);
    assert.match(started.next, /^Sube al 5 % a las 10:30\u00a0a\.\u00a0m\., si no va peor/);
  });

  it('takes its steps when each has lasted and was visited, and ends live for everybody', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    for (const share of [5, 25]) {
      await visit({ times: 30 });
      pass(31);
      await runner.look();
      assert.deepEqual(await shares(), [`${candidate.version} ${share}`]);
    }
    await visit({ times: 30 });
    pass(31);
    await runner.look();
    assert.equal(await liveNow(), candidate.version);
    assert.equal(await shares(), undefined);
    const last = await registry.rollouts.latest('mf-blog');
    assert.deepEqual(
      last?.changes.map(({ share, state, by }) => [share, state, by]),
      [
        [1, 'running', 'Ana'],
        [5, 'running', 'el sitio'],
        [25, 'running', 'el sitio'],
        [100, 'done', 'el sitio'],
      ],
    );
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['live'],
    );
    const [line] = await registry.history(1, 'mf-blog');
    assert.deepEqual([line?.action, line?.by], ['publish', 'el sitio']);
  });

  it('never rises on nothing: it waits for visits, and says so once', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    for (let time = 0; time < 5; time++) {
      pass(40);
      await runner.look();
    }
    assert.deepEqual(await shares(), [`${candidate.version} 1`]);
    const { next, changes } = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
    assert.equal(next, 'Espera: en este paso lleva 0 de 20 visitas comparables. No sube hasta tenerlas.');
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['too-few-visits'],
    );
    assert.equal(changes.length, 2);
  });

  it('does not rise on visits that there is nothing to compare with', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [90, 100] }), ana);
    await visit({ times: 60, troubledEach: 1, stable: 0 });
    pass(61);
    await runner.look();
    const waiting = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
    assert.deepEqual([waiting.state, waiting.share, waiting.stepVisits], ['running', 90, 0]);
  });

  it('does not rise before its time, however many come', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    await visit({ times: 90 });
    pass(29);
    await runner.look();
    assert.deepEqual(await shares(), [`${candidate.version} 1`]);
  });

  it('stops by itself when its visits fail: nobody gets it, and the history says why with the figures', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [5, 100] }), ana);
    await visit({ times: 200, troubledEach: 3 });
    await runner.look();
    assert.equal(await shares(), undefined);
    const stopped = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
    assert.deepEqual([stopped.state, stopped.share], ['stopped', 0]);
    assert.match(stopped.next, /66 de 200 visitas.*Todas las visitas vuelven a la versión bbbbbbbbbbbbbbbb\.$/);
    assert.deepEqual(
      events.map(({ kind, reason }) => [kind, reason]),
      [['stopped', stopped.next]],
    );
    assert.equal(await liveNow(), stable.version);
  });

  it('that has stopped itself does not go live without somebody who says that it may', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [5, 100] }), ana);
    await visit({ times: 200, troubledEach: 3 });
    await runner.look();
    const refused = { code: 'stopped-itself', message: /se paró solo\. Falla/ };
    await assert.rejects(registry.publishVersion('mf-blog', candidate.version), refused);
    await assert.rejects(registry.pin('mf-blog', candidate.version), refused);
    await assert.rejects(registry.rollouts.start('mf-blog', order(), ana), refused);
    await runner.look();
    const resumed = await registry.rollouts.act('mf-blog', 'resume', ana);
    assert.deepEqual([resumed.state, resumed.share], ['running', 5]);
    await runner.look();
    assert.deepEqual(await shares(), [`${candidate.version} 5`], 'what was known before counts no more');
  });

  it('stops also while it is paused', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [5, 100] }), ana);
    const paused = await registry.rollouts.act('mf-blog', 'pause', ana);
    assert.deepEqual(
      [paused.state, paused.share, paused.next],
      ['paused', 5, 'En pausa: se queda al 5 % hasta que alguien siga.'],
    );
    assert.deepEqual(await shares(), [`${candidate.version} 5`]);
    await visit({ times: 90 });
    pass(90);
    await runner.look();
    assert.deepEqual(await shares(), [`${candidate.version} 5`], 'it does not rise');
    await visit({ times: 300, troubledEach: 2 });
    await runner.look();
    assert.equal((await registry.rollouts.latest('mf-blog'))?.state, 'stopped');
  });

  it('is raised, lowered, withdrawn and taken up again by hand', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    assert.equal((await registry.rollouts.setShare('mf-blog', 40, ana)).share, 40);
    assert.equal((await registry.rollouts.setShare('mf-blog', 25, ana)).share, 25);
    const withdrawn = await registry.rollouts.act('mf-blog', 'withdraw', ana);
    assert.deepEqual([withdrawn.state, withdrawn.share], ['withdrawn', 0]);
    assert.equal(await shares(), undefined);
    const resumed = await registry.rollouts.act('mf-blog', 'resume', ana);
    assert.deepEqual([resumed.state, resumed.share], ['running', 25]);
    assert.equal((await registry.rollouts.setShare('mf-blog', 0, ana)).state, 'withdrawn');
    await registry.rollouts.act('mf-blog', 'resume', ana);
    assert.equal((await registry.rollouts.setShare('mf-blog', 100, ana)).state, 'done');
    assert.equal(await liveNow(), candidate.version);
  });

  it('of one share stays there until somebody raises it', async () => {
    const started = await registry.rollouts.start('mf-blog', order({ steps: [5] }), ana);
    assert.equal(started.next, 'Se queda al 5 % hasta que alguien lo suba.');
    await visit({ times: 90 });
    pass(900);
    await runner.look();
    assert.deepEqual(await shares(), [`${candidate.version} 5`]);
  });

  it('of everybody at once goes live as any other', async () => {
    assert.equal((await registry.rollouts.start('mf-blog', order({ steps: [100] }), ana)).state, 'done');
    assert.equal(await liveNow(), candidate.version);
  });

  it('begins at its hour', async () => {
    const planned = await registry.rollouts.start('mf-blog', order({ startsAt: '2026-12-01T09:00:00+01:00' }), ana);
    assert.deepEqual(
      [planned.state, planned.share, planned.next],
      ['planned', 0, 'Empieza el 1 de diciembre a las 9:00\u00a0a.\u00a0m.'],
    );
    await runner.look();
    assert.equal(await shares(), undefined);
    clock.now = new Date('2026-12-01T08:00:01Z');
    await runner.look();
    assert.deepEqual(await shares(), [`${candidate.version} 1`]);
  });

  it('waits for another person where the part asks for one', async () => {
    await setPartRule((await opened.pool) as never, 'mf-blog', 1);
    await assert.rejects(registry.publishVersion('mf-blog', candidate.version, ana), { code: 'not-approved' });
    const waiting = await registry.rollouts.start('mf-blog', order(), ana);
    assert.deepEqual([waiting.state, waiting.share, waiting.approvals], ['waiting', 0, { needed: 1, by: [] }]);
    await assert.rejects(registry.rollouts.act('mf-blog', 'approve', ana), { code: 'own-approval' });
    await assert.rejects(registry.rollouts.setShare('mf-blog', 50, ana), { code: 'not-approved' });
    const running = await registry.rollouts.act('mf-blog', 'approve', { by: 'Berta' });
    assert.deepEqual([running.state, running.share, running.approvals.by], ['running', 1, ['Berta']]);
    assert.equal((await registry.rollouts.setShare('mf-blog', 100, ana)).state, 'done');
  });

  it('waits for its approval also after it was taken back, and for its hour', async () => {
    await setPartRule((await opened.pool) as never, 'mf-blog', 1);
    const startsAt = new Date(clock.now.getTime() + 60 * minuteMs).toISOString();
    await registry.rollouts.start('mf-blog', order({ startsAt }), ana);
    await registry.rollouts.act('mf-blog', 'withdraw', ana);
    const resumed = await registry.rollouts.act('mf-blog', 'resume', ana);
    assert.deepEqual([resumed.state, resumed.share], ['waiting', 0]);
    assert.equal(await shares(), undefined);

    await registry.rollouts.act('mf-blog', 'approve', { by: 'Berta' });
    await registry.rollouts.act('mf-blog', 'withdraw', ana);
    assert.equal((await registry.rollouts.act('mf-blog', 'resume', ana)).state, 'planned');
  });

  it('does not start and does not rise in a freeze; what goes back passes', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    const until = new Date('2026-11-28T09:00:00Z');
    await startFreeze(
      opened.pool as never,
      { name: null, reason: 'Hay jornada', until },
      { name: 'Ana', request: null },
      clock.now,
    );
    await visit({ times: 30 });
    pass(31);
    await runner.look();
    const held = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
    assert.deepEqual([held.share, held.next], [1, 'Espera a que termine la pausa de publicación.']);
    const refused = {
      code: 'frozen',
      message:
        /^No se publica nada hasta el 28 de noviembre a las 10:00\u00a0a\.\u00a0m\.: Hay jornada\. Volver atrás sí se puede\.$/,
    };
    await assert.rejects(registry.rollouts.setShare('mf-blog', 50, ana), refused);
    await assert.rejects(registry.publishVersion('mf-blog', candidate.version, ana), refused);
    assert.equal((await registry.rollouts.act('mf-blog', 'withdraw', ana)).state, 'withdrawn');
    await assert.rejects(registry.rollouts.act('mf-blog', 'resume', ana), refused);
    clock.now = until;
    await registry.rollouts.act('mf-blog', 'resume', ana);
    await visit({ times: 30 });
    pass(31);
    await runner.look();
    assert.deepEqual(await shares(), [`${candidate.version} 5`]);
  });

  it('ends when another version goes live, and when its own does', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    await upload(version('d'));
    await registry.publishVersion('mf-blog', version('d'), ana);
    const overtaken = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
    assert.deepEqual([overtaken.state, overtaken.share], ['withdrawn', 0]);
    assert.match(overtaken.next, /dddddddddddddddd/);
    await assert.rejects(registry.rollouts.act('mf-blog', 'resume', ana), { code: 'no-rollout' });
    await registry.rollouts.start('mf-blog', order(), ana);
    await registry.publishVersion('mf-blog', candidate.version, ana);
    assert.equal((await registry.rollouts.latest('mf-blog'))?.state, 'done');
    assert.equal(await shares(), undefined);
  });

  it('does not replace a version that somebody holds: it pauses, and says why', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [5, 100] }), ana);
    await registry.pin('mf-blog', stable.version, ana);
    await assert.rejects(registry.rollouts.setShare('mf-blog', 100, ana), { code: 'pinned' });
    await visit({ times: 30 });
    pass(31);
    await runner.look();
    const paused = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
    assert.deepEqual([paused.state, paused.share], ['paused', 5]);
    assert.match(paused.changes.at(-1)?.reason ?? '', /está fijada en bbbbbbbbbbbbbbbb/);
    assert.match(paused.next, /^En pausa, al 5\s%\. La parte mf-blog está fijada en/);
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['cannot-go-on'],
    );
    assert.equal(await liveNow(), stable.version);
  });

  it('outlives a restart: what the sources say is not made live for everybody meanwhile, nor once it was taken back', async () => {
    const built = await layRelease(opened.releasesDir, 'mf-blog', candidate.version);
    const restart = () => registry.publishChanged(built, { by: 'npm start' });
    await registry.rollouts.start('mf-blog', order(), ana);
    assert.equal((await restart())?.switched, false);
    assert.deepEqual(await shares(), [`${candidate.version} 1`]);
    await registry.rollouts.act('mf-blog', 'withdraw', ana);
    assert.equal((await restart())?.switched, false);
    assert.equal(await liveNow(), stable.version);

    await upload(version('d'));
    await registry.publishVersion('mf-blog', version('d'), ana);
    assert.equal((await restart())?.switched, true, 'sources that have changed since are published as ever');
  });

  it('says once that it waits for an approval', async () => {
    await setPartRule((await opened.pool) as never, 'mf-blog', 1);
    const { id } = await registry.rollouts.start('mf-blog', order(), ana);
    for (let time = 0; time < 3; time++) await runner.look();
    const reported = () => events.map((event) => [event.kind, event.reason]);
    assert.deepEqual(reported(), [['needs-approval', 'Espera el visto bueno de otra persona.']]);
    assert.equal((await registry.rollouts.latest('mf-blog'))?.state, 'waiting');
    await registry.rollouts.act('mf-blog', 'withdraw', ana, id);
    await registry.rollouts.act('mf-blog', 'resume', ana, id);
    await runner.look();
    assert.equal(reported().length, 1);
    assert.equal((await registry.rollouts.act('mf-blog', 'approve', { by: 'Berta' }, id)).state, 'running');
  });

  it('cannot ask for an approval of a part that is not live, and the refusal says what to do', async () => {
    await registry.retire('mf-blog', ana);
    await setPartRule((await opened.pool) as never, 'mf-blog', 1);
    await assert.rejects(registry.publishVersion('mf-blog', candidate.version, ana), {
      code: 'not-approved',
      message: /no está en vivo.*administración quita antes esa regla/,
    });
  });

  it('does not go on with an approval that was taken back at once', async () => {
    await setPartRule((await opened.pool) as never, 'mf-blog', 1);
    await registry.rollouts.start('mf-blog', order(), ana);
    await registry.rollouts.act('mf-blog', 'approve', { by: 'Berta' });
    const undone = await registry.rollouts.act('mf-blog', 'withdraw', { by: 'Berta' });
    assert.deepEqual([undone.state, undone.approvals.by], ['withdrawn', []]);
    assert.equal((await registry.rollouts.act('mf-blog', 'resume', ana)).state, 'waiting');
    await assert.rejects(registry.publishVersion('mf-blog', candidate.version, ana), { code: 'not-approved' });

    await registry.rollouts.act('mf-blog', 'approve', { by: 'Berta' });
    await registry.rollouts.act('mf-blog', 'withdraw', ana);
    assert.equal((await registry.rollouts.act('mf-blog', 'resume', ana)).state, 'running', 'that of others stays');
  });

  it('that was planned before its part asked for an approval waits for it at its hour', async () => {
    for (const steps of [[1, 100], [100]]) {
      const startsAt = new Date(clock.now.getTime() + 60 * minuteMs).toISOString();
      await setPartRule((await opened.pool) as never, 'mf-blog', 0);
      await registry.rollouts.start('mf-blog', order({ startsAt, steps }), ana);
      await setPartRule((await opened.pool) as never, 'mf-blog', 1);
      pass(61);
      await runner.look();
      const waiting = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
      assert.deepEqual([waiting.state, waiting.share], ['waiting', 0]);
      assert.match(waiting.changes.at(-1)?.reason ?? '', /visto bueno/);
      await registry.rollouts.act('mf-blog', 'withdraw', ana);
    }
  });

  it('is withdrawn with a share of 0 also while it waits for an approval', async () => {
    await setPartRule((await opened.pool) as never, 'mf-blog', 1);
    await registry.rollouts.start('mf-blog', order(), ana);
    assert.equal((await registry.rollouts.setShare('mf-blog', 0, ana)).state, 'withdrawn');
  });

  it('may be planned in a freeze for an hour after it', async () => {
    const until = new Date('2026-11-28T09:00:00Z');
    await startFreeze(
      opened.pool as never,
      { name: null, reason: 'Hay jornada', until },
      { name: 'Ana', request: null },
      clock.now,
    );
    const during = order({ startsAt: '2026-11-28T08:59:00Z' });
    await assert.rejects(registry.rollouts.start('mf-blog', during, ana), { code: 'frozen' });
    assert.equal(
      (await registry.rollouts.start('mf-blog', order({ startsAt: until.toISOString() }), ana)).state,
      'planned',
    );
  });

  it('is looked at also where the one of another part cannot be', async () => {
    const other = { name: 'mf-events', version: version('e') };
    await registry.publish(await layRelease(opened.releasesDir, other.name, other.version));
    const { name } = other;
    const next = await layRelease(opened.releasesDir, name, version('f'));
    await registry.store(next, ana);
    for (const part of [name, 'mf-blog']) {
      const of = part === name ? version('f') : candidate.version;
      await registry.rollouts.start(part, order({ version: of, steps: [5, 100] }), ana);
    }
    await visit({ times: 200, troubledEach: 3 });
    await opened.pool.query(`update registry.rollouts set least_visits = 1, step_visits = 1 where name = $1`, [name]);
    pass(31);
    const failing = registry.runRollouts({
      every: 3_600_000,
      onEvent: async (_, event) => {
        if (event.name === name) throw new Error('no mail can be queued');
        events.push(event);
      },
    });
    await assert.rejects(failing.look(), /no mail/);
    assert.deepEqual(
      events.map((event) => [event.kind, event.name]),
      [['stopped', 'mf-blog']],
    );
    await failing.stop();
  });

  it('is not the one that another page still shows: nothing is done with it unseen', async () => {
    const seen = await registry.rollouts.start('mf-blog', order(), ana);
    await registry.rollouts.act('mf-blog', 'withdraw', ana, seen.id);
    await registry.rollouts.act('mf-blog', 'resume', ana, seen.id);
    await registry.rollouts.act('mf-blog', 'withdraw', ana, seen.id);
    await upload(version('d'));
    await registry.rollouts.start('mf-blog', order({ version: version('d') }), ana);
    const refused = { code: 'another-rollout', message: /otro reparto de mf-blog, el de dddddddddddddddd/ };
    await assert.rejects(registry.rollouts.setShare('mf-blog', 100, ana, seen.id), refused);
    for (const act of ['pause', 'resume', 'withdraw', 'approve'] as const)
      await assert.rejects(registry.rollouts.act('mf-blog', act, { by: 'Berta' }, seen.id), refused);
    assert.deepEqual(await shares(), [`${version('d')} 1`]);
  });

  it('needs one connection for each act: acts at once do not wait for each other for ever', async () => {
    const { pool } = opened;
    pool.options.connectionTimeoutMillis = 3_000;
    const others = await Promise.all(Array.from({ length: (pool.options.max ?? 4) - 1 }, () => pool.connect()));
    try {
      await registry.rollouts.start('mf-blog', order(), ana);
      await registry.rollouts.setShare('mf-blog', 5, ana);
      for (const act of ['pause', 'resume', 'withdraw', 'resume'] as const)
        await registry.rollouts.act('mf-blog', act, ana);
      await runner.look();
    } finally {
      for (const one of others) one.release();
    }
    assert.deepEqual(await shares(), [`${candidate.version} 5`]);
  });

  it('is one at a time, of what is there, not live and not held back', async () => {
    await assert.rejects(registry.rollouts.start('mf-blog', order({ version: version('9') }), ana), {
      code: 'unknown-release',
    });
    await assert.rejects(registry.rollouts.start('mf-blog', order({ version: stable.version }), ana), {
      code: 'another-rollout',
    });
    await assert.rejects(registry.rollouts.setShare('mf-blog', 5, ana), { code: 'no-rollout' });
    await assert.rejects(registry.rollouts.act('mf-blog', 'resume', ana), { code: 'no-rollout' });
    assert.equal(await registry.rollouts.latest('mf-blog'), null);
    const both = await Promise.allSettled([1, 2].map(() => registry.rollouts.start('mf-blog', order(), ana)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    await registry.rollouts.act('mf-blog', 'withdraw', ana);
    await registry.pin('mf-blog', stable.version);
    await assert.rejects(registry.rollouts.start('mf-blog', order(), ana), { code: 'pinned' });
  });

  it('takes a step once, with two processes that look at the same time', async () => {
    await registry.rollouts.start('mf-blog', order(), ana);
    await visit({ times: 30 });
    pass(31);
    const { pool, releasesDir } = opened;
    const second = createRegistry({ pool, releasesDir, log: { info() {}, warn() {} }, clock: () => clock.now });
    const other = second.runRollouts({ every: 3_600_000 });
    await Promise.all([runner.look(), other.look(), runner.look(), other.look()]);
    assert.deepEqual(
      (await registry.rollouts.latest('mf-blog'))?.changes.map(({ share }) => share),
      [1, 5],
    );
    await other.stop();
    await second.close();
  });

  it('loses no step that is broken off in the middle: nothing of it was done, and the next look does it all', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [5, 100] }), ana);
    await visit({ times: 200, troubledEach: 3 });
    const dying = registry.runRollouts({
      every: 3_600_000,
      onEvent: async () => {
        throw new Error('no mail can be queued');
      },
    });
    await assert.rejects(dying.look(), /no mail/);
    assert.equal((await registry.rollouts.latest('mf-blog'))?.state, 'running');
    await runner.look();
    assert.equal((await registry.rollouts.latest('mf-blog'))?.state, 'stopped');
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['stopped'],
    );
    await dying.stop();
  });

  it('is known to another process within a second', async () => {
    const { pool, releasesDir } = opened;
    const second = createRegistry({ pool, releasesDir, log: { info() {}, warn() {} }, checkEveryMs: 3_600_000 });
    assert.equal((await second.document()).rollouts, undefined);
    await registry.rollouts.start('mf-blog', order(), ana);
    const until = performance.now() + 1_000;
    while (!(await second.document()).rollouts && performance.now() < until)
      await new Promise((done) => setTimeout(done, 10));
    assert.equal((await second.document()).rollouts?.[0]?.share, 1);
    await second.close();
  });

  it('counts a number once on a page in an hour, and not in versions that it does not get', async () => {
    await registry.rollouts.start('mf-blog', order({ steps: [25, 100] }), ana);
    assert.deepEqual(await visit({ times: 40 }), { candidate: 40, stable: 40 });
    const figures = async () => {
      const { candidate: one, stableFigures: other } = (await registry.rollouts.latest('mf-blog')) ?? assert.fail();
      return [one.visits, other.visits];
    };
    assert.deepEqual(await figures(), [40, 40]);
    const [rollout] = (await registry.document()).rollouts ?? [];
    const number =
      Array.from({ length: 10_000 }, (_, one) => one).find((one) =>
        isInShare(one, { name: 'mf-blog', id: rollout?.id ?? 0 }, 25),
      ) ?? 0;
    const { pool } = opened;
    const counter = createRolloutCounter({
      pool,
      memory: createCacheMemory(),
      log: { info() {}, warn() {} },
      document: registry.document,
      clock: () => clock.now,
    });
    const visited = (owner: typeof stable): Beacon => ({
      page: '/mf-blog',
      owner,
      shell,
      loads: [],
      errors: [],
      drawn: { number, troubled: [] },
    });
    for (let time = 0; time < 3; time++) await counter.add(visited(candidate));
    await counter.add(visited(stable));
    await counter.add({ ...visited(candidate), drawn: undefined });
    await counter.add({ ...visited(candidate), page: '/mf-blog/otra', drawn: { number, troubled: [candidate] } });
    for (const page of ['/mf-blog/tercera', '/mf-blog/cuarta'])
      await counter.add({ ...visited(candidate), page, drawn: { number, troubled: [candidate] } });
    await counter.close();
    assert.deepEqual(await figures(), [42, 40], 'a number that had trouble counts no more in that hour');
    await purgeRolloutCounts(pool, new Date('2027-01-01T00:00:00Z'));
    assert.deepEqual(await figures(), [0, 0]);
  });
});
