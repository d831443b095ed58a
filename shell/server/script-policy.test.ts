import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { scriptPolicyScript } from './script-policy.ts';

interface Policy {
  createScriptURL: (address: string) => string | null;
  createHTML: (html: string) => string | null;
  createScript?: unknown;
}

function policyOfPage(): { name: string; policy: Policy } {
  const made: { name: string; policy: Policy }[] = [];
  const window = { trustedTypes: { createPolicy: (name: string, policy: Policy) => made.push({ name, policy }) } };
  runInNewContext(scriptPolicyScript, { window, location: { origin: 'https://sitio.example' } });
  assert.equal(made.length, 1);
  return made[0] as { name: string; policy: Policy };
}

const { name, policy } = policyOfPage();

it('lets released files of the site become scripts, also when they are asked for again', () => {
  assert.equal(name, 'default');
  for (const address of [
    '/mf/shell/0123456789abcdef/js/main.js',
    '/mf/shell/0123456789abcdef/js/main.js?intento=2',
    '/mf/mf-blog/0123456789abcdef/remote-entry.js',
    'https://sitio.example/mf/mf-blog/0123456789abcdef/remote-entry.js?intento=1',
    '/mf/mf-blog/0123456789abcdef/js/__federation_expose_routes.js',
  ])
    assert.equal(policy.createScriptURL(address), address);
});

for (const address of [
  'https://mal.example/x.js',
  'https://mal.example/mf/mf-blog/0123456789abcdef/js/x.js',
  'https://sitio.example.mal.example/mf/mf-blog/0123456789abcdef/js/x.js',
  'https://mal.example/https://sitio.example/mf/mf-blog/0123456789abcdef/js/x.js',
  '//mal.example/mf/mf-blog/0123456789abcdef/x.js',
  '/mf/mf-blog/0123456789abcdef/../../../api/registry.js',
  '/mf/mf-blog/0123456789abcdef/..%2f..%2fx.js',
  '/mf/mf-blog/corta/js/x.js',
  '/api/registry',
  '/mf/mf-blog/0123456789abcdef/js/x.js?otra=1',
  'data:text/javascript,alert(1)',
  ' /mf/mf-blog/0123456789abcdef/js/x.js',
])
  it(`refuses ${address}`, () => assert.equal(policy.createScriptURL(address), null));

it('lets an element be emptied, and no text become HTML or code', () => {
  assert.equal(policy.createHTML(''), '');
  assert.equal(policy.createHTML('<b>Hola</b>'), null);
  assert.equal(policy.createScript, undefined);
});

it('leaves a browser without Trusted Types alone', () => {
  assert.doesNotThrow(() => runInNewContext(scriptPolicyScript, { window: {} }));
});
