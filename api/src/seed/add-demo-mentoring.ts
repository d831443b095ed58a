import type { MentoringLanguage, MentoringModality } from '@femcoders/contracts/mentoring-names';
import { inArray } from 'drizzle-orm';
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
import { type DemoRequest, demoMentors, demoRequests } from './demo-mentoring.ts';

const id = (n: number) => `00000000-0000-4000-8000-0000007500${String(n).padStart(2, '0')}`;

const usualLanguages: MentoringLanguage[] = ['es'];
const usualModalities: MentoringModality[] = ['en-linea'];

const dayMs = 86_400_000;

/**
 * Adds the demo mentors, requests and pairs that are missing: every state that coordination sees, all of them said to be
 * demo. What is there stays as it is.
 */
export async function addDemoMentoring(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const cards = Object.entries(demoMentors).map(([n, text], index) => ({
    ...{ state: 'active' as const, isPublic: true, city: '', languages: usualLanguages, modalities: usualModalities },
    ...text,
    id: id(Number(n)),
    userId: memberId(Number(n)),
    contact: 'En el Slack, por el canal de mentoría (demostración)',
    agreedAt: ago(60 + index),
    createdAt: ago(60 + index),
    updatedAt: ago(2 + index),
  }));
  await db.insert(mentors).values(cards).onConflictDoNothing();

  const requestIds = Object.keys(demoRequests).map((n) => id(20 + Number(n)));
  const known = await db
    .select({ id: mentoringRequests.id })
    .from(mentoringRequests)
    .where(inArray(mentoringRequests.id, requestIds));
  for (const [n, request] of Object.entries(demoRequests)) {
    const requestId = id(20 + Number(n));
    if (!known.some((row) => row.id === requestId)) await addRequest(db, Number(n), requestId, request);
  }

  async function addRequest(into: Database, n: number, requestId: string, request: DemoRequest): Promise<void> {
    const {
      daysAgo,
      sinceDaysAgo = daysAgo,
      proposed = [],
      mentor,
      sessions = [],
      goals = [],
      note,
      ...text
    } = request;
    const since = ago(sinceDaysAgo);
    const added = await into
      .insert(mentoringRequests)
      .values({
        ...{ languages: usualLanguages, format: 'ciclo' },
        ...text,
        id: requestId,
        userId: memberId(n),
        modalities: usualModalities,
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
    pair: Required<Pick<DemoRequest, 'mentor' | 'sessions' | 'goals'>> & { closed: boolean },
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
