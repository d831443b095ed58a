/** Some of the long tests: whole files, about ten minutes on two processors. */
export interface LongPart {
  name: string;
  /** Project of e2e/playwright.config.ts. */
  project: 'every-page' | 'long' | 'chaos';
  /** Below `e2e/`. */
  files: string[];
  /** Where a whole file takes longer than a part may: how much of it a part does. */
  environment?: Record<string, string>;
}

const everyPage = (name: string): LongPart => ({ name, project: 'every-page', files: [`every-page/${name}.spec.ts`] });
const long = (name: string, ...files: string[]): LongPart => ({
  name,
  project: 'long',
  files: files.map((file) => `long/${file}.spec.ts`),
});
const chaos = (...remotes: string[]): LongPart => ({
  name: `chaos-${remotes.join('-')}`,
  project: 'chaos',
  files: remotes.map((remote) => `chaos/${remote}.spec.ts`),
});

/** Every file of the long tests, once (long-parts.test.ts). */
export const longParts: LongPart[] = [
  everyPage('visitors'),
  everyPage('articles-and-members'),
  everyPage('administration'),
  long('lighthouse-visitors', 'lighthouse-visitors'),
  long('lighthouse-logged-in', 'lighthouse-logged-in'),
  long('forms-and-dialogs', 'forms-and-dialogs'),
  long('answers', 'failed-answers', 'empty-answers'),
  long('processes', 'two-of-each', 'kill', 'faults', 'as-other-user'),
  long('readers', 'article-faults', 'empty-site', 'html-as-others', 'keyboard', 'links-everywhere'),
  { ...long('cold-loads', 'cold-loads'), environment: { COLD_LOADS: '120' } },
  chaos('mf-events', 'mf-blog'),
  chaos('mf-community', 'mf-admin'),
];

/**
 * The part that goes with a commit: each has its turn as commits follow one another.
 * @param commits how many lead to the commit, itself included
 */
export function choosePart(commits: number): LongPart {
  return longParts[commits % longParts.length] as LongPart;
}
