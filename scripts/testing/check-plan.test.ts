import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { planCheck, UsageError } from './check-plan.ts';
import { chooseParts } from './long-parts.ts';

/** The files of a small project: a folder of the API, a remote, and a journey. */
const written = {
  'contracts/package.json': '{ "name": "@femcoders/contracts", "exports": { "./*": "./src/*.ts" } }',
  'contracts/src/event.ts': 'export interface Event {}\n',
  'api/src/events.ts': "import type { Event } from '@femcoders/contracts/event';\nexport const events: Event[] = [];\n",
  'api/src/events.test.ts': "import './events.ts';\n",
  'api/src/other.test.ts': '',
  'start/src/fuzz.test.ts': "import '../../api/src/events.ts';\n",
  'mf-events/package.json': '{ "name": "@femcoders/mf-events" }',
  'mf-events/remote.json': '{ "prefixes": ["/eventos"] }',
  'mf-events/src/routes.tsx':
    "export const createRoutes = () => [{ path: '/eventos', load: () => import('./pages/events-page.tsx') }];\n",
  'mf-events/src/pages/events-page.tsx': 'export const page = <p>Eventos</p>;\n',
  'e2e/visitor.ts': "import '../api/src/events.ts';\n",
  'e2e/site/events.spec.ts': "import '../visitor.ts';\nawait page.goto('/eventos');\n",
  'e2e/site/home.spec.ts': "import '../visitor.ts';\nawait page.goto('/');\n",
  'e2e/long/hub.spec.ts': '',
  'package.json': '{ "name": "small" }',
};

function writeFiles(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function makeFolder(context: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'plan-'));
  context.after(() => rmSync(root, { recursive: true }));
  writeFiles(root, written);
  return root;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: root });

/** @returns the root of a clone at a branch that began at main */
function makeClone(context: TestContext): string {
  const root = makeFolder(context);
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message=Begin');
  git(root, 'switch', '--quiet', '--create=work');
  return root;
}

async function plan(root: string, ...words: string[]) {
  const { steps, notes } = await planCheck(words, root);
  const files = Object.fromEntries(steps.filter(({ only }) => only).map(({ name, only }) => [name, only]));
  return { files, notes: notes.join('\n') };
}

describe('what a change touches', () => {
  test('of a contract are the tests that import it, and neither journeys nor long tests', async (context) => {
    const root = makeClone(context);
    writeFiles(root, { 'contracts/src/event.ts': 'export interface Event { name: string }\n' });
    const { files, notes } = await plan(root, '--changed');
    assert.deepEqual(files, { node: ['api/src/events.test.ts'] });
    assert.match(notes, /^1 file changed since main: 1 test file, 0 files of journeys/m);
    assert.match(notes, /--part=machinery runs start\/src\/fuzz\.test\.ts/);
  });

  test('of what everything is built with are all tests but the long ones, and no journey', async (context) => {
    const root = makeClone(context);
    writeFiles(root, { 'package.json': '{ "name": "smaller" }' });
    assert.deepEqual((await plan(root, '--changed')).files, {
      node: ['api/src/events.test.ts', 'api/src/other.test.ts'],
    });
  });

  test('of a page are the journeys that name it', async (context) => {
    const root = makeClone(context);
    writeFiles(root, { 'mf-events/src/pages/events-page.tsx': 'export const page = <p>Los eventos</p>;\n' });
    const { files, notes } = await plan(root, '--changed');
    assert.deepEqual(files, { site: ['e2e/site/events.spec.ts'] });
    assert.match(notes, /through \/eventos/);
  });

  test('of a journey of the long tests is the part that runs it', async (context) => {
    const root = makeClone(context);
    writeFiles(root, { 'e2e/long/hub.spec.ts': '// more\n' });
    assert.match((await plan(root, '--changed')).notes, /--part=stories runs e2e\/long\/hub\.spec\.ts/);
  });

  test('of a file that was renamed is under both of its names', async (context) => {
    const root = makeClone(context);
    git(root, 'mv', 'mf-events/src/pages/events-page.tsx', 'mf-events/src/pages/list-page.tsx');
    assert.match((await plan(root, '--changed')).notes, /^2 files changed/m);
  });

  test('leaves out what is no longer there, staged or not', async (context) => {
    const root = makeClone(context);
    rmSync(join(root, 'mf-events'), { recursive: true });
    for (const file of ['api/src/events.test.ts', 'e2e/site/events.spec.ts']) rmSync(join(root, file));
    writeFiles(root, { 'package.json': '{ "name": "smaller" }' });
    assert.deepEqual((await plan(root, '--changed')).files, { node: ['api/src/other.test.ts'] });
  });

  test('is compared with the main that was cloned where there is no other, and says when it is main', async (context) => {
    const root = makeClone(context);
    assert.match((await plan(root, '--changed')).notes, /HEAD is main/);
    assert.doesNotMatch((await plan(root, '--changed=HEAD')).notes, /HEAD is/);
    git(root, 'update-ref', 'refs/remotes/origin/main', 'main');
    git(root, 'branch', '--quiet', '--delete', '--force', 'main');
    writeFiles(root, { 'api/src/other.test.ts': '// more\n' });
    assert.match((await plan(root, '--changed')).notes, /1 file changed since origin\/main/);
    await assert.rejects(plan(root, '--changed=nowhere'), new UsageError('Git knows no revision nowhere.'));
  });
});

test('steps and options, or two options, are refused: one would be dropped', async (context) => {
  const root = makeClone(context);
  for (const words of [
    ['--changed', 'unit'],
    ['--part=visitors', 'unit'],
    ['unit', '--full'],
    ['--full', '--changed'],
  ])
    await assert.rejects(plan(root, ...words), UsageError, words.join(' '));
  assert.deepEqual(
    (await planCheck(['types', 'unit'], root)).steps.map(({ name }) => name),
    ['types', 'unit'],
  );
});

test('a merge takes the next turn of the long tests, however many commits it has', async (context) => {
  const root = makeClone(context);
  const turn = async () => (await planCheck(['--part=commit'], root)).steps.map(({ name }) => name);
  const expected = (commits: number) => chooseParts(commits).map(({ name }) => name);
  assert.deepEqual(await turn(), expected(1));
  for (const message of ['One', 'Two']) git(root, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
  git(root, 'switch', '--quiet', 'main');
  git(root, 'merge', '--quiet', '--no-ff', '--message=Merge', 'work');
  assert.deepEqual(await turn(), expected(2));
});

test('without Git a sentence says what is needed', async (context) => {
  const root = makeFolder(context);
  for (const words of [['types'], ['--changed'], ['--part=commit']])
    await assert.rejects(plan(root, ...words), (error) => error instanceof UsageError && /clone/.test(error.message));
});
