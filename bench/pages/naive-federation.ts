import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chunkFilesPlugin } from '@femcoders/build/chunk-files-plugin';
import { repositoryRoot } from '@femcoders/build/paths';
import { applyRsbuildExtension } from '@femcoders/build/rsbuild-extension';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { createRsbuild, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { ClientFiles } from './one-bundle.ts';

/** Where the files of a part are addressed. */
const publicPathOf = (name: string) => `/naive/${name}/`;
/** Where the naive host asks which remotes there are. */
export const naiveRegistryPath = '/naive/registry.json';

/** The packages that both sides name in such a set-up, whole. */
const shared = Object.fromEntries(
  [
    'react',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    '@femcoders/platform',
    '@femcoders/shared-ui',
  ].map((name) => [name, { singleton: true, requiredVersion: false as const }]),
);

/**
 * Builds shell and remotes as the guides to Module Federation show it: everything that both use is shared as a
 * singleton, each remote has its manifest and its fallbacks, the host asks a registry and starts behind an
 * asynchronous boundary; the browser renders.
 * @param output folder that receives a folder for every part
 * @param remotes names of the remotes and of their containers
 */
export async function buildNaiveFederation(
  output: string,
  remotes: { name: string; globalName: string }[],
): Promise<ClientFiles> {
  for (const { name, globalName } of remotes) {
    await build(
      await partConfig(name, join(output, name), {
        name: globalName,
        filename: 'remote-entry.js',
        exposes: { './routes': join(repositoryRoot, name, 'src/routes.tsx') },
      }),
    );
  }
  return buildHost(output);
}

async function buildHost(output: string): Promise<ClientFiles> {
  const [source, entry] = [join(output, 'manifest-source.mjs'), join(output, 'start.mjs')];
  await writeFile(source, manifestSource);
  await writeFile(entry, startAfterRegistry);
  const files: ClientFiles = { scripts: [], styles: [] };
  const config = await partConfig('shell', join(output, 'shell'), { name: 'naive_shell', remotes: {} }, [
    new rspack.NormalModuleReplacementPlugin(/\/remote-source\.ts$/, source),
    chunkFilesPlugin(publicPathOf('shell'), ({ main }) => {
      files.scripts = main?.js ?? [];
      files.styles = main?.css ?? [];
    }),
  ]);
  await build({ ...config, source: { ...config.source, entry: { main: entry } } });
  if (files.scripts.length === 0) throw new Error('The naive host has no script.');
  return files;
}

async function partConfig(
  name: string,
  output: string,
  federation: ConstructorParameters<typeof ModuleFederationPlugin>[0],
  plugins: Rspack.RspackPluginInstance[] = [],
): Promise<RsbuildConfig> {
  const directory = join(repositoryRoot, name);
  const publicPath = publicPathOf(name);
  const config: RsbuildConfig = {
    root: directory,
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginReact()],
    source: {
      entry: { empty: { import: 'data:text/javascript,', html: false } },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
    server: { publicDir: name !== 'shell' && { name: 'public' } },
    output: {
      distPath: { root: output },
      assetPrefix: publicPath,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
    },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: (rspackConfig, { appendPlugins }) => {
        rspackConfig.output = { ...rspackConfig.output, publicPath, uniqueName: federation.name as string };
        appendPlugins([new ModuleFederationPlugin({ ...federation, shared, dts: false }), ...plugins]);
      },
    },
  };
  const extended = await applyRsbuildExtension(config, directory);
  return {
    ...extended,
    source: { ...extended.source, define: { ...extended.source?.define, ARTICLES_ARE_CODE: 'true' } },
  };
}

async function build(config: RsbuildConfig): Promise<void> {
  const rsbuild = await createRsbuild({ cwd: repositoryRoot, config });
  const { close } = await rsbuild.build();
  await close();
}

/** The runtime's path: files in a temporary folder resolve no package by its name. */
const runtime = createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime');

/** The replacement of the shell's loader: the runtime reads the manifest of a remote and goes on from there. */
const manifestSource = `
import { loadRemote, registerRemotes } from '${runtime}';
export class RemoteSource {
  constructor({ name, globalName }) {
    this.globalName = globalName;
    registerRemotes([{ name: globalName, entry: location.origin + '/naive/' + name + '/mf-manifest.json' }]);
  }
  load() { return loadRemote(this.globalName + '/routes'); }
}
`;

/** The naive host asks which remotes there are, and starts behind the asynchronous boundary that sharing asks for. */
const startAfterRegistry = `
fetch('${naiveRegistryPath}').then((answer) => answer.text()).then((text) => {
  document.body.append(Object.assign(document.createElement('script'), { type: 'application/json', id: 'boot', text }));
  return import('${join(repositoryRoot, 'shell/src/entry-client.tsx')}');
});
`;
