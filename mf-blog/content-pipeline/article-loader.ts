import { relative } from 'node:path';
import { contentFolder } from './article-files.ts';
import { compileArticle } from './compile-article.ts';
import { describeMdxError } from './describe-mdx-error.ts';
import { glossaryFile, parseGlossary, readGlossaryFile } from './glossary/glossary-file.ts';

/** The bundler's view of a loader, as far as this one needs it. */
interface LoaderContext {
  mode: string;
  /** The file's whole path. */
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
  /** A change of that file makes this one new, too. */
  addDependency(file: string): void;
}

/** Lets the bundler import `.mdx` files. */
// biome-ignore lint/style/noDefaultExport: bundlers look for a loader there
export default function articleLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  this.addDependency(glossaryFile);
  const file = relative(contentFolder, this.resourcePath);
  const compile = async () =>
    compileArticle(source, {
      file,
      development: this.mode === 'development',
      terms: parseGlossary(await readGlossaryFile()),
    });
  compile().then(
    (code) => done(null, code),
    (error: unknown) => done(new Error(describeMdxError(error, file))),
  );
}
