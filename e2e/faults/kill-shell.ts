import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startSite } from '../running-site.ts';
import { emptyOutcome, type Fault, type FaultOptions, type FaultOutcome } from './fault.ts';
import { awayLimitMs, type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { settle } from './kills.ts';
import { startReader } from './reader.ts';
import { startWriters } from './writers.ts';

/** A separate shell is ended while it is read, and others write to the API. */
export const killShell: Fault = {
  name: 'kill-shell',
  usualTimes: 50,
  async run(options) {
    const site = await startFaultySite();
    const varDir = await mkdtemp(join(tmpdir(), 'femcoders-fault-shell-'));
    try {
      return await killWhileRead(site, varDir, options);
    } finally {
      await site.remove();
      await rm(varDir, { recursive: true, force: true });
    }
  },
};

async function killWhileRead(site: FaultySite, varDir: string, { times, say }: FaultOptions): Promise<FaultOutcome> {
  const outcome = emptyOutcome('kill-shell', times);
  const port = await freePort();
  const RELEASES_DIR = process.env.RELEASES_DIR ?? join(site.varDir, 'releases');
  const start = () => startSite({ program: 'shell', varDir, port, environment: { API_URL: site.api, RELEASES_DIR } });
  let shell = await start();
  const writers = await startWriters(site);
  const reader = startReader(shell.url);
  try {
    for (let time = 1; time <= times; time++) {
      await reader.untilRead(3);
      await sleep(Math.random() * 1_000);
      await shell.kill();
      const killedAt = performance.now();
      const written = writers[0]?.acknowledged.size ?? 0;
      await until(async () => (writers[0]?.acknowledged.size ?? 0) > written);
      shell = await start();
      await reader.untilRead(1);
      const away = Math.round(performance.now() - killedAt);
      outcome.recoveredMs.push(away);
      say(`kill-shell ${time}/${times}: de vuelta en ${away} ms`);
    }
  } catch (error) {
    outcome.flaws.push(`no vuelve en ${awayLimitMs / 1000} s: ${(error as Error).message}`);
  }
  await reader.stop(outcome);
  await settle(outcome, writers);
  await shell.stop();
  return outcome;
}
