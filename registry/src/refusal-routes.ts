import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { Problem } from '@femcoders/contracts/problem';
import { refusalPath, refusingPageSchema } from '@femcoders/contracts/refusal';
import type { FastifyInstance } from 'fastify';
import { type AddressLimit, createAddressLimit } from './address-limit.ts';
import type { BeaconCounter } from './beacon-counter.ts';
import { readReports } from './refusal-reports.ts';

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
  const addresses = createAddressLimit(limit, { name: 'refusal-addresses', memory });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    reportTypes,
    { parseAs: 'string', bodyLimit: longestBody },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.post(
    refusalPath,
    {
      config: { countsItself: true } as object,
      schema: { tags: ['Medidas'], summary: 'Lo que un navegador no ha dejado hacer a una página' } as object,
    },
    async (request, reply) => {
      const refuse = (status: number, code: Problem['code'], message: string) =>
        reply.code(status).send({ code, message, requestId: request.id } satisfies Problem);

      const seconds = addresses.hit(request.ip);
      if (seconds > 0) {
        reply.header('retry-after', String(seconds));
        return refuse(429, 'too-many-requests', `Demasiados avisos seguidos. Prueba de nuevo en ${seconds} segundos.`);
      }
      const page = refusingPageSchema.safeParse(request.query);
      const reports = readReports(request.body);
      if (!page.success || !reports) return refuse(400, 'validation', 'No entendemos este aviso.');
      await counter.addRefusals(page.data, reports);
      return reply.code(204).send();
    },
  );
}
