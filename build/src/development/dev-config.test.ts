import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '../paths.ts';
import { type DevTask, devConfig } from './dev-config.ts';

const task: DevTask = {
  kind: 'remote',
  name: 'mf-events',
  directory: join(repositoryRoot, 'mf-events'),
  globalName: 'mf_events',
  port: 20_608,
  siteOrigin: 'https://sitio.example',
  inLiveSite: false,
};

describe('a development server', () => {
  it('sends its sources to this machine and the site alone, not to every page that a browser opens', async () => {
    const { server = {} } = await devConfig(task);
    const { origin: origins } = server.cors as { origin: (RegExp | string)[] };
    const isAllowed = (from: string) =>
      origins.some((one) => (typeof one === 'string' ? one === from : one.test(from)));
    for (const from of ['https://sitio.example', 'http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:1'])
      assert.ok(isAllowed(from), from);
    for (const from of ['https://malo.example', 'http://localhost.malo.example', 'https://sitio.example.malo', 'null'])
      assert.ok(!isAllowed(from), from);
    assert.equal((server.headers as Record<string, string>)['access-control-allow-origin'], undefined);
  });

  it('answers under no name but this machine’s own: one that leads here by a trick would be of the same origin', async () => {
    assert.deepEqual((await devConfig(task)).server?.allowedHosts, []);
  });

  it('signs in on its own page only whom it was given', async () => {
    assert.deepEqual((await devConfig(task)).html?.tags, []);
    const { html } = await devConfig({ ...task, session: { authToken: 'a"</script>b' } });
    assert.match(JSON.stringify(html?.tags), /sessionStorage/);
    assert.doesNotMatch(JSON.stringify(html?.tags), /<\/script>/);
  });

  it('makes what a live site takes: production code, in files, loaded again after an edit', async () => {
    const { mode, dev, output } = await devConfig({ ...task, inLiveSite: true });
    assert.deepEqual([mode, dev?.hmr, output?.injectStyles], ['production', false, false]);
    assert.equal((await devConfig(task)).mode, 'development');
  });
});
