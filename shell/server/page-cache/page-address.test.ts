import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { isKept, readAddress } from './page-address.ts';

const route = (path: string, query?: string[]) => ({
  id: path,
  path,
  chunks: [],
  styles: [],
  slots: [],
  ...(query && { query }),
});
const shell = { routes: [route('/', []), route('/contacto', ['motivo'])] };
const events = { routes: [route('/eventos', ['pasados', 'tema']), route('/eventos/:slug', [])] };
const former = { routes: [route('/antes')] };
const live = { shell, remotes: [events, former] as unknown as Release[] } as unknown as RegistryDocument;

const read = async (path: string) => {
  const { pathname, search } = await readAddress(new URL(`http://sitio.example${path}`), live);
  return pathname + search;
};
const kept = async (path: string) => isKept(await readAddress(new URL(`http://sitio.example${path}`), live));

test('a page is read with the parameters that its route names, once each and in its order; others make no other page', async () => {
  assert.equal(await read('/eventos'), '/eventos');
  assert.equal(await read('/eventos?tema=a%20b&pasados=2&otra=1'), '/eventos?pasados=2&tema=a+b');
  assert.equal(await read('/eventos?pasados=2&pasados=3'), '/eventos?pasados=2');
  assert.equal(await read(`/eventos/taller?pasados=2&x=${'a'.repeat(500)}`), '/eventos/taller');
  assert.equal(await read(`/?${'x'.repeat(41)}=1&utm_source=slack&mf=blog@0123456789abcdef`), '/');
  assert.equal(await read('/no-existe?q=1'), '/no-existe');
  for (const path of ['/', '/eventos', '/eventos/taller'])
    for (const behind of [`?${'x'.repeat(41)}`, '?a=1&b=2&c=3&d=4&e=5&f=6&g=7', '?mf=blog@0123456789abcdef'])
      assert.ok(await kept(path + behind), path + behind);
});

test('a page of a release from before parameters were named is read with all but those that count visitors', async () => {
  assert.equal(await read('/antes?utm_source=slack&fbclid=x&pagina=2&q=a'), '/antes?pagina=2&q=a');
  assert.ok(await kept(`/antes?fbclid=${'x'.repeat(100)}`));
});

test('nothing is kept of previews, odd spellings, long values or a heap of parameters', async () => {
  for (const path of [
    '/antes?mf=blog@0123456789abcdef',
    '/antes?mf=',
    '/%65ventos',
    '/%E0%A4%A',
    '/a%2Fb',
    `/antes?token=${'a'.repeat(43)}`,
    `/contacto?motivo=${'a'.repeat(43)}`,
    '/antes?a=1&b=2&c=3&d=4&e=5&f=6&g=7',
  ])
    assert.equal(await kept(path), false, path);
});
