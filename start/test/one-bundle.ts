import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkFilesPlugin } from '@femcoders/build/chunk-files-plugin';
import { repositoryRoot } from '@femcoders/build/paths';
import { releaseConfig } from '@femcoders/build/rsbuild-config';
import { applyRsbuildExtension } from '@femcoders/build/rsbuild-extension';
import { createRsbuild, type Rspack, rspack } from '@rsbuild/core';

/** The replacement of the shell's loader: the remote's pages, in the same bundle. */
const directSource = `
import * as remote from '${join(repositoryRoot, 'mf-blog/src/routes.tsx')}';
export class RemoteSource { load() { return Promise.resolve(remote); } }
`;

/**
 * Builds the shell and the blog as one ordinary application, split by page, without federation: what composition is
 * measured against (decisions 5).
 * @returns bytes, gzipped, of the scripts of an article's page
 */
export async function weighOneBundle(): Promise<number> {
  const output = await mkdtemp(join(tmpdir(), 'one-bundle-'));
  try {
    const source = join(output, 'direct-source.ts');
    await writeFile(source, directSource);
    let scripts: string[] = [];
    const task = {
      kind: 'shell' as const,
      name: 'shell',
      directory: join(repositoryRoot, 'shell'),
      output,
      publicPath: '/',
      globalName: null,
    };
    const config = await releaseConfig(task, () => {});
    const web = config.environments?.web ?? {};
    const rsbuild = await createRsbuild({
      cwd: repositoryRoot,
      config: await applyRsbuildExtension(
        {
          ...config,
          environments: {
            web: {
              ...web,
              tools: {
                rspack: (
                  rspackConfig: Rspack.Configuration,
                  { appendPlugins }: { appendPlugins: (plugins: Rspack.RspackPluginInstance[]) => void },
                ) => {
                  rspackConfig.output = { ...rspackConfig.output, publicPath: '/', crossOriginLoading: 'anonymous' };
                  appendPlugins([
                    new rspack.NormalModuleReplacementPlugin(/\/remote-source\.ts$/, source),
                    chunkFilesPlugin('', (chunks) => {
                      scripts = ['main', 'article'].flatMap((name) => chunks[name]?.js ?? []);
                    }),
                  ]);
                },
              },
            },
          },
        },
        join(repositoryRoot, 'mf-blog'),
      ),
    });
    const { close } = await rsbuild.build();
    await close();
    const texts = await Promise.all(scripts.map((file) => readFile(join(output, 'client', file))));
    return texts.reduce((sum, text) => sum + gzipSync(text).byteLength, 0);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
