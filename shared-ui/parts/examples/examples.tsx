import { type ComponentExamples, describeExamples, type ExamplesModule } from './describe-examples.ts';

interface ImportMetaOfTheBundler {
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { (file: string): ExamplesModule; keys: () => string[] };
}

/** The examples of every component, found by their files' names: foundations first, then by title. */
export function componentExamples(): ComponentExamples[] {
  const files = (import.meta as unknown as ImportMetaOfTheBundler).webpackContext('../..', {
    recursive: true,
    regExp: /^\.\/(?:src|parts)\/.*\.examples\.tsx$/,
  });
  return describeExamples(files.keys().map((file) => ({ file, module: files(file) })));
}
