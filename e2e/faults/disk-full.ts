import { countAnswer, emptyOutcome, type Fault, type FaultOutcome } from './fault.ts';
import { type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { settle } from './kills.ts';
import { type SmallDisk, withSmallDisk } from './small-disk.ts';
import { commentWriter, messageWriter } from './writers.ts';

/** Room for a whole site and a little more, in megabytes. */
const diskMb = 700;

/** The disk of `VAR_DIR` fills up while people write, and has room again afterwards. */
export const diskFull: Fault = {
  name: 'disk-full',
  usualTimes: 5,
  async run({ times, say }) {
    const outcome = emptyOutcome('disk-full', times);
    await withSmallDisk(diskMb, outcome, async (disk) => {
      const site = await startFaultySite({}, { varDir: disk.folder });
      try {
        for (let time = 1; time <= times; time++) {
          await fillAndEmpty(site, disk, outcome);
          say(`disk-full ${time}/${times}: de vuelta en ${outcome.recoveredMs.at(-1)} ms`);
        }
      } finally {
        await site.remove();
      }
    });
    return outcome;
  },
};

async function fillAndEmpty(site: FaultySite, disk: SmallDisk, outcome: FaultOutcome): Promise<void> {
  const writers = [commentWriter(site), messageWriter(site)];
  const refused = () => writers.some(({ answers }) => Object.keys(answers).some((answer) => /^5/.test(answer)));
  try {
    await until(async () => writers.every(({ acknowledged }) => acknowledged.size > 3));
    await until(async () => {
      await disk.fill();
      return refused();
    });
    await lookWhileFull(site, outcome);
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

async function lookWhileFull(site: FaultySite, outcome: FaultOutcome): Promise<void> {
  for (const path of ['/', '/eventos', '/blog', '/api/comments/approved?postId=16']) {
    const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => error);
    const seen = answer instanceof Error ? answer.name : answer.status;
    countAnswer(outcome.answers, `read ${seen}`);
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
