import type { ArticleFile } from '../article-files.ts';
import { avoidedWords } from '../house-style.ts';
import { codeOf } from './compile-quiz.ts';
import { LearnLinkError, learnLink } from './learn-links.ts';
import { type QuizFile, quizPath } from './quiz-files.ts';
import { parseQuiz, type QuestionSource, QuizError, type QuizSource } from './quiz-schema.ts';

/**
 * Reads every quiz as a careful editor would: fields, ids, right answers, gaps, and where its questions lead.
 * @param articles those that questions may lead to
 * @returns one sentence per error, beginning with the file; none when all is well
 */
export function checkQuizzes(files: QuizFile[], articles: ArticleFile[]): string[] {
  return files.flatMap(({ file, area, source }) => {
    try {
      const problems = [...checkQuiz(parseQuiz(source), area, articles), ...avoidedWords(source)];
      return problems.map((problem) => `${file}: ${problem}`);
    } catch (error) {
      if (!(error instanceof QuizError)) throw error;
      return error.problems.map((problem) => `${file}: ${problem}`);
    }
  });
}

function checkQuiz(quiz: QuizSource, area: string, articles: ArticleFile[]): string[] {
  const problems: string[] = [];
  if (quiz.quiz !== area) problems.push(`quiz: says "${quiz.quiz}" but the file is called "${area}.yaml"`);
  if (!quizPath(area).endsWith(`/${quiz.slug}`))
    problems.push(`slug: "${quiz.slug}" is not where ${quizPath(area)} is`);
  if (quiz.revised < quiz.published) problems.push('revised: is before published');
  problems.push(...guessableCounts(quiz.questions));
  const topics = new Set(quiz.questions.map(({ topic }) => topic));
  for (const topic of Object.keys(quiz.topics))
    if (!topics.has(topic)) problems.push(`topics: no question is about "${topic}"`);
  for (const id of repeated(quiz.questions.map((question) => question.id)))
    problems.push(`${id}: id: two questions have it`);
  for (const question of quiz.questions) {
    if (!(question.topic in quiz.topics)) problems.push(`${question.id}: topic: "${question.topic}" is not in topics`);
    problems.push(...checkQuestion(question, articles).map((problem) => `${question.id}: ${problem}`));
  }
  return problems;
}

function checkQuestion(question: QuestionSource, articles: ArticleFile[]): string[] {
  const problems = [...checkAnswers(question), ...checkGaps(question), ...checkProof(question)];
  try {
    learnLink(question.learn, articles);
  } catch (error) {
    if (!(error instanceof LearnLinkError)) throw error;
    problems.push(`learn: ${error.message}`);
  }
  return problems;
}

function checkAnswers(question: QuestionSource): string[] {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const { options, kind } = question;
      const right = options.filter(({ correct }) => correct).length;
      const problems = repeated(options.map(({ text }) => text)).map((text) => `options: two say "${text}"`);
      if (kind === 'single' && right !== 1) problems.push(`options: exactly one must be correct, not ${right}`);
      if (kind === 'multiple' && right === 0) problems.push('options: at least one must be correct');
      return problems;
    }
    case 'order':
      return repeated(question.items.map(({ text }) => text)).map((text) => `items: two say "${text}"`);
    case 'fix-css':
      return question.fix.css.trim() === question.fix.solution.trim() ? ['fix: the solution is the start'] : [];
    case 'complete':
      return [];
  }
}

/** Of the questions with as many options, those that may have the same number of right ones. */
const mostAlike = 0.6;
const enoughToGuess = 4;

/**
 * Nobody should know how many boxes to tick from how many there are: that several options are right says no more than
 * that at least one is.
 */
function guessableCounts(questions: QuestionSource[]): string[] {
  const rightByOptions = new Map<number, number[]>();
  for (const question of questions) {
    if (question.kind !== 'multiple') continue;
    const { options } = question;
    const right = options.filter(({ correct }) => correct).length;
    rightByOptions.set(options.length, [...(rightByOptions.get(options.length) ?? []), right]);
  }
  return [...rightByOptions].flatMap(([count, rights]) => {
    const most = Math.max(...rights.map((right) => rights.filter((other) => other === right).length));
    if (rights.length < enoughToGuess || most <= rights.length * mostAlike) return [];
    return [`options: ${most} of ${rights.length} questions with ${count} options have the same number of right ones`];
  });
}

/** Each gap once, numbered from 1, and none without what fills it. */
function checkGaps(question: QuestionSource): string[] {
  const gaps = codeOf(question).flatMap(({ text }) =>
    [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number)),
  );
  const blanks = question.kind === 'complete' ? question.blanks.length : 0;
  const expected = Array.from({ length: blanks }, (_, index) => index + 1);
  const same = gaps.toSorted((a, b) => a - b).join() === expected.join();
  if (same) return [];
  if (blanks === 0) return [`code: has gaps, which only kind complete may have`];
  return [`code: must have the gaps ${expected.map((number) => `{{${number}}}`).join(', ')}, each once`];
}

/**
 * Returns a problem where a question about code has neither a proof nor a reason for having none: what a browser does is
 * not left to memory.
 */
function checkProof({ kind, code, proof, unproved }: QuestionSource): string[] {
  if (proof && unproved) return ['proof: there is one, so unproved has nothing to explain'];
  if (!code || proof || unproved || kind === 'complete' || kind === 'fix-css') return [];
  return ['proof: a question about code needs one, or unproved with the reason why none can be'];
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
