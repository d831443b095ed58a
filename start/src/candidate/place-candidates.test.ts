import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { layRemote, layShell, version } from '@femcoders/registry/test/release-fixture';
import { placeCandidates } from './place-candidates.ts';

describe('what would be shown with candidates', () => {
  let live: RegistryDocument;
  let next: Release;
  let otherShell: Release;
  const shown = (document: RegistryDocument) =>
    [document.shell, ...document.remotes].map((release) => `${release.name} ${release.version[0]}`);

  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'place-'));
    const shell = await layShell(folder, version('a'), { names: ['Link', 'Old'] });
    otherShell = await layShell(folder, version('b'), { names: ['Link'] });
    const remotes = [
      await layRemote(folder, 'mf-blog', version('c'), { names: ['Old'] }),
      await layRemote(folder, 'mf-events', version('d')),
    ];
    const fallbacks = [
      await layRemote(folder, 'mf-blog', version('e')),
      await layRemote(folder, 'mf-events', version('f')),
    ];
    next = await layRemote(folder, 'mf-events', version('1'));
    live = { revision: 7, shell, remotes, fallbacks, skipped: [] };
    await rm(folder, { recursive: true });
  });

  it('has them in place of what is live, with nothing to stand in for them', () => {
    const document = placeCandidates(live, [next]);
    assert.deepEqual(shown(document), ['shell a', 'mf-blog c', 'mf-events 1']);
    assert.deepEqual(
      document.fallbacks.map(({ name }) => name),
      ['mf-blog'],
    );
  });

  it('has remotes in the last version that fits, when the shell is one of them', () => {
    assert.deepEqual(shown(placeCandidates(live, [otherShell])), ['shell b', 'mf-blog e', 'mf-events d']);
    assert.deepEqual(shown(placeCandidates({ ...live, fallbacks: [] }, [otherShell])), ['shell b', 'mf-events d']);
  });
});
