import {
  mentoringFormatSchema,
  mentoringLanguageSchema,
  mentoringLevelSchema,
  mentoringModalitySchema,
  mentoringStateSchema,
  mentoringTopicSchema,
  mentorStateSchema,
} from '@femcoders/contracts/mentoring';
import { mentoringSlots } from '@femcoders/contracts/mentoring-names';
import { inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import {
  mentoringGoals,
  mentoringPairs,
  mentoringProposals,
  mentoringRatings,
  mentoringRequests,
  mentoringSessions,
  mentoringTeamNotes,
  mentors,
} from '../database/mentoring-tables.ts';
import { match } from '../features/mentoring/match.ts';
import { memberId } from './demo-members.ts';
import { positions, readDemo } from './read-demo.ts';

const id = (n: number) => `00000000-0000-4000-8000-0000007500${String(n).padStart(2, '0')}`;

const topics = z.array(mentoringTopicSchema);
const languages = z.array(mentoringLanguageSchema).default(['es']);
const modalities = z.array(mentoringModalitySchema).default(['en-linea']);
const slots = z.array(z.enum(mentoringSlots));

const mentorSchema = z.strictObject({
  /** Number of the demo member. */
  member: z.int(),
  slug: z.string(),
  headline: z.string(),
  about: z.string(),
  ...{ topics, languages, modalities, slots },
  levels: z.array(mentoringLevelSchema),
  formats: z.array(mentoringFormatSchema),
  city: z.string().default(''),
  maxPairs: z.int(),
  isPublic: z.boolean().default(true),
  state: z._default(mentorStateSchema, 'active'),
});

const requestSchema = z.strictObject({
  /** Number of the demo member. */
  member: z.int(),
  goal: z.string(),
  level: mentoringLevelSchema,
  ...{ topics, languages, modalities, slots },
  format: z._default(mentoringFormatSchema, 'ciclo'),
  state: mentoringStateSchema,
  daysAgo: z.number(),
  /** Since when it is in its state. */
  sinceDaysAgo: z.number().optional(),
  preferences: z.string().optional(),
  ranOut: z.boolean().optional(),
  /** Numbers of the demo mentors to whom it is proposed. */
  proposed: positions.default([]),
  /** The number of her mentor, present or past. */
  mentor: z.int().optional(),
  /** Days from now; what is over took place. */
  sessions: positions.default([]),
  goals: z.array(z.strictObject({ text: z.string(), done: z.boolean() })).default([]),
  note: z.string().optional(),
});
type DemoRequest = z.output<typeof requestSchema>;

const dayMs = 86_400_000;

/**
 * Adds the demo mentors, requests and pairs that are missing: every state that coordination sees, all of them said to be
 * demo. What is there stays as it is.
 */
export async function addDemoMentoring(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const cards = readDemo('mentors', z.array(mentorSchema)).map(({ member, ...text }, index) => ({
    ...text,
    id: id(member),
    userId: memberId(member),
    contact: 'En el Slack, por el canal de mentoría (demostración)',
    agreedAt: ago(60 + index),
    createdAt: ago(60 + index),
    updatedAt: ago(2 + index),
  }));
  await db.insert(mentors).values(cards).onConflictDoNothing();

  const requests = readDemo('mentoring-requests', z.array(requestSchema));
  const requestIds = requests.map(({ member }) => id(20 + member));
  const known = await db
    .select({ id: mentoringRequests.id })
    .from(mentoringRequests)
    .where(inArray(mentoringRequests.id, requestIds));
  for (const request of requests) {
    const requestId = id(20 + request.member);
    if (!known.some((row) => row.id === requestId)) await addRequest(db, requestId, request);
  }

  async function addRequest(into: Database, requestId: string, request: DemoRequest): Promise<void> {
    const { member: n, daysAgo, sinceDaysAgo = daysAgo, proposed, mentor, sessions, goals, note, ...text } = request;
    const since = ago(sinceDaysAgo);
    const added = await into
      .insert(mentoringRequests)
      .values({
        ...text,
        id: requestId,
        userId: memberId(n),
        contact: 'En el Slack (demostración)',
        createdAt: ago(daysAgo),
        stateSince: since,
        updatedAt: since,
      })
      .onConflictDoNothing()
      .returning();
    const [row] = added;
    // The account is gone, or has asked for something else.
    if (!row) return;
    if (proposed.length > 0) {
      await into.insert(mentoringProposals).values(
        proposed.map((mentorNumber, position) => {
          const card = cards.find((one) => one.id === id(mentorNumber));
          if (!card) throw new Error('A demo request is proposed to nobody.');
          const { score, reasons } = match(row, { ...card, load: 0, inGroup: 0 });
          const asked = position === 0 && { askedAt: since, answerBy: new Date(since.getTime() + 7 * dayMs) };
          return {
            requestId,
            mentorId: card.id,
            position,
            score,
            reasons,
            state: asked ? ('asked' as const) : ('queued' as const),
            ...(asked || {}),
            createdAt: since,
          };
        }),
      );
    }
    if (mentor)
      await addPair(into, n, requestId, { mentor, sessions, goals, closed: request.state === 'closed' }, since);
    if (note) {
      const values = {
        id: id(60 + n),
        requestId,
        text: note,
        authorName: 'Administradora de muestra',
        createdAt: ago(1),
      };
      await into.insert(mentoringTeamNotes).values(values).onConflictDoNothing();
    }
  }

  async function addPair(
    into: Database,
    n: number,
    requestId: string,
    pair: Pick<DemoRequest, 'sessions' | 'goals'> & { mentor: number; closed: boolean },
    since: Date,
  ): Promise<void> {
    const pairId = id(40 + n);
    const first = pair.sessions[0] ?? 0;
    const startedAt = new Date(Math.min(since.getTime(), now.getTime() + (first - 5) * dayMs));
    await into.insert(mentoringPairs).values({
      id: pairId,
      requestId,
      mentorId: id(pair.mentor),
      startedAt,
      ...(pair.closed && {
        closedAt: since,
        closedBy: 'mentee' as const,
        closeReason: 'Ya tengo lo que buscaba (demostración)',
      }),
    });
    if (pair.sessions.length > 0) {
      await into.insert(mentoringSessions).values(
        pair.sessions.map((days, index) => ({
          id: `00000000-0000-4000-8000-000000751${String(n).padStart(2, '0')}${index}`,
          pairId,
          // At half past six in the afternoon, on an ordinary day of Madrid's.
          startsAt: new Date(`${new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)}T17:30:00Z`),
          minutes: 45,
          place: 'Videollamada de demostración',
          state: days < 0 ? ('done' as const) : ('planned' as const),
          createdAt: startedAt,
          updatedAt: startedAt,
        })),
      );
    }
    for (const [index, goal] of pair.goals.entries()) {
      await into.insert(mentoringGoals).values({
        id: `00000000-0000-4000-8000-000000752${String(n).padStart(2, '0')}${index}`,
        pairId,
        text: goal.text,
        doneAt: goal.done ? since : null,
        createdAt: startedAt,
      });
    }
    if (pair.closed) {
      await into
        .insert(mentoringRatings)
        .values({ pairId, userId: memberId(n), stars: 5, note: 'Valoración de demostración.', updatedAt: since });
    }
  }
}
