import { chown, cp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { stopServer } from '@femcoders/services/postgres/server';
import { embeddedDataFolder } from '@femcoders/start/site-database';
import { countAnswer, emptyOutcome, type Fault, type FaultOutcome } from './fault.ts';
import { type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { settle } from './kills.ts';
import { type SmallDisk, withSmallDisk } from './small-disk.ts';
import { commentWriter, messageWriter } from './writers.ts';

/** Room for some pieces of the write-ahead log, which are 16 MB each. */
const diskMb = 200;

/** PostgreSQL's write-ahead log is on a separate disk, which fills up: the server cannot even end a transaction, and stops. */
export const walFull: Fault = {
  name: 'wal-full',
  usualTimes: 5,
  async run({ times, say }) {
    const outcome = emptyOutcome('wal-full', times);
    await withSmallDisk(diskMb, outcome, async (disk) => {
      const site = await startFaultySite();
      try {
        await moveWal(site, disk.folder);
        for (let time = 1; time <= times; time++) {
          await fillAndEmpty(site, disk, outcome);
          say(`wal-full ${time}/${times}: de vuelta en ${outcome.recoveredMs.at(-1)} ms`);
        }
      } finally {
        await disk.empty();
        await site.remove();
      }
    });
    return outcome;
  },
};

async function moveWal(site: FaultySite, disk: string): Promise<void> {
  const dataFolder = embeddedDataFolder(site.varDir);
  await site.process.stop();
  await stopServer(dataFolder);
  const [wal, moved] = [join(dataFolder, 'pg_wal'), join(disk, 'pg_wal')];
  const { uid, gid } = await stat(wal);
  await cp(wal, moved, { recursive: true, preserveTimestamps: true });
  for (const path of ['', ...(await readdir(moved, { recursive: true }))]) await chown(join(moved, path), uid, gid);
  await rm(wal, { recursive: true });
  await symlink(moved, wal);
  await site.start();
}

async function fillAndEmpty(site: FaultySite, disk: SmallDisk, outcome: FaultOutcome): Promise<void> {
  const writers = [commentWriter(site), messageWriter(site)];
  const refused = () => writers.every(({ answers }) => Object.keys(answers).some((answer) => /^5/.test(answer)));
  try {
    await until(async () => writers.every(({ acknowledged }) => acknowledged.size > 3));
    await until(async () => {
      await disk.fill();
      // Goes on to the next piece of the log, as many writes would.
      await site.ask('select pg_switch_wal()', [], 'postgres').catch(() => {});
      return refused();
    });
    const answer = await fetch(site.url, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => error);
    countAnswer(outcome.answers, `page ${answer instanceof Error ? answer.name : answer.status}`);
    await disk.empty();
    const freedAt = performance.now();
    const before = writers.map(({ acknowledged }) => acknowledged.size);
    await until(async () => writers.every(({ acknowledged }, at) => acknowledged.size > (before[at] ?? 0)));
    outcome.recoveredMs.push(Math.round(performance.now() - freedAt));
  } catch (error) {
    outcome.flaws.push((error as Error).message);
  } finally {
    await disk.empty();
    await settle(outcome, writers);
  }
}
