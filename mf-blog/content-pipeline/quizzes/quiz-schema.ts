import { parse } from 'yaml';
import * as z from 'zod/mini';
import { answersSchema } from '../answer-schema.ts';
import { checksSchema } from '../check-schema.ts';
import { description, isoDate, kebab, level, text } from '../content-fields.ts';
import { issueWords } from '../parse-yaml.ts';
import { parseRichText, RichTextError } from './parse-rich-text.ts';

const code = z.string().check(z.regex(/\S/, 'must not be empty'));

/** A sentence in Spanish, with `code` and **emphasis** where needed. */
const words = text.check((context) => {
  try {
    parseRichText(context.value);
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    context.issues.push({ code: 'custom', message: error.message, input: context.value });
  }
});

const codeSample = z.strictObject({ language: z.enum(['css', 'html', 'javascript']), text: code });

const anyQuestion = {
  /** Unique within the quiz and never used again: progress is kept under it. */
  id: kebab,
  /** One of the quiz's topics. */
  topic: kebab,
  level,
  prompt: words,
  /** Shown with the question: one sample or several. */
  code: z.optional(z.union([codeSample, z.array(codeSample)])),
  /** A document that shows in a browser that the answer is right: a test runs it. Nobody else sees it. */
  proof: z.optional(
    z
      .strictObject({
        html: z.optional(code),
        css: z.optional(code),
        /** A script that runs when the document is there, and what it is answered. */
        js: z.optional(code),
        server: z.optional(answersSchema),
        checks: checksSchema.check(z.minLength(1)),
      })
      .check(z.refine(({ html, js }) => Boolean(html ?? js), 'needs html or js')),
  ),
  /** Why no document can show it: what happens before one is there, say. In place of a proof. */
  unproved: z.optional(text),
  /** The explanation of the answer. */
  why: words,
  /** The section that teaches it: of an article here (`/recursos/css/css-grid#subgrid`), or elsewhere with its title. */
  learn: z.union([
    z.string().check(z.startsWith('/', 'must begin with "/"; elsewhere needs { title, url }')),
    z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }) }),
  ]),
  sources: z.array(z.url({ protocol: /^https$/ })).check(z.minLength(1)),
  /** When somebody last proved it right. */
  reviewed: isoDate,
};

const options = z
  .array(z.strictObject({ text: words, correct: z._default(z.boolean(), false), why: words }))
  .check(z.minLength(2), z.maxLength(6));

const questionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...anyQuestion, kind: z.literal('single'), options }),
  z.strictObject({ ...anyQuestion, kind: z.literal('multiple'), options }),
  z.strictObject({
    ...anyQuestion,
    kind: z.literal('order'),
    /** In the right order; `why` says why an item stands where it stands. */
    items: z.array(z.strictObject({ text: words, why: words })).check(z.minLength(3), z.maxLength(6)),
  }),
  z.strictObject({
    ...anyQuestion,
    kind: z.literal('complete'),
    /** One for each {{1}}, {{2}} in the code. Space, quotes and a final semicolon do not matter in an answer. */
    blanks: z.array(z.strictObject({ accept: z.array(text).check(z.minLength(1)), why: words })).check(z.minLength(1)),
  }),
  z.strictObject({
    ...anyQuestion,
    kind: z.literal('fix-css'),
    /** The start must fail a check, the solution pass all of them: a test runs both in a browser. */
    fix: z.strictObject({
      html: code,
      css: code,
      solution: code,
      checks: checksSchema.check(z.minLength(1)),
    }),
  }),
]);
export type QuestionSource = z.infer<typeof questionSchema>;

/** The content of a quiz's file. A field that is not listed here is refused. */
const quizSchema = z.strictObject({
  quiz: kebab,
  slug: kebab,
  title: text,
  description,
  published: isoDate,
  revised: isoDate,
  /** The share of right answers from which it is passed. */
  passPercent: z.int().check(z.gte(1), z.lte(100)),
  topics: z.record(kebab, z.strictObject({ name: text })),
  questions: z.array(questionSchema).check(z.minLength(1)),
});
export type QuizSource = z.infer<typeof quizSchema>;

/** A quiz's file is not as `quizSchema` wants it. */
export class QuizError extends Error {
  override readonly name = 'QuizError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads a quiz.
 * @param source the whole YAML file
 * @throws QuizError with every field that is wrong
 */
export function parseQuiz(source: string): QuizSource {
  let data: unknown;
  try {
    data = parse(source);
  } catch (cause) {
    throw new QuizError([`is not YAML: ${(cause as Error).message}`]);
  }
  const parsed = quizSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new QuizError(parsed.error.issues.map((issue) => problemOf(issue, data)));
}

function problemOf(issue: z.core.$ZodIssue, data: unknown): string {
  const [list, index, ...rest] = issue.path;
  const inQuestion = list === 'questions' && typeof index === 'number';
  const place = inQuestion ? [questionName(data, index), ...rest].join('.') : issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return `${place || 'quiz'}: ${issueWords(issue)}`;
  if (issue.code === 'invalid_union' && rest.join() === 'kind')
    return `${place}: must be single, multiple, order, complete or fix-css`;
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat().map(({ message }) => message);
    return `${place}: ${[...new Set(inner)].join(', or: ')}`;
  }
  return `${place || 'quiz'}: ${issue.message}`;
}

/** Its id where it has one, because nobody counts questions. */
function questionName(data: unknown, index: number): string {
  const { id } = ((data as { questions: unknown[] }).questions[index] ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : `question ${index + 1}`;
}
