import assert from 'node:assert/strict';
import { it } from 'node:test';
import { refusingPageSchema } from '@femcoders/contracts/refusal';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { refusalAddress } from './refusal-address.ts';

const release = (name: string, version: string, path: string) =>
  ({ name, version, routes: [{ id: `${name}:0`, path, chunks: [], styles: [], slots: [] }] }) as unknown as Release;
const live = (path: string): RegistryDocument => ({
  revision: 1,
  shell: release('shell', '0000000000000001', '/'),
  remotes: [release('mf-blog', '0000000000000002', path)],
  fallbacks: [],
  skipped: [],
});
const article = { id: 'mf-blog:0', owner: 'mf-blog', params: { area: 'css', slug: 'css-grid' } };
const query = (address: string | null) =>
  Object.fromEntries(new URL(address ?? '/', 'https://sitio.example').searchParams);

it('says which versions of whom to lay a refusal to, as the registry reads it', () => {
  const blog = refusalAddress(live('/recursos/:area/:slug'), article);
  assert.deepEqual(refusingPageSchema.parse(query(blog)), {
    page: '/recursos/:area/:slug',
    owner: { name: 'mf-blog', version: '0000000000000002' },
    shell: { name: 'shell', version: '0000000000000001' },
  });
  const home = refusalAddress(live('/blog'), { id: 'shell:0', owner: 'shell', params: {} });
  assert.deepEqual(refusingPageSchema.parse(query(home)).owner, { name: 'shell', version: '0000000000000001' });
});

it('is named by no page that no release has, and never ends the policy in which it stands', () => {
  assert.equal(refusalAddress(live('/blog'), null), null);
  assert.equal(refusalAddress(live('/blog'), { ...article, id: 'mf-blog:7' }), null);
  assert.equal(refusalAddress(live('/blog'), { ...article, owner: 'mf-events' }), null);
  for (const path of ['/a; script-src *', '/a,b', '/a b', '/a\r\nb', '/*']) {
    assert.equal(refusalAddress(live(path), article), null, path);
  }
});
