import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCostMeter, type RouteCost } from '@femcoders/api/testing/costs/cost-meter';
import { heavyRequests } from '@femcoders/api/testing/costs/heavy-requests';
import { registryDocumentSchema } from '@femcoders/contracts/registry';
import { createCleanupStack } from '../cleanup-stack.ts';
import { readEnvironment } from '../environment.ts';
import { startSite } from '../start-site.ts';
import { sharedReleasesDir } from './shared-releases.ts';

const port = 4870;
const site = `http://127.0.0.1:${port}`;

/**
 * Starts the whole site with the demonstration's data and sends each route of its pages, as a visitor, the costliest requests, as
 * `measureCosts` does to the API. No page is kept, so that each is rendered; its code is loaded before.
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
    await startSite(environment, cleanup, () => {});
    const { shell, remotes } = registryDocumentSchema.parse(await (await fetch(`${site}/api/registry`)).json());
    const addresses = await readAddresses();
    const meter = createCostMeter(port);
    cleanup.add(async () => void (await meter.close()));
    const costs: RouteCost[] = [];
    const asked = new Set<string>();
    const unknown = { path: '/:nowhere', query: [] };
    for (const { path, query = [] } of [...[shell, ...remotes].flatMap(({ routes }) => routes), unknown]) {
      const row = `GET ${path}`;
      const pattern = new URLPattern({ pathname: path });
      const address = addresses.find((pathname) => pattern.test({ pathname })) ?? path.replaceAll(/:\w+/g, 'x');
      // All pages of the administration read the same names, and a visitor sees the same of them.
      const names = asked.has(query.join()) ? [] : query;
      asked.add(query.join());
      const parameters = names.map((name) => ({ in: 'query', name, schema: {} }) as const);
      const cost: RouteCost = { row, ms: 0, what: '', status: 0, tried: 0 };
      await fetch(site + address);
      const requests = heavyRequests(
        { method: 'GET', path, parameters, body: null },
        { path: address, body: undefined },
        0,
      );
      for (const request of requests) await meter.measure(cost, () => request);
      costs.push(cost);
      onRoute(cost);
    }
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
