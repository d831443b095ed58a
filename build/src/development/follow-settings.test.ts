import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { followSettings } from './follow-settings.ts';

async function until(holds: () => boolean): Promise<void> {
  for (let left = 100; left > 0 && !holds(); left--) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(holds());
}

test('an edit of what is read once starts the server again, and what is wrong with it is said', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'settings-'));
  const said: string[] = [];
  let restarts = 0;
  const restart = async () => {
    restarts++;
    if (restarts === 2) throw new Error('remote.json no es válido:\n  · owner: el equipo que lo lleva');
  };
  const stop = followSettings({ name: 'mf-jobs', directory, restart }, (line) => said.push(line));
  try {
    await writeFile(join(directory, 'remote.json'), '{}');
    await until(() => said.length === 2);
    assert.match(said[0] ?? '', /^mf-jobs: ha cambiado remote\.json; vuelve a arrancar/);
    assert.match(said[1] ?? '', /^mf-jobs: en marcha otra vez/);
    await writeFile(join(directory, 'README.md'), 'x');
    await writeFile(join(directory, 'remote.json'), '{');
    await until(() => said.length === 4);
    assert.match(said[3] ?? '', /con el cambio de remote\.json no puede seguir:\nremote\.json no es válido/);
  } finally {
    stop();
    await rm(directory, { recursive: true });
  }
});
