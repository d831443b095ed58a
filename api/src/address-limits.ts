import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { askForAll, createBatcher } from './database/batcher.ts';
import { tooManyAttempts, tooManyRequests } from './problems.ts';
import {
  type CountedHit,
  countHitsSql,
  type HashedNetwork,
  type Limit,
  secondsToWait,
  timesLimit,
} from './rate-limit.ts';
import type { VisitCounter } from './visit-counter.ts';

/** How often a route may be asked from one address. */
export interface AddressLimit {
  /** The name of the shared counter, e.g. `login:address`. */
  bucket: string;
  limit: Limit;
  /** Spanish sentence that opens the answer when it is too much; `tooManyAttempts` by default. */
  says?: string;
  /** Returns the caller that the key of a link proves: she is counted in place of her address. */
  who?: (request: FastifyRequest) => string | null | Promise<string | null>;
  /** Returns whether the route counts the request by itself, because only the body says what is counted. */
  countsLater?: (request: FastifyRequest) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    addressLimit?: AddressLimit;
    /** In place of it where no address may be found again, not even by us: counts in memory alone. */
    visitCounter?: VisitCounter;
    /** The route counts by itself, in memory: it is asked with every page, and that may cost no statement. */
    countsItself?: boolean;
  }
}

interface Ports {
  pool: pg.Pool;
  clock: () => Date;
  networks: (request: FastifyRequest) => Promise<readonly HashedNetwork[]>;
}

/**
 * Counts, on every route that says `addressLimit` or `visitCounter`, before anything of the body is read: what is too much
 * costs no more than that, and what is wrong counts like what is right. Registered after the guard. A route by which everybody may
 * write and that says neither does not start.
 */
export function limitAddresses(app: FastifyInstance, { pool, clock, networks }: Ports): void {
  const count = createHitCounter(pool);
  app.addHook('onRoute', ({ method, url, config: { access, addressLimit, visitCounter, countsItself } = {} }) => {
    const writes = [method].flat().some((one) => !['GET', 'HEAD', 'OPTIONS'].includes(one));
    if (writes && access === 'public' && !addressLimit && !visitCounter && !countsItself)
      throw new Error(`${method} ${url} may be asked by everybody: say how often, by addressLimit.`);
  });
  app.addHook('onRequest', async (request) => {
    const { addressLimit, visitCounter } = request.routeOptions.config;
    visitCounter?.(request.ip, clock());
    if (!addressLimit || addressLimit.countsLater?.(request)) return;
    const { bucket, limit, says = tooManyAttempts, who } = addressLimit;
    const proven = await who?.(request);
    const asking = proven ? [{ hash: proven, times: 1 }] : await networks(request);
    // One after another: what is too much for a home is not counted against its neighbours.
    for (const { hash, times } of asking)
      await count({ bucket: `${bucket}:${hash}`, limit: timesLimit(limit, times), says, now: clock() });
  });
}

interface Hit {
  bucket: string;
  limit: Limit;
  says: string;
  now: Date;
}

/** Most hits in one statement. */
const mostTogether = 100;

const countText = `
with sent as materialized (
  select * from unnest($1::text[], $2::timestamptz[]) with ordinality as sent (bucket, resets_at, place)
),
counted as (${countHitsSql('sent', '$3::timestamptz')})
select (counted.hits - count(*) over (
  partition by bucket order by place rows between 1 following and unbounded following
))::int as hits, counted.resets_at as "resetsAt"
from sent join counted using (bucket) order by place`;

/**
 * Counts hits, those that come at the same moment together: under load a request costs a part of a statement.
 * @returns rejects with the ApiProblem `too-many-requests`, or with what the database said
 */
function createHitCounter(pool: pg.Pool): (hit: Hit) => Promise<void> {
  return createBatcher<Hit>(mostTogether, async (batch) => {
    const counted = await askForAll(batch, async (some) => {
      const hits = some.map(({ item }) => item);
      const values = [
        hits.map(({ bucket }) => bucket),
        hits.map(({ now, limit }) => new Date(now.getTime() + limit.window * 1000)),
        hits.at(-1)?.now,
      ];
      return (await pool.query<CountedHit>({ name: 'count_address_hits', text: countText, values })).rows;
    });
    for (const [{ item, resolve, reject }, hit] of counted) {
      const wait = secondsToWait(hit, item.limit, item.now);
      if (wait > 0) reject(tooManyRequests(item.says, wait));
      else resolve();
    }
  });
}
