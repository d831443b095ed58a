import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { endpointRowsRule } from './endpoint-rows-loader.ts';
import { extendWithOwnRules } from './own-rules.ts';
import { packageFolder } from './places.ts';
import { sharedModules } from './shared-modules.ts';
import { isolateStyles } from './style-isolation/isolate-styles.ts';

export interface DevTask {
  kind: 'shell' | 'remote';
  /** `shell`, `mf-blog`… */
  name: string;
  directory: string;
  globalName: string | null;
  /** Port of the development server on 127.0.0.1. */
  port: number;
  /** Origin of the running site, to which the standalone page passes the API's calls on. */
  siteOrigin: string;
}

/** A remote's page of its own, without the shell, imports them to look like the site. */
const stylesOfTheSite = join(packageFolder('shared-ui'), 'src');

/** Where the development server of a task answers. */
export function devOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The script that a development page loads: the shell's main script, or a remote's container. */
export function devEntry({ kind, port }: Pick<DevTask, 'kind' | 'port'>): string {
  return `${devOrigin(port)}/${kind === 'shell' ? 'js/main.js' : 'remote-entry.js'}`;
}

/**
 * The Rsbuild configuration of a development server with hot reload. A remote also gets its own page at `/`,
 * without the shell, where it has a `src/standalone.tsx`.
 */
export async function devConfig(task: DevTask): Promise<RsbuildConfig> {
  const isShell = task.kind === 'shell';
  const config: RsbuildConfig = {
    root: task.directory,
    mode: 'development',
    logLevel: 'warn',
    plugins: [pluginReact({ splitChunks: false })],
    source: {
      entry: isShell
        ? { main: { import: join(task.directory, 'src/entry-client.tsx'), html: false } }
        : { standalone: join(task.directory, 'src/standalone.tsx') },
    },
    // A remote in development runs inside a shell in development: React's fast refresh needs both.
    html: { title: task.name, mountId: 'root' },
    splitChunks: false,
    dev: {
      assetPrefix: `${devOrigin(task.port)}/`,
      client: { protocol: 'ws', host: '127.0.0.1', port: task.port },
      lazyCompilation: false,
    },
    server: {
      host: '127.0.0.1',
      port: task.port,
      strictPort: true,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      printUrls: false,
      proxy: { '/api': task.siteOrigin },
      historyApiFallback: { index: '/standalone.html' },
    },
    output: {
      distPath: { js: 'js' },
      filename: { js: '[name].js' },
      filenameHash: false,
      injectStyles: true,
      cssModules: { localIdentName: `${task.name}-[local]-[hash:base64:5]` },
    },
    tools: {
      ...(!isShell && { postcss: { postcssOptions: { plugins: [isolateStyles(task.name, stylesOfTheSite)] } } }),
      rspack: (rspackConfig, { appendPlugins }) => {
        rspackConfig.output = {
          ...rspackConfig.output,
          uniqueName: task.globalName ?? 'femcoders_shell',
          crossOriginLoading: 'anonymous',
        };
        rspackConfig.module = {
          ...rspackConfig.module,
          rules: [...(rspackConfig.module?.rules ?? []), endpointRowsRule],
        };
        if (!isShell) appendPlugins([devRemote(task)]);
      },
    },
  };
  return extendWithOwnRules(config, task.directory);
}

function devRemote({ globalName, directory }: DevTask) {
  if (!globalName) throw new Error('A remote needs a globalName in its remote.json.');
  return new ModuleFederationPlugin({
    name: globalName,
    filename: 'remote-entry.js',
    exposes: { './routes': join(directory, 'src/routes.tsx') },
    // Alone on its own page a remote has no host to take these from; inside the shell it takes the host's.
    shared: sharedModules('development'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { target: 'web' } },
  });
}
