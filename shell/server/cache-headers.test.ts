import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { type CacheRules, cacheRules } from './cache-headers.ts';
import type { PageAnswer, RequestedPage } from './page-answer.ts';
import type { PageTools } from './shell-ports.ts';

const live = { shell: { name: 'shell', version: '1' }, remotes: [] } as unknown as RegistryDocument;

/** Returns the caching rules of a page for a cache in front that is purged on changes. */
function rulesFor(answer: object, asked: Partial<RequestedPage> = {}): CacheRules {
  const cdnPurge = { keysOf: () => ['site', 'shell@1'] };
  return cacheRules(
    { status: 200, isShared: true, versions: ['shell@1'], sources: { certain: true }, ...answer } as PageAnswer,
    { live, preview: null, isForScript: false, mayBePreview: false, ...asked },
    { ports: { cdnPurge } } as unknown as PageTools,
  );
}

const lasts = ({ control }: CacheRules) => /s-maxage=(\d+)/.exec(control)?.[1];

describe('a cache in front that is purged', () => {
  it('keeps a public page for long, with its keys', () => {
    const rules = rulesFor({});
    assert.equal(lasts(rules), '600');
    assert.deepEqual(rules.keys, ['site', 'shell@1']);
  });

  it('keeps for seconds what nobody can watch: an answer without a tag, one that was not there, a version that stands in', () => {
    assert.equal(lasts(rulesFor({ sources: { certain: false } })), '5');
    const standIn = rulesFor({ versions: ['shell@0'] });
    assert.equal(lasts(standIn), '5');
    assert.deepEqual(standIn.keys, [], 'its version is live no longer: each page would be purged at once');
  });

  it('keeps no page of a candidate, and the stable ones as ever', () => {
    const gradual = {
      ...live,
      rollouts: [{ id: 1, share: 5, release: { name: 'mf-blog', version: '2' } }],
    } as RegistryDocument;
    const versions = ['shell@1', 'mf-blog@2'];
    assert.deepEqual(rulesFor({ versions }, { live: gradual }), { control: 'private, no-cache', keys: [] });
    assert.equal(lasts(rulesFor({}, { live: gradual })), '600');
  });

  it('keeps of a candidate neither what scripts get nor previews, and no browser does, nor where its pages lead', () => {
    const candidate = { name: 'mf-blog', version: '2' };
    const chosen = {
      ...{ shell: live.shell, remotes: [candidate] },
      rollouts: [{ id: 1, share: 5, release: candidate }],
    } as RegistryDocument;
    const page = { versions: ['shell@1', 'mf-blog@2'] };
    assert.equal(rulesFor(page, { live: chosen, isForScript: true }).control, 'no-store');
    const preview = {} as RequestedPage['preview'];
    assert.equal(rulesFor(page, { live: chosen, preview, mayBePreview: true }).control, 'private, no-store');
    const moved = { status: 301 };
    for (const asked of [{}, { isForScript: true }, { mayBePreview: true }])
      assert.equal(rulesFor(moved, { live: chosen, ...asked }).control, 'private, no-cache');
    assert.equal(rulesFor(moved, { live: { ...chosen, remotes: [] } }).control, 'public, max-age=3600');
  });

  it('keeps no page of an address with which a team looks at a version, nor where it leads', () => {
    const asked = { mayBePreview: true };
    assert.equal(rulesFor({}, asked).control, 'no-cache');
    assert.doesNotMatch(rulesFor({ status: 301 }, asked).control, /public/);
  });
});
