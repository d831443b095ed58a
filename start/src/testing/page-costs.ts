import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { againTimes, createCostMeter, type RouteCost } from '@femcoders/api/testing/costs/cost-meter';
import { type HeavyRequest, heavyRequests } from '@femcoders/api/testing/costs/heavy-requests';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import { type RegistryDocument, registryDocumentSchema } from '@femcoders/contracts/registry';
import { sitePagesPath } from '@femcoders/contracts/site-pages-path';
import { socialPicturePath } from '@femcoders/contracts/social-picture';
import { buildInChild } from '../build-in-child.ts';
import { createCleanupStack } from '../cleanup-stack.ts';
import { readEnvironment } from '../environment.ts';
import { startSite } from '../start-site.ts';
import { sharedReleasesDir } from './shared-releases.ts';

const port = 4870;
const site = `http://127.0.0.1:${port}`;

/** An address that is measured. */
interface Measured {
  row: string;
  /** Pattern of its path. */
  path: string;
  address: string;
  /** Names of parameters. */
  query: readonly string[];
}

/**
 * Starts the whole site with the demonstration's data and sends each route of its pages, and everything else that its shell answers, as a visitor,
 * the costliest requests, as `measureCosts` does to the API. No page is kept, so that each is rendered; its code is loaded before.
 */
export async function measurePageCosts(onRoute: (cost: RouteCost) => void): Promise<RouteCost[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'page-costs-'));
  const cleanup = createCleanupStack();
  const { PATH } = process.env;
  const environment = readEnvironment({
    ...{ PATH, PORT: `${port}`, HOST: '127.0.0.1', VAR_DIR: varDir, RELEASES_DIR: sharedReleasesDir },
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'error', PAGE_CACHE: 'off' },
  });
  try {
    await startSite(
      environment,
      cleanup,
      () => {},
      buildInChild(sharedReleasesDir, () => {}),
    );
    const live = registryDocumentSchema.parse(await (await fetch(`${site}/api/registry`)).json());
    const addresses = await readAddresses();
    const meter = createCostMeter(port);
    cleanup.add(async () => void (await meter.close()));
    await settled();
    const costs: RouteCost[] = [];
    const measureAll = async (row: string, requests: Iterable<HeavyRequest>) => {
      const cost: RouteCost = { row, ms: 0, what: '', status: 0, tried: 0 };
      for (const request of requests) await meter.measure(cost, () => request);
      costs.push(cost);
      onRoute(cost);
    };
    for (const { row, path, address, query } of [...pagesOf(live, addresses), ...othersOf(live)]) {
      const parameters = query.map((name) => ({ in: 'query', name, schema: {} }) as const);
      await (await fetch(site + address)).arrayBuffer();
      await measureAll(
        row,
        heavyRequests({ method: 'GET', path, parameters, body: null }, { path: address, body: undefined }, 0),
      );
    }
    const [first = '/', ...pictured] = addresses.filter((_, n) => n % 5 === 0);
    await (await fetch(site + socialPicturePath(first))).arrayBuffer();
    const cost: RouteCost = { row: 'GET /social/*.png', ms: 0, what: '', status: 0, tried: 0 };
    // Each is drawn once, and kept: a second try takes the next one.
    while (pictured.length > againTimes) await meter.measure(cost, () => pictureOf(pictured.shift() ?? ''));
    costs.push(cost);
    onRoute(cost);
    return costs;
  } finally {
    await cleanup.close();
    await rm(varDir, { recursive: true, force: true });
  }
}

/** Paths of all pages that exist. */
async function readAddresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function pagesOf({ shell, remotes }: RegistryDocument, addresses: readonly string[]): Measured[] {
  const asked = new Set<string>();
  const unknown = { path: '/:nowhere', query: [previewParameter] };
  return [...[shell, ...remotes].flatMap(({ routes }) => routes), unknown].map(({ path, query = [] }) => {
    const pattern = new URLPattern({ pathname: path });
    const address = addresses.find((pathname) => pattern.test({ pathname })) ?? path.replaceAll(/:\w+/g, 'x');
    // All pages of the administration read the same names, and a visitor sees the same of them.
    const names = asked.has(query.join()) ? [] : query;
    asked.add(query.join());
    return { row: `GET ${path}`, path, address, query: names };
  });
}

/** Answers of the shell that are no pages. */
function othersOf({ shell, remotes }: RegistryDocument): Measured[] {
  const documents = remotes.flatMap((remote) => remote.documents.map(({ path }) => path));
  const plain = [...documents, '/mf/live.json', '/mf/stored.json', sitePagesPath, '/sitemap.xml', '/kit/', shell.entry];
  const near = { ...{ row: 'GET /mf/near.json', path: '/mf/near.json', query: ['path'] }, address: '/mf/near.json' };
  const asMeant = (path: string) => ({ row: `GET ${path}`, path, address: path.replaceAll(/:\w+/g, 'x'), query: [] });
  return [...plain.map(asMeant), near];
}

const pictureOf = (path: string): HeavyRequest => {
  return { what: 'one that was never drawn', method: 'GET', url: socialPicturePath(path), headers: {}, body: null };
};

/** Reading the site for the search and whatever else begins with it is none of a request's work. */
async function settled(): Promise<void> {
  for (let busy = Number.POSITIVE_INFINITY; busy > 10_000; ) {
    const before = process.threadCpuUsage();
    await wait(500);
    const { user, system } = process.threadCpuUsage(before);
    busy = user + system;
  }
}
