import { type BenchApi, startBenchApi } from '../api/bench-api.ts';
import type { BenchContext } from '../bench-part.ts';
import { commentedPosts, fillComments, fillEvents } from '../data/fill.ts';

/** How much there is of everything. */
export interface Amounts {
  comments: number;
  events: number;
}

export interface GrowingSite {
  api: BenchApi;
  amounts: Amounts;
}

/** An API on a database with so much in it. The events are put in once it runs: the search does not read them. */
export async function startGrowingSite(
  context: BenchContext,
  name: string,
  databaseUrl: string,
  amounts: Amounts,
): Promise<GrowingSite> {
  const api = await startBenchApi(context, name, databaseUrl);
  context.say(`${name}: ${amounts.comments} comments, ${amounts.events} events`);
  await fillComments(databaseUrl, amounts.comments, api.admin.userId);
  await fillEvents(databaseUrl, amounts.events);
  return { api, amounts };
}

/** Pages of the approved comments of one article, of so many each. */
export function pagesOfArticle({ comments }: Amounts, limit: number): number {
  return Math.floor(((comments / commentedPosts) * 0.985) / limit);
}
