import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentFolder } from '../article-files.ts';

/** Folder of the quizzes: one file each, `<area>.yaml`. */
const quizFolder = join(contentFolder, 'quizzes');

/** A quiz as it lies on disk. */
export interface QuizFile {
  /** Path below the content folder: `quizzes/css.yaml`. */
  file: string;
  /** First folder of the address: `css`. */
  area: string;
  source: string;
}

/** Every quiz in `folder`, in the order of their names. */
export async function readQuizFiles(folder = quizFolder): Promise<QuizFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => ({
      file: `quizzes/${name}`,
      area: basename(name, '.yaml'),
      source: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** Where a quiz is taken: spec section 2, route table. */
export function quizPath(area: string): string {
  return `/recursos/${area}/quiz-${area}-entrevistas`;
}
