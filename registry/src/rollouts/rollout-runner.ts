import { releaseSchema } from '@femcoders/contracts/registry';
import type { RolloutEvent } from '@femcoders/contracts/release-acts';
import type { ClientBase } from 'pg';
import { coalesce } from '../coalesce.ts';
import { RegistryError } from '../registry-error.ts';
import type { RegistryLog } from '../registry-log.ts';
import { announce, inSwitch } from '../switch-transaction.ts';
import type { SwitchPorts } from '../switches.ts';
import { stateAtBeginning } from './check-go-live.ts';
import { evaluateVisits } from './evaluate-visits.ts';
import { readFreeze } from './freezes.ts';
import { goLive } from './go-live.ts';
import { decideStep, heldUntil } from './next-step.ts';
import type { OnRolloutEvent } from './rollout-events.ts';
import { moveRollout, type RolloutRow, readRollout, theSite } from './rollout-store.ts';
import { judge, reasonOf } from './verdict.ts';

/** Any number that nothing else locks: one process looks at a time. */
const runnerLock = 4_812_321;

export interface RolloutRunnerPorts {
  switching: SwitchPorts;
  log: RegistryLog;
  /** Called with automatic steps. */
  onEvent?: OnRolloutEvent;
  /** After a change of what visitors get, so that this process knows of it. */
  refresh?: () => Promise<void>;
  clock?: () => Date;
  /** Between two looks, in milliseconds. */
  every?: number;
}

/** Weighs what is counted of roll-outs and takes their steps. Several processes may have one: they look in turn. */
export interface RolloutRunner {
  /** Looks now. @throws the database's error */
  look(): Promise<void>;
  /** Ends the timer, and waits for a look that is under way. */
  stop(): Promise<void>;
}

/** A look and what follows from it are one transaction for each roll-out: a process that is killed loses no step and takes none twice. */
export function createRolloutRunner({
  switching,
  log,
  onEvent = async () => {},
  refresh = async () => {},
  clock = () => new Date(),
  every = 2_000,
}: RolloutRunnerPorts): RolloutRunner {
  const { pool } = switching;
  let failing = false;
  let stopped = false;

  const look = coalesce(async () => {
    if (stopped) return;
    const { rows } = await pool.query<{ id: number }>(
      `select r.id from registry.rollouts r
        where r.state = 'planned' and coalesce(r.starts_at, $1) <= $1
           or r.state = 'waiting' and not exists (select from registry.rollout_changes c where c.rollout = r.id and c.reason = $2)
           or r.state in ('running', 'paused')
              and (exists (select from registry.rollout_counts c where c.rollout = r.id and c.judged < c.count)
                   or r.state = 'running' and r.step_since + r.hold_minutes * interval '1 minute' <= $1)
        order by r.id`,
      [clock(), waitsForApproval],
    );
    const failures: unknown[] = [];
    // One that cannot be looked at must not keep others from stopping.
    for (const { id } of rows) await lookAt(id).catch((error) => failures.push(error));
    if (rows.length > 0) await refresh();
    if (failures.length > 0) throw failures[0];
  });

  async function lookAt(id: number): Promise<void> {
    try {
      await inSwitch(pool, async (client) => {
        const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
          runnerLock,
        ]);
        const rollout = rows[0]?.mine ? await readRollout(client, id) : null;
        if (rollout) await step(client, rollout);
      });
    } catch (error) {
      // What the registry refuses to make live is refused each time: somebody has to decide.
      if (!(error instanceof RegistryError)) throw error;
      await inSwitch(pool, (client) => giveUp(client, id, error));
    }
  }

  async function step(client: ClientBase, rollout: RolloutRow): Promise<void> {
    const now = clock();
    const { id, name, state, steps } = rollout;
    const isFrozen = (await readFreeze(client, name, now)) !== null;
    if (state === 'waiting') {
      await moveRollout(client, { id, share: 0, state, reason: waitsForApproval, by: theSite, now });
      return tell(client, rollout, 'needs-approval', waitsForApproval);
    }
    if (state === 'planned') {
      // The part may ask for an approval only since it was planned.
      if ((await stateAtBeginning(client, rollout, now)) === 'waiting') {
        const reason = 'Ahora esta parte pide el visto bueno de otra persona: empieza cuando lo tenga.';
        return moveRollout(client, { id, share: 0, state: 'waiting', reason, by: theSite, now });
      }
      if (!isFrozen) await raise(client, rollout, steps[0] ?? 100, now);
      return;
    }
    if (state !== 'running' && state !== 'paused') return;
    const { evidence, visits } = await evaluateVisits(client, rollout, now);
    const verdict = judge(evidence, { leastVisits: fewestVisits });
    const status = { ...rollout, stepVisits: rollout.stepVisits + visits };
    const stopBecause = verdict.worse ? reasonOf(verdict.worse) : null;
    const decided = decideStep(status, { stopBecause, isSuspicious: verdict.suspicious }, now, isFrozen);
    if (decided.act === 'raise') return raise(client, rollout, decided.share, now);
    if (decided.act === 'stop') {
      const reason = `${decided.reason} Todas las visitas vuelven a la versión ${rollout.stable}.`;
      await moveRollout(client, { id, share: 0, state: 'stopped', reason, by: theSite, now });
      await announce(client);
      await tell(client, rollout, 'stopped', reason);
      log.warn({ remote: name, version: rollout.version, reason }, 'a roll-out has stopped itself');
      return;
    }
    if (decided.because === 'visits') await sayTooFew(client, status, now);
  }

  async function raise(client: ClientBase, rollout: RolloutRow, share: number, now: Date): Promise<void> {
    const { id, name, version } = rollout;
    if (share === 100) {
      await goLive(client, rollout, { switching, by: theSite });
      await tell(
        client,
        rollout,
        'live',
        `${name} ${version} ha terminado su reparto y está en vivo para todo el mundo.`,
      );
      return;
    }
    await moveRollout(client, { id, share, state: 'running', reason: null, by: theSite, now });
    await announce(client);
  }

  /** Says once in a step, when it has lasted twice as long as it had to, that it waits for visits. */
  async function sayTooFew(client: ClientBase, rollout: RolloutRow, now: Date): Promise<void> {
    const { id, share, state, stepSince, stepVisits, leastVisits } = rollout;
    const until = heldUntil(rollout);
    if (!until || !stepSince || now.getTime() < 2 * until.getTime() - stepSince.getTime()) return;
    const reason = `Lleva ${stepVisits} de ${leastVisits} visitas comparables: espera, y no sube hasta tenerlas.`;
    const said = await client.query(
      `select from registry.rollout_changes where rollout = $1 and changed_at > $2 and reason like 'Lleva %'`,
      [id, stepSince],
    );
    if (said.rowCount) return;
    await moveRollout(client, { id, share, state, reason, by: theSite, now });
    await tell(client, rollout, 'too-few-visits', reason);
  }

  async function giveUp(client: ClientBase, id: number, error: RegistryError): Promise<void> {
    const rollout = await readRollout(client, id);
    if (!rollout || !['planned', 'running', 'paused'].includes(rollout.state)) return;
    const { share, state } = rollout;
    const reason = error.message;
    const next = state === 'planned' ? 'withdrawn' : 'paused';
    await moveRollout(client, { id, share, state: next, reason, by: theSite, now: clock() });
    await tell(client, rollout, 'cannot-go-on', reason);
    log.warn({ err: error, remote: rollout.name }, 'a roll-out cannot go on');
  }

  async function tell(
    client: ClientBase,
    rollout: RolloutRow,
    kind: RolloutEvent['kind'],
    reason: string,
  ): Promise<void> {
    const { name, version, createdById: startedById } = rollout;
    const { rows } = await client.query<{ document: unknown }>(
      'select document from registry.releases where name = $1 and version = $2',
      [name, version],
    );
    const { owner } = releaseSchema.parse(rows[0]?.document);
    await onEvent(client, { kind, name, version, owner, startedById, reason });
  }

  const timer = setInterval(() => {
    look().then(
      () => {
        failing = false;
      },
      (error) => {
        if (!failing && !stopped) log.warn({ err: error }, 'roll-outs not looked at, they wait');
        failing = true;
      },
    );
  }, every);
  timer.unref();

  return {
    look,
    async stop() {
      clearInterval(timer);
      await look().catch(() => undefined);
      stopped = true;
    },
  };
}

/** Said once of a roll-out, however often it waits. */
const waitsForApproval = 'Espera el visto bueno de otra persona.';

/** Before so many visits of the candidate nothing stops: one broken browser is no verdict. */
const fewestVisits = 50;
