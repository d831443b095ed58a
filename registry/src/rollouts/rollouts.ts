import type { Release } from '@femcoders/contracts/registry';
import type { newRolloutSchema, Rollout, RolloutAct } from '@femcoders/contracts/rollouts';
import type { ClientBase, Pool } from 'pg';
import type * as z from 'zod/mini';
import { readRelease } from '../live-document.ts';
import { RegistryError } from '../registry-error.ts';
import { noteTried } from '../release-checks.ts';
import type { Switcher } from '../release-store.ts';
import { announce, inSwitch, refuseEndedToken } from '../switch-transaction.ts';
import { judge, makeLive, readPlace, type SwitchPorts } from '../switches.ts';
import { describeRollouts } from './describe-rollouts.ts';
import { checkFreeze, checkMayGoLive, stateAtBeginning } from './may-go-live.ts';
import { approve } from './part-rules.ts';
import {
  insertRollout,
  listRows,
  moveRollout,
  type RolloutRow,
  readLatest,
  readRollout,
  underWay,
} from './rollout-store.ts';

export type RolloutOrder = z.output<typeof newRolloutSchema>;

/** Told of what a person or a team did with a roll-out, in the transaction of the act. */
export type RecordRollout = (
  client: ClientBase,
  line: {
    act:
      | 'rollout-start'
      | 'rollout-share'
      | 'rollout-pause'
      | 'rollout-resume'
      | 'rollout-withdraw'
      | 'rollout-approve';
    name: string;
    after: Record<string, unknown>;
    by: Switcher;
    at: Date;
  },
) => Promise<void>;

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
   * @throws RegistryError `no-rollout`, `not-approved`, `frozen` where it would rise
   */
  setShare(name: string, share: number, by: Switcher): Promise<Rollout>;
  /** @throws RegistryError `no-rollout`, `own-approval`; where it resumes as `start` */
  act(name: string, act: RolloutAct, by: Switcher): Promise<Rollout>;
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

  async function release(name: string, version: string): Promise<Release> {
    const found = await readRelease(pool, name, version);
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
      const candidate = await release(name, version);
      const before = await pool.connect();
      try {
        await checkStart(before, name, version, clock());
      } finally {
        before.release();
      }
      const checked = await tried(candidate, isUntried);
      return changed(name, async (client) => {
        await refuseEndedToken(client, by);
        const now = clock();
        const stable = await checkStart(client, name, version, now);
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

    setShare: (name, share, by) =>
      changed(name, async (client) => {
        const rollout = await goingOn(client, name);
        const now = clock();
        if (rollout.state === 'waiting') throw new RegistryError('not-approved', waits(name));
        if (share > rollout.share) await checkFreeze(client, name, now);
        await record(client, { act: 'rollout-share', name, after: { version: rollout.version, share }, by, at: now });
        if (share === 0) return withdraw(client, rollout, by, now);
        await moveTo(client, rollout, share, by);
      }),

    act: (name, act, by) =>
      changed(name, async (client) => {
        const now = clock();
        const rollout = act === 'resume' ? await ended(client, name) : await goingOn(client, name);
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

  async function withdraw(client: ClientBase, { id }: RolloutRow, by: Switcher, now: Date): Promise<void> {
    await moveRollout(client, { id, share: 0, state: 'withdrawn', reason: null, by, now });
    await announce(client);
  }

  /**
   * Goes on where it was before a pause; what was taken back, or has stopped itself, where it was before that, and is judged from the beginning.
   * What waited for an approval or for its hour waits again.
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
    await switching.check(await release(name, version));
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

/** Makes the candidate live for everybody, which ends its roll-out. Inside `inSwitch`. @throws RegistryError as `publish` */
export async function goLive(
  client: ClientBase,
  { name, version }: RolloutRow,
  { switching, by }: { switching: SwitchPorts; by: Switcher },
): Promise<void> {
  const release = await readRelease(client, name, version);
  if (!release) throw new RegistryError('unknown-release', `Los archivos de ${name} ${version} ya se han quitado.`);
  await switching.check(release);
  await judge(client, [release]);
  const place = await readPlace(client, name);
  if (place?.pinned) throw new RegistryError('pinned', pinnedFirst(name, place.version));
  await makeLive(client, { release, place, action: 'publish', by, ports: switching });
}

/** @returns the version that it is compared with */
async function checkStart(client: ClientBase, name: string, version: string, now: Date): Promise<string> {
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
  await checkMayGoLive(client, { name, version }, now, { approved: 'later' });
  return place.version;
}

async function rolloutOf(client: ClientBase, id: number): Promise<RolloutRow> {
  const row = await readRollout(client, id);
  if (!row) throw new Error(`There is no roll-out ${id}.`);
  return row;
}

async function goingOn(client: ClientBase, name: string): Promise<RolloutRow> {
  const row = await readLatest(client, name);
  if (row && underWay.includes(row.state)) return row;
  throw new RegistryError('no-rollout', `No hay ningún reparto de ${name} en marcha.`);
}

/** A roll-out that can go on: it is paused, has stopped itself or was withdrawn. */
async function ended(client: ClientBase, name: string): Promise<RolloutRow> {
  const row = await readLatest(client, name);
  if (row && ['paused', 'stopped', 'withdrawn'].includes(row.state)) return row;
  throw new RegistryError('no-rollout', `No hay ningún reparto de ${name} que reanudar.`);
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
const pinnedFirst = (name: string, version: string) =>
  `La parte ${name} está fijada en ${version}. Suéltala antes de repartir otra.`;
const waits = (name: string) => `El reparto de ${name} espera el visto bueno de otra persona.`;
