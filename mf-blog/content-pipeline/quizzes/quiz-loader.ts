import { readArticleFiles } from '../article-files.ts';
import { compileQuiz } from './compile-quiz.ts';

/** The bundler's view of a loader, as far as this one needs it. */
interface LoaderContext {
  async(): (error: Error | null, code?: string) => void;
}

/** Lets the bundler import quizzes. */
// biome-ignore lint/style/noDefaultExport: bundlers look for a loader there
export default function quizLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  readArticleFiles()
    .then((articles) => `export const quiz = ${JSON.stringify(compileQuiz(source, articles))};\n`)
    .then((code) => done(null, code), done);
}
