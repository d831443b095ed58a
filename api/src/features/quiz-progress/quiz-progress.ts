import { type QuizProgress, quizProgressSchema } from '@femcoders/contracts/quiz-progress';
import { mergeQuizProgress, noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Database, inTransaction } from '../../database/database.ts';
import { quizProgress } from '../../database/schema.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { conflict } from '../../problems.ts';

/** Share of right answers from which on a mock interview is passed (decisions 8). */
const passShare = 0.7;
/** A mock interview of fewer questions shows nothing yet. */
const fewestQuestions = 10;
/** The site has two; a client of the API must not fill the database. */
const mostQuizzes = 50;

/** Returns what a member has done in every quiz, by its name. */
export async function readQuizProgress(db: Database, userId: string): Promise<Record<string, QuizProgress>> {
  const rows = await db
    .select()
    .from(quizProgress)
    .where(eq(quizProgress.userId, userId))
    .orderBy(asc(quizProgress.quiz));
  return Object.fromEntries(rows.map(({ quiz, progress }) => [quiz, progress]));
}

export interface MergePorts {
  pool: Pool;
  now: Date;
  requestJob: RequestJob;
}

/**
 * Joins what a device knows of a quiz with what the account knows, in any order and any number of times.
 * @returns what both know together, which the device keeps
 * @throws ApiProblem `conflict` for more quizzes than there can be
 */
export function mergeIntoAccount(
  userId: string,
  quiz: string,
  input: QuizProgress,
  { pool, now, requestJob }: MergePorts,
): Promise<QuizProgress> {
  return inTransaction(pool, async ({ db, client }) => {
    const own = and(eq(quizProgress.userId, userId), eq(quizProgress.quiz, quiz));
    // The row is there before it is locked: two devices that meet at the first time wait for each other, too.
    await db
      .insert(quizProgress)
      .values({ userId, quiz, progress: noQuizProgress, changedAt: now })
      .onConflictDoNothing();
    const [kept] = await db.select().from(quizProgress).where(own).for('update');
    await refuseTooMany(db, userId);
    const merged = mergeQuizProgress(quizProgressSchema.parse(kept?.progress ?? noQuizProgress), input);
    const passedAt = kept?.passedAt ?? firstPass(merged, now);
    await db.update(quizProgress).set({ progress: merged, passedAt, changedAt: now }).where(own);
    if (passedAt && !kept?.passedAt) await requestJob(client, 'awards', { userIds: [userId] });
    return merged;
  });
}

/** Forgets one quiz. What it has earned her stays. */
export async function forgetQuizProgress(db: Database, userId: string, quiz: string): Promise<void> {
  await db.delete(quizProgress).where(and(eq(quizProgress.userId, userId), eq(quizProgress.quiz, quiz)));
}

async function refuseTooMany(db: Database, userId: string): Promise<void> {
  const [found] = await db.select({ n: count() }).from(quizProgress).where(eq(quizProgress.userId, userId));
  if ((found?.n ?? 0) > mostQuizzes) throw conflict('Tu cuenta guarda ya el progreso de todos los quizzes que caben.');
}

/** A device whose clock is ahead has passed now, at the latest. */
function firstPass({ exams }: QuizProgress, now: Date): Date | null {
  const passed = exams
    .filter(({ right, total }) => total >= fewestQuestions && right / total >= passShare)
    .map(({ at }) => Math.min(Date.parse(at), now.getTime()));
  return passed.length === 0 ? null : new Date(Math.min(...passed));
}
