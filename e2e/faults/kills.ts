import { setTimeout as sleep } from 'node:timers/promises';
import { countAnswer, emptyOutcome, type Fault, type FaultOptions, type FaultOutcome } from './fault.ts';
import { awayLimitMs, type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { startWriters, type Writer } from './writers.ts';

/** Ends something in the middle of the writing. @returns what restores it, where the site does not do so itself */
type Hurt = (site: FaultySite) => Promise<() => Promise<void>>;

const killSite: Hurt = async (site) => {
  await site.process.kill();
  return () => site.start();
};

const killPostgres: Hurt = async (site) => {
  const [postmaster = 0] = await site.postgres();
  process.kill(postmaster, 'SIGKILL');
  return () => until(async () => (await site.postgres())[0] !== postmaster);
};

const killAll: Hurt = async (site) => {
  const everything = await site.postgres();
  await site.process.kill();
  for (const pid of everything) endNow(pid);
  return () => site.start();
};

/** It takes connections and answers none of them, as on a disk that hangs. */
const hangPostgres: Hurt = async (site) => {
  const everything = await site.postgres();
  for (const pid of everything) process.kill(pid, 'SIGSTOP');
  await sleep(5_000);
  for (const pid of everything) process.kill(pid, 'SIGCONT');
  return async () => {};
};

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A child that has gone with its postmaster.
  }
}

export const killFaults: Fault[] = [
  underWrites('kill-site', 50, killSite),
  underWrites('kill-api', 50, killSite, 'api'),
  underWrites('kill-postgres', 50, killPostgres, 'api'),
  underWrites('kill-all', 50, killAll),
  underWrites('database-hangs', 10, hangPostgres, 'api'),
];

function underWrites(name: string, usualTimes: number, hurt: Hurt, program: 'site' | 'api' = 'site'): Fault {
  return {
    name,
    usualTimes,
    async run(options) {
      const site = await startFaultySite({}, { program });
      try {
        return await hurtWhileWriting(name, site, hurt, options);
      } finally {
        await site.remove();
      }
    },
  };
}

async function hurtWhileWriting(
  name: string,
  site: FaultySite,
  hurt: Hurt,
  { times, say }: FaultOptions,
): Promise<FaultOutcome> {
  const outcome = emptyOutcome(name, times);
  const writers = await startWriters(site);
  try {
    for (let time = 1; time <= times; time++) {
      await untilAllWrite(writers, 3);
      await sleep(Math.random() * 1_000);
      const restore = await hurt(site);
      const hurtAt = performance.now();
      await restore();
      await site.untilReady();
      await untilAllWrite(writers, 1);
      const away = Math.round(performance.now() - hurtAt);
      outcome.recoveredMs.push(away);
      say(`${name} ${time}/${times}: de vuelta en ${away} ms`);
    }
  } catch (error) {
    outcome.flaws.push(`no vuelve en ${awayLimitMs / 1000} s: ${(error as Error).message}`);
  }
  await settle(outcome, writers);
  return outcome;
}

/** A vote is given once: a voter has written all she can after a moment. */
async function untilAllWrite(writers: Writer[], more: number): Promise<void> {
  const goals = writers.slice(0, 3).map((writer) => writer.acknowledged.size + more);
  await until(async () => writers.slice(0, 3).every(({ acknowledged }, at) => acknowledged.size >= (goals[at] ?? 0)));
}

/** Ends the writing and counts what is there. */
export async function settle(outcome: FaultOutcome, writers: Writer[]): Promise<void> {
  for (const writer of writers) await writer.stop();
  for (const writer of writers) {
    outcome.acknowledged += writer.acknowledged.size;
    outcome.lost += await writer.lost();
    for (const [answer, count] of Object.entries(writer.answers)) countAnswer(outcome.answers, answer, count);
  }
  if (outcome.lost > 0) outcome.flaws.push(`se han perdido ${outcome.lost} escrituras confirmadas`);
}
