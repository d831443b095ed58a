import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewCookie } from '@femcoders/contracts/preview-limits';
import { storedKeys } from './stored-keys.ts';

const root = join(__dirname, '../../../..');
const sources = globSync('{shell,platform,shared-ui,mf-*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('modals/stored-keys.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What libraries store by themselves where the sources use them. */
const keysOfLibraries = [{ use: '<ScrollRestoration', key: 'react-router-scroll-positions' }];

/** A key's name with what differs in it (`${postId}`, `<artículo>`) taken out. */
const shapeOf = (key: string) => key.replace(/\$\{[^}]*\}|<[^>]*>/g, '<>');

const stringsIn = (text: string) => [...text.matchAll(/(['"`])(.*?)\1/g)].map(([, , string = '']) => string);

/** What names keys: `const sessionKeys = { … }`, `const pageViewsKey = '…'`, `const draftKeyOf = (post) => …`. */
const namings = sources.flatMap(({ text }) =>
  [...text.matchAll(/const (keyOf|\w+Key(?:s|Of)?)\b[^=]*= ([^;]*);/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  })),
);

/** What is handed to `getItem`, `setItem` and `removeItem`. */
const uses = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\.(?:get|set|remove)Item\(\s*([^,()]+)/g)].map(([, argument = '']) => ({ file, text, argument })),
);

/** The keys that an argument may be: itself, or those of the naming that it, or the line that brings it in, mentions. */
function keysOf({ text, argument }: { text: string; argument: string }): string[] {
  if (/^['"`]/.test(argument)) return stringsIn(argument);
  const name = /^\w+/.exec(argument)?.[0] ?? '';
  const broughtIn = text.split('\n').filter((line) => new RegExp(`const ${name} =|\\b${name}\\)? =>`).test(line));
  return namings
    .filter((naming) => naming.name === name || broughtIn.some((line) => line.includes(naming.name)))
    .flatMap(({ value }) => stringsIn(value));
}

const found = [
  ...uses.flatMap(keysOf),
  ...keysOfLibraries.filter(({ use }) => sources.some(({ text }) => text.includes(use))).map(({ key }) => key),
  // Set by the API (api/src/features/previews), the only one that is.
  previewCookie,
];

test('every key that the code stores is in the list of the cookie policy', () => {
  const unclear = uses.filter((use) => keysOf(use).length === 0);
  expect(unclear.map(({ file, argument }) => `${file}: ${argument}`)).toEqual([]);
  expect(found.length).toBeGreaterThan(storedKeys.length);
  const listed = new Set(storedKeys.map(({ key }) => shapeOf(key)));
  expect(found.filter((key) => !listed.has(shapeOf(key)))).toEqual([]);
});

test('the list holds no key that the code has given up, and none twice', () => {
  const kept = new Set(found.map(shapeOf));
  expect(storedKeys.map(({ key }) => key).filter((key) => !kept.has(shapeOf(key)))).toEqual([]);
  expect(new Set(storedKeys.map(({ key }) => key)).size).toBe(storedKeys.length);
});

test('no server sets a cookie that the list does not know', () => {
  const servers = globSync('{api,registry,start}/src/**/*.ts', { cwd: root }).concat(
    globSync('shell/server/**/*.ts', { cwd: root }),
  );
  const setting = servers.filter(
    (file) => !/\.test\.ts$/.test(file) && /['"]set-cookie['"]/i.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(setting.sort()).toEqual(['api/src/features/previews/routes.ts', 'shell/server/shell.ts']);
});

test('nothing is stored in ways that the list does not know: cookies, databases, caches, bare properties', () => {
  const others = /document\.cookie|cookieStore|indexedDB|caches\.open|(?:local|session)Storage(?:\[|\.(?!\w+\())/;
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
});
