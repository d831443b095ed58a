import type { Level } from '../../articles/level-names.ts';
import type { Question } from '../quiz.ts';
import { shuffle } from './shuffle.ts';

export interface Choice {
  /** Only these; every topic when there is none. */
  topics?: readonly string[];
  /** Only this one. */
  level?: Level | null;
}

/** The questions that somebody has asked for. */
export function choose(questions: readonly Question[], { topics = [], level }: Choice): Question[] {
  return questions.filter(
    (question) => (topics.length === 0 || topics.includes(question.topic)) && (!level || question.level === level),
  );
}

/**
 * Draws at most `count` questions, from as many topics as there are: one of each, then a second of each.
 * @returns in an order that the seed decides
 */
export function drawQuestions(questions: readonly Question[], count: number, seed: number): Question[] {
  const rounds = new Map<string, number>();
  const ranked = shuffle(questions, seed).map((question) => {
    const round = rounds.get(question.topic) ?? 0;
    rounds.set(question.topic, round + 1);
    return { question, round };
  });
  const drawn = ranked.toSorted((a, b) => a.round - b.round).slice(0, count);
  return shuffle(
    drawn.map(({ question }) => question),
    seed + 1,
  );
}
