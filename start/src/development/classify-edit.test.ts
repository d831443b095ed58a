import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyEdit } from './classify-edit.ts';

const remotes = ['mf-blog', 'mf-events'];

for (const [path, kind, remote] of [
  ['api/src/features/events/routes.ts', 'api', null],
  ['contracts/src/event.ts', 'api', null],
  ['shell/server/shell.ts', 'all', null],
  ['start/src/dev.ts', 'all', null],
  ['registry/src/registry.ts', 'all', null],
  ['package-lock.json', 'all', null],
  ['mf-events/src/routes.tsx', 'routes', 'mf-events'],
  ['mf-blog/src/features/quizzes/quiz-section.ts', 'routes', 'mf-blog'],
  ['mf-events/remote.json', 'server', 'mf-events'],
  ['mf-events/package.json', 'server', 'mf-events'],
  ['mf-blog/build.ts', 'server', 'mf-blog'],
  ['mf-blog/content-pipeline/frontmatter.ts', 'server', 'mf-blog'],
  ['mf-blog/content/css/box-model.mdx', 'contents', 'mf-blog'],
  ['mf-blog/content/quizzes/css.yaml', 'contents', 'mf-blog'],
] as const)
  test(`an edit of ${path} needs: ${kind}`, () => assert.deepEqual(classifyEdit(path, remotes), { kind, remote }));

for (const path of [
  'mf-events/src/features/events/components/events-hero.tsx',
  'mf-events/public/assets/events/a.png',
  'shell/src/app.tsx',
  'shared-ui/src/button.tsx',
  'docs/testing.md',
  'mf-admin/remote.json',
])
  test(`an edit of ${path} needs nothing here`, () => assert.equal(classifyEdit(path, remotes), null));
