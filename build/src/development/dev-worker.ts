// Runs one development server in its own process, until the one that started it ends.
import { createRsbuild } from '@rsbuild/core';
import { compileErrors } from './compile-errors.ts';
import { type DevTask, devConfig, devEntry, devOrigin } from './dev-config.ts';
import type { DevMessage } from './dev-message.ts';
import { rsbuildExtensionDigest } from './rsbuild-extension-digest.ts';

const task = JSON.parse(process.argv[2] ?? '') as DevTask;
const tell = (message: DevMessage) => process.send?.(message);

const config = await devConfig(task).catch((error: unknown) => {
  // What is wrong with a remote's contents is for who writes them, without a stack.
  console.error(`${task.name}: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
const rsbuild = await createRsbuild({ cwd: task.directory, config });
let isReady = false;
let last: string | null = null;
const first = new Promise<void>((resolve) => {
  rsbuild.onAfterDevCompile(({ stats }) => {
    const errors = compileErrors(stats, task.directory);
    if (isReady && errors !== last) tell({ femcoders: 'compiled', errors });
    last = errors;
    resolve();
  });
});
const { server } = await rsbuild.startDevServer();
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
await first;
// A server that listens still compiles; what a page loads first has come only when it was asked for.
for (const address of [devEntry(task), ...(task.kind === 'remote' ? [`${devOrigin(task.port)}/`] : [])]) {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok && !last) throw new Error(`${address}: ${answer.status}`);
}
isReady = true;
tell({ femcoders: 'ready', errors: last, rules: await rsbuildExtensionDigest(task.directory) });
