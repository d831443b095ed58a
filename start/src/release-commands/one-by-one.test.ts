import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneByOne } from './one-by-one.ts';

const parts = ['shell', 'mf-blog', 'mf-events', 'mf-admin'].map((name) => ({ name }));
const refusing = (refused: string, done: string[]) => async (part: { name: string }) => {
  if (part.name === refused) throw new Error(`${refused} no encaja.`);
  done.push(part.name);
};

test('of several parts the first that is refused ends it, and it is said which were done, which not and which not tried', async () => {
  const done: string[] = [];
  await assert.rejects(oneByOne(parts, refusing('mf-events', done)), {
    name: 'CommandError',
    message:
      'mf-events no encaja.\nHecho antes, y así se queda: shell, mf-blog.\nNo se ha hecho: mf-events. Sin intentar: mf-admin.',
  });
  assert.deepEqual(done, ['shell', 'mf-blog']);
  await assert.rejects(oneByOne(parts, refusing('shell', [])), /Antes no se ha hecho nada\.\nNo se ha hecho: shell\./);
});

test('of one part it is said only why it was refused', async () => {
  await assert.rejects(oneByOne(parts.slice(0, 1), refusing('shell', [])), { message: 'shell no encaja.' });
  await oneByOne(parts, async () => {});
});
