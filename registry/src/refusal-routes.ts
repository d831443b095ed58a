import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import { reportRefusal } from '@femcoders/contracts/endpoints/reports';
import type { FastifyInstance } from 'fastify';
import { type AddressLimit, createAddressLimit } from './address-limit.ts';
import type { BeaconCounter } from './beacon-counter.ts';
import { readReports } from './refusal-reports.ts';
import { reportRoute } from './report-route.ts';

/** A class may read a page that is refused something at every step. */
const defaultLimit: AddressLimit = { hits: 120, window: 60_000 };

/** Bytes. A report has some 700 and the addresses of the page and of what was refused. */
const longestBody = 16 * 1024;

/** As browsers send reports to a `report-uri`, and to an endpoint of a `report-to`. */
const reportTypes = ['application/csp-report', 'application/reports+json'];

export interface RefusalRoutesOptions {
  counter: Pick<BeaconCounter, 'addRefusals'>;
  limit?: AddressLimit;
  memory?: CacheMemory;
}

/**
 * Fastify plugin: `POST /refusals`, what browsers report of what the policy of a page made them refuse. They say the whole
 * address of the page and some signs of the code: nothing of that is kept or logged. What names no release or page of this
 * site is dropped without a word, as with beacons.
 */
export async function refusalRoutes(
  app: FastifyInstance,
  { counter, limit = defaultLimit, memory = createCacheMemory() }: RefusalRoutesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    reportTypes,
    { parseAs: 'string', bodyLimit: longestBody },
    app.getDefaultJsonParser('error', 'error'),
  );

  reportRoute(app, {
    endpoint: reportRefusal,
    addresses: createAddressLimit(limit, { name: 'refusal-addresses', memory }),
    tooMany: 'Demasiados avisos seguidos.',
    unclear: 'No entendemos este aviso.',
    async take({ query, body }) {
      const page = reportRefusal.schema.querystring.safeParse(query);
      const reports = readReports(body);
      if (!page.success || !reports) return false;
      await counter.addRefusals(page.data, reports);
      return true;
    },
  });
}
