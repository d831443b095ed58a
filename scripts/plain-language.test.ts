import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Words of translated sentences, for which the field has its own terms. */
const dialect =
  /\b(?:told|whoever|brings|brought|standing|openings|upkeep|anew|amiss|tells|beside|an? [\w-]+ of (?:its|their|his|her) own)\b/i;
/** A docstring says what a function does or returns, or what a thing is: "Returns …", "The columns of …". */
const question = /^(?:What|Who|Whom|Whose|Whoever) /;

/** Parts of names that a translated sentence has left: the field says mutation, query, options, lock. */
const dialectName =
  /(?:^|[a-z])(?:Asked|Told|Surroundings|InHerStead|LetGo|StandsFor)$|Beside(?!s)|^beside(?!s)|^use\w+Acts$|^(?:bring[A-Z]?\w*|brought|told|tells|letGo|standsFor|inHerStead|surroundings)$/;

/** A field of the API's answers: to change it breaks the pages that are live. */
const agreedName = { name: 'told', files: /^contracts\/src\/admin-event\.ts$|^api\/src\/features\/events\// };

/** Returns the names that a file declares: functions, constants, types, properties and parameters. */
const declaredNamesOf = (code: string) =>
  [
    /^\s*(?:export )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm,
    /^\s*(?:readonly )?(\w+)\??: /gm,
    /[(,{]\s*(?:\.\.\.)?(\w+)\??(?:: |,| \}|\) =>)/g,
  ].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));

/** Returns the titles of a file's tests and of their groups. */
const titlesOf = (code: string) =>
  [
    ...code.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g),
    ...code.matchAll(/\]\s*(?:as const\s*)?\)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g),
  ].map(([, , title = '']) => title);

/** Returns the texts of a file's docstrings, each in one line. */
const docstringsOf = (code: string) =>
  [...code.matchAll(/^\s*\/\*\*([\s\S]*?)\*\//gm)].map(([, text = '']) =>
    text
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** Returns the texts of a file's line comments. */
const lineCommentsOf = (code: string) =>
  [...code.matchAll(/(?:^|[\s;{}(),])\/\/ (.*)$/gm)].map(([, text = '']) => text);

/** Returns the prose of a Markdown file: no code, no quoted titles of tests, no addresses. */
const proseOf = (text: string) => text.replace(/```[\s\S]*?```|`[^`]*`|«[^»]*»|\]\([^)]*\)/g, '');

describe('the language of comments and documents', () => {
  it('is plain in the comments of all code', async () => {
    const files = (await projectFiles(root)).filter((file) => /\.tsx?$/.test(file) && !/\.spec\.ts$/.test(file));
    const found = files.flatMap((file) => {
      const code = read(file);
      const docstrings = docstringsOf(code);
      return [
        ...docstrings.filter((text) => question.test(text)),
        ...[...docstrings, ...lineCommentsOf(code)].filter((text) => dialect.test(text)),
      ].map((text) => `${file}: ${text}`);
    });
    assert.deepEqual(found, [], 'say it in the words of the field');
  });

  it('is plain in the names that code declares', async () => {
    const files = (await projectFiles(root)).filter((file) => /\.tsx?$/.test(file));
    const found = files.flatMap((file) =>
      declaredNamesOf(read(file))
        .filter((name) => dialectName.test(name) && !(name === agreedName.name && agreedName.files.test(file)))
        .map((name) => `${file}: ${name}`),
    );
    assert.deepEqual(found, [], 'use the term of the field');
  });

  it('is plain in the titles of tests', async () => {
    const files = (await projectFiles(root)).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
    const titles = files.flatMap((file) => titlesOf(read(file)).map((title) => ({ file, title })));
    assert.ok(titles.length > 3_000, 'the titles are found');
    const found = titles.filter(({ title }) => dialect.test(title)).map(({ file, title }) => `${file}: ${title}`);
    assert.deepEqual(found, [], 'say it in the words of the field');
  });

  it('is plain in the documents for developers and operators', async () => {
    const files = (await projectFiles(root)).filter((file) => /^(?:docs\/)?[\w-]+\.md$/.test(file));
    assert.ok(files.includes('README.md') && files.includes('docs/measurements.md'));
    const found = files.flatMap((file) =>
      proseOf(read(file))
        .split('\n')
        .filter((line) => dialect.test(line))
        .map((line) => `${file}: ${line}`),
    );
    assert.deepEqual(found, [], 'say it in the words of the field');
  });
});
