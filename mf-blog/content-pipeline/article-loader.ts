import { compileArticle } from './compile-article.ts';

/** The bundler's view of a loader, as far as this one needs it. */
interface LoaderContext {
  mode: string;
  /** The file's whole path. */
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
}

/** Lets the bundler import `.mdx` files. */
// biome-ignore lint/style/noDefaultExport: bundlers look for a loader there
export default function articleLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  compileArticle(source, { file: this.resourcePath, development: this.mode === 'development' }).then(
    (code) => done(null, code),
    done,
  );
}
