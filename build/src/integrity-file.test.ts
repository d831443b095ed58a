import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import type { Release } from '@femcoders/contracts/registry';
import { buildRelease } from './build-release.ts';

const sources = {
  'remote.json': JSON.stringify({ owner: 'equipo-de-prueba', globalName: 'mf_trial', prefixes: ['/prueba'] }),
  'package.json': JSON.stringify({
    name: '@femcoders/mf-trial',
    type: 'module',
    dependencies: { '@femcoders/platform': '*', '@femcoders/shared-ui': '*', react: '^19.3.1' },
  }),
  'src/routes.tsx': `export const createRoutes = () => [{ path: '/prueba', chunks: ['trial'], load: () => import(/* webpackChunkName: "trial" */ './trial.tsx') }];`,
  'src/trial.tsx': `import './trial.css';
    export const Page = () => 'Prueba';
    export const head = () => ({ title: 'Prueba', description: '' });`,
  'src/trial.css': '.prueba { color: red; }',
};

/** An element that a loader or the page itself has put into the document. */
interface FakeElement {
  src?: string;
  href?: string;
  rel?: string;
  integrity?: string;
  onload?: (event: { type: string }) => void;
  getAttribute: (name: string) => string | null;
  setAttribute: () => void;
}

interface Container {
  init(shared: Record<string, unknown>): void;
  get(name: string): Promise<() => { createRoutes(): { load(): Promise<{ Page: () => string }> }[] }>;
}

describe('in a browser, the files of a remote', () => {
  let folder: string;
  let client: string;
  let release: Release;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hashes-'));
    const directory = join(folder, 'mf-trial');
    for (const [name, text] of Object.entries(sources)) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), text);
    }
    release = await buildRelease({ name: 'mf-trial', releasesDir: join(folder, 'releases'), directory });
    client = join(folder, 'releases', 'mf-trial', release.version, 'client');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const fileOf = (address: string) => new URL(address, 'http://sitio.example').pathname.split('/').slice(4).join('/');
  const address = (file: string) => `/mf/mf-trial/${release.version}/${file}`;

  /**
   * A tab that has the remote's entry.
   * @param own files that the page has loaded with its own tags
   * @param assets origin of the files, where it is not the site's
   */
  function openTab({
    own = [],
    isLoaded = false,
    assets = '',
  }: {
    own?: string[];
    isLoaded?: boolean;
    assets?: string;
  } = {}) {
    const asked: { url: string; integrity: string; cache: string }[] = [];
    const added: FakeElement[] = [];
    const signs = new Map<string, () => void>();
    const tab = { asked, added, signs, isServerAway: false, load };
    const styles = own.filter((file) => file.endsWith('.css')).map((file) => styleElement(address(file)));
    const context = createContext({
      document: {
        readyState: isLoaded ? 'complete' : 'loading',
        documentElement: { dataset: assets ? { assets } : {} },
        scripts: [],
        createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
        getElementsByTagName: (name: string) => (name === 'style' ? styles : []),
        head: { appendChild: add },
      },
      location: new URL('http://sitio.example/'),
      URL,
      AbortSignal,
      setTimeout,
      clearTimeout,
      addEventListener: (type: string, listener: () => void) => signs.set(type, listener),
      queueMicrotask,
      fetch: async (url: string, { integrity, cache }: { integrity: string; cache: string }) => {
        asked.push({ url, integrity, cache });
        if (tab.isServerAway) throw new TypeError('Failed to fetch');
        return new Response(read(fileOf(url)));
      },
    });
    runInContext('var self = globalThis, window = globalThis;', context);
    const run = (file: string) => runInContext(read(file), context);
    for (const file of own) if (file.endsWith('.js')) run(file);
    run('remote-entry.js');
    const container = runInContext('mf_trial', context) as Container;
    container.init({});

    function add(element: FakeElement) {
      added.push(element);
      if (element.src) run(fileOf(element.src));
      queueMicrotask(() => element.onload?.({ type: 'load' }));
    }
    async function load(): Promise<string> {
      const [route] = (await container.get('./routes'))().createRoutes();
      return (await route?.load())?.Page() ?? '';
    }
    return tab;
  }

  const styleElement = (href: string): Pick<FakeElement, 'getAttribute'> => ({
    getAttribute: (name) => (name === 'data-href' ? href : null),
  });

  test('have their hashes in a list, and the entry has that of the list', () => {
    const [scripts, styles] = JSON.parse(read('hashes.json')) as [Record<string, string>, Record<string, string>];
    const listed = [...Object.values(scripts), ...Object.values(styles)];
    const own = Object.entries(release.integrity).filter(([file]) => /\/(js|css)\//.test(file));
    assert.deepEqual(listed.sort(), own.map(([, hash]) => hash).sort());
    const listHash = `sha256-${createHash('sha256').update(read('hashes.json')).digest('base64')}`;
    const inEntry = read('remote-entry.js').match(/sha256-[\w+/]+=*/g);
    assert.deepEqual(inEntry, [listHash, release.integrity[address('js/__federation_expose_routes.js')]]);
  });

  test('are asked for with their hashes, once the list is there', async () => {
    const tab = openTab();
    assert.equal(await tab.load(), 'Prueba');
    assert.deepEqual(
      tab.asked.map(({ url }) => fileOf(url)),
      ['hashes.json'],
    );
    assert.equal(tab.asked[0]?.integrity, release.integrity[address('hashes.json')]);
    for (const { src, href, integrity } of tab.added)
      assert.equal(integrity, release.integrity[src ?? href ?? ''], src ?? href);
    assert.equal(tab.added.length, 3);
  });

  test('need no list where the page has loaded them itself; it comes once, when somebody is there who may go on', async () => {
    const own = ['js/__federation_expose_routes.js', ...(release.chunks.trial?.js ?? []).map(fileOf)];
    const tab = openTab({ own: [...own, ...(release.chunks.trial?.css ?? []).map(fileOf)] });
    assert.equal(await tab.load(), 'Prueba');
    assert.deepEqual([tab.asked, tab.added], [[], []]);
    for (const sign of ['pointerover', 'keydown', 'pointerover']) tab.signs.get(sign)?.();
    assert.equal(tab.asked.length, 1);
  });

  test('never come unchecked: a style that the page lacks, without the list, is an error and no request', async () => {
    const own = ['js/__federation_expose_routes.js', ...(release.chunks.trial?.js ?? []).map(fileOf)];
    const tab = openTab({ own });
    await assert.rejects(tab.load());
    assert.deepEqual(tab.added, []);
  });

  test('load the list at once in a tab that has loaded long ago', async () => {
    const tab = openTab({ isLoaded: true });
    await Promise.resolve();
    assert.deepEqual(
      tab.asked.map(({ url }) => url),
      [address('hashes.json')],
    );
  });

  test('are an error of loading while the list does not come, which is asked for past the cache then', async () => {
    const tab = openTab();
    tab.isServerAway = true;
    await assert.rejects(tab.load(), { name: 'ChunkLoadError' });
    tab.isServerAway = false;
    assert.equal(await tab.load(), 'Prueba');
    assert.deepEqual(
      tab.asked.map(({ cache }) => cache),
      ['default', 'reload'],
    );
  });

  test('come from the origin that the page names, and from the site once something from there is lost', async () => {
    const tab = openTab({ assets: 'https://cdn.example' });
    tab.isServerAway = true;
    await assert.rejects(tab.load(), { name: 'ChunkLoadError' });
    tab.isServerAway = false;
    assert.equal(await tab.load(), 'Prueba');
    assert.deepEqual(
      tab.asked.map(({ url }) => url),
      [`https://cdn.example${address('hashes.json')}`, address('hashes.json')],
    );
    const last = tab.added.at(-1);
    assert.match(last?.src ?? last?.href ?? '', /^\/mf\/mf-trial\//);

    const elsewhere = openTab({ assets: 'https://cdn.example' });
    assert.equal(await elsewhere.load(), 'Prueba');
    for (const { src, href } of elsewhere.added) assert.match(src ?? href ?? '', /^https:\/\/cdn\.example\/mf\//);
  });
});
