import assert from 'node:assert/strict';
import { test } from 'node:test';
import { network, networksOf, widestNetwork } from './network.ts';

test('a network address counts as its IPv4 form or its IPv6 /64', () => {
  assert.equal(network('192.0.2.1'), '192.0.2.1');
  assert.equal(network('::ffff:192.0.2.1'), '192.0.2.1');
  assert.equal(network('2001:0db8:0001:0000:1::2'), '2001:db8:1:0');
  assert.equal(network('2001:DB8:1::5'), '2001:db8:1:0');
  assert.equal(network('fe80::1%eth0'), 'fe80:0:0:0');
  assert.equal(network('::1'), '0:0:0:0');
});

test('an IPv6 address counts for the networks around it, too, which may do several times as much', () => {
  const of = (address: string) => networksOf(address).map(({ name, times }) => `${name} ×${times}`);
  assert.deepEqual(of('2001:db8:1:2fe::5'), ['2001:db8:1:2fe ×1', '2001:db8:1:2/56 ×4', '2001:db8:1/48 ×16']);
  assert.deepEqual(of('192.0.2.1'), ['192.0.2.1 ×1']);
  assert.equal(widestNetwork('2001:db8:1:2fe::5'), '2001:db8:1/48');
});
