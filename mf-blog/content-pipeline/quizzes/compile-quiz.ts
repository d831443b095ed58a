import { type Check, isForReaders } from '../../src/features/examples/check.ts';
import type { CodePiece, CodeSample, Question, Quiz } from '../../src/features/quizzes/quiz.ts';
import type { ArticleFile } from '../article-files.ts';
import { highlightCode } from '../highlight-code.ts';
import { learnLink, sourceLink } from './learn-links.ts';
import { parseRichText } from './parse-rich-text.ts';
import { parseQuiz, type QuestionSource } from './quiz-schema.ts';

/**
 * Turns a quiz into what the browser needs of it: texts as small trees, code highlighted, links with their names.
 * @param source the whole YAML file
 * @param articles those that its questions may lead to
 * @throws QuizError or LearnLinkError
 */
export function compileQuiz(source: string, articles: ArticleFile[]): Quiz {
  const { quiz, title, passPercent, topics, questions } = parseQuiz(source);
  return {
    id: quiz,
    title,
    passPercent,
    topics: Object.fromEntries(Object.entries(topics).map(([id, { name }]) => [id, name])),
    questions: questions.map((question) => compileQuestion(question, articles)),
  };
}

function compileQuestion(question: QuestionSource, articles: ArticleFile[]): Question {
  const { id, topic, level, reviewed } = question;
  const common = {
    id,
    topic,
    level,
    prompt: parseRichText(question.prompt),
    code: codeOf(question).map(({ language, text }) => compileCode(language, text)),
    why: parseRichText(question.why),
    learn: learnLink(question.learn, articles),
    sources: question.sources.map(sourceLink),
    reviewed,
  };
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return {
        ...common,
        kind: question.kind,
        options: question.options.map(({ text, correct, why }) => ({
          text: parseRichText(text),
          correct,
          why: parseRichText(why),
        })),
      };
    case 'order':
      return {
        ...common,
        kind: 'order',
        items: question.items.map(({ text, why }) => ({ text: parseRichText(text), why: parseRichText(why) })),
      };
    case 'complete':
      return {
        ...common,
        kind: 'complete',
        blanks: question.blanks.map(({ accept, why }) => ({ accept, why: parseRichText(why) })),
      };
    case 'fix-css': {
      const { html, css, solution, checks } = question.fix;
      return {
        ...common,
        kind: 'fix-css',
        fix: {
          html,
          css,
          solution,
          checks: (checks as Check[]).filter(isForReaders),
          htmlSample: compileCode('html', html),
          cssSample: compileCode('css', css),
          solutionSample: compileCode('css', solution),
        },
      };
    }
  }
}

/** The samples of a question, one or several. */
export function codeOf({ code = [] }: QuestionSource) {
  return Array.isArray(code) ? code : [code];
}

/** Where the first gap's stand-in lies among the characters that belong to nobody. */
const firstStandIn = 0xe001;
const standIn = /([\ue001-\ue00f])/;

function compileCode(language: string, text: string): CodeSample {
  // A gap is highlighted as the name that will stand there.
  const whole = text
    .trimEnd()
    .replace(/\{\{(\d)\}\}/g, (_, number) => String.fromCodePoint(firstStandIn + +number - 1));
  const lines = highlightCode(whole, language).map((runs) =>
    runs.flatMap(({ name, value }) =>
      value
        .split(standIn)
        .filter((part) => part !== '')
        .map((part): CodePiece => {
          if (standIn.test(part)) return (part.codePointAt(0) ?? firstStandIn) - firstStandIn;
          return name ? [name, part] : part;
        }),
    ),
  );
  return { language, lines };
}
