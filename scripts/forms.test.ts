import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { projectFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const drawn = /^(?:kit|shared-ui|shell|mf-\w+)\/(?:src|parts)\/.*\.tsx$/;

/** Forms whose question is meant to stand in the address: who shares it shares what was found. Nothing personal is asked. */
const questions = [
  'mf-community/src/features/lists/filter-form.tsx',
  'mf-community/src/features/mentoring/list/mentor-filter-form.tsx',
  'mf-community/src/features/talks/components/talk-filters.tsx',
  'shell/src/pages/search/search-form.tsx',
];

/** The opening tags of forms in a component, up to the first attribute that holds code with a `>` in it. */
const formTags = (text: string) => [...text.matchAll(/<form\b[^>]*/g)].map(([tag]) => tag);

describe('every form', () => {
  let forms: { file: string; tag: string }[] = [];
  before(async () => {
    const files = (await projectFiles(root)).filter((file) => drawn.test(file) && !/\.test\.tsx$/.test(file));
    const texts = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
    );
    forms = texts.flatMap(({ file, text }) => formTags(text).map((tag) => ({ file, tag })));
    assert.ok(forms.length >= 12, 'the forms are found');
  });

  it('that is sent before its code is there puts nothing that was typed into an address', () => {
    const open = forms.filter(({ file, tag }) => !tag.includes('method="post"') && !questions.includes(file));
    assert.deepEqual(open, [], 'give it method="post", as `Form` of the kit does');
  });

  it('that asks by its address names the page that answers', () => {
    for (const file of questions) {
      const [tag = ''] = forms.filter((form) => form.file === file).map((form) => form.tag);
      assert.match(tag, /\baction=/, file);
    }
  });
});
