import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { RemoteModule } from '@femcoders/platform';
import type { ShellBundle } from './release-modules.ts';
import { versionChooser } from './version-chooser.ts';

const blog = (version: string, needsSince = '1.0.0') =>
  ({
    name: 'mf-blog',
    version,
    contract: {
      needs: { platform: { version: needsSince, names: [] }, sharedUi: { version: '1.0.0', names: [] }, api: {} },
    },
  }) as unknown as Release;
const shell = (version: string, since = '1.0.0') =>
  ({
    name: 'shell',
    version,
    contract: {
      offers: {
        platform: { version: '2.0.0', since, names: [] },
        sharedUi: { version: '1.0.0', since: '1.0.0', names: [] },
      },
    },
  }) as unknown as Release;
const document = (shownShell: Release, remotes: Release[], fallbacks: Release[] = []): RegistryDocument => ({
  revision: 1,
  shell: shownShell,
  remotes,
  fallbacks,
  skipped: [],
});

/** A chooser before versions that break and are mended, and a clock that stands still unless it is moved. */
function trial() {
  const broken = new Set<string>();
  const asked: string[] = [];
  const logged: string[] = [];
  let clock = 0;
  const load = async ({ version }: Release) => {
    asked.push(version);
    if (broken.has(version)) throw new Error(`${version} is broken`);
  };
  const choose = versionChooser({
    modules: {
      shell: async (release) => load(release).then(() => ({ render: release.version }) as unknown as ShellBundle),
      remote: async (release) => load(release).then(() => ({}) as RemoteModule),
    },
    log: {
      warn: (details, message) => logged.push(`${(details as Release).version} ${message}`),
      error: (details, message) => logged.push(`${(details as Release).version} ${message}`),
    },
    now: () => clock,
  });
  const shown = async (live: RegistryDocument, shownOnly?: Set<string>) => {
    const { live: chosen } = await choose(live, shownOnly);
    return [chosen.shell, ...chosen.remotes].map(({ version }) => version).join(' ');
  };
  /** Lets time pass, and what is looked at behind the readers' backs come to its end. */
  const pass = async (live: RegistryDocument) => {
    clock += 1_000;
    await choose(live);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { broken, asked, logged, choose, shown, pass };
}

test('in place of a remote that cannot be loaded goes the version before it, which the registry names', async () => {
  const { broken, shown, logged } = trial();
  broken.add('b2');
  const live = document(shell('s1'), [blog('b2')], [shell('s0'), blog('b1')]);
  assert.equal(await shown(live), 's1 b1');
  assert.equal(await shown(live), 's1 b1');
  assert.deepEqual(logged, ['b2 A version cannot be loaded: the one before goes on, if there is one'], 'logged once');
});

test('where the registry names none, the version that this process loaded last goes on', async () => {
  const { broken, shown } = trial();
  assert.equal(await shown(document(shell('s1'), [blog('b1')])), 's1 b1');
  broken.add('b2');
  assert.equal(await shown(document(shell('s1'), [blog('b2')])), 's1 b1');
});

test('where there is no version before, the live one is shown, and its section says what is wrong', async () => {
  const { broken, shown } = trial();
  broken.add('b1');
  assert.equal(await shown(document(shell('s1'), [blog('b1')])), 's1 b1');
  broken.add('b0');
  assert.equal(
    await shown(document(shell('s1'), [blog('b1')], [blog('b0')])),
    's1 b1',
    'or the one before is broken too',
  );
});

test('the live version is shown again by itself once it can be loaded', async () => {
  const { broken, shown, pass, logged } = trial();
  broken.add('b2');
  const live = document(shell('s1'), [blog('b2')], [blog('b1')]);
  await shown(live);
  await pass(live);
  assert.equal(await shown(live), 's1 b1');
  broken.delete('b2');
  await pass(live);
  assert.equal(await shown(live), 's1 b2');
  assert.match(logged.at(-1) ?? '', /^b2 A version can be loaded again/);
});

test('readers wait for a version once: all who come meanwhile for the same answer, later ones not at all', async () => {
  const { broken, asked, shown, pass } = trial();
  broken.add('b2');
  const live = document(shell('s1'), [blog('b2')], [blog('b1')]);
  await Promise.all(Array.from({ length: 20 }, () => shown(live)));
  assert.equal(asked.filter((version) => version === 'b2').length, 1);
  await pass(live);
  assert.equal(asked.filter((version) => version === 'b2').length, 2, 'behind their backs');
});

test('what was chosen is used until a second has passed, something else is live, or a version fails or works again', async () => {
  const { broken, choose, pass } = trial();
  const live = document(shell('s1'), [blog('b2')], [blog('b1')]);
  const first = await choose(live);
  assert.equal(await choose(live), first);
  assert.notEqual(await choose({ ...live }), first);
  const second = await choose(live);
  broken.add('b2');
  await pass(live);
  const third = await choose(live);
  assert.deepEqual([third.live.remotes[0]?.version, third.id === second.id], ['b1', false]);
  broken.delete('b2');
  await pass(live);
  assert.equal((await choose(live)).id, second.id);
});

test('in place of a shell that cannot be loaded goes the one before, with remotes that fit it', async () => {
  const { broken, shown } = trial();
  broken.add('s2');
  const oldShell = shell('s1', '1.0.0');
  const live = document(shell('s2'), [blog('b2', '3.0.0')], [oldShell, blog('b1', '2.0.0')]);
  assert.equal(await shown(live), 's1 b1');
  assert.equal(
    await shown(document(shell('s2'), [blog('b1', '2.0.0')], [oldShell])),
    's1 b1',
    'the live one if it fits',
  );
});

test('where neither fits the shell that goes on, the live remote is shown with it', async () => {
  const { broken, shown } = trial();
  broken.add('s2');
  assert.equal(await shown(document(shell('s2'), [blog('b2', '3.0.0')], [shell('s1')])), 's1 b2');
});

test('without any shell that works there is no page', async () => {
  const { broken, shown } = trial();
  broken.add('s1');
  await assert.rejects(shown(document(shell('s1'), [])), /s1 is broken/);
  broken.delete('s1');
  assert.equal(await shown(document(shell('s1'), [])), 's1', 'and as soon as one works there is');
});

test('nothing stands in for what is looked at in a preview, and it stands in for nothing', async () => {
  const { broken, shown } = trial();
  const previewed = document(shell('s1'), [blog('b2')], [blog('b1')]);
  assert.equal(await shown(previewed, new Set(['mf-blog'])), 's1 b2');
  broken.add('b3');
  assert.equal(await shown(document(shell('s1'), [blog('b3')])), 's1 b3', 'b2 was never live');
  broken.add('b2');
  assert.equal(await shown(previewed, new Set(['mf-blog'])), 's1 b2');
});

test('remotes that a shell in preview does not serve any more step back to versions that fit', async () => {
  const { shown } = trial();
  const live = document(shell('s2', '2.0.0'), [blog('b1', '1.0.0')], [blog('b0', '2.0.0')]);
  assert.equal(await shown(live), 's2 b1', 'what is live fits: the registry has seen to it');
  assert.equal(await shown(live, new Set(['shell'])), 's2 b0');
});

test('in place of a candidate that cannot be loaded goes the stable version, and never the other way round', async () => {
  const rollouts = [{ id: 1, share: 20, release: blog('b2') }];
  const live = { ...document(shell('s1'), [blog('b1')]), rollouts };
  const hers = { ...document(shell('s1'), [blog('b2')], [blog('b1')]), rollouts };
  const one = trial();
  one.broken.add('b2');
  assert.equal(await one.shown(hers), 's1 b1');
  const other = trial();
  assert.equal(await other.shown(hers), 's1 b2');
  other.broken.add('b1');
  assert.equal(await other.shown(live), 's1 b1', 'its section says what is wrong');
});

test('a remote that does not fit the candidate of the shell is shown in a version that does', async () => {
  const { shown } = trial();
  const candidate = shell('s2', '2.0.0');
  const hers = {
    ...document(candidate, [blog('b1')], [shell('s1'), blog('b0', '2.0.0')]),
    rollouts: [{ id: 1, share: 20, release: candidate }],
  };
  assert.equal(await shown(hers), 's2 b0');
});

test('pages say whether something is rolled out: they are others then, also those of what is live', async () => {
  const { choose } = trial();
  const live = document(shell('s1'), [blog('b1')]);
  const gradual = { ...live, rollouts: [{ id: 1, share: 20, release: blog('b2') }] };
  assert.notEqual((await choose(live)).id, (await choose(gradual)).id);
  const wider = { ...live, rollouts: [{ id: 1, share: 30, release: blog('b2') }] };
  assert.equal((await choose(wider)).id, (await choose(gradual)).id, 'but the same ones at another share');
});
