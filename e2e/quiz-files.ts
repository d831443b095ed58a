import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A question as its author wrote it, as far as tests answer it (mf-blog/content-pipeline/quizzes/quiz-schema.ts). */
export interface WrittenQuestion {
  id: string;
  kind: 'single' | 'multiple' | 'order' | 'complete' | 'fix-css';
  prompt: string;
  code?: WrittenCode | WrittenCode[];
  options?: { text: string; correct?: boolean; why: string }[];
  items?: { text: string }[];
  blanks?: { accept: string[] }[];
  fix?: { solution: string };
}

interface WrittenCode {
  language: string;
  text: string;
}

/** The questions of a quiz, from its file. */
export async function writtenQuestions(area: string): Promise<WrittenQuestion[]> {
  const file = join(import.meta.dirname, '..', 'mf-blog', 'content', 'quizzes', `${area}.yaml`);
  return (parse(await readFile(file, 'utf8')) as { questions: WrittenQuestion[] }).questions;
}

/** A text of a question as it is read, without the marks for code and emphasis. */
export function asRead(text: string): string {
  return text
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
