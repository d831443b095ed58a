import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EditedParts } from '@femcoders/build/development/read-edited-routes';
import { createEditFollower } from './follow-edits.ts';

const route = (path: string) => ({ id: path, path, chunks: [], styles: [], slots: [] });

describe('what is edited in development', () => {
  const done: string[] = [];
  let said: string[] = [];
  let listed: string[] = ['/blog'];
  let rules: () => string = () => 'as before';
  const follower = createEditFollower({
    repositoryRoot: '/casa',
    servers: [
      {
        name: 'mf-blog',
        directory: '/casa/mf-blog',
        rules: () => 'as before',
        restart: async () => void done.push('restart mf-blog'),
      },
    ],
    api: { restart: async () => void done.push('restart the API') },
    say: (line) => said.push(line),
    readRoutes: async () => ({ routes: listed.map(route), blocks: [], footer: [] }) as unknown as EditedParts,
    readRules: async () => rules(),
  });
  beforeEach(() => {
    done.length = 0;
    said = [];
    rules = () => 'as before';
  });

  it('starts the API again, once for all files of a moment, and nothing else', async () => {
    await follower.follow(['/casa/api/src/a.ts', '/casa/api/src/b.ts', '/casa/mf-blog/src/a.tsx']);
    assert.deepEqual(done, ['restart the API']);
  });

  it('lists new pages at once', async () => {
    assert.equal(follower.edited('mf-blog'), undefined);
    await follower.follow(['/casa/mf-blog/src/routes.tsx']);
    listed = ['/blog', '/blog/nueva'];
    await follower.follow(['/casa/mf-blog/src/routes.tsx']);
    assert.deepEqual(
      follower.edited('mf-blog')?.routes.map(({ path }) => path),
      ['/blog', '/blog/nueva'],
    );
    assert.match(said.at(-1) ?? '', /nuevas: \/blog\/nueva/);
    assert.deepEqual(done, []);
  });

  it('starts the server of a remote again whose settings were changed', async () => {
    await follower.follow(['/casa/mf-blog/remote.json']);
    assert.deepEqual(done, ['restart mf-blog']);
    assert.match(said[0] ?? '', /^mf-blog: ha cambiado mf-blog\/remote\.json/);
  });

  it('does so for contents only where they are listed otherwise, and says what is wrong with them', async () => {
    await follower.follow(['/casa/mf-blog/content/css/a.mdx']);
    assert.deepEqual(done, []);
    rules = () => 'another title';
    await follower.follow(['/casa/mf-blog/content/css/a.mdx']);
    assert.deepEqual(done, ['restart mf-blog']);
    rules = () => {
      throw new Error('css/a.mdx: link /nada: there is no such page');
    };
    await follower.follow(['/casa/mf-blog/content/css/a.mdx']);
    assert.deepEqual(done, ['restart mf-blog']);
    assert.match(said.at(-1) ?? '', /content\/css\/a\.mdx no puede seguir:\ncss\/a\.mdx: link \/nada/);
  });

  it('says which file asks for another start of everything, and why', async () => {
    await follower.follow(['/casa/shell/server/shell.ts']);
    assert.deepEqual(said, [
      'Ha cambiado shell/server/shell.ts, que npm run dev leyó al arrancar: para verlo, páralo (Ctrl+C) y arráncalo otra vez.',
    ]);
  });
});
