import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
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
import { addDemoAchievements } from './demo-achievements.ts';
import { demoAttendance } from './demo-attendance.ts';
import { readDemoComments } from './demo-comments.ts';
import { type DemoEvent, demoTimezone, readDemoEvents } from './demo-events.ts';
import { addDemoHub } from './demo-hub.ts';
import { addDemoJobs } from './demo-jobs.ts';
import { demoMembers, demoReader } from './demo-members.ts';
import { addDemoMentoring } from './demo-mentoring.ts';
import { readDemoMessages } from './demo-messages.ts';
import { addDemoNews } from './demo-news.ts';
import { readDemoPeople } from './demo-people.ts';
import { demoPlacesEvent, demoRegistrations } from './demo-registrations.ts';
import { addDemoTalks, moveDemoTalks } from './demo-talks.ts';

export type SeedKind = 'demo' | 'none';

/**
 * Fills an empty database with what `SEED` asks for; `none` adds nothing. One that is lived in gets no demo data any more, also when newer code
 * has more of it: only demo events that are there, and the talks given at them, move with the calendar once none of them is still to come.
 * @returns whether it was filled
 */
export async function seed(pool: pg.Pool, kind: SeedKind, now: Date = new Date()): Promise<boolean> {
  if (kind === 'none') return false;

  const demoEvents = readDemoEvents();
  return inTransaction(pool, async ({ db, client }) => {
    if (!(await isEmpty(db))) {
      if (await moveEvents(db, demoEvents, now)) {
        await announce(client, 'events_changed');
        await moveDemoTalks(db, client, now);
      }
      return false;
    }
    const rowsOfEvents = demoEvents.map(({ daysFromNow, time, minutes, speakers: _, ...event }) => ({
      ...event,
      ...hoursOf({ daysFromNow, time, minutes }, now),
      timezone: demoTimezone,
      ...(event.slug === demoPlacesEvent.slug && { takesRegistrations: true, capacity: demoPlacesEvent.capacity }),
    }));
    await db.insert(events).values(rowsOfEvents);
    await announce(client, 'events_changed');

    const placesEventId = demoEvents.find(({ slug }) => slug === demoPlacesEvent.slug)?.id ?? '';
    const places = demoRegistrations.map(({ hoursAgo, ...registration }) => {
      const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
      const since = registration.state === 'waiting' ? { waitingSince: createdAt } : { placedAt: createdAt };
      return { ...registration, eventId: placesEventId, createdAt, ...since };
    });
    await db.insert(registrations).values(places).onConflictDoNothing();
    const attendance = demoAttendance(demoEvents).map((row) => ({ ...row, erasedAt: now }));
    await db.insert(pastAttendance).values(attendance).onConflictDoNothing();

    await addMembers(db, now);
    const rows = readDemoComments().map(({ hoursAgo, state, reason, ...comment }) => {
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

    const messages = readDemoMessages().map(({ hoursAgo, ...message }) => ({
      ...message,
      createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
    }));
    await db.insert(contactMessages).values(messages).onConflictDoNothing();

    const accepted = { acceptedNote: 'Persona inventada para la demostración.', acceptedAt: now };
    const rowsOfPeople = readDemoPeople().map((person) => ({ ...person, ...(person.state !== 'draft' && accepted) }));
    await db.insert(people).values(rowsOfPeople).onConflictDoNothing();
    const spoken = demoEvents.flatMap(({ id, speakers }) =>
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
    await addDemoTalks(db, client, now);
    await addDemoNews(db, now);
    return true;
  });
}

/** Whether nobody has lived in a database yet. */
async function isEmpty(db: Database): Promise<boolean> {
  const tables = [users, people, events, comments, contactMessages];
  const [found] = await db
    .select({
      any: sql<boolean>`${sql.join(
        tables.map((table) => sql`exists (select from ${table})`),
        sql` or `,
      )}`,
    })
    .from(sql`(select) as one`);
  return found?.any === false;
}

/** When a demo event takes place, on the clock of where demo events do. */
function hoursOf({ daysFromNow, time, minutes }: Pick<DemoEvent, 'daysFromNow' | 'time' | 'minutes'>, now: Date) {
  const startsAt = sql`((${now.toISOString()}::timestamptz at time zone ${demoTimezone})::date + ${daysFromNow}::int + ${time}::time) at time zone ${demoTimezone}`;
  return {
    startsAt: startsAt as unknown as Date,
    endsAt: minutes ? (sql`${startsAt} + make_interval(mins => ${minutes})` as unknown as Date) : null,
  };
}

/** @returns whether demo events were moved: they are there, and none was still to come */
async function moveEvents(db: Database, demoEvents: readonly DemoEvent[], now: Date): Promise<boolean> {
  const ids = demoEvents.map(({ id }) => id);
  const there = await db.select({ startsAt: events.startsAt }).from(events).where(inArray(events.id, ids));
  if (there.length === 0 || there.some(({ startsAt }) => startsAt >= now)) return false;
  for (const { id, ...event } of demoEvents) await db.update(events).set(hoursOf(event, now)).where(eq(events.id, id));
  return true;
}

async function addMembers(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const rows = demoMembers.map(({ daysAgo, seenDaysAgo, suspended, ...member }) => ({
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
