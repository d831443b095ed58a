// Runs one development server in its own process, until it gets a signal to end.
import { createRsbuild } from '@rsbuild/core';
import { type DevTask, devConfig } from './dev-config.ts';

const task = JSON.parse(process.argv[2] ?? '') as DevTask;
const rsbuild = await createRsbuild({ cwd: task.directory, config: await devConfig(task) });
const { server } = await rsbuild.startDevServer();
process.send?.('ready');
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
