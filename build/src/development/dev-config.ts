import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { endpointRowsRule } from '../endpoint-rows-loader.ts';
import { packageFolder } from '../paths.ts';
import { applyRsbuildExtension } from '../rsbuild-extension.ts';
import { sharedModules } from '../shared-modules.ts';
import { stylePlugins } from '../style-isolation/style-plugins.ts';

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
  /** Whether its code runs in the shell of a live site, which is a production build: without React's fast refresh, and under the site's policy. */
  inLiveSite: boolean;
  /** The session of the standalone page: session storage, name → value. Of demo data alone. */
  session?: Record<string, string>;
}

/** A remote's own page, without the shell, imports them to look like the site. */
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
  const { inLiveSite, siteOrigin } = task;
  const config: RsbuildConfig = {
    root: task.directory,
    // Of a live site React is a production build, which knows neither the development form of JSX nor fast refresh.
    mode: inLiveSite ? 'production' : 'development',
    logLevel: 'warn',
    plugins: [pluginReact({ splitChunks: false })],
    source: {
      entry: isShell
        ? { main: { import: join(task.directory, 'src/entry-client.tsx'), html: false } }
        : { standalone: join(task.directory, 'src/standalone.tsx') },
    },
    html: { title: task.name, mountId: 'root', tags: task.session ? [signIn(task.session)] : [] },
    splitChunks: false,
    dev: {
      assetPrefix: `${devOrigin(task.port)}/`,
      // Its picture of errors is made of HTML texts, which the live site's policy refuses; the terminal says them.
      client: { protocol: 'ws', host: '127.0.0.1', port: task.port, overlay: !inLiveSite },
      lazyCompilation: false,
      // An edit cannot be taken in without fast refresh: the page is loaded again, and nothing is tried before that.
      ...(inLiveSite && { hmr: false }),
    },
    server: {
      host: '127.0.0.1',
      port: task.port,
      strictPort: true,
      // By a name that somebody's page has made lead to this machine, its requests would be of the same origin: only addresses and localhost.
      allowedHosts: [],
      // Sources, and the session of a development page, are for the site and this machine, not for every page that a browser opens.
      cors: { origin: [/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/, siteOrigin] },
      headers: { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-private-network': 'true' },
      printUrls: false,
      proxy: { '/api': { target: siteOrigin, changeOrigin: true } },
      historyApiFallback: { index: '/standalone.html' },
    },
    output: {
      assetPrefix: `${devOrigin(task.port)}/`,
      distPath: { js: 'js' },
      filename: { js: '[name].js', css: '[name].css' },
      filenameHash: false,
      // A style element would need an exception in the live site's policy; a file needs its origin.
      injectStyles: !inLiveSite,
      ...(inLiveSite && { minify: false, sourceMap: { js: 'cheap-module-source-map' as const } }),
      cssModules: { localIdentName: `${task.name}-[local]-[hash:base64:4]` },
    },
    tools: {
      postcss: { postcssOptions: { plugins: stylePlugins(task, stylesOfTheSite) } },
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
  return applyRsbuildExtension(config, task.directory);
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

/** Signs in on the standalone page, before anything reads it. */
function signIn(session: Record<string, string>) {
  const children = `for(const [name,value] of Object.entries(${JSON.stringify(session).replaceAll('<', '\\u003c')}))sessionStorage.setItem(name,value)`;
  return { tag: 'script', head: true, append: false, children };
}
