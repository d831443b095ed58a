import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { readEnvironment } from '@femcoders/start/environment';
import { withRegistry } from '@femcoders/start/release-commands/with-registry';
import { makeNextRelease } from '@femcoders/start/testing/make-next-release';
import type { MeasuredRow } from '../report/bench-report.ts';
import { spreadOf } from '../spread.ts';
import type { MeasuredSite } from './measured-site.ts';

/** The goal for the memory of a version, in megabytes (docs/decisions/0015). */
const aim = 0.1;
/** A remote's versions are counted in this many groups, each with its own slope. */
const groups = 5;

/**
 * Measures the memory of each version released at run time, with all its pages with a fixed address visited.
 * @param perRemote versions of each remote
 */
export async function measureReleases(
  site: MeasuredSite,
  perRemote: number,
  say: (line: string) => void,
): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  for (const release of await liveRemotes(site)) {
    say(`${perRemote} versions of ${release.name}`);
    const pages = release.routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
    // What is made once for all versions is made before.
    for (let number = 1; number <= 3; number += 1) await releaseAndVisit(site, release, number, pages);
    const perVersion: number[] = [];
    const residentBefore = (await site.memory()).resident;
    let before = (await site.memory()).used;
    for (let group = 0; group < groups; group += 1) {
      const size = Math.ceil(perRemote / groups);
      for (let n = 0; n < size; n += 1) await releaseAndVisit(site, release, 100 + group * size + n, pages);
      const { used } = await site.memory();
      perVersion.push((used - before) / size / 1e6);
      before = used;
    }
    const { median, least, most } = spreadOf(perVersion);
    const { resident } = await site.memory();
    rows.push({
      name: `${release.name}: ${groups * Math.ceil(perRemote / groups)} versions, ${pages.length} pages of each visited`,
      ratio: { median: median / aim, least: least / aim, most: most / aim },
      goal: { atMost: 1 },
      figures: {
        'MB per version': median,
        'resident MB before': residentBefore / 1e6,
        'resident MB after': resident / 1e6,
      },
    });
  }
  return rows;
}

async function liveRemotes({ url, varDir }: MeasuredSite): Promise<Release[]> {
  const live = (await (await fetch(`${url}/mf/live.json`)).json()) as Record<string, string>;
  const names = (await readdir(join(varDir, 'releases'))).filter((name) => name.startsWith('mf-') && live[name]);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(varDir, 'releases', name, live[name] ?? '', 'release.json'), 'utf8');
      return releaseSchema.parse(JSON.parse(text));
    }),
  );
}

/** Releases a team's next version, in which one page and one article have another text, and visits it. */
async function releaseAndVisit(site: MeasuredSite, release: Release, number: number, pages: string[]): Promise<void> {
  const next = makeNextRelease(release, join(site.varDir, 'releases'), number);
  const environment = readEnvironment({ VAR_DIR: site.varDir, DATABASE_URL: site.databaseUrl });
  await withRegistry(environment, async (registry) => {
    await registry.publish(next, { by: 'bench' });
  });
  await untilLive(site, next.name, next.version);
  for (const page of pages) {
    const answer = await fetch(site.url + page);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page} is answered ${answer.status}.`);
  }
}

async function untilLive({ url }: MeasuredSite, name: string, version: string): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const live = (await (await fetch(`${url}/mf/live.json`)).json()) as Record<string, string>;
    if (live[name] === version) return;
    await wait(25);
  }
  throw new Error(`${name} ${version} is not live after five seconds.`);
}
