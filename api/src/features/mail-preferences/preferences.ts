import type { MailPreferences, MailTopicState } from '@femcoders/contracts/mail-preferences';
import { type MailTopic, mailTopics, wantedByDefault } from '@femcoders/contracts/mail-topics';
import { moderation } from '@femcoders/contracts/role-groups';
import type { Role } from '@femcoders/contracts/session';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mailPreferences, users } from '../../database/schema.ts';
import { withdrawMails } from '../../mail/outbox.ts';
import { type Subscription, subscriptionName } from '../../mail/unsubscribe-token.ts';

/** The topics that concern somebody with this role. */
function topicsOf(role: Role): MailTopic[] {
  return mailTopics.filter((topic) => topic !== 'moderation' || moderation.some((moderator) => moderator === role));
}

export async function readPreferences(db: Database, user: { id: string; role: Role }): Promise<MailPreferences> {
  const stored = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, user.id));
  return {
    topics: topicsOf(user.role).map((topic) => ({
      topic,
      wanted: stored.find((row) => row.topic === topic)?.wanted ?? wantedByDefault[topic],
    })),
  };
}

/** Stores whether she wants the mails of a topic; those that wait to be sent are withdrawn where she does not. */
export async function setPreference(
  db: Database,
  { userId, topic }: Subscription,
  wanted: boolean,
  now: Date,
): Promise<void> {
  await db
    .insert(mailPreferences)
    .values({ userId, topic, wanted, changedAt: now })
    .onConflictDoUpdate({
      target: [mailPreferences.userId, mailPreferences.topic],
      set: { wanted, changedAt: now },
      setWhere: sql`${mailPreferences.wanted} <> excluded.wanted`,
    });
  if (!wanted) await withdrawMails(db, subscriptionName({ userId, topic }));
}

/** How the mails of a link stand. The account is held as it is until the end of the transaction. */
export async function stateOf(db: Database, { userId, topic }: Subscription): Promise<MailTopicState> {
  const [member] = await db
    .select({ wanted: mailPreferences.wanted })
    .from(users)
    .leftJoin(mailPreferences, and(eq(mailPreferences.userId, users.id), eq(mailPreferences.topic, topic)))
    .where(eq(users.id, userId))
    .for('key share', { of: users });
  if (!member) return { topic, state: 'gone' };
  return { topic, state: (member.wanted ?? wantedByDefault[topic]) ? 'wanted' : 'unwanted' };
}
