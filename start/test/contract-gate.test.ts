// A breaking change of what is shared at run time, from the first release to the last, on real releases.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readApi } from '@femcoders/build/read-api';
import type { Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import type { Registry } from '@femcoders/registry/registry';
import { openTestRegistry, type TestRegistry } from '@femcoders/registry/test/registry-fixture';
import { createShell } from '@femcoders/shell/server/shell';
import { copyCheckout, type TestCheckout } from '../src/testing/test-checkout.ts';

process.env.NODE_ENV = 'production';

/** A remote of one page. @param body of its component, and what it imports */
function remote(name: string, { imports, body }: { imports: string; body: string }): Record<string, string> {
  const path = `/${name.replace('mf-', '')}`;
  return {
    [`${name}/remote.json`]: JSON.stringify({
      owner: `equipo-${path.slice(1)}`,
      globalName: name.replace('-', '_'),
      prefixes: [path],
    }),
    [`${name}/package.json`]: JSON.stringify({
      name: `@femcoders/${name}`,
      type: 'module',
      dependencies: {
        '@femcoders/contracts': '*',
        '@femcoders/platform': '*',
        '@femcoders/shared-ui': '*',
        react: '^19.3.1',
      },
    }),
    [`${name}/src/routes.tsx`]: `export const createRoutes = () => [
      { path: '${path}', chunks: ['page'], load: () => import(/* webpackChunkName: "page" */ './page.tsx') },
    ];`,
    [`${name}/src/page.tsx`]: `${imports}
      export const Page = () => { ${body} };
      export const head = () => ({ title: 'Saludos', description: 'Saludos.' });`,
  };
}

const greeter = (name: string, call: string) =>
  remote(name, {
    imports: `import { ${call.split('(')[0]} } from '@femcoders/platform';`,
    body: `return <h1>{${call}}</h1>;`,
  });

const reader = (field: string) =>
  remote('mf-reader', {
    imports: "import { useApi } from '@femcoders/platform';",
    body: `const api = useApi();
      const read = () => api.request('/comments/approved').then(([first]) => alert(first.${field}));
      return <h1><button type="button" onClick={read}>Leer</button></h1>;`,
  });

const oldGreeting = "export const greet = (name: string) => 'Hola, ' + name;";
const newGreeting = "export const greetPerson = ({ name }: { name: string }) => 'Hola, ' + name;";
const adapter = 'export const greet = (name: string) => greetPerson({ name });';

// Six releases of shell and remotes: a busy machine takes its time over them.
describe('a breaking change of what remotes share', { timeout: 600_000 }, () => {
  let checkout: TestCheckout;
  let place: TestRegistry;
  let registry: Registry;
  let server: Server;

  before(async () => {
    checkout = await copyCheckout();
    place = await openTestRegistry();
    registry = place.registry;
    const log = { warn() {}, error() {} };
    const shell = createShell({
      registry: registry.document,
      releasesDir: place.releasesDir,
      cacheDir: join(place.releasesDir, 'cache'),
      apiFetch: async () => Response.json([]),
      apiBaseUrl: 'http://api',
      site: defaultSiteConfig,
      publicUrl: 'http://sitio.example',
      log,
      previews: { allowed: () => [], localCode: () => null, release: async () => null, forget: '' },
      production: true,
    });
    server = createServer((request, response) => void shell(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await place.close();
    await checkout.remove();
    rmSync(place.releasesDir, { recursive: true, force: true });
  });

  const build = (name: string): Promise<Release> => checkout.build(name, place.releasesDir);
  const publish = async (name: string) => registry.publish(await build(name));
  const refusal = async (name: string): Promise<string> => {
    const release = await build(name);
    const { code, message } = await registry.publish(release).then(
      () => assert.fail(`${name} is live.`),
      (error: { code?: string; message: string }) => error,
    );
    assert.equal(code, 'does-not-fit', message);
    return message;
  };
  const pageAt = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    assert.equal(answer.status, 200, path);
    return answer.text();
  };

  /** Returns a platform with additional exports, and its versions. */
  async function platform(version: string, since: string, ...greetings: string[]): Promise<void> {
    await checkout.write({ 'platform/src/greeting.ts': greetings.join('\n') });
    await checkout.replace('platform/package.json', /"version": "[^"]+"/, `"version": "${version}"`);
    await checkout.replace('platform/package.json', /"since": "[^"]+"/, `"since": "${since}"`);
  }

  test('begins with a remote that is built against what there is', async () => {
    await checkout.replace('platform/src/index.ts', /^\/\/ The public face/, "export * from './greeting.ts';\n$&");
    await platform('1.1.0', '1.0.0', oldGreeting);
    await checkout.write(greeter('mf-old', "greet('Ada')"));
    await registry.offer('api', await readApi(place.releasesDir));
    await publish('shell');
    await publish('mf-old');
    assert.match(await pageAt('/old'), /<h1>Hola, Ada<\/h1>/);
  });

  test('goes on with a version that serves both ways: remotes of either live in one site', async () => {
    await platform('2.0.0', '1.0.0', newGreeting, adapter);
    await checkout.write(greeter('mf-new', "greetPerson({ name: 'Grace' })"));
    const waits = await refusal('mf-new');
    assert.match(
      waits,
      /@femcoders\/platform 2\.0\.0, y el shell trae la 1\.1\.0\. Antes tiene que estar en vivo un shell con la 2/,
    );

    assert.deepEqual((await publish('shell')).steppedBack, []);
    await publish('mf-new');
    const { remotes, skipped } = await registry.document();
    assert.deepEqual(
      remotes.map(({ name, contract }) => [name, contract.needs?.platform.version]),
      [
        ['mf-new', '2.0.0'],
        ['mf-old', '1.1.0'],
      ],
    );
    assert.deepEqual(skipped, []);
    assert.match(await pageAt('/old'), /<h1>Hola, Ada<\/h1>/);
    assert.match(await pageAt('/new'), /<h1>Hola, Grace<\/h1>/);
  });

  test('does not end while a remote is live that needs the old way: who, why and what to do is said', async () => {
    await platform('3.0.0', '2.0.0', newGreeting);
    const message = await refusal('shell');
    assert.match(message, /mf-old [0-9a-f]{16} \(equipo-old\)/);
    assert.match(message, /@femcoders\/platform 1\.1\.0.*trae la 3\.0\.0, que atiende desde la 2\.0\.0/);
    assert.match(message, /ya no tiene greet, que usa/);
    assert.match(message, /No ha cambiado nada/);
    assert.doesNotMatch(message, /mf-new/);
    assert.match(await pageAt('/old'), /<h1>Hola, Ada<\/h1>/);
  });

  test('ends once the remote has followed, and nobody goes back behind it', async () => {
    await platform('2.0.0', '1.0.0', newGreeting, adapter);
    await checkout.write(greeter('mf-old', "greetPerson({ name: 'Ada' })"));
    await publish('mf-old');
    await platform('3.0.0', '2.0.0', newGreeting);
    await publish('shell');
    assert.match(await pageAt('/old'), /<h1>Hola, Ada<\/h1>/);
    assert.match(await pageAt('/new'), /<h1>Hola, Grace<\/h1>/);
    await assert.rejects(registry.rollback('mf-old'), /Se construyó con @femcoders\/platform 1\.1\.0/);
  });

  test('a remote that uses an export which no shell has is refused', async () => {
    await checkout.write(greeter('mf-new', "greetAll('Ada')"));
    assert.match(await refusal('mf-new'), /Usa greetAll de @femcoders\/platform, que el shell .*no exporta/);
    assert.match(await pageAt('/new'), /<h1>Hola, Grace<\/h1>/);
  });

  test('a remote that reads a field which the running API does not send is refused, and one that does not read it is not', async () => {
    await checkout.replace('contracts/src/comment.ts', /^(\s+)alias: z/m, '$1mood: z.string(),\n$1alias: z');
    await checkout.write(reader('mood'));
    assert.match(
      await refusal('mf-reader'),
      /En la respuesta de GET \/comments\/approved de la API en vivo, falta \[\]\.mood\. Adapta/,
    );
    await checkout.write(reader('alias'));
    await publish('mf-reader');
    assert.match(await pageAt('/reader'), /Leer/);
  });
});
