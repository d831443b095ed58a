// Runs one build in a process of its own: the bundler's memory goes when it ends.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkFiles } from '@femcoders/contracts/registry';
import { createRsbuild } from '@rsbuild/core';
import { type BuildTask, releaseConfig } from './rsbuild-config.ts';

const task = JSON.parse(process.argv[2] ?? '') as BuildTask;
let chunks: Record<string, ChunkFiles> = {};
const config = await releaseConfig(task, (found) => {
  chunks = found;
});
const rsbuild = await createRsbuild({ cwd: task.directory, config });
const { close } = await rsbuild.build();
await close();
await writeFile(join(task.output, 'chunks.json'), JSON.stringify(chunks));
