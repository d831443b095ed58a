// Builds the list of a remote's pages, without the pages, as a server bundle: `routes-worker '{"name":…}'`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { programExtension } from '../paths.ts';
import { type BuildTask, releaseConfig } from '../rsbuild-config.ts';

const task = JSON.parse(process.argv[2] ?? '') as BuildTask;
const config = await releaseConfig(task, () => {});
const loader = fileURLToPath(new URL(`./without-imports-loader${programExtension}`, import.meta.url));
const rsbuild = await createRsbuild({
  cwd: task.directory,
  config: {
    ...config,
    environments: {
      node: { ...config.environments?.node, source: { entry: { index: join(task.directory, 'src/routes.tsx') } } },
    },
  },
});
rsbuild.onBeforeCreateCompiler(({ bundlerConfigs }) => {
  for (const one of bundlerConfigs)
    one.module = {
      ...one.module,
      rules: [
        ...(one.module?.rules ?? []),
        { test: /\.tsx?$/, include: join(task.directory, 'src'), enforce: 'pre', loader },
      ],
    };
});
const { close } = await rsbuild.build();
await close();
