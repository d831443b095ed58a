import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceCookie } from '@femcoders/contracts/device-cookie';
import { previewCookie } from '@femcoders/contracts/preview-cookie';
import { remoteSettingsSchema } from '@femcoders/contracts/remote-settings';
import { rolloutCookie } from '@femcoders/contracts/rollout-cookie';
import { storedKeys } from './stored-keys.ts';

const root = join(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Source {
  file: string;
  text: string;
}

const sourcesOf = (part: string): Source[] =>
  globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('modals/stored-keys.ts'))
    .map((file) => ({ file, text: read(file) }));

/** The sources of the shell's release, and so all that a remote uses of it. */
const ofShell = ['shell', 'platform', 'shared-ui'].flatMap(sourcesOf);

/** The keys that libraries store by themselves where the sources use them. */
const keysOfLibraries = [{ use: '<ScrollRestoration', key: 'react-router-scroll-positions' }];

/** A key's name with what differs in it (`${postId}`, `<artículo>`) taken out. */
const shapeOf = (key: string) => key.replace(/\$\{[^}]*\}|<[^>]*>/g, '<>');

const stringsIn = (text: string) => [...text.matchAll(/(['"`])(.*?)\1/g)].map(([, , string = '']) => string);

/** Finds declarations of keys: `const sessionKeys = { … }`, `const pageViewsKey = '…'`, `const draftKeyOf = (post) => …`. */
const namingsIn = (sources: Source[]) =>
  sources.flatMap(({ text }) =>
    [...text.matchAll(/const (keyOf|\w+Key(?:s|Of)?)\b[^=]*= ([^;]*);/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  );

/** The keys that are handed to `getItem`, `setItem` and `removeItem`, to the kit or to `openDB` of IndexedDB: themselves, or by a name that the part knows. */
function usesIn(sources: Source[]): { file: string; argument: string; keys: string[] }[] {
  const namings = namingsIn([...sources, ...ofShell]);
  function keysOf(text: string, argument: string): string[] {
    if (/^['"`]/.test(argument)) return stringsIn(argument);
    const name = /^\w+/.exec(argument)?.[0] ?? '';
    const broughtIn = text.split('\n').filter((line) => new RegExp(`const ${name} =|\\b${name}\\)? =>`).test(line));
    return namings
      .filter((naming) => naming.name === name || broughtIn.some((line) => line.includes(naming.name)))
      .flatMap(({ value }) => stringsIn(value));
  }
  // It takes its key from those who create a value.
  const users = sources.filter(({ file }) => !file.endsWith('/stored/stored-value.ts'));
  return users.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /(?:(?:\.(?:get|set|remove)Item|\b(?:useDraft(?:<[^(]*?>)?|keepOnDevice|readFromDevice|createStoredValue(?:<[^(]*?>)?|openDB(?:<[^(]*?>)?))\(|\buseForm\(\{\s*draft:)\s*([^,()]+)/g,
      ),
    ].map(([, argument = '']) => ({
      file,
      argument,
      keys: keysOf(text, argument),
    })),
  );
}

const remotes = globSync('mf-*/remote.json', { cwd: root }).map((settings) => {
  const name = settings.split(/[/\\]/)[0] ?? '';
  return {
    name,
    sources: sourcesOf(name),
    uses: usesIn(sourcesOf(name)),
    declared: remoteSettingsSchema.parse(JSON.parse(read(settings))).stores.map(({ key }) => key),
  };
});

const usesOfShell = usesIn(ofShell);
const keysOfShell = [
  ...usesOfShell.flatMap(({ keys }) => keys),
  ...keysOfLibraries.filter(({ use }) => ofShell.some(({ text }) => text.includes(use))).map(({ key }) => key),
  // Set by the API (api/src/features/auth, api/src/features/previews), the only ones that are.
  deviceCookie,
  previewCookie,
  // Set by the page (shell/src/beacons/rollout-number.ts).
  rolloutCookie,
];
const listed = storedKeys.map(({ key }) => key);

const missingIn = (list: string[], keys: string[]) => {
  const known = new Set(list.map(shapeOf));
  return keys.filter((key) => !known.has(shapeOf(key)));
};

test('every key that is stored can be read from the code', () => {
  const unclear = [...usesOfShell, ...remotes.flatMap(({ uses }) => uses)].filter(({ keys }) => keys.length === 0);
  expect(
    unclear.map(
      ({ file, argument }) => `${file} stores ${argument}: name its key in a constant that ends in Key, Keys or KeyOf.`,
    ),
  ).toEqual([]);
});

test('every key that the shell stores is in the list of the cookie policy', () => {
  expect(keysOfShell.length).toBeGreaterThan(storedKeys.length);
  expect(missingIn(listed, keysOfShell)).toEqual([]);
});

test('every key that a remote stores stands in its own remote.json', () => {
  expect(remotes.flatMap(({ uses }) => uses).length).toBeGreaterThan(0);
  const undeclared = remotes.flatMap(({ name, uses, declared }) =>
    uses.flatMap(({ file, keys }) =>
      missingIn([...declared, ...listed], keys).map(
        (key) =>
          `${file} stores «${key}», which the cookie policy would not tell: add { "key": "${key}", "where": …, "why": …, "howLong": … } to "stores" in ${name}/remote.json.`,
      ),
    ),
  );
  expect([...new Set(undeclared)]).toEqual([]);
});

test('nobody lists a key that the code has given up, and no key belongs to two', () => {
  expect(missingIn(keysOfShell, listed)).toEqual([]);
  for (const { name, uses, declared } of remotes) {
    const givenUp = missingIn(
      uses.flatMap(({ keys }) => keys),
      declared,
    );
    expect(givenUp.map((key) => `${name} does not store «${key}»: take it out of its remote.json.`)).toEqual([]);
  }
  const all = [...listed, ...remotes.flatMap(({ declared }) => declared)].map(shapeOf);
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test('no server sets a cookie that the list does not know', () => {
  const servers = globSync('{api,registry,start}/src/**/*.ts', { cwd: root }).concat(
    globSync('shell/server/**/*.ts', { cwd: root }),
  );
  const setting = servers.filter((file) => !/\.test\.ts$/.test(file) && /['"]set-cookie['"]/i.test(read(file)));
  expect(setting.sort()).toEqual([
    'api/src/features/auth/device-pass.ts',
    'api/src/features/previews/link-routes.ts',
    'api/src/features/previews/local-code-routes.ts',
    'api/src/features/previews/routes.ts',
    'shell/server/shell.ts',
  ]);
});

test('nothing is stored in ways that the list does not know: cookies, databases, caches, bare properties', () => {
  const others = /document\.cookie|cookieStore|indexedDB|caches\.open|(?:local|session)Storage(?:\[|\.(?!\w+\())/;
  const sources = [...ofShell, ...remotes.flatMap((remote) => remote.sources)];
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([
    'shell/src/beacons/rollout-number.ts',
  ]);
});
