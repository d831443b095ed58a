import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import { remoteContract, shellContract } from './read-contract.ts';

const names = { platform: ['useApi'], sharedUi: ['Button'] };
const none = { platform: [], sharedUi: [] };
const versions = { platform: '1.2.0', sharedUi: '1.0.0' };

/** The needs of a remote whose built code is this text. */
async function needsOf(code: string, calledRoutes: ApiDescription) {
  const folder = await mkdtemp(join(tmpdir(), 'read-contract-'));
  try {
    const file = join(folder, 'index.js');
    await writeFile(file, code);
    const { needs } = await remoteContract(
      { uses: names, exports: none },
      { libraries: { react: '19.3.1' }, versions, calledRoutes },
      [file],
    );
    return needs;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const route = (answers: Record<string, string>, takes: string[] = [], requires: string[] = []): ApiDescription => ({
  'GET /people': { access: 'public', answers, takes, requires },
});

test('a remote needs the exports that it uses, at the version that it was built against', async () => {
  const needs = await needsOf('', {});
  assert.deepEqual(needs?.platform, { version: '1.2.0', names: ['useApi'] });
  assert.deepEqual(needs?.sharedUi, { version: '1.0.0', names: ['Button'] });
});

test('of an answer it needs what its code names, however it names it', async () => {
  const answers = {
    '[]': 'object',
    '[].name': 'string',
    '[].slug': 'string',
    '[].title': 'string',
    '[].group': 'string',
    '[].summary': 'string',
  };
  const needs = await needsOf('let{slug:a,title}=e[0];f(e[0].name,e["group"])', route(answers));
  assert.deepEqual(Object.keys(needs?.api['GET /people']?.answers ?? {}), [
    '[]',
    '[].name',
    '[].slug',
    '[].title',
    '[].group',
  ]);
});

test('a field counts only when all on the way to it is named', async () => {
  const answers = { event: 'object', 'event.name': 'string', owner: 'object', 'owner.name': 'string' };
  const needs = await needsOf('e.event.name', route(answers));
  assert.deepEqual(Object.keys(needs?.api['GET /people']?.answers ?? {}), ['event', 'event.name']);
});

test('what stands in a record is needed without its own name', async () => {
  const answers = { quizzes: 'object', 'quizzes.*': 'object', 'quizzes.*.right': 'number' };
  const needs = await needsOf('Object.values(e.quizzes).map(q=>q.right)', route(answers));
  assert.deepEqual(needs?.api['GET /people']?.answers, answers);
});

test('it sends what the route required, and what else it takes and the code names', async () => {
  const needs = await needsOf('r({query:{page:1}})', route({}, ['group', 'limit', 'page'], ['group']));
  assert.deepEqual(needs?.api['GET /people']?.sends, ['group', 'page']);
});

test('a shell offers what its packages export, with the oldest version that they serve', () => {
  const { offers, needs } = shellContract({ uses: none, exports: names });
  assert.equal(needs, null);
  assert.deepEqual(offers?.platform.names, ['useApi']);
  assert.match(offers?.platform.since ?? '', /^\d+\.\d+\.\d+$/);
});
