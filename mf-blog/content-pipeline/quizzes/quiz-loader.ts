import { readArticleFiles } from '../article-files.ts';
import { compileQuiz } from './compile-quiz.ts';

/** The bundler's view of a loader, as far as this one needs it. */
interface LoaderContext {
  async(): (error: Error | null, code?: string) => void;
}

/**
 * Lets the bundler import quizzes: as a text that is read when it is asked for. As a value, each released version that
 * was ever asked for would hold all questions in the server's memory (decision 15).
 */
// biome-ignore lint/style/noDefaultExport: bundlers look for a loader there
export default function quizLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  readArticleFiles()
    .then((articles) => JSON.stringify(compileQuiz(source, articles)))
    .then((quiz) => `export const readQuiz = () => JSON.parse(${JSON.stringify(quiz)});\n`)
    .then((code) => done(null, code), done);
}
