import type { LearnLink, Question, Quiz } from '../quiz.ts';
import type { Answer } from './answer.ts';
import { isRight } from './judge.ts';

export interface TopicScore {
  topic: string;
  name: string;
  right: number;
  total: number;
  /** Where what went wrong can be read up, each place once. */
  learn: LearnLink[];
}

export interface Score {
  right: number;
  total: number;
  /** Whole percent, rounded down: 69.9 is not 70. */
  percent: number;
  passed: boolean;
  /** Those that were asked, weakest first. */
  topics: TopicScore[];
}

/**
 * Returns the score of a run. A question without an answer counts as wrong.
 * @param questions those that were asked
 */
export function scoreRun(
  { topics, passPercent }: Pick<Quiz, 'topics' | 'passPercent'>,
  questions: readonly Question[],
  answers: Readonly<Record<string, Answer>>,
): Score {
  const judged = questions.map((question) => ({ question, right: isRight(question, answers[question.id]) }));
  const right = judged.filter((one) => one.right).length;
  const percent = questions.length === 0 ? 0 : Math.floor((100 * right) / questions.length);
  const byTopic = Object.entries(topics).map(([topic, name]): TopicScore => {
    const own = judged.filter((one) => one.question.topic === topic);
    const learn = own.filter((one) => !one.right).map((one) => one.question.learn);
    return {
      topic,
      name,
      right: own.filter((one) => one.right).length,
      total: own.length,
      learn: learn.filter(({ href }, index) => learn.findIndex((link) => link.href === href) === index),
    };
  });
  return {
    right,
    total: questions.length,
    percent,
    passed: questions.length > 0 && percent >= passPercent,
    topics: byTopic.filter(({ total }) => total > 0).toSorted((a, b) => a.right / a.total - b.right / b.total),
  };
}
