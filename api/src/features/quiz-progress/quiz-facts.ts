import { sql } from 'drizzle-orm';
import { quizProgress } from '../../database/schema.ts';
import type { FactSource } from '../../feature/fact-source.ts';

/** A quiz counts once, from the day on which its mock interview was first passed. */
export const quizFacts: readonly FactSource[] = [
  {
    fact: 'quizzes-passed',
    deeds: sql`select ${quizProgress.userId} as user_id, ${quizProgress.passedAt} as at,
        'Quiz de ' || upper(${quizProgress.quiz}) as what
      from ${quizProgress} where ${quizProgress.passedAt} is not null`,
  },
];
