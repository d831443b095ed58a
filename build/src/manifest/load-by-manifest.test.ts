import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { runInThisContext } from 'node:vm';
import { sharedNames } from '@femcoders/contracts/shared-names';
import { buildRelease } from '../build-release.ts';
import { installedVersion } from '../shared-modules.ts';

const sources = {
  'remote.json': JSON.stringify({ owner: 'equipo-de-prueba', globalName: 'mf_trial', prefixes: ['/prueba'] }),
  'package.json': JSON.stringify({ name: 'mf-trial', type: 'module', dependencies: {} }),
  'src/routes.tsx':
    "export const createRoutes = () => [{ path: '/prueba', chunks: ['page'], load: () => import(/* webpackChunkName: \"page\" */ './page.tsx') }];",
  'src/page.tsx': 'export const Page = () => <h1>Prueba</h1>;',
};

let folder: string;
let server: Server;
let origin: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-by-manifest-'));
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, 'mf-trial', name)), { recursive: true });
    await writeFile(join(folder, 'mf-trial', name), text);
  }
  server = createServer(async ({ url = '' }, response) => {
    const [, name = '', version = '', file = ''] = /^\/mf\/([^/]+)\/([^/]+)\/(.+)$/.exec(url) ?? [];
    response.end(await readFile(join(folder, 'releases', name, version, 'client', file)).catch(() => ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** As much of a browser as the federation runtime and the bundler's need to load scripts. */
function beBrowser(): void {
  class HTMLScriptElement {
    readonly attributes = new Map<string, string>();
    src = '';
    onload?: (event: { type: 'load' }) => void;
    setAttribute(name: string, value: string) {
      this.attributes.set(name, value);
    }
    getAttribute(name: string) {
      return this.attributes.get(name) ?? null;
    }
  }
  const run = async (script: HTMLScriptElement) => {
    runInThisContext(await (await fetch(new URL(script.src, origin))).text());
    script.onload?.({ type: 'load' });
  };
  const document = {
    defaultView: globalThis,
    head: { appendChild: run },
    createElement: () => new HTMLScriptElement(),
    getElementsByTagName: () => [],
    querySelector: () => null,
  };
  const listening = { addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, { HTMLScriptElement, document, ...listening, window: globalThis, self: globalThis });
}

test('a host that knows nothing of our registry loads a remote by its manifest', async () => {
  const { version } = await buildRelease({
    name: 'mf-trial',
    releasesDir: join(folder, 'releases'),
    directory: join(folder, 'mf-trial'),
  });
  beBrowser();
  const { createInstance } = await import('@module-federation/runtime');
  const anything = new Proxy({}, { get: () => () => {} });
  const host = createInstance({
    name: 'other_host',
    remotes: [{ name: 'mf_trial', entry: `${origin}/mf/mf-trial/${version}/mf-manifest.json` }],
    shared: Object.fromEntries(
      sharedNames.map((name) => [
        name,
        {
          version: installedVersion(name),
          lib: () => anything,
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
  });
  const face = await host.loadRemote<{ createRoutes: () => { path: string }[] }>('mf_trial/routes');
  assert.deepEqual(
    face?.createRoutes().map(({ path }) => path),
    ['/prueba'],
  );
});
