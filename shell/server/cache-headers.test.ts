import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { describe, it } from 'node:test';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { keepInFront } from './cache-headers.ts';
import type { AskedPage, PageAnswer } from './page-answer.ts';
import type { PageTools } from './shell-ports.ts';

const live = { shell: { name: 'shell', version: '1' }, remotes: [] } as unknown as RegistryDocument;

/** What a cache in front, which is told of changes, may do with the page of an address. */
function headersFor(address: string, answer: object, asked: object = {}): Map<string, unknown> {
  const headers = new Map<string, unknown>();
  const cdnPurge = { keysOf: () => ['site', 'shell@1'] };
  keepInFront(
    { setHeader: (name: string, value: unknown) => headers.set(name, value) } as unknown as ServerResponse,
    { status: 200, isShared: true, versions: ['shell@1'], sources: { certain: true }, ...answer } as PageAnswer,
    { url: new URL(address, 'https://sitio.example'), live, preview: null, isForScript: false, ...asked } as AskedPage,
    { ports: { cdnPurge } } as unknown as PageTools,
  );
  return headers;
}

const lasts = (headers: Map<string, unknown>) => /s-maxage=(\d+)/.exec(String(headers.get('cache-control')))?.[1];

describe('a cache in front that is told of changes', () => {
  it('keeps a public page for long, with its keys', () => {
    const headers = headersFor('/eventos', {});
    assert.equal(lasts(headers), '600');
    assert.equal(headers.get('surrogate-key'), 'site shell@1');
    assert.equal(headers.get('cache-tag'), 'site,shell@1');
  });

  it('keeps for seconds what nobody can watch: an answer without a tag, one that was not there, a version that stands in', () => {
    assert.equal(lasts(headersFor('/eventos', { sources: { certain: false } })), '5');
    const standIn = headersFor('/eventos', { versions: ['shell@0'] });
    assert.equal(lasts(standIn), '5');
    assert.equal(
      standIn.get('surrogate-key'),
      undefined,
      'its version is live no longer: each page would be purged at once',
    );
  });

  it('keeps no page of an address with which a team looks at a version, nor where it leads', () => {
    const address = '/eventos?mf=blog@0123456789abcdef';
    assert.equal(headersFor(address, {}).get('cache-control'), 'no-cache');
    assert.doesNotMatch(String(headersFor(address, { status: 301 }).get('cache-control')), /public/);
  });
});
