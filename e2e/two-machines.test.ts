import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { findObjectStore } from '@femcoders/services/testing/test-object-store';
import { bridgeOfTest, mayMakeNetworks } from './machine.ts';
import { startTwoMachines } from './two-machines.ts';

const ip = (...words: string[]) => execFileSync('ip', words, { encoding: 'utf8' });
/** Children of this process: what the machines hold, the store, the proxy. */
const children = () => execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args='], { encoding: 'utf8' });

describe('two machines of a test', { skip: !mayMakeNetworks() || !findObjectStore() }, () => {
  it('whose start fails half-way leave no network and no program', async () => {
    const bridge = bridgeOfTest();
    // The second machine wants that name.
    ip('link', 'add', `${bridge}m3`, 'type', 'bridge');
    try {
      await assert.rejects(startTwoMachines());
      assert.ok(!ip('link').includes(`${bridge}:`));
      assert.doesNotMatch(children(), /unshare|sleep infinity|test-object-store|nginx/);
    } finally {
      ip('link', 'delete', `${bridge}m3`);
    }
  });
});
