import type { AdminHubIdea, HubIdea, HubIdeaChange } from '@femcoders/contracts/hub';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { hubIdeas, hubIdeaVotes } from '../../database/hub-tables.ts';
import { conflict, invalid, notFound } from '../../problems.ts';

const noIdea = () => notFound('Esa idea no está entre las once.');

/** The eleven ideas, those with most votes first, then by when they were sent. */
export async function listAdminIdeas(db: Database): Promise<AdminHubIdea[]> {
  const votes = sql<number>`(select count(*)::int from hub_idea_votes where idea_id = hub_ideas.id)`;
  const rows = await db
    .select({ ...getTableColumns(hubIdeas), votes: votes.as('votes') })
    .from(hubIdeas)
    .orderBy(desc(sql`votes`), asc(hubIdeas.position));
  return rows.map(({ position: _, newsAt, ...idea }) => ({ ...idea, newsAt: newsAt?.toISOString() ?? null }));
}

/** As everybody sees them. */
export async function listIdeas(db: Database): Promise<HubIdea[]> {
  return (await listAdminIdeas(db)).map(({ version: _, ...idea }) => idea);
}

/**
 * Gives a member's one vote to an idea; given already, nothing changes.
 * @returns how many votes it has
 * @throws ApiProblem `not-found`
 */
export async function voteForIdea(db: Database, ideaId: string, userId: string, now: Date): Promise<number> {
  const [idea] = await db.select({ id: hubIdeas.id }).from(hubIdeas).where(eq(hubIdeas.id, ideaId));
  if (!idea) throw noIdea();
  await db.insert(hubIdeaVotes).values({ ideaId, userId, createdAt: now }).onConflictDoNothing();
  return countVotes(db, ideaId);
}

/** @returns how many votes it still has */
export async function takeVoteBack(db: Database, ideaId: string, userId: string): Promise<number> {
  await db.delete(hubIdeaVotes).where(and(eq(hubIdeaVotes.ideaId, ideaId), eq(hubIdeaVotes.userId, userId)));
  return countVotes(db, ideaId);
}

async function countVotes(db: Database, ideaId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(hubIdeaVotes).where(eq(hubIdeaVotes.ideaId, ideaId));
  return row?.count ?? 0;
}

/**
 * Says how far an idea has come and what has happened with it; an empty line takes the line away.
 * @throws ApiProblem `not-found`; `validation` for a state without a line that explains it; `conflict` when somebody
 * else has changed it since
 */
export async function changeIdea(id: string, change: HubIdeaChange, ports: ActPorts): Promise<AdminHubIdea> {
  const { now } = ports;
  const news = change.news || null;
  return inTransaction(ports.pool, async ({ db, client }) => {
    const [idea] = await db.select().from(hubIdeas).where(eq(hubIdeas.id, id)).for('update');
    if (!idea) throw noIdea();
    if (change.state !== 'idea' && !news) {
      throw invalid([{ field: 'news', message: 'Cuenta en una línea qué ha pasado con ella' }]);
    }
    if (idea.state !== change.state || idea.news !== news) {
      if (idea.version !== change.version)
        throw conflict('Alguien ha cambiado esta idea mientras la editabas. Mira cómo está.');
      const newsAt = news === idea.news ? idea.newsAt : news === null ? null : now;
      await db
        .update(hubIdeas)
        .set({ state: change.state, news, newsAt, version: idea.version + 1 })
        .where(eq(hubIdeas.id, id));
      const before = { state: idea.state, news: idea.news };
      await recorderOf('hub-idea')(db, ports, 'hub.idea', id, before, { state: change.state, news });
      await announce(client, 'hub_changed');
    }
    const changed = (await listAdminIdeas(db)).find((one) => one.id === id);
    if (!changed) throw noIdea();
    return changed;
  });
}
