import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestAuthority } from '@femcoders/services/testing/test-server';
import type pg from 'pg';
import { checkSameSite, checkSite } from './site-check.ts';

const closers: (() => void)[] = [];
after(() => {
  for (const close of closers) close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const site: RequestListener = ({ url }, response) => {
  if (url === '/healthz') response.end('ok\n');
  else if (url === '/api/registry') response.end(JSON.stringify({ revision: 7, shell: { version: 'abc' } }));
  else response.writeHead(404).end();
};

describe('The doctor, of SITE_URL', () => {
  it('has nothing to say where there is none', async () => {
    assert.deepEqual(await checkSite({ siteUrl: undefined }), []);
  });

  it('finds the site, something else in its place, and nobody', async () => {
    const siteUrl = `http://127.0.0.1:${await listen(createServer(site))}`;
    assert.deepEqual(
      (await checkSite({ siteUrl })).map(({ state }) => state),
      ['fine'],
    );
    const other = `http://127.0.0.1:${await listen(createServer((_, response) => response.end('<h1>It works!</h1>')))}`;
    assert.match((await checkSite({ siteUrl: other }))[0]?.says ?? '', /responde otra cosa/);
    const [nobody] = await checkSite({ siteUrl: 'http://127.0.0.1:9' });
    assert.match(nobody?.says ?? '', /no responde nadie \(ECONNREFUSED\)/);
    assert.equal(nobody?.state, 'wrong');
  });

  it('distinguishes the site of this database from another by what it shows', async () => {
    const siteUrl = `http://127.0.0.1:${await listen(createServer(site))}`;
    const database = (number: number, published: boolean) =>
      ({ query: async () => ({ rows: [{ number: String(number), published }] }) }) as unknown as pg.Pool;
    assert.deepEqual(await checkSameSite(database(7, true), { siteUrl }), []);
    assert.deepEqual(await checkSameSite(database(8, true), { siteUrl }), []);
    for (const other of [database(6, true), database(7, false)])
      assert.match((await checkSameSite(other, { siteUrl }))[0]?.says ?? '', /responde otro sitio/);
    assert.deepEqual(await checkSameSite(database(6, true), { siteUrl: 'http://127.0.0.1:9' }), []);
  });
});

describe('The doctor, of a certificate', () => {
  let folder: string;
  let siteUrl: string;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-check-'));
    const authority = createTestAuthority(folder);
    const { cert, key } = authority.issue('IP:127.0.0.1');
    const server = createTlsServer({ cert: readFileSync(cert), key: readFileSync(key) }, site);
    siteUrl = `https://127.0.0.1:${await listen(server)}`;
  });
  after(() => rmSync(folder, { recursive: true }));

  it('says when nobody here trusts it', async () => {
    const [found] = await checkSite({ siteUrl });
    assert.match(found?.says ?? '', /no se fía del certificado/);
  });

  it('says how many days it is good for, where these are few, and that it has ended', async () => {
    const trusted = { ca: readFileSync(join(folder, 'ca.crt'), 'utf8') };
    const of = async (now: Date) => (await checkSite({ siteUrl }, now, trusted)).map(({ says }) => says).join(' ');
    const ends = Date.now() + 2 * 24 * 60 * 60 * 1000;
    const before = (days: number) => new Date(ends - days * 24 * 60 * 60 * 1000);
    assert.match(await of(before(3.5)), /acaba en 3 días/);
    assert.match(await of(before(1.5)), /acaba en 1 día\./);
    assert.doesNotMatch(await of(before(20)), /certificado/);
  });
});
