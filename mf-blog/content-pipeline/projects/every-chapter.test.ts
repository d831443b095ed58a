import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from '../article-files.ts';
import { publishedOnly } from '../frontmatter.ts';
import { buildState } from '../testing/build-state.ts';
import { projectStates } from './project-states.ts';

const states = projectStates(publishedOnly(await readArticleFiles()));
assert.ok(states.length > 1, 'a project with chapters is found');

for (const state of states) {
  test(`${state.article} leaves a project that is type-checked and built, and tested once it has tests`, async () => {
    const run = await buildState(state, ['build', 'test']);
    assert.ok(run.includes('build'));
    const hasTests = [...state.files.keys()].some((file) => /\.test\.tsx?$/.test(file));
    assert.equal(run.includes('test'), hasTests);
  });
}
