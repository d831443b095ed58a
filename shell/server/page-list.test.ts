import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepPageList, type PageList } from './page-list.ts';
import type { ChosenVersions } from './version-chooser.ts';

const live = (version: string) => ({ id: version }) as ChosenVersions;

const nothing: PageList = { pages: [], missing: [], versions: {}, sitemap: '' };

function counted() {
  let made = 0;
  let clock = 0;
  let revision = 0;
  let mute = false;
  const list = keepPageList(
    async () => {
      made += 1;
      return nothing;
    },
    {
      now: () => clock,
      revision: async () => {
        if (mute) throw new Error('caída');
        return revision;
      },
    },
  );
  return {
    list,
    pass: (ms: number) => (clock += ms),
    change: () => (revision += 1),
    silence: () => (mute = true),
    made: () => made,
  };
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

test('what was changed is in the list within seconds, however often something changes', async () => {
  const { list, pass, change, made } = counted();
  await list(live('1'));
  for (let second = 1; second <= 4; second++) {
    change();
    pass(1_000);
    await list(live('1'));
  }
  assert.equal(made(), 1);
  pass(1_000);
  await list(live('1'));
  assert.equal(made(), 2);
});

test('while nobody can tell what changed, the list holds its minute', async () => {
  const { list, pass, change, silence, made } = counted();
  await list(live('1'));
  change();
  silence();
  pass(59_000);
  await list(live('1'));
  assert.equal(made(), 1);
});

test('a failure is not kept', async () => {
  let fails = true;
  const make = async () => {
    if (fails) throw new Error('caído');
    return nothing;
  };
  const list = keepPageList(make, { revision: async () => 0 });
  await assert.rejects(list(live('1')));
  fails = false;
  assert.equal(await list(live('1')), nothing);
});
