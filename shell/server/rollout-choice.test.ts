import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { hasCandidate, isMadeOfCandidate, liveFor } from './rollout-choice.ts';
import { versionsOf } from './versions-of.ts';

const release = (name: string, version: string) =>
  ({ name, version, contract: { offers: null, needs: null } }) as unknown as Release;
const live = (rollouts?: RegistryDocument['rollouts']): RegistryDocument => ({
  revision: 1,
  shell: release('shell', 's1'),
  remotes: [release('mf-blog', 'b1'), release('mf-events', 'e1')],
  fallbacks: [release('mf-blog', 'b0')],
  skipped: [],
  ...(rollouts && { rollouts }),
});
const blog = { id: 1, share: 20, release: release('mf-blog', 'b2') };
const events = { id: 2, share: 20, release: release('mf-events', 'e2') };
const shell = { id: 3, share: 20, release: release('shell', 's2') };

/** A cookie with a number that gets these candidates and no other. */
function cookieFor(rollouts: NonNullable<RegistryDocument['rollouts']>, wanted: string[]): string {
  for (let number = 0; number < 10_000; number++) {
    const drawn = rollouts.filter(({ id, share, release: { name } }) => isInShare(number, { name, id }, share));
    if (String(drawn.map(({ release: { version } }) => version)) === String(wanted))
      return `a=b; reparto=${String(number).padStart(4, '0')}`;
  }
  throw new Error('There is no such number.');
}

describe('what a visitor gets', () => {
  it('is what is live where nothing is rolled out, where she has no number, and where hers is not in the share', () => {
    const nothing = live();
    assert.equal(liveFor(nothing, 'reparto=0001'), nothing);
    const one = live([blog]);
    for (const cookies of [undefined, '', 'a=b', 'reparto=x', cookieFor([blog], [])])
      assert.equal(liveFor(one, cookies), one);
    assert.equal(hasCandidate(one), false);
  });

  it('is the candidate where her number is in the share, with the stable version to stand in for it', () => {
    const one = live([blog]);
    const hers = liveFor(one, cookieFor([blog], ['b2']));
    assert.deepEqual(versionsOf(hers), ['shell@s1', 'mf-blog@b2', 'mf-events@e1']);
    assert.deepEqual(
      hers.fallbacks.map(({ version }) => version),
      ['b1', 'b0'],
    );
    assert.equal(hasCandidate(hers), true);
    assert.equal(isMadeOfCandidate(versionsOf(hers), hers), true);
    assert.equal(isMadeOfCandidate(versionsOf(one), hers), false);
  });

  it('is decided for each part by itself, the shell too', () => {
    const all = live([blog, events, shell]);
    for (const [wanted, versions] of [
      [['e2'], ['shell@s1', 'mf-blog@b1', 'mf-events@e2']],
      [
        ['b2', 'e2'],
        ['shell@s1', 'mf-blog@b2', 'mf-events@e2'],
      ],
      [
        ['b2', 's2'],
        ['shell@s2', 'mf-blog@b2', 'mf-events@e1'],
      ],
    ] as const)
      assert.deepEqual(versionsOf(liveFor(all, cookieFor([blog, events, shell], [...wanted]))), versions);
  });

  it('is the stable shell where a remote fits the candidate in no version that she could get', () => {
    const shellOf = (version: string, platform: string) =>
      ({
        ...release('shell', version),
        contract: {
          offers: {
            platform: { version: platform, since: platform, names: [] },
            sharedUi: { version: '1.0.0', since: '1.0.0', names: [] },
          },
        },
      }) as unknown as Release;
    const blogOf = (version: string, platform: string) =>
      ({
        ...release('mf-blog', version),
        contract: {
          needs: { platform: { version: platform, names: [] }, sharedUi: { version: '1.0.0', names: [] }, api: {} },
        },
      }) as unknown as Release;
    const rollouts = [
      { id: 1, share: 20, release: blogOf('b2', '2.0.0') },
      { id: 3, share: 20, release: shellOf('s2', '2.0.0') },
    ];
    const both = { ...live(rollouts), shell: shellOf('s1', '1.0.0'), remotes: [blogOf('b1', '1.0.0')] };
    const versions = (wanted: string[]) => versionsOf(liveFor(both, cookieFor(rollouts, wanted)));
    assert.deepEqual(versions(['s2']), ['shell@s1', 'mf-blog@b1']);
    assert.equal(liveFor(both, cookieFor(rollouts, ['s2'])), both, 'as for everybody');
    assert.deepEqual(versions(['b2', 's2']), ['shell@s2', 'mf-blog@b2']);
  });

  it('is the very same document for all who get the same, until another one is live', () => {
    const one = live([blog]);
    const cookie = cookieFor([blog], ['b2']);
    assert.equal(liveFor(one, cookie), liveFor(one, `${cookie}; c=d`));
    assert.notEqual(liveFor(live([blog]), cookie), liveFor(one, cookie));
  });
});
