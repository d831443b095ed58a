import * as endpoints from '@femcoders/contracts/endpoints/quiz-progress';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { forgetQuizProgress, mergeIntoAccount, readQuizProgress } from './quiz-progress.ts';

/** Registers the routes for what a member has done in the quizzes, in her account: her devices tell it and read it. */
export function quizProgressRoutes({ app, db, pool, clock, requestJob }: ApiContext): void {
  serve(app, endpoints.readQuizProgress, ({ params }) => readQuizProgress(db, params.id));

  serve(app, endpoints.mergeQuizProgress, ({ params, body }) =>
    mergeIntoAccount(params.id, params.quiz, body, { pool, now: clock(), requestJob }),
  );

  serve(app, endpoints.forgetQuizProgress, async ({ params }, reply) => {
    await forgetQuizProgress(db, params.id, params.quiz);
    return reply.code(204).send(null);
  });
}
