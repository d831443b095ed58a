import { counted } from '@femcoders/contracts/spanish-count';
import type { Level } from '../articles/level-names.ts';

/** A quiz without the texts of its questions. */
export interface QuizSummary {
  /** Where it is taken: `/recursos/css/quiz-css-entrevistas`. */
  path: string;
  area: string;
  title: string;
  description: string;
  /** ISO dates. */
  published: string;
  revised: string;
  /** The share of right answers from which it is passed, in percent. */
  passPercent: number;
  topics: TopicSummary[];
}

/** A topic of a quiz. */
export interface TopicSummary {
  id: string;
  name: string;
  questions: [id: string, level: Level][];
}

/** Where all questions of a quiz are read. */
export const questionsPath = ({ path }: Pick<QuizSummary, 'path'>) => `${path}/preguntas`;

/** Ids of a quiz's questions: of a topic and a level, or all of them. */
export function questionIds(
  { topics }: Pick<QuizSummary, 'topics'>,
  asked: { topic?: string; level?: Level | '' } = {},
) {
  return topics
    .filter(({ id }) => !asked.topic || id === asked.topic)
    .flatMap(({ questions }) => questions)
    .filter(([, level]) => !asked.level || level === asked.level)
    .map(([id]) => id);
}

/** "1 pregunta", "5 preguntas". */
export function questionsInWords(count: number): string {
  return counted(count, 'pregunta', 'preguntas');
}

/** The title and description of the page with all questions of a quiz. */
export const questionsWords = (quiz: QuizSummary) => ({
  title: `Todas las preguntas: ${quiz.title}`,
  description: `${questionsInWords(questionIds(quiz).length)} con su respuesta y la explicación de cada una, por temas, para estudiar leyendo.`,
});
