import type { ReactNode } from 'react';

export interface Example {
  name: string;
  render: () => ReactNode;
}

/** The exports of a component's `*.examples.tsx`. */
export interface ExamplesModule {
  title: string;
  /** A Spanish sentence or two. */
  description?: string;
  examples: readonly Example[];
}

export interface ComponentExamples extends ExamplesModule {
  /** Unique among all, fit for an address's fragment: `accordion`. */
  id: string;
  /** Where it is imported from, or null for what is not imported: colours, type. */
  importedFrom: string | null;
}

/** @param found paths from the package's folder, such as `./parts/accordion/accordion.examples.tsx` */
export function describeExamples(found: { file: string; module: ExamplesModule }[]): ComponentExamples[] {
  return found
    .map(({ file, module: { title, description, examples } }) => {
      const [, kind = '', folder] = /^\.\/(src|parts)\/(?:(.*)\/)?/.exec(file) ?? [];
      const id = /([\w-]+)\.examples\.tsx$/.exec(file)?.[1] ?? file;
      const name = kind === 'parts' ? `@femcoders/shared-ui/${folder}` : '@femcoders/shared-ui';
      return { id, importedFrom: folder ? name : null, title, description, examples };
    })
    .sort(
      (a, b) => Number(a.importedFrom !== null) - Number(b.importedFrom !== null) || a.title.localeCompare(b.title),
    );
}
