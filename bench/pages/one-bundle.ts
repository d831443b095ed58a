import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkFilesPlugin } from '@femcoders/build/chunk-files-plugin';
import { repositoryRoot } from '@femcoders/build/paths';
import { releaseConfig } from '@femcoders/build/rsbuild-config';
import { applyRsbuildExtension } from '@femcoders/build/rsbuild-extension';
import { createRsbuild, type Rspack, rspack } from '@rsbuild/core';

export interface ClientFiles {
  /** Addresses below the origin. */
  scripts: string[];
  styles: string[];
}

/** Where the files of the one bundle are addressed. */
const publicPath = '/one-bundle/';

/**
 * Builds shell and remotes as one ordinary application, split by page, without federation and without a server that
 * renders: the articles are code, as they must be where nobody sends HTML.
 * @param output folder that receives `client/`
 * @param remotes names of the remotes, as in the registry
 */
export async function buildOneBundle(output: string, remotes: string[]): Promise<ClientFiles> {
  const source = join(output, 'direct-source.ts');
  await writeFile(source, directSource(remotes));
  const task = {
    kind: 'shell' as const,
    name: 'shell',
    directory: join(repositoryRoot, 'shell'),
    output,
    publicPath,
    globalName: null,
  };
  const { environments, ...common } = await releaseConfig(task, () => {});
  const web = environments?.web ?? {};
  const files: ClientFiles = { scripts: [], styles: [] };
  let config = {
    ...common,
    environments: {
      web: {
        ...web,
        tools: {
          rspack: (
            rspackConfig: Rspack.Configuration,
            { appendPlugins }: { appendPlugins: (plugins: Rspack.RspackPluginInstance[]) => void },
          ) => {
            rspackConfig.output = { ...rspackConfig.output, publicPath };
            appendPlugins([
              new rspack.NormalModuleReplacementPlugin(/\/remote-source\.ts$/, source),
              chunkFilesPlugin(publicPath, ({ main }) => {
                files.scripts = main?.js ?? [];
                files.styles = main?.css ?? [];
              }),
            ]);
          },
        },
      },
    },
  };
  for (const remote of remotes) {
    config = (await applyRsbuildExtension(config, join(repositoryRoot, remote))) as typeof config;
  }
  config.environments.web.source = {
    ...config.environments.web.source,
    define: { ...config.environments.web.source?.define, ARTICLES_ARE_CODE: 'true' },
  };
  const rsbuild = await createRsbuild({ cwd: repositoryRoot, config });
  const { close } = await rsbuild.build();
  await close();
  if (files.scripts.length === 0) throw new Error('The one bundle has no script.');
  return files;
}

/** Returns the replacement of the shell's loader: the remotes' pages, in the same bundle. */
function directSource(remotes: string[]): string {
  return `
${remotes.map((name, index) => `import * as remote${index} from '${join(repositoryRoot, name, 'src/routes.tsx')}';`).join('\n')}
const remotes = { ${remotes.map((name, index) => `'${name}': remote${index}`).join(', ')} };
export class RemoteSource {
  constructor({ name }) { this.name = name; }
  load() { return Promise.resolve(remotes[this.name]); }
}
`;
}
