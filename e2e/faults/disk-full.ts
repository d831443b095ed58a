import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countAnswer, emptyOutcome, type Fault, type FaultOutcome } from './fault.ts';
import { type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { settle } from './kills.ts';
import { commentWriter, messageWriter } from './writers.ts';

/** Room for a whole site and a little more, in megabytes. */
const diskMb = 700;
const filler = 'filler';

/** The disk of `VAR_DIR` fills up while people write, and has room again afterwards. */
export const diskFull: Fault = {
  name: 'disk-full',
  usualTimes: 5,
  async run({ times, say }) {
    const outcome = emptyOutcome('disk-full', times);
    const disk = await mkdtemp(join(tmpdir(), 'femcoders-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=0755`, 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      outcome.flaws.push('no probado: solo root puede montar un disco pequeño');
      return outcome;
    }
    try {
      const site = await startFaultySite({}, { varDir: disk });
      try {
        for (let time = 1; time <= times; time++) {
          await fillAndEmpty(site, disk, outcome);
          say(`disk-full ${time}/${times}: de vuelta en ${outcome.recoveredMs.at(-1)} ms`);
        }
      } finally {
        await site.remove();
      }
    } finally {
      execFileSync('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true, force: true });
    }
    return outcome;
  },
};

async function fillAndEmpty(site: FaultySite, disk: string, outcome: FaultOutcome): Promise<void> {
  const writers = [commentWriter(site), messageWriter(site)];
  const refused = () => writers.some(({ answers }) => Object.keys(answers).some((answer) => /^5/.test(answer)));
  try {
    await until(async () => writers.every(({ acknowledged }) => acknowledged.size > 3));
    await until(async () => {
      await fill(disk);
      return refused();
    });
    await lookWhileFull(site, outcome);
    await rm(join(disk, filler), { force: true });
    const freedAt = performance.now();
    const before = writers.map(({ acknowledged }) => acknowledged.size);
    await until(async () => writers.every(({ acknowledged }, at) => acknowledged.size > (before[at] ?? 0)));
    outcome.recoveredMs.push(Math.round(performance.now() - freedAt));
  } catch (error) {
    outcome.flaws.push((error as Error).message);
  } finally {
    await rm(join(disk, filler), { force: true });
    await settle(outcome, writers);
  }
}

/** To the last block: what the database has put aside for itself it uses up meanwhile. */
async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  if (bavail === 0) return;
  await writeFile(join(disk, filler), Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => {});
}

async function lookWhileFull(site: FaultySite, outcome: FaultOutcome): Promise<void> {
  for (const path of ['/', '/eventos', '/noticias', '/api/comments/approved?postId=16']) {
    const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => error);
    const seen = answer instanceof Error ? answer.name : answer.status;
    countAnswer(outcome.answers, `lectura ${seen}`);
    if (seen !== 200) outcome.flaws.push(`con el disco lleno, ${path} responde ${seen}`);
  }
  const refused = await fetch(`${site.api}/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
    body: JSON.stringify({ postId: 1, content: 'Con el disco lleno', alias: 'Prueba' }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (!refused || refused.status === 201) return;
  const said = await refused.text();
  if (![503, 507].includes(refused.status) || !/Prueba otra vez|espacio/.test(said))
    outcome.flaws.push(`con el disco lleno, una escritura responde ${refused.status}: ${said.slice(0, 200)}`);
}
