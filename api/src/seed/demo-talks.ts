import { talkFormats, talkLanguages, talkLevels, talkLicences } from '@femcoders/contracts/talk-names';
import { proposalKinds } from '@femcoders/contracts/talk-proposal-names';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import * as z from 'zod';
import { announce } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import { events } from '../database/event-tables.ts';
import { talkMarks, talkProposals, talkSpeakers, talks } from '../database/talk-tables.ts';
import { withKeys } from '../features/talks/talk-mutations.ts';
import { demoTimezone } from './demo-events.ts';
import { demoMembers } from './demo-members.ts';
import { readDemo, texts } from './read-demo.ts';

const id = (n: number) => `00000000-0000-4000-8000-0000000078${String(n).padStart(2, '0')}`;

const talkSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: texts,
  level: z.enum(talkLevels),
  language: z.enum(talkLanguages),
  format: z.enum(talkFormats),
  licence: z.enum(talkLicences),
  minutes: z.int(),
  daysAgo: z.int(),
  /** Slugs of demo people. */
  speakers: texts,
  /** Slug of a demo event. */
  event: z.string().optional(),
  slides: z.array(
    z.strictObject({
      title: z.string(),
      points: texts,
      code: z.string().default(''),
      notes: z.string().default(''),
    }),
  ),
  /** As `readTranscript` reads it. */
  transcript: z.string(),
  resources: z.array(z.strictObject({ title: z.string(), address: z.url() })).default([]),
});

const proposalSchema = z.strictObject({
  title: z.string(),
  summary: z.string(),
  topics: texts,
  whose: z.enum(proposalKinds),
  speakerName: z.string().nullable(),
  speakerContact: z.string().nullable(),
  daysAgo: z.number(),
});

const names = ['css-grid', 'html', 'forms', 'git', 'testing', 'interviews', 'performance', 'speaking'];

/** Talks that show the area at work, given by people of the demo and named so that nobody takes them for real ones. */
export const readDemoTalks = () => names.map((name) => readDemo(`talks/${name}`, talkSchema));

/** Days after it was given that its speakers have agreed, and it is published. */
const daysUntilPublished = 4;
const inventedPermission = 'Persona inventada para la demostración.';

/**
 * Adds the demo talks, with their speakers' invented permission, and proposals for the queue.
 */
export async function addDemoTalks(db: Database, client: ClientBase, now: Date): Promise<void> {
  const ago = daysBefore(now);
  for (const [n, talk] of readDemoTalks().entries()) {
    const talkId = id(n + 1);
    const { slides, transcript, speakers, event, daysAgo, topics, ...text } = talk;
    const at = ago(daysAgo - daysUntilPublished);
    const [given] = event ? await db.select({ id: events.id }).from(events).where(eq(events.slug, event)) : [];
    const [added] = await db
      .insert(talks)
      .values({
        ...{ ...text, ...withKeys(topics), slides },
        ...{ id: talkId, state: 'published', publishedAt: at, createdAt: at, updatedAt: at },
        givenOn: dayOf(event, daysAgo, now),
        eventId: given?.id ?? null,
        transcript: readTranscript(transcript, slides.length).segments,
      })
      .onConflictDoNothing()
      .returning({ id: talks.id });
    if (!added) continue;
    for (const [position, slug] of speakers.entries()) {
      await db.execute(sql`
        insert into talk_speakers (talk_id, person_id, position, permitted_on, permitted_how)
        select ${talkId}, id, ${position}, ${at.toISOString().slice(0, 10)}, ${inventedPermission}
        from people where slug = ${slug} on conflict do nothing`);
    }
    await addMarks(db, talkId, n, at);
  }
  await addProposals(db, ago);
  await announce(client, 'talks_changed');
}

/** Moves the demo talks that are there to the new days of their events. */
export async function moveDemoTalks(db: Database, client: ClientBase, now: Date): Promise<void> {
  for (const [n, { event, daysAgo }] of readDemoTalks().entries())
    await move(db, id(n + 1), {
      givenOn: dayOf(event, daysAgo, now),
      at: daysBefore(now)(daysAgo - daysUntilPublished),
    });
  await announce(client, 'talks_changed');
}

const daysBefore = (now: Date) => (days: number) => new Date(now.getTime() - days * 86_400_000);

/** The day of the demo event that it was given at, or so many days ago, where the demo events take place. */
const dayOf = (event: string | undefined, daysAgo: number, now: Date) => sql<string>`coalesce(
  (select (starts_at at time zone timezone)::date from events where slug = ${event ?? null}),
  (${now.toISOString()}::timestamptz at time zone ${demoTimezone})::date - ${daysAgo}::int)`;

/** Moves a talk, and its speakers' invented permission, to its new days; what was edited of it stays. */
async function move(db: Database, talkId: string, { givenOn, at }: { givenOn: SQL<string>; at: Date }): Promise<void> {
  const sinceThen = sql`greatest(${talks.updatedAt}, ${at.toISOString()}::timestamptz)`;
  const publishedAt = sql`case when ${talks.publishedAt} is not null then ${at.toISOString()}::timestamptz end`;
  await db.update(talks).set({ givenOn, publishedAt, updatedAt: sinceThen }).where(eq(talks.id, talkId));
  await db
    .update(talkSpeakers)
    .set({ permittedOn: at.toISOString().slice(0, 10) })
    .where(and(eq(talkSpeakers.talkId, talkId), eq(talkSpeakers.permittedHow, inventedPermission)));
}

/** Some demo members say that it helped them: fewer with each talk, so that the order by it shows something. */
async function addMarks(db: Database, talkId: string, n: number, markedAt: Date): Promise<void> {
  const helped = demoMembers.slice(0, Math.max(0, demoMembers.length - n));
  const marks = helped.map(({ id: userId }) => ({ talkId, userId, kind: 'helpful' as const, markedAt }));
  if (marks.length > 0) await db.insert(talkMarks).values(marks).onConflictDoNothing();
}

async function addProposals(db: Database, ago: (days: number) => Date): Promise<void> {
  const rows = readDemo('proposals', z.array(proposalSchema)).flatMap(({ daysAgo, ...proposal }, n) => {
    const member = demoMembers[n];
    if (!member) return [];
    const own = { id: id(50 + n), idempotencyKey: id(70 + n), userId: member.id, createdAt: ago(daysAgo) };
    return [{ ...proposal, ...own }];
  });
  await db.insert(talkProposals).values(rows).onConflictDoNothing();
}
