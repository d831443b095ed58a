import { setTimeout as wait } from 'node:timers/promises';
import { type BenchApi, startBenchApi } from '../api/bench-api.ts';
import type { BenchContext } from '../bench-part.ts';
import { fillComments, fillEvents } from '../data/fill.ts';
import { query } from '../processes/bench-database.ts';

/** How many rows of what there are. */
export interface GrowingSite {
  api: BenchApi;
  amount: number;
}

/** How long the search may take to read all events, in milliseconds. */
const readingLimitMs = 300_000;

/** An API on a database with so many comments. */
export async function startWithComments(
  context: BenchContext,
  name: string,
  databaseUrl: string,
  amount: number,
): Promise<GrowingSite> {
  const api = await startBenchApi(context, name, databaseUrl);
  context.say(`${amount} comments`);
  await fillComments(databaseUrl, amount, api.admin.userId);
  return { api, amount };
}

/** An API on a database with so many events, once its search has read them. */
export async function startWithEvents(
  context: BenchContext,
  name: string,
  databaseUrl: string,
  amount: number,
): Promise<GrowingSite> {
  const api = await startBenchApi(context, name, databaseUrl);
  context.say(`${amount} events`);
  await fillEvents(databaseUrl, amount);
  await query(databaseUrl, 'notify events_changed');
  const began = Date.now();
  while ((await countFound(databaseUrl)) < amount) {
    if (Date.now() - began > readingLimitMs) throw new Error('The search has not read the events in time.');
    await wait(500);
  }
  context.say(`read by the search after ${Math.round((Date.now() - began) / 1000)} s`);
  return { api, amount };
}

async function countFound(databaseUrl: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    databaseUrl,
    `select count(*)::int as n from site_pages where source = 'events'`,
  );
  return row?.n ?? 0;
}

/** How many approved comments each article has. */
export function approvedPerArticle({ api }: GrowingSite): Promise<{ postId: number; count: number }[]> {
  return query(
    api.databaseUrl,
    `select post_id as "postId", count(*)::int as count from comments where state = 'approved' group by 1 order by 1`,
  );
}
