/** Some of the long tests: whole files, about ten minutes on two processors. */
export interface LongPart {
  name: string;
  /** Project of e2e/playwright.config.ts, or `node` for tests that `node --test` runs. */
  project: 'every-page' | 'long' | 'chaos' | 'translated-before' | 'translated-after' | 'node';
  /** Below `e2e/`, or below the root for `node`. */
  files: string[];
  /** Where a whole file takes longer than a part may: how much of it a part does. */
  environment?: Record<string, string>;
  /** How many browsers it may use at a time; 1 where a slower moment would change what is seen. */
  workers?: number;
}

const everyPage = (name: string, ...files: string[]): LongPart => ({
  name,
  project: 'every-page',
  files: files.map((file) => `every-page/${file}.spec.ts`),
});
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

/** Journeys of several people, each of a minute or more. */
const stories = [
  'achievements',
  'admin-accounts',
  'admin-contact',
  'admin-events',
  'documents',
  'hub',
  'job-offers',
  'mentoring',
  'my-data',
  'registrations',
  'talks',
];

/** Every journey that fills something in, in a browser that translates (docs/decisions 0070). */
const submitting = [
  ...[
    'accounts',
    'admin-door',
    'admin-event-draft',
    'admin-imports',
    'admin-news',
    'admin-people',
    'admin-system',
    'comments',
    'contact',
    'event-page',
    'head',
    'job-offers',
    'keyboard',
    'mail-preferences',
    'mentoring-form',
    'names',
    'open-sessions',
    'profile',
    'quizzes',
    'search',
    'second-factor',
    'session',
    'system',
    'talk-video',
    'welcome',
  ].map((file) => `site/${file}.spec.ts`),
  ...stories.map((file) => `long/${file}.spec.ts`),
];

/** Tests that kill, restore and build for real, apart from what most changes touch. */
const machinery: LongPart = {
  name: 'machinery',
  project: 'node',
  files: [
    'api/src/testing/policy/try-policy.test.ts',
    'build/src/build-release.test.ts',
    'build/src/kit/make-kit.test.ts',
    'build/src/manifest/load-by-manifest.test.ts',
    'mf-blog/content-pipeline/projects/every-chapter.test.ts',
    'scripts/new-remote/standalone.test.ts',
    'start/test/composition-weight.test.ts',
    'start/src/backup/backup.test.ts',
    'start/src/candidate/try-candidates.test.ts',
    'start/src/fuzz.test.ts',
    'start/src/postgres.test.ts',
    'start/test/contract-gate.test.ts',
    'start/test/release-memory.test.ts',
    'start/test/upgrades.test.ts',
    'start/test/version-before.test.ts',
  ],
};

/** Tests in Node that `npm test` leaves to the long ones. */
export const longNodeTests: ReadonlySet<string> = new Set(machinery.files);

/** Every file of the long tests, once (long-parts.test.ts); those of `npm test` that run again in another way, too. */
export const longParts: LongPart[] = [
  machinery,
  everyPage('visitors', 'visitors'),
  everyPage('articles-and-members', 'articles-and-members'),
  everyPage('administration', 'administration'),
  everyPage('lighthouse-visitors', 'lighthouse-visitors'),
  everyPage('lighthouse-logged-in', 'lighthouse-logged-in'),
  long(
    'releases',
    'new-remote',
    'deploy',
    'deployments',
    'failing-remotes',
    'previews',
    'local-code',
    'development',
    'team-repository',
    'trusted-types',
    'style-isolation',
    'stored-content',
    'cold-visits',
  ),
  everyPage('states', 'forms-and-dialogs', 'failed-answers', 'empty-answers'),
  { ...long('processes', 'two-of-each', 'cache-in-front', 'kill', 'faults', 'as-other-user'), workers: 1 },
  { ...long('rollouts', 'rollouts'), workers: 1 },
  { ...long('two-machines', 'two-machines', 'containers'), workers: 1 },
  long(
    'readers',
    'article-faults',
    'assets-elsewhere',
    'empty-site',
    'export',
    'html-as-others',
    'keyboard',
    'links',
    'links-everywhere',
  ),
  long(
    'stories',
    ...stories,
    'claims',
    'example-sandbox',
    'quiz-kinds',
    'social-pictures',
    'structured-data',
    'translated',
  ),
  { ...long('cold-loads', 'cold-loads'), environment: { COLD_LOADS: '120' }, workers: 1 },
  chaos('mf-events', 'mf-blog'),
  chaos('mf-community', 'mf-admin'),
  { name: 'translated-before', project: 'translated-before', files: submitting },
  { name: 'translated-after', project: 'translated-after', files: submitting },
];

/** The parts of one run of `.ci/run`: parts that together take 9 to 12 minutes on two processors. */
export const longTurns: readonly (readonly string[])[] = [
  ['machinery', 'chaos-mf-community-mf-admin'],
  ['visitors', 'lighthouse-logged-in'],
  ['states', 'translated-before'],
  ['processes', 'releases'],
  ['administration', 'translated-after'],
  ['lighthouse-visitors', 'stories'],
  ['articles-and-members', 'readers'],
  ['chaos-mf-events-mf-blog', 'cold-loads'],
  ['two-machines', 'rollouts'],
];

/**
 * The parts that go with a commit: each has its turn as commits of a line follow one another.
 * @param commits how many of the line lead to the commit, itself included
 */
export function chooseParts(commits: number): LongPart[] {
  const turn = longTurns[commits % longTurns.length] ?? [];
  return longParts.filter(({ name }) => turn.includes(name));
}
