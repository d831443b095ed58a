import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepPageList, type PageList } from './page-list.ts';
import type { ChosenVersions } from './version-chooser.ts';

const live = (version: string) => ({ id: version }) as ChosenVersions;

const nothing: PageList = { pages: [], missing: [], versions: {}, sitemap: '' };

function counted() {
  let made = 0;
  let clock = 0;
  const list = keepPageList(
    async () => {
      made += 1;
      return nothing;
    },
    () => clock,
  );
  return { list, pass: (ms: number) => (clock += ms), made: () => made };
}

test('the list is made once for all who ask within a minute, and then again', async () => {
  const { list, pass, made } = counted();
  await Promise.all([list(live('1')), list(live('1'))]);
  pass(59_000);
  await list(live('1'));
  assert.equal(made(), 1);
  pass(2_000);
  await list(live('1'));
  assert.equal(made(), 2);
});

test('another live version is in the list at once', async () => {
  const { list, made } = counted();
  await list(live('1'));
  await list(live('2'));
  assert.equal(made(), 2);
});

test('a failure is not kept', async () => {
  let fails = true;
  const list = keepPageList(async () => {
    if (fails) throw new Error('caído');
    return nothing;
  });
  await assert.rejects(list(live('1')));
  fails = false;
  assert.equal(await list(live('1')), nothing);
});
