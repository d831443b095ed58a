import type { QuizSummary } from '../../src/features/quizzes/quiz-summary.ts';
import { type QuizFile, quizPath } from './quiz-files.ts';
import { parseQuiz } from './quiz-schema.ts';

/** Returns the data of every quiz that lists and page heads need, without its questions. */
export function indexQuizzes(files: QuizFile[]): QuizSummary[] {
  return files.map(({ area, source }) => {
    const { title, description, published, revised, passPercent, questions, topics } = parseQuiz(source);
    return {
      path: quizPath(area),
      area,
      title,
      description,
      published,
      revised,
      passPercent,
      topics: Object.entries(topics).map(([id, { name }]) => ({
        id,
        name,
        questions: questions.filter(({ topic }) => topic === id).map((question) => [question.id, question.level]),
      })),
    };
  });
}
