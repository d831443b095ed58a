import type { AdminAward, Candidate } from '@femcoders/contracts/achievement';
import type * as endpoints from '@femcoders/contracts/endpoints/achievements';
import { and, asc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recorderOf } from '../../audit/audit-log.ts';
import { isNotSuspended, isSuspended } from '../../authentication/suspension.ts';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { conflict, invalid, notFound } from '../../problems.ts';
import { type AchievementPorts, lockAchievement } from './achievement-mutations.ts';
import { revocationMail } from './award-mails.ts';

const record = recorderOf('achievement');

/** Most people offered for one search. */
const mostCandidates = 8;

const giver = alias(users, 'giver');
const taker = alias(users, 'taker');
const byName = sql`${users.name} collate "es-x-icu"`;

const selectAwards = (db: Database) =>
  db
    .select({
      award: achievementAwards,
      member: { id: users.id, name: users.name, email: users.email },
      by: giver.name,
      revokedBy: taker.name,
    })
    .from(achievementAwards)
    .innerJoin(users, eq(users.id, achievementAwards.userId))
    .leftJoin(giver, eq(giver.id, achievementAwards.awardedBy))
    .leftJoin(taker, eq(taker.id, achievementAwards.revokedBy));

type SelectedAward = Awaited<ReturnType<typeof selectAwards>>[number];

function toAdminAward({ award, member, by, revokedBy }: SelectedAward): AdminAward {
  const { id, evidence, reachedAt, byHand, revokedAt, revokeReason } = award;
  return {
    ...{ id, member, evidence, by, byHand },
    reachedAt: reachedAt.toISOString(),
    revoked: revokedAt && { at: revokedAt.toISOString(), by: revokedBy, reason: revokeReason ?? '' },
  };
}

/** One page of all who have an achievement, or had it, and how many there are on all of them. */
export function listAwards(
  db: Database,
  achievementId: string,
  { q, revoked, sort }: ListQuery<typeof endpoints.listAwards>,
  page: Page,
) {
  const selected = and(
    eq(achievementAwards.achievementId, achievementId),
    revoked && (revoked === 'yes' ? isNotNull(achievementAwards.revokedAt) : isNull(achievementAwards.revokedAt)),
    matchesWords(q, [users.name, users.email]),
  );
  const columns = { name: byName, reached_at: achievementAwards.reachedAt };
  return readAdminPage(
    page,
    selectAwards(db)
      .where(selected)
      .orderBy(...orderOf(sort, columns, achievementAwards.id)),
    db.$count(sql`${achievementAwards} join ${users} on ${eq(users.id, achievementAwards.userId)}`, selected),
    toAdminAward,
  );
}

/** Members, by name or mail, who may be given an achievement that they have not. */
export function findCandidates(db: Database, achievementId: string, q: string, now: Date): Promise<Candidate[]> {
  const has = sql`exists (select 1 from ${achievementAwards}
    where ${achievementAwards.achievementId} = ${achievementId} and ${achievementAwards.userId} = ${users.id}
      and ${achievementAwards.revokedAt} is null)`;
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(matchesWords(q, [users.name, users.email]), isNotSuspended(now), not(has)))
    .orderBy(asc(byName), asc(users.id))
    .limit(mostCandidates);
}

/**
 * Gives somebody an achievement by hand, also one that was taken from her.
 * @throws ApiProblem `not-found`; `conflict` for one that is not active or that she has; `validation` for a member who
 * is suspended
 */
export function awardByHand(
  achievementId: string,
  { member, reason }: { member: string; reason: string },
  ports: AchievementPorts,
): Promise<AdminAward> {
  const { pool, now, actor, requestJob } = ports;
  return inTransaction(pool, async ({ db, client }) => {
    const { state } = await lockAchievement(db, achievementId);
    if (state !== 'active') throw conflict('Activa el logro antes de dárselo a nadie.');
    const [found] = await db
      .select({ suspendedAt: users.suspendedAt, suspendedUntil: users.suspendedUntil })
      .from(users)
      .where(eq(users.id, member));
    if (!found) throw invalid([{ field: 'member', message: 'Esta persona ya no tiene cuenta.' }]);
    if (isSuspended(found, now)) throw invalid([{ field: 'member', message: 'Su cuenta está suspendida.' }]);
    const [added] = await db
      .insert(achievementAwards)
      .values({
        achievementId,
        userId: member,
        evidence: reason,
        reachedAt: now,
        awardedAt: now,
        byHand: true,
        awardedBy: actor.id,
        mailDue: true,
      })
      .onConflictDoNothing()
      .returning({ id: achievementAwards.id });
    if (!added) throw conflict('Ya tiene este logro.');
    await record(db, ports, 'achievement.award', achievementId, undefined, { member, award: added.id });
    await requestJob(client, 'awards', { userIds: [] });
    return readAward(db, added.id);
  });
}

/**
 * Takes an award away and notifies her of the reason. Asked twice it is done once.
 * @throws ApiProblem `not-found`
 */
export function revokeAward(
  id: string,
  reason: string,
  { enqueueMail, publicUrl, ...ports }: AchievementPorts & MailingPorts,
): Promise<AdminAward> {
  const { pool, now, actor } = ports;
  return inTransaction(pool, async ({ db, client }) => {
    const [found] = await db
      .select({ award: achievementAwards, name: achievements.name, email: users.email })
      .from(achievementAwards)
      .innerJoin(achievements, eq(achievements.id, achievementAwards.achievementId))
      .innerJoin(users, eq(users.id, achievementAwards.userId))
      .where(eq(achievementAwards.id, id))
      .for('update', { of: achievementAwards });
    if (!found) throw notFound('Esta concesión ya no existe.');
    const { award, name, email } = found;
    if (award.revokedAt) return readAward(db, id);
    await db
      .update(achievementAwards)
      .set({ revokedAt: now, revokedBy: actor.id, revokeReason: reason, mailDue: false })
      .where(eq(achievementAwards.id, id));
    await record(db, ports, 'achievement.revoke', award.achievementId, { member: award.userId, award: id });
    // Of one that she has not heard of there is nothing to tell.
    if (!award.mailDue) await enqueueMail(client, revocationMail(email, { name, reason }, publicUrl));
    return readAward(db, id);
  });
}

async function readAward(db: Database, id: string): Promise<AdminAward> {
  const [found] = await selectAwards(db).where(eq(achievementAwards.id, id));
  if (!found) throw notFound('Esta concesión ya no existe.');
  return toAdminAward(found);
}
