import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiOffers, RemoteNeeds } from '@femcoders/contracts/release-contract';
import { type Candidate, chooseVersions } from './choose-versions.ts';

const offered = (version: string, names: string[], since = '1.0.0') => ({ version, since, names });

/** A shell whose `platform` exports these names. */
function shell(version: string, names: string[]): Candidate {
  const offers = { platform: offered('1.0.0', names), sharedUi: offered('1.0.0', []) };
  return { version, owner: 'equipo-plataforma', contract: { offers, needs: null } };
}

/** A remote that uses these names of `platform`, and this field of `GET /things`. */
function remote(version: string, names: string[], field?: string): Candidate {
  const used = (names: string[]) => ({ version: '1.0.0', names });
  const api: RemoteNeeds['api'] = field
    ? { 'GET /things': { access: 'public', answers: { [field]: 'string' }, sends: [] } }
    : {};
  const needs = { platform: used(names), sharedUi: used([]), api };
  return { version, owner: 'equipo-blog', contract: { offers: null, needs } };
}

const apiWith = (field: string): ApiOffers => ({
  'GET /things': { access: 'public', answers: { [field]: 'string' }, requires: [] },
});

function chosen(shells: Candidate[], remotes: Candidate[], api: ApiOffers | null = null) {
  const parts = [
    { name: 'mf-blog', remotes },
    { name: 'shell', remotes: shells },
  ].flatMap(({ name, remotes: [live, ...earlier] }) => (live ? [{ name, live, earlier }] : []));
  return Object.fromEntries(
    chooseVersions(parts, api).map(({ name, shown, fallback, reasons }) => [
      name,
      { shown: shown?.version, fallback: fallback?.version, reasons: reasons.length },
    ]),
  );
}

describe('of each remote', () => {
  const both = shell('s2', ['Link', 'Form']);

  it('the live version is shown while it fits, with the one before it to fall back to', () => {
    const remotes = [remote('c', ['Form']), remote('b', ['Link']), remote('a', [])];
    assert.deepEqual(chosen([both], remotes)['mf-blog'], { shown: 'c', fallback: 'b', reasons: 0 });
  });

  it('the newest version before is shown that fits the live shell, where the live one does not', () => {
    const remotes = [remote('d', ['Table']), remote('c', ['Tabs']), remote('b', ['Form']), remote('a', [])];
    assert.deepEqual(chosen([both], remotes)['mf-blog'], { shown: 'b', fallback: 'a', reasons: 1 });
  });

  it('the newest version is shown that fits the API', () => {
    const remotes = [remote('b', [], 'title'), remote('a', [], 'name')];
    assert.deepEqual(chosen([both], remotes, apiWith('name'))['mf-blog'], {
      shown: 'a',
      fallback: undefined,
      reasons: 1,
    });
    assert.equal(chosen([both], remotes, apiWith('title'))['mf-blog']?.shown, 'b');
    assert.equal(chosen([both], remotes, null)['mf-blog']?.shown, 'b');
  });

  it('nothing is shown when none fits, and nothing that does not fit is fallen back to', () => {
    const remotes = [remote('b', ['Table']), remote('a', ['Tabs'])];
    assert.deepEqual(chosen([both], remotes)['mf-blog'], { shown: undefined, fallback: undefined, reasons: 1 });
    const one = [remote('b', ['Link']), remote('a', ['Tabs'])];
    assert.deepEqual(chosen([both], one)['mf-blog'], { shown: 'b', fallback: undefined, reasons: 0 });
  });

  it('a release from before there were contracts is not judged', () => {
    const old = { version: 'a', owner: 'equipo-blog', contract: { offers: null, needs: null } };
    assert.equal(chosen([both], [old])['mf-blog']?.shown, 'a');
    assert.equal(chosen([old], [remote('b', ['Table'])])['mf-blog']?.shown, 'b');
  });
});

describe('of the shell', () => {
  it('the live version is shown, and the one before it is fallen back to', () => {
    const shells = [shell('s3', ['Link']), shell('s2', ['Link']), shell('s1', ['Link'])];
    assert.deepEqual(chosen(shells, [remote('a', ['Link'])]).shell, { shown: 's3', fallback: 's2', reasons: 0 });
  });

  it('a version further back is fallen back to when only that one serves the remotes that are shown', () => {
    const shells = [shell('s3', ['Link', 'Form']), shell('s2', ['Link']), shell('s1', ['Link', 'Form'])];
    assert.equal(chosen(shells, [remote('a', ['Form'])]).shell?.fallback, 's1');
    assert.equal(chosen(shells, [remote('a', ['Link'])]).shell?.fallback, 's2');
  });

  it('the one before is better than none', () => {
    const shells = [shell('s2', ['Link', 'Form']), shell('s1', [])];
    assert.equal(chosen(shells, [remote('a', ['Form'])]).shell?.fallback, 's1');
  });
});
