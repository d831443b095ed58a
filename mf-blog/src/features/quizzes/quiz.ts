import type { Level } from '../articles/level-names.ts';
import type { Check } from '../examples/check.ts';
import type { RichText } from './rich-text.ts';

/** A quiz as the build writes it (content-pipeline/quizzes/compile-quiz.ts). */
export interface Quiz {
  /** Folder of its address and name of its file: `css`. */
  id: string;
  title: string;
  /** The share of right answers from which it is passed, in percent. */
  passPercent: number;
  /** Names of the topics, by their ids, in the order in which they are listed. */
  topics: Record<string, string>;
  questions: Question[];
}

/** A question, by how it is answered. */
export type Question = ChoiceQuestion | OrderQuestion | CompleteQuestion | FixQuestion;

interface AnyQuestion {
  /** Unique within the quiz and never used again: progress is kept under it. */
  id: string;
  topic: string;
  level: Level;
  prompt: RichText;
  code: CodeSample[];
  /** The explanation of the answer. */
  why: RichText;
  learn: LearnLink;
  sources: LearnLink[];
  /** ISO date. */
  reviewed: string;
}

export interface ChoiceQuestion extends AnyQuestion {
  /** `single`: one option is right. `multiple`: several are. */
  kind: 'single' | 'multiple';
  options: { text: RichText; correct: boolean; why: RichText }[];
}

export interface OrderQuestion extends AnyQuestion {
  kind: 'order';
  /** In the right order. */
  items: { text: RichText; why: RichText }[];
}

export interface CompleteQuestion extends AnyQuestion {
  kind: 'complete';
  /** In the order of the gaps in the code. */
  blanks: { accept: string[]; why: RichText }[];
}

export interface FixQuestion extends AnyQuestion {
  kind: 'fix-css';
  fix: {
    html: string;
    css: string;
    solution: string;
    /** The checks that the corrected CSS must pass. */
    checks: Check[];
    /** The same for reading. */
    htmlSample: CodeSample;
    cssSample: CodeSample;
    solutionSample: CodeSample;
  };
}

/** Code that was highlighted when the site was built. */
export interface CodeSample {
  language: string;
  lines: CodePiece[][];
}

/** Plain text, a run with the class of its kind, or a gap to fill in: its index among the blanks. */
export type CodePiece = string | [tokenClass: string, text: string] | number;

/** Where a thing can be read up. */
export interface LearnLink {
  href: string;
  title: string;
}
