import * as z from 'zod/mini';
import { quizProgressSchema } from '../quiz-progress.ts';
import { endpointsWith } from './endpoint.ts';

const id = z.uuid('Ese identificador no es de una persona.');
const quiz = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Ese quiz no existe.'));

const quizzesEndpoint = endpointsWith({ tags: ['Cuenta'] });

export const readQuizProgress = quizzesEndpoint('GET', '/user/:id/quizzes', ['owner'], {
  summary: 'Lo que he hecho en los quizzes, por su nombre',
  params: z.object({ id }),
  response: { 200: z.record(z.string(), quizProgressSchema) },
});

export const mergeQuizProgress = quizzesEndpoint('PUT', '/user/:id/quizzes/:quiz', ['owner'], {
  summary: 'Une lo que sabe un dispositivo de un quiz con lo que sabe mi cuenta',
  params: z.object({ id, quiz }),
  body: quizProgressSchema,
  response: { 200: quizProgressSchema },
});

export const forgetQuizProgress = quizzesEndpoint('DELETE', '/user/:id/quizzes/:quiz', ['owner'], {
  summary: 'Olvida lo que he hecho en un quiz; los logros se quedan',
  params: z.object({ id, quiz }),
  response: { 204: z.null() },
});
