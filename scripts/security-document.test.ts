import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { scheduledTasks } from '@femcoders/contracts/scheduled-tasks';
import { projectFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '..');

/**
 * The requirements of level 1 and 2 in OWASP ASVS 5.0.0, by section, of the chapters that apply: the numbers behind `V1.1`
 * and so on. Chapters 10 and 17 (OAuth, WebRTC) do not apply as a whole.
 */
const requirements: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
};

describe('docs/security.md', () => {
  let document = '';
  let files: string[] = [];
  before(async () => {
    document = await readFile(join(root, 'docs', 'security.md'), 'utf8');
    files = await projectFiles(root);
  });

  /** A file is named by its whole path, or by as much of its end as no other file shares. */
  const filesNamed = (name: string) => files.filter((file) => file === name || file.endsWith(`/${name}`));

  it('names only files that are there, each without doubt', () => {
    const names = new Set([...document.matchAll(/`([\w./@-]+\.(?:tsx?|sql|mjs))`/g)].map(([, name = '']) => name));
    assert.ok(names.size > 80, 'the files are found in the text');
    const doubtful = [...names]
      .map((name) => [name, filesNamed(name)] as const)
      .filter(([, found]) => found.length !== 1);
    assert.deepEqual(doubtful, []);
  });

  it('quotes only tests that are there, in their own words', async () => {
    const missing: string[] = [];
    let quoted = 0;
    for (const cell of document.split(/\n|\|/)) {
      let titles: string[] = [];
      let name = '';
      for (const [, file, sentence = ''] of cell.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|«([^»]+)»/g)) {
        if (file) {
          name = file;
          titles = await titlesOf(filesNamed(file)[0]);
          continue;
        }
        // Guillemets without a test before them are words of the site.
        if (!name) continue;
        quoted += 1;
        const isThere = sentence.endsWith('…')
          ? titles.some((title) => title.startsWith(sentence.slice(0, -1)))
          : titles.includes(sentence);
        if (!isThere) missing.push(`${name}: ${sentence}`);
      }
    }
    assert.ok(quoted > 150, 'the sentences are found in the text');
    assert.deepEqual(missing, []);
  });

  it('has a row for every requirement of level 1 and 2, once, and its verdict', () => {
    const verdicts = /^(?:met|met otherwise|partly|not met|not applicable)$/;
    const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \|[^|]*\| ([^|]+) \|/gm)].flatMap(
      ([, numbers = '', verdict = '']) => numbers.split(', ').map((number) => ({ number, verdict })),
    );
    for (const { number, verdict } of rows) assert.match(verdict, verdicts, number);
    const all = Object.entries(requirements).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    assert.deepEqual(rows.map(({ number }) => number).sort(), all.sort());
  });

  it('proves what it calls met, stopped or deleted: every such row quotes a test, or says why there is none', () => {
    const proof = /`[\w./-]+\.(?:test|spec)\.tsx?`[^«|]*«|No test: /;
    const requirementRows = [...document.matchAll(/^\| \d[\d., ]* \|[^|]*\| ([^|]+) \| ([^\n]+) \|$/gm)];
    assert.ok(requirementRows.length > 100, 'the rows of the standard are found');
    for (const [row, verdict = '', how = ''] of requirementRows) {
      if (/^(?:met|partly)/.test(verdict)) assert.match(how, proof, row);
      if (/^(?:partly|not met)/.test(verdict)) assert.match(how, /Next: /, row);
    }
    for (const title of ['Threats', 'Retention']) {
      const rows = rowsOf(sectionOf(document, title));
      assert.ok(rows.length > 25, `the rows of ${title} are found`);
      for (const row of rows) assert.match(row.split(' | ').at(-1) ?? '', proof, row);
    }
  });

  it('names every scheduled task', () => {
    for (const step of scheduledTasks) assert.ok(document.includes(`\`${step}\``), step);
  });
});

/** Returns the text below a heading of the second level. */
function sectionOf(document: string, title: string): string {
  return document.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';
}

/** The rows of a section's tables, without those that head them. */
function rowsOf(section: string): string[] {
  return section.split('\n').filter((line, at, lines) => {
    const isHead = lines[at + 1]?.startsWith('| ---') || line.startsWith('| ---');
    return line.startsWith('| ') && !isHead;
  });
}

const known = new Map<string, string[]>();

/** The titles of a file's tests, as its source has them; one that is skipped proves nothing. */
async function titlesOf(file: string | undefined): Promise<string[]> {
  if (!file) return [];
  const before = known.get(file);
  if (before) return before;
  const source = await readFile(join(root, file), 'utf8');
  const calls = source.matchAll(
    /\b(?:test|it|describe)(?:\.(?!skip|todo|fixme|fail)\w+)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
  );
  const titles = [...calls].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'));
  known.set(file, titles);
  return titles;
}
