// Runs one build in its own process: the bundler's memory goes when it ends.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkFiles } from '@femcoders/contracts/registry';
import { createRsbuild } from '@rsbuild/core';
import { type BuildSummary, summaryFile } from './build-summary.ts';
import { bundledNames } from './bundled-names.ts';
import { libraryWeights } from './library-weights.ts';
import { type BuildTask, releaseConfig } from './rsbuild-config.ts';

const task = JSON.parse(process.argv[2] ?? '') as BuildTask;
let chunks: Record<string, ChunkFiles> = {};
const config = await releaseConfig(task, (found) => {
  chunks = found;
});
const rsbuild = await createRsbuild({ cwd: task.directory, config });
const { stats, close } = await rsbuild.build();
const names = bundledNames(stats);
const libraries = task.kind === 'remote' ? libraryWeights(stats) : {};
await close();
const summary: BuildSummary = { chunks, names, libraries };
await writeFile(join(task.output, summaryFile), JSON.stringify(summary));
