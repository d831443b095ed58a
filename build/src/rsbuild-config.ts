import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkFiles } from '@femcoders/contracts/registry';
import { type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { assetsOriginPlugin } from './assets-origin-plugin.ts';
import { chunkFilesPlugin } from './chunk-files-plugin.ts';
import { chunkLoadTimeoutMs } from './chunk-load-timeout.ts';
import { compileHintPlugin } from './compile-hint-plugin.ts';
import { endpointRowsRule } from './endpoint-rows-loader.ts';
import { federationConstants } from './federation-constants.ts';
import { integrityFilePlugin } from './integrity-file-plugin.ts';
import { packageFolder } from './paths.ts';
import { routerForReadersPlugin } from './router-for-readers-plugin.ts';
import { applyRsbuildExtension } from './rsbuild-extension.ts';
import { extendExternals } from './server-externals.ts';
import { sharedModules } from './shared-modules.ts';
import { spanishStringsPlugin } from './spanish-strings-plugin.ts';
import { splitByFolder } from './split-by-folder.ts';
import { strictSharingPlugin } from './strict-sharing-plugin.ts';
import { stylePlugins } from './style-isolation/style-plugins.ts';

export interface BuildTask {
  kind: 'shell' | 'remote';
  /** `shell`, `mf-blog`… */
  name: string;
  /** Folder of the sources. */
  directory: string;
  /** Folder that receives `client/` and `server/`. */
  output: string;
  /** Address of the client files, with both slashes: `/mf/mf-blog/0123456789abcdef/`. */
  publicPath: string;
  /** The remote's global; the shell has none. */
  globalName: string | null;
}

/**
 * The Rsbuild configuration of a release: one build for the browser and one ESM bundle for the server, from the same
 * sources and with the same class names.
 * @param onChunks receives named chunk → files of the browser's build
 */
export async function releaseConfig(
  task: BuildTask,
  onChunks: (chunks: Record<string, ChunkFiles>) => void,
): Promise<RsbuildConfig> {
  const config: RsbuildConfig = {
    root: task.directory,
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginReact({ splitChunks: false })],
    source: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    // What a name means is said by packages alone: a folder builds without the tsconfig.json files that its own extends.
    resolve: { aliasStrategy: 'prefer-alias' },
    // What a remote has in public/ ships with it; the shell's server sends the shell's from where it lies.
    server: { publicDir: task.kind === 'remote' && { name: 'public' } },
    output: {
      sourceMap: false,
      legalComments: 'none',
      cleanDistPath: false,
      cssModules: { localIdentName: `${task.name}-[local]-[hash:base64:4]` },
    },
    tools: {
      htmlPlugin: false,
      postcss: { postcssOptions: { plugins: stylePlugins(task) } },
      // The same hash in both builds and in every folder that a copy of the sources lies in.
      rspack: {
        context: task.directory,
        output: { uniqueName: task.globalName ?? 'femcoders_shell' },
        module: { rules: [endpointRowsRule] },
      },
    },
    performance: { printFileSize: false },
    environments: {
      web: webEnvironment(task, onChunks),
      node: nodeEnvironment(task),
    },
  };
  return applyRsbuildExtension(config, task.directory);
}

function webEnvironment(task: BuildTask, onChunks: (chunks: Record<string, ChunkFiles>) => void): RsbuildConfig {
  const isShell = task.kind === 'shell';
  return {
    source: {
      entry: isShell
        ? { main: join(task.directory, 'src/entry-client.tsx') }
        : { empty: { import: 'data:text/javascript,', html: false } },
      ...(isShell && { define: federationConstants }),
    },
    output: {
      target: 'web',
      overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
      assetPrefix: task.publicPath,
      distPath: {
        root: join(task.output, 'client'),
        js: 'js',
        css: 'css',
        jsAsync: 'js',
        cssAsync: 'css',
        assets: 'assets',
        svg: 'assets',
        font: 'fonts',
        image: 'images',
      },
      filenameHash: true,
      // Their folder carries the version: a hash in every name again would cost every page half a kB.
      filename: { js: '[name].js', css: '[name].css' },
      dataUriLimit: 0,
      // 1 kB less on every page for a second of building.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    },
    splitChunks: false,
    // Of the hashes that browsers check, the one that weighs least: the main script carries one for every chunk.
    security: { sri: { enable: true, algorithm: 'sha256' } },
    tools: {
      rspack: (rspackConfig, { appendPlugins }) => {
        rspackConfig.output = {
          ...rspackConfig.output,
          publicPath: task.publicPath,
          chunkLoadTimeout: chunkLoadTimeoutMs,
          // The entry carries the name of every other file, in every page: those that no reading page loads do with a short one.
          chunkFilename: ({ chunk }) =>
            /^(content|quiz|my|article|latest|video)-/.test(chunk?.name ?? '') ? 'js/[id].js' : 'js/[name].js',
          crossOriginLoading: 'anonymous',
        };
        if (!isShell) rspackConfig.entry = {};
        appendPlugins([
          ...(isShell
            ? [routerForReadersPlugin, compileHintPlugin(mainScript), integrityFilePlugin(mainScript)]
            : [remotePlugin(task), strictSharingPlugin, integrityFilePlugin(entryFile, listChunk)]),
          assetsOriginPlugin('browser'),
          chunkFilesPlugin(task.publicPath, onChunks),
          spanishStringsPlugin,
        ]);
      },
    },
  };
}

const mainScript = 'js/main.js';
const entryFile = 'remote-entry.js';
const listChunk = '__federation_expose_routes';

/** The first version of the container: 4.5 kB in place of 13, and the host's runtime loads it just as well. */
function remotePlugin(task: BuildTask) {
  if (!task.globalName) throw new Error(`The remote ${task.name} has no globalName in its remote.json.`);
  return new rspack.container.ModuleFederationPluginV1({
    name: task.globalName,
    filename: entryFile,
    library: { type: 'global', name: task.globalName },
    exposes: { './routes': { import: join(task.directory, 'src/routes.tsx'), name: listChunk } },
    shared: sharedModules('release'),
  });
}

/** Where pages are named and their code is imported. What pages import lazily themselves only the browser ever shows. */
const pageRegisters = /^\/src\/(routes\.tsx|features\/[a-z-]+\/[a-z-]*(section|pages|area)\.ts)$/;
const namesPages = (directory: string) => (file: string) =>
  file.startsWith(directory) && pageRegisters.test(file.slice(directory.length));

/**
 * Returns the entry for what a remote makes for programs, as its own file: it costs memory only where it is asked for.
 */
function documentsEntry(directory: string): Record<string, string> {
  const documents = join(directory, 'src/documents.ts');
  return existsSync(documents) ? { documents } : {};
}

function nodeEnvironment(task: BuildTask): RsbuildConfig {
  const entry: Record<string, string> =
    task.kind === 'shell'
      ? {
          index: join(task.directory, 'src/entry-server.tsx'),
          platform: join(packageFolder('platform'), 'src/index.ts'),
          'shared-ui': join(packageFolder('shared-ui'), 'src/index.ts'),
        }
      : { index: join(task.directory, 'src/routes.tsx'), ...documentsEntry(task.directory) };
  return {
    source: { entry },
    output: {
      target: 'node',
      module: true,
      emitAssets: false,
      assetPrefix: task.publicPath,
      // A released version stays in the server's memory: so little of it as can be.
      minify: true,
      // A single character beyond Latin-1 would double the memory of the whole text.
      charset: 'ascii',
      dataUriLimit: 0,
      filenameHash: true,
      distPath: {
        root: join(task.output, 'server'),
        js: '',
        assets: 'assets',
        svg: 'assets',
        font: 'fonts',
        image: 'images',
      },
      filename: { js: '[name].js' },
    },
    tools: {
      rspack: (rspackConfig, { mergeConfig }) =>
        mergeConfig(rspackConfig, {
          output: {
            library: { type: 'module' },
            publicPath: task.publicPath,
            // A page's code is imported when the page is first asked for, not with every version.
            chunkFormat: 'module',
            chunkLoading: 'import',
            chunkFilename: 'chunks/[name].js',
          },
          externals: extendExternals(),
          externalsType: 'module-import',
          plugins: [assetsOriginPlugin('server')],
          // Few files: each costs the server some 10 kB for any content.
          module: { rules: [{ test: namesPages(task.directory), parser: { dynamicImportMode: 'eager' } }] },
          optimization: { splitChunks: task.kind === 'remote' && splitByFolder(task.directory), runtimeChunk: false },
        }),
    },
  };
}
