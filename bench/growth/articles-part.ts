import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildRelease } from '@femcoders/build/build-release';
import { readEnvironment } from '@femcoders/start/environment';
import { withRegistry } from '@femcoders/start/release-commands/with-registry';
import type { BenchPart } from '../bench-part.ts';
import { requestBytes, visitorAddress } from '../load/request-bytes.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import { type BenchSite, builtReleases, startBenchSite } from '../processes/bench-site.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { compareGrowth } from './compare-growth.ts';
import { copyBlogWithArticles } from './generated-articles.ts';

const generated = 1_000;
/** How long the search may take to read a thousand pages, in milliseconds. */
const readingLimitMs = 300_000;
/** So many that none of them reaches the limit of searches. */
const visitors = 1_000;

const calls = [
  { name: 'the page of all articles', path: '/blog' },
  { name: 'an article', path: '/recursos/css/css-grid' },
  { name: 'the site map', path: '/sitemap.xml' },
  { name: 'a search for a word of an article of the site', path: '/api/search?q=subgrid' },
  { name: 'a search for a word that all generated articles have', path: '/api/search?q=rejilla' },
];

/** Pages and search of the site as it is, compared with one whose blog has a thousand articles more. */
export const part: BenchPart = {
  async run(context) {
    const amount = context.quick ? 40 : generated;
    const databases = await startBenchDatabases(context.folder);
    context.onEnd(databases.stop);
    const site = async (name: string) => {
      const databaseUrl = await databases.create(name);
      const environment = { PAGE_CACHE: 'off' };
      return { databaseUrl, ...(await startBenchSite(context, { name, databaseUrl, environment })) };
    };
    const small = await site('few');
    const large = await site('many');
    context.say(`a blog with ${amount} articles more`);
    await publishBlog(large, await copyBlogWithArticles(join(context.folder, 'generated'), amount));
    context.say('is read by the search');
    await untilFound(large, `/api/search?q=${encodeURIComponent(`Artículo generado ${amount}`)}`);

    const rows: MeasuredRow[] = [];
    for (const { name, path } of calls) {
      context.say(name);
      const requests = Array.from({ length: visitors }, (_, visitor) =>
        requestBytes({ path, headers: { 'x-forwarded-for': visitorAddress(visitor) } }),
      );
      const asked = { small: { url: small.url, requests }, large: { url: large.url, requests } };
      rows.push(await compareGrowth({ name }, asked, context));
    }
    return [
      {
        title: 'Articles that grow',
        about: `The site as it is against the same site with a released version of the blog that has ${amount} generated articles more, all of them read by the search. No page is kept (\`PAGE_CACHE=off\`); two readers at a time.`,
        rows,
      },
    ];
  },
};

async function publishBlog(site: BenchSite & { databaseUrl: string }, directory: string): Promise<void> {
  const release = await buildRelease({ name: 'mf-blog', directory, releasesDir: builtReleases });
  const path = join(release.name, release.version);
  await cp(join(builtReleases, path), join(site.varDir, 'releases', path), { recursive: true });
  const environment = readEnvironment({ VAR_DIR: site.varDir, DATABASE_URL: site.databaseUrl });
  await withRegistry(environment, async (registry) => void (await registry.publish(release, { by: 'bench' })));
}

/** The search reads the new version's pages some time after it is live. */
async function untilFound({ url }: BenchSite, path: string): Promise<void> {
  const deadline = Date.now() + readingLimitMs;
  while (Date.now() < deadline) {
    const answer = (await (await fetch(url + path)).json()) as { total?: number };
    if ((answer.total ?? 0) > 0) return;
    await wait(1_000);
  }
  throw new Error('The search has not read the generated articles in time.');
}
