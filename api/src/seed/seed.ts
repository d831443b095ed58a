import { randomBytes } from 'node:crypto';
import { and, gte, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { hashPassword } from '../authentication/password.ts';
import { announce } from '../database/change-feed.ts';
import { comments } from '../database/comment-tables.ts';
import { contactMessages } from '../database/contact-tables.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { events, pastAttendance, registrations } from '../database/event-tables.ts';
import { people, users } from '../database/schema.ts';
import { initialState } from '../features/comments/initial-state.ts';
import { scoreComment } from '../features/comments/spam-score/spam-score.ts';
import { addDemoAchievements } from './add-demo-achievements.ts';
import { addDemoHub } from './add-demo-hub.ts';
import { addDemoJobs } from './add-demo-jobs.ts';
import { addDemoMentoring } from './add-demo-mentoring.ts';
import { demoAttendance } from './demo-attendance.ts';
import { demoComments } from './demo-comments.ts';
import { demoEvents, demoTimezone } from './demo-events.ts';
import { demoMembers, demoReader } from './demo-members.ts';
import { demoMessages } from './demo-messages.ts';
import { demoAccepted, demoDraft, demoPeople } from './demo-people.ts';
import { demoPlacesEvent, demoRegistrations } from './demo-registrations.ts';
import { addDemoTalks } from './demo-talks.ts';

export type SeedKind = 'demo' | 'none';

/**
 * Fills the database with what `SEED` asks for. `demo` may run at every start: what is there stays as it is, except
 * that the demo events, and the talks given at them, move with the calendar once none of them is still to come. `none`
 * adds nothing.
 */
export async function seed(pool: pg.Pool, kind: SeedKind, now: Date = new Date()): Promise<void> {
  if (kind === 'none') return;

  await inTransaction(pool, async ({ db, client }) => {
    const after = (days: number, time: string) =>
      sql`((${now.toISOString()}::timestamptz at time zone ${demoTimezone})::date + ${days}::int + ${time}::time) at time zone ${demoTimezone}`;
    const eventIds = demoEvents.map(({ id }) => id);
    const upcoming = await db
      .select({ id: events.id })
      .from(events)
      .where(and(inArray(events.id, eventIds), gte(events.startsAt, now)));
    const fresh = upcoming.length === 0;
    if (fresh) {
      const rows = demoEvents.map(({ daysFromNow, time, minutes, details, speakers: _, ...event }) => ({
        ...event,
        startsAt: after(daysFromNow, time) as unknown as Date,
        endsAt: minutes
          ? (sql`${after(daysFromNow, time)} + make_interval(mins => ${minutes})` as unknown as Date)
          : null,
        timezone: demoTimezone,
        ...details,
        ...(event.id === demoPlacesEvent.id && { takesRegistrations: true, capacity: demoPlacesEvent.capacity }),
      }));
      const moved = { startsAt: sql`excluded.starts_at`, endsAt: sql`excluded.ends_at` };
      await db.insert(events).values(rows).onConflictDoUpdate({ target: events.id, set: moved });
      await announce(client, 'events_changed');
    }

    const places = demoRegistrations.map(({ hoursAgo, ...registration }) => {
      const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
      const since = registration.state === 'waiting' ? { waitingSince: createdAt } : { placedAt: createdAt };
      return { ...registration, eventId: demoPlacesEvent.id, createdAt, ...since };
    });
    await db.insert(registrations).values(places).onConflictDoNothing();
    const attendance = demoAttendance.map((row) => ({ ...row, erasedAt: now }));
    await db.insert(pastAttendance).values(attendance).onConflictDoNothing();

    await addMembers(db, now);
    const rows = demoComments.map(({ hoursAgo, state, reason, ...comment }) => {
      const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
      const { score, reasons } = scoreComment({ ...comment, elapsedMs: null, sameTextLately: 0, siteHost: '' });
      return {
        ...comment,
        authorId: comment.alias === 'Lectora de muestra' ? demoReader.id : null,
        createdAt,
        ...(state === 'sent' ? initialState(score, createdAt) : { state, decidedAt: createdAt, rejectReason: reason }),
        spamScore: score,
        spamReasons: reasons,
      };
    });
    await db.insert(comments).values(rows).onConflictDoNothing();
    await announce(client, 'comments_changed');

    const messages = demoMessages.map(({ hoursAgo, ...message }) => ({
      ...message,
      createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
    }));
    await db.insert(contactMessages).values(messages).onConflictDoNothing();

    const accepted = { acceptedNote: 'Persona inventada para la demostración.', acceptedAt: now };
    await db
      .insert(people)
      .values([
        ...demoPeople.map((person) => ({ ...person, ...accepted, state: 'published' as const })),
        { ...demoAccepted, ...accepted, state: 'accepted' },
        demoDraft,
      ])
      .onConflictDoNothing();
    const spoken = (fresh ? demoEvents : []).flatMap(({ id, speakers = [] }) =>
      speakers.map((slug, position) => ({ eventId: id, slug, position })),
    );
    for (const { eventId, slug, position } of spoken) {
      await db.execute(sql`
        insert into event_speakers (event_id, person_id, position)
        select ${eventId}, id, ${position} from people where slug = ${slug} on conflict do nothing`);
    }
    await announce(client, 'people_changed');
    await addDemoMentoring(db, now);
    await announce(client, 'mentoring_changed');
    await addDemoAchievements(db, now);
    await addDemoHub(db, client, now);
    await addDemoJobs({ db, client }, now);
    await addDemoTalks(db, client, now, fresh);
  });
}

async function addMembers(db: Database, now: Date): Promise<void> {
  const ids = demoMembers.map(({ id }) => id);
  const known = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const missing = demoMembers.filter(({ id }) => !known.some((user) => user.id === id));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const rows = missing.map(({ daysAgo, seenDaysAgo, suspended, ...member }) => ({
    ...member,
    passwordHash,
    createdAt: ago(daysAgo),
    lastSeenOn: seenDaysAgo === null ? null : ago(seenDaysAgo).toISOString().slice(0, 10),
    ...(suspended && {
      suspendedAt: ago(2),
      suspendReason: 'Cuenta de demostración, suspendida a propósito.',
    }),
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
}
