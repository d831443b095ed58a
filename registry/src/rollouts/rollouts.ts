import type { Release } from '@femcoders/contracts/registry';
import type { RolloutLine, Switcher } from '@femcoders/contracts/release-acts';
import type { newRolloutSchema, Rollout, RolloutAct } from '@femcoders/contracts/rollouts';
import type { ClientBase, Pool } from 'pg';
import type * as z from 'zod/mini';
import { readRelease } from '../live-document.ts';
import { RegistryError } from '../registry-error.ts';
import { noteTried } from '../release-checks.ts';
import { announce, inSwitch, refuseEndedToken } from '../switch-transaction.ts';
import { judge, readPlace, type SwitchPorts } from '../switches.ts';
import { checkFreeze, checkGoLive, stateAtBeginning } from './check-go-live.ts';
import { describeRollouts } from './describe-rollouts.ts';
import { goingOn, resumable, rolloutOf } from './find-rollout.ts';
import { goLive, pinnedFirst } from './go-live.ts';
import { approve, takeBackApproval } from './part-rules.ts';
import {
  insertRollout,
  listRows,
  moveRollout,
  type RolloutRow,
  readChanges,
  readLatest,
  underWay,
} from './rollout-store.ts';

export type RolloutOrder = z.output<typeof newRolloutSchema>;

/** Called with the act of a person or a team on a roll-out, in its transaction. */
export type RecordRollout = (client: ClientBase, line: RolloutLine) => Promise<void>;

export interface RolloutPorts {
  switching: SwitchPorts;
  /** Tries the candidate before it reaches anybody, as what goes live is tried. */
  tried: (release: Release, isUntried: boolean) => Promise<SwitchPorts>;
  record: RecordRollout;
  clock: () => Date;
  /** After a change of what visitors get: so that who has changed it also reads it here. */
  refresh: () => Promise<void>;
}

/** Roll-outs, as people and teams ask for them. Refusals are RegistryErrors with Spanish sentences. */
export interface Rollouts {
  /**
   * Starts to roll out a version that lies on the site; where approvals are needed, or it is planned for later, nobody gets it yet.
   * @throws RegistryError `unknown-release`, `not-live` before there is a version to compare it with, `pinned`, `another-rollout`, `frozen`,
   * `stopped-itself`; as `publish`
   */
  start(name: string, order: RolloutOrder, by: Switcher, isUntried?: boolean): Promise<Rollout>;
  /**
   * Gives a roll-out another share; at 100 the candidate goes live, at 0 it is withdrawn.
   * @param seen number of the roll-out that is meant; by default the present one
   * @throws RegistryError `no-rollout`, `another-rollout`, `not-approved`, `frozen` where it would rise
   */
  setShare(name: string, share: number, by: Switcher, seen?: number): Promise<Rollout>;
  /** @throws RegistryError `no-rollout`, `another-rollout`, `own-approval`; where it resumes as `start` */
  act(name: string, act: RolloutAct, by: Switcher, seen?: number): Promise<Rollout>;
  /** The roll-out of a name that goes on, or its last one; null when there never was one. */
  latest(name: string): Promise<Rollout | null>;
  /** Those that go on first, then the last others, 50 at most; of one name or of all. */
  list(name?: string): Promise<Rollout[]>;
}

const mostListed = 50;

export function createRollouts(ports: RolloutPorts): Rollouts {
  const { switching, tried, record, clock, refresh } = ports;
  const { pool } = switching;

  async function changed(name: string, work: (client: ClientBase) => Promise<void>): Promise<Rollout> {
    await inSwitch(pool, work);
    await refresh();
    return one(pool, await readLatest(pool, name), name, clock());
  }

  async function release(client: ClientBase | Pool, name: string, version: string): Promise<Release> {
    const found = await readRelease(client, name, version);
    if (found) return found;
    throw new RegistryError(
      'unknown-release',
      `De ${name} no hay ninguna versión ${version}, o sus archivos ya se han quitado. Súbela otra vez.`,
    );
  }

  /** Changes the share of a roll-out that goes on; at 100 it goes live. */
  async function moveTo(client: ClientBase, rollout: RolloutRow, share: number, by: Switcher): Promise<void> {
    if (share === 100) return goLive(client, rollout, { switching, by });
    const { id } = rollout;
    await moveRollout(client, { id, share, state: 'running', reason: null, by, now: clock() });
    await announce(client);
  }

  return {
    async start(name, order, by, isUntried = false) {
      const { version, steps, holdMinutes, leastVisits } = order;
      const candidate = await release(pool, name, version);
      const before = await pool.connect();
      try {
        await checkStart(before, name, order, clock());
      } finally {
        before.release();
      }
      const checked = await tried(candidate, isUntried);
      return changed(name, async (client) => {
        await refuseEndedToken(client, by);
        const now = clock();
        const stable = await checkStart(client, name, order, now);
        await checked.check(candidate);
        await judge(client, [candidate]);
        if (checked.tried) await noteTried(client, name, version, checked.tried);
        const startsAt = order.startsAt ? new Date(order.startsAt) : null;
        const state = await stateAtBeginning(client, { name, version, startsAt }, now);
        const [first = 100] = steps;
        const goesLive = state === 'running' && first === 100;
        const share = state === 'running' && !goesLive ? first : 0;
        const row = { name, version, stable, share, steps, holdMinutes, leastVisits, startsAt, by, now };
        const id = await insertRollout(client, { ...row, state: goesLive ? 'planned' : state });
        await record(client, { act: 'rollout-start', name, after: { version, steps, state }, by, at: now });
        if (goesLive) await goLive(client, await rolloutOf(client, id), { switching, by });
        else await announce(client);
      });
    },

    setShare: (name, share, by, seen) =>
      changed(name, async (client) => {
        const rollout = await goingOn(client, name, seen);
        const now = clock();
        if (rollout.state === 'waiting' && share > 0) throw new RegistryError('not-approved', waits(name));
        if (share > rollout.share) await checkFreeze(client, name, now);
        await record(client, { act: 'rollout-share', name, after: { version: rollout.version, share }, by, at: now });
        if (share === 0) return withdraw(client, rollout, by, now);
        await moveTo(client, rollout, share, by);
      }),

    act: (name, act, by, seen) =>
      changed(name, async (client) => {
        const now = clock();
        const rollout = act === 'resume' ? await resumable(client, name, seen) : await goingOn(client, name, seen);
        const { id, version } = rollout;
        await record(client, { act: `rollout-${act}`, name, after: { version }, by, at: now });
        switch (act) {
          case 'pause':
            if (rollout.state !== 'running')
              throw new RegistryError('no-rollout', `El reparto de ${name} no está en marcha.`);
            return moveRollout(client, { id, share: rollout.share, state: 'paused', reason: null, by, now });
          case 'withdraw':
            return withdraw(client, rollout, by, now);
          case 'resume':
            return resume(client, rollout, by);
          case 'approve':
            return approved(client, rollout, by);
        }
      }),

    latest: async (name) => {
      const row = await readLatest(pool, name);
      return row && one(pool, row, name, clock());
    },
    list: async (name) => describeRollouts(pool, await listRows(pool, name, mostListed), clock()),
  };

  /** Withdraws a roll-out; if it has just begun with her approval, that is withdrawn, too. */
  async function withdraw(client: ClientBase, rollout: RolloutRow, by: Switcher, now: Date): Promise<void> {
    const { id } = rollout;
    const [before] = (await readChanges(client, [id])).slice(-2);
    if (before?.state === 'waiting') await takeBackApproval(client, rollout, by);
    await moveRollout(client, { id, share: 0, state: 'withdrawn', reason: null, by, now });
    await announce(client);
  }

  /**
   * Goes on where it was before a pause; what was taken back, or has stopped itself, where it was before that, and is judged from the beginning.
   * Resumes a roll-out; one that waited for an approval or for its hour waits again.
   */
  async function resume(client: ClientBase, rollout: RolloutRow, by: Switcher): Promise<void> {
    const now = clock();
    const { id, name, version, state, share, stable } = rollout;
    if (state === 'paused') {
      await moveRollout(client, { id, share, state: 'running', reason: null, by, now });
      return;
    }
    await checkFreeze(client, name, now);
    const place = await readPlace(client, name);
    if (!place?.live || place.version !== stable || place.pinned)
      throw new RegistryError('no-rollout', overtaken(rollout));
    await switching.check(await release(client, name, version));
    const begins = await stateAtBeginning(client, rollout, now);
    if (begins !== 'running') return moveRollout(client, { id, share: 0, state: begins, reason: null, by, now });
    const before = await shareBefore(client, rollout);
    const move = { id, share: before, state: 'running' as const, reason: null, by, now, afresh: state === 'stopped' };
    await moveRollout(client, move);
    await announce(client);
  }

  async function approved(client: ClientBase, rollout: RolloutRow, by: Switcher): Promise<void> {
    const now = clock();
    const { id, name, version, state, steps, createdBy, createdById } = rollout;
    const isOwn = createdById ? createdById === by.request?.memberId : createdBy === by.name;
    if (isOwn) {
      throw new RegistryError('own-approval', 'El visto bueno lo da otra persona, no quien empezó el reparto.');
    }
    await approve(client, { name, version }, by, now);
    const begins = await stateAtBeginning(client, rollout, now);
    if (state !== 'waiting' || begins === 'waiting') return;
    if (begins === 'planned') return moveRollout(client, { id, share: 0, state: begins, reason: null, by, now });
    await checkFreeze(client, name, now);
    await moveTo(client, rollout, steps[0] ?? 100, by);
  }
}

/** @returns the version that it is compared with */
async function checkStart(
  client: ClientBase,
  name: string,
  { version, startsAt }: Pick<RolloutOrder, 'version' | 'startsAt'>,
  now: Date,
): Promise<string> {
  const place = await readPlace(client, name);
  if (!place?.live) {
    throw new RegistryError(
      'not-live',
      `De ${name} no hay ninguna versión en vivo con la que comparar. Publica esta para todo el mundo.`,
    );
  }
  if (place.version === version) {
    throw new RegistryError('another-rollout', `La versión ${version} de ${name} ya está en vivo para todo el mundo.`);
  }
  if (place.pinned) {
    throw new RegistryError('pinned', pinnedFirst(name, place.version));
  }
  const latest = await readLatest(client, name);
  if (latest && underWay.includes(latest.state)) {
    throw new RegistryError(
      'another-rollout',
      `Ya hay un reparto de ${name} en marcha, el de ${latest.version}. Retíralo antes de empezar otro.`,
    );
  }
  // A freeze that is over by then is no reason not to plan it.
  const begins = Math.max(now.getTime(), startsAt ? Date.parse(startsAt) : 0);
  await checkGoLive(client, { name, version }, new Date(begins), { approved: 'later' });
  return place.version;
}

/** The last share that a roll-out had; its first step when it never had one. */
async function shareBefore(client: ClientBase, { id, steps, state }: RolloutRow): Promise<number> {
  const first = steps.find((step) => step < 100) ?? 1;
  if (state === 'stopped') return first;
  const { rows } = await client.query<{ share: number }>(
    'select share from registry.rollout_changes where rollout = $1 and share between 1 and 99 order by id desc limit 1',
    [id],
  );
  return rows[0]?.share ?? first;
}

async function one(pool: Pool, row: RolloutRow | null, name: string, now: Date): Promise<Rollout> {
  const [described] = row ? await describeRollouts(pool, [row], now) : [];
  if (!described) throw new RegistryError('no-rollout', `No hay ningún reparto de ${name}.`);
  return described;
}

const overtaken = ({ name, version }: RolloutRow) =>
  `Desde entonces se ha puesto en vivo, o fijado, otra versión de ${name}. Empieza otro reparto de ${version}.`;
const waits = (name: string) => `El reparto de ${name} espera el visto bueno de otra persona.`;
