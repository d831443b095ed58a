import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isAlive } from '@femcoders/services/is-alive';
import { buildInChild } from './build-in-child.ts';

describe('a build in its own process', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function program(text: string): string {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, text);
    return file;
  }
  const build = (text: string) => buildInChild(folder, (line) => said.push(line), program(text));

  it('says its lines and returns what it has built', async () => {
    const text = `process.send({ kind: 'line', line: 'Construyendo shell…' });
      process.send({ kind: 'built', releases: [{ name: 'shell', folder: process.argv[2] }] }, () => process.exit());`;
    assert.deepEqual(await build(text).releases, [{ name: 'shell', folder }]);
    assert.deepEqual(said, ['Construyendo shell…']);
  });

  it('fails with the sentence of sources that do not build', async () => {
    const text = `process.send({ kind: 'failed', message: 'mf-blog no se ha podido construir.' }, () => process.exit());`;
    await assert.rejects(build(text).releases, { name: 'BuildError', message: 'mf-blog no se ha podido construir.' });
  });

  it('fails with what a process complained of that ends without an answer', async () => {
    const text = `console.error('sin memoria'); process.exit(7);`;
    await assert.rejects(build(text).releases, {
      name: 'BuildError',
      message: /antes de tiempo \(7\)\.\nsin memoria$/,
    });
    await assert.rejects(build(`process.kill(process.pid, 'SIGKILL');`).releases, /antes de tiempo \(SIGKILL\)/);
  });

  /** A build that runs a bundler, and says the bundler's process. */
  const withBundler = `import { spawn } from 'node:child_process';
    const bundler = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    process.send({ kind: 'line', line: String(bundler.pid) });
    process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
    setInterval(() => {}, 1000);`;

  it('ends with the programs that it runs', async () => {
    const { releases, stop } = build(withBundler);
    while (said.length === 0) await new Promise(setImmediate);
    stop();
    await assert.rejects(releases, /antes de tiempo \(SIGTERM\)/);
    await ended(Number(said[0]));
  });

  it('does not outlive a site that is killed', async () => {
    const site = join(folder, 'site.mjs');
    const own = JSON.stringify(join(import.meta.dirname, 'build-in-child.ts'));
    const built = JSON.stringify(program(withBundler));
    writeFileSync(
      site,
      `import { buildInChild } from ${own}; buildInChild('', (line) => console.log(line), ${built});`,
    );
    const running = spawn(process.execPath, [...process.execArgv, site], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(running.stdout, 'data')) as [Buffer];
    running.kill('SIGKILL');
    await ended(Number(line.toString()));
  });
});

/** Waits until a process is gone. */
async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}
