import { quizProgressSchema } from '@femcoders/contracts/quiz-progress';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { forgetQuizProgress, mergeIntoAccount, readQuizProgress } from './quiz-progress.ts';

const id = z.uuid('Ese identificador no es de una persona.');
const quiz = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Ese quiz no existe.'));

/** Registers the routes for what a member has done in the quizzes, in her account: her devices tell it and read it. */
export function quizProgressRoutes({ app, db, pool, clock, requestAwards }: ApiContext): void {
  const tags = ['Cuenta'];

  app.get(
    '/user/:id/quizzes',
    {
      schema: {
        tags,
        summary: 'Lo que he hecho en los quizzes, por su nombre',
        params: z.object({ id }),
        response: { 200: z.record(z.string(), quizProgressSchema) },
      },
    },
    ({ params }) => readQuizProgress(db, params.id),
  );

  app.put(
    '/user/:id/quizzes/:quiz',
    {
      schema: {
        tags,
        summary: 'Une lo que sabe un dispositivo de un quiz con lo que sabe mi cuenta',
        params: z.object({ id, quiz }),
        body: quizProgressSchema,
        response: { 200: quizProgressSchema },
      },
    },
    ({ params, body }) => mergeIntoAccount(params.id, params.quiz, body, { pool, now: clock(), requestAwards }),
  );

  app.delete(
    '/user/:id/quizzes/:quiz',
    {
      schema: {
        tags,
        summary: 'Olvida lo que he hecho en un quiz; los logros se quedan',
        params: z.object({ id, quiz }),
        response: { 204: z.null() },
      },
    },
    async ({ params }, reply) => {
      await forgetQuizProgress(db, params.id, params.quiz);
      return reply.code(204).send(null);
    },
  );
}
