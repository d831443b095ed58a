import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { projectFiles, readText } from './module-graph.ts';

const root = posix.join(import.meta.dirname, '..');

describe('the documents', () => {
  let files: string[] = [];
  let places: Set<string>;
  const texts = new Map<string, string>();

  before(async () => {
    const listed = await projectFiles(root);
    for (const file of listed) {
      if (!/\.(?:md|tsx?|mjs|conf|service|env|css|sql|ya?ml)$|CODEOWNERS$/.test(file)) continue;
      // Empty: deleted, and still in the index.
      const text = await readText(root, file);
      if (text) texts.set(file, text);
    }
    files = listed.filter((file) => texts.has(file) || !file.endsWith('.md'));
    places = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]));
  });

  it('lead with every relative link to a file and a heading that exist', () => {
    const dead: string[] = [];
    let followed = 0;
    for (const [file, text] of texts) {
      if (!file.endsWith('.md')) continue;
      for (const { path, heading, link } of relativeLinks(text)) {
        followed += 1;
        const target = path ? posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '') : file;
        const leads = places.has(target) && (!heading || headingsOf(texts.get(target) ?? '').has(heading));
        if (!leads) dead.push(`${file}: ${link}`);
      }
    }
    assert.ok(followed > 150, 'the links are found in the text');
    assert.deepEqual(dead, []);
  });

  it('are there under the name by which code, comments and other documents know them', () => {
    const missing: string[] = [];
    let named = 0;
    for (const [file, text] of texts) {
      for (const [name] of text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)) {
        named += 1;
        if (!places.has(name)) missing.push(`${file}: ${name}`);
      }
    }
    assert.ok(named > 20, 'the names are found in the text');
    assert.deepEqual(missing, []);
  });

  it('name in backticks only paths that exist', () => {
    const folders = new Set([...places].filter((place) => !place.includes('/')));
    // A module is also known by what imports call it (`contracts/event-phase`), a test by its name without `.test.ts`.
    const known = new Set(
      [...places].flatMap((place) => [place, bareName(place), bareName(place).replace('/src/', '/')]),
    );
    const dead: string[] = [];
    let named = 0;
    for (const [file, text] of texts) {
      if (!file.endsWith('.md')) continue;
      for (const [, path = ''] of withoutFences(text).matchAll(/`([\w.-]+\/[\w./-]*[\w-])\/?(?::\d+)?`/g)) {
        if (!folders.has(path.split('/')[0] ?? '')) continue;
        named += 1;
        if (!known.has(path)) dead.push(`${file}: ${path}`);
      }
    }
    assert.ok(named > 100, 'the paths are found in the text');
    assert.deepEqual(dead, []);
  });

  it('list every command of the repository', async () => {
    const { scripts } = JSON.parse(await readText(root, 'package.json')) as { scripts: Record<string, string> };
    const list = texts.get('docs/commands.md') ?? '';
    const commands = Object.keys(scripts).map((name) =>
      /^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
    );
    assert.deepEqual(
      commands.filter((command) => !list.includes(`| \`${command}\``) && !list.includes(`| \`${command} `)),
      [],
    );
  });
});

interface RelativeLink {
  /** As written; empty within a document. */
  path: string;
  heading: string;
  link: string;
}

/** The links of a document that lead to the repository's own files: those with a scheme are left out. */
function relativeLinks(text: string): RelativeLink[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?(?:\s+"[^"]*")?\)/g)];
  return links.flatMap(([link, path = '', heading = '']) =>
    /^[a-z][a-z+.-]*:/i.test(path) ? [] : [{ path, heading: decodeURIComponent(heading), link }],
  );
}

/** Addresses of the headings of a document, as GitHub makes them: a second one of the same words ends in `-1`. */
function headingsOf(text: string): Set<string> {
  const addresses = new Set<string>();
  for (const [, words = ''] of withoutFences(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = words
      .replaceAll(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let address = slug;
    for (let again = 1; addresses.has(address); again += 1) address = `${slug}-${again}`;
    addresses.add(address);
  }
  return addresses;
}

function withoutFences(text: string): string {
  return text.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm, '');
}

function withoutCode(text: string): string {
  return withoutFences(text).replaceAll(/`[^`\n]+`/g, '``');
}

/** A path without the endings of its name. */
function bareName(path: string): string {
  return path.replace(/(?<=\/[\w-]+)\.[\w.]+$/, '');
}

function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
