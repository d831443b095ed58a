import * as z from 'zod/mini';
import { quizProgressLimits, reviewDays } from './quiz-progress-limits.ts';

const instant = z.iso.datetime();

/** The progress on a question that has been answered. */
export const questionProgressSchema = z.strictObject({
  /** When she answered it last. */
  at: instant,
  /** Whether that answer was right. */
  right: z.boolean(),
  /** How far its review has come, an index of `reviewDays`; null when there is nothing to review. */
  step: z.nullable(z.int().check(z.gte(0), z.lt(reviewDays.length))),
});
export type QuestionProgress = z.infer<typeof questionProgressSchema>;

/** A mock interview that was finished. */
export const finishedExamSchema = z
  .strictObject({
    at: instant,
    /** Questions answered right, of how many. */
    right: z.int().check(z.gte(0)),
    total: z.int().check(z.gte(1)),
  })
  .check(z.refine(({ right, total }) => right <= total, 'No puede haber más aciertos que preguntas.'));
export type FinishedExam = z.infer<typeof finishedExamSchema>;

/** The progress in one quiz. Kept on her device, and in her account when she has one. */
export const quizProgressSchema = z.strictObject({
  version: z.literal(1),
  /** By question id. */
  questions: z
    .record(z.string().check(z.maxLength(quizProgressLimits.questionId)), questionProgressSchema)
    .check(
      z.refine(
        (questions) => Object.keys(questions).length <= quizProgressLimits.questions,
        'Hay demasiadas preguntas.',
      ),
    ),
  /** Newest first. */
  exams: z.array(finishedExamSchema).check(z.maxLength(quizProgressLimits.exams)),
});
export type QuizProgress = z.infer<typeof quizProgressSchema>;
