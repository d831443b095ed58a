import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from '../article-files.ts';
import { publishedOnly } from '../frontmatter.ts';
import { buildState } from '../testing/build-state.ts';
import { projectStates } from './project-states.ts';

const states = projectStates(publishedOnly(await readArticleFiles()));

/** The states that readers end with. Those on the way are built by every-chapter.test.ts. */
const last = states.filter(({ name }, index) => states[index + 1]?.name !== name);
assert.ok(last.length > 0, 'a project is found');

for (const state of last) {
  test(`what ${state.name} comes to is type-checked, built and tested from the printed text alone`, async () => {
    assert.deepEqual(await buildState(state, ['build', 'test']), ['build', 'test']);
  });
}
