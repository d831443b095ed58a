import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { layCandidate, version } from '../../test/release-fixture.ts';
import { described, openUploadSite, partsIn, tape, type UploadSite } from '../../test/upload-fixture.ts';
import { teamRoutes } from './team-routes.ts';
import { revokeToken } from './team-tokens.ts';

const sha256 = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

describe('what a team uploads', () => {
  let site: UploadSite;
  before(async () => {
    site = await openUploadSite();
  });
  after(() => site.close());

  it('lies whole in its place and is not live; who sent it is noted', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('a'));
    const answer = await site.client().upload(site.folderOf(release));
    assert.deepEqual(answer, { name: 'mf-blog', version: version('a'), state: 'uploaded', warnings: [] });
    assert.deepEqual(await site.lying(), [version('a')]);
    assert.equal(await site.opened.registry.live('mf-blog'), null);
    assert.deepEqual(site.recorded, ['upload · mf-blog · equipo-de-prueba (token «CI») · ana@portatil']);
    const state = await site.client().state('mf-blog');
    assert.deepEqual([state.live, state.versions.map((one) => one.state)], [null, ['uploaded']]);
  });

  it('has compressed variants that the site has made itself', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('b'), {}, 'a'.repeat(2_000));
    await site.client().upload(site.folderOf(release));
    const entry = join(site.opened.releasesDir, 'mf-blog', version('b'), 'client', 'remote-entry.js');
    const made = brotliDecompressSync(await readFile(`${entry}.br`));
    assert.equal(made.toString(), await readFile(entry, 'utf8'));
  });

  it('can be read by the account of the shells, also where the umask of the API keeps others out', async () => {
    const kept = process.umask(0o077);
    const release = await layCandidate(site.sources, 'mf-blog', version('b'), {}, 'a'.repeat(2_000));
    await rm(join(site.opened.releasesDir, 'mf-blog', version('b')), { recursive: true });
    await site.client().upload(site.folderOf(release));
    process.umask(kept);
    const folder = join(site.opened.releasesDir, 'mf-blog', version('b'));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const path of [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]) {
      const found = await stat(path);
      assert.equal(found.mode & 0o777, found.isDirectory() ? 0o755 : 0o644, path);
    }
  });

  it('is answered the same when it comes again', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('c'));
    const first = await site.client().upload(site.folderOf(release));
    const inode = (await stat(join(site.opened.releasesDir, 'mf-blog', version('c')))).ino;
    assert.deepEqual(await site.client().upload(site.folderOf(release)), first);
    assert.equal((await stat(join(site.opened.releasesDir, 'mf-blog', version('c')))).ino, inode);
  });

  it('is one folder when two processes get it at once', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('d'));
    const [one, other] = await Promise.all([0, 1].map((index) => site.client(index).upload(site.folderOf(release))));
    assert.deepEqual(one, other);
    assert.deepEqual(
      (await site.lying()).filter((name) => name.startsWith('.')),
      [],
    );
  });

  it('never changes: the same version with other files is refused', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'sources-'));
    await layCandidate(elsewhere, 'mf-blog', version('a'), {}, 'another');
    await assert.rejects(site.client().upload(join(elsewhere, 'mf-blog', version('a'))), {
      status: 409,
      message: /ya se publicó con otros archivos/,
    });
    await rm(elsewhere, { recursive: true });
  });

  it('goes live when its team publishes it, in the history with the name of the token', async () => {
    const done = await site.client().publish('mf-blog', version('a'));
    assert.deepEqual([done.version, done.previous, done.held], [version('a'), null, false]);
    const [line] = await site.opened.registry.history(1);
    assert.equal(line?.by, 'equipo-de-prueba (token «CI»)');
    await site.client().publish('mf-blog', version('b'));
    assert.equal((await site.client().rollback('mf-blog')).version, version('a'));
    assert.equal((await site.client().pin('mf-blog', version('b'))).held, true);
    assert.equal((await site.client().unpin('mf-blog')).held, false);
    await assert.rejects(site.client().publish('mf-blog', version('9')), {
      status: 409,
      message: /no hay ninguna versión 9{16}/,
    });
    assert.deepEqual(
      (await site.client().state('mf-blog')).versions.map((one) => `${one.version[0]} ${one.state}`).sort(),
      ['a released', 'b live', 'c uploaded', 'd uploaded'],
    );
  });

  it('is published while another switch runs, one after the other', async () => {
    const [one, other] = await Promise.all([
      site.client(0).publish('mf-blog', version('c')),
      site.client(1).publish('mf-blog', version('d')),
    ]);
    const live = await site.opened.registry.live('mf-blog');
    assert.ok(one.previous === other.version || other.previous === one.version);
    assert.ok([one.version, other.version].includes(live ?? ''));
  });

  it('of a part that the token does not name is refused with what it may, before anything is written', async () => {
    const foreign = await layCandidate(site.sources, 'mf-events', version('e'));
    const before = await site.lying('mf-events');
    const { status, message } = await site.send(await tape(...(await partsIn(site.folderOf(foreign)))));
    assert.equal(status, 403);
    assert.equal(
      message,
      'Este token no vale para mf-events. Vale para mf-blog, y puede: subir, vista previa, publicar, volver atrás, fijar y soltar.',
    );
    assert.deepEqual(await site.lying('mf-events'), before);
  });

  it('is refused when its token was revoked while it came', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('e'));
    const archive = await tape(...(await partsIn(site.folderOf(release))));
    const db = await site.opened.pool.connect();
    const kept = site.asking.token;
    site.asking.token = await site.newToken('Otro');
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const sending = httpRequest(`${site.addresses[0]}/api/releases`, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
      });
      sending.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      sending.write(archive.subarray(0, 200));
      revokeToken(db, site.asking.token.id, new Date()).then(() => sending.end(archive.subarray(200)), reject);
    });
    assert.equal(await answered, 401);
    db.release();
    site.asking.token = kept;
    assert.ok(!(await site.lying()).includes(version('e')));
  });

  it('waits while two others of its token come, and keeps no other token waiting', async () => {
    const empty = await tape();
    const kept = site.asking.token;
    site.asking.token = await site.newToken('Lento');
    const hanging: ClientRequest[] = [];
    const hang = () => {
      const sending = httpRequest(`${site.addresses[0]}/api/releases`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/gzip' },
      });
      // It was refused itself, because what asks below was in its place.
      sending.on('response', hang);
      sending.on('error', () => undefined).write(empty.subarray(0, 5));
      hanging.push(sending);
    };
    for (const _ of [1, 2]) hang();
    // Both have begun to come.
    while ((await site.send(empty)).status !== 503) await setTimeout(10);
    site.asking.token = kept;
    assert.equal((await site.send(empty)).status, 400);
    for (const sending of hanging) sending.destroy();
  });

  it('keeps no place when its line was cut before it began to be read', async () => {
    const { registry, pool, releasesDir } = site.opened;
    const app = Fastify({ forceCloseConnections: true });
    let cut = 0;
    app.addHook('preValidation', async ({ raw, headers }) => {
      if (headers['x-cut'] === undefined) return;
      while (!raw.closed) await setTimeout(5);
      cut += 1;
    });
    await app.register(teamRoutes, {
      ...{ registry, pool, releasesDir, tokenOf: () => site.asking.token, recordAct: async () => undefined },
      trace: async () => ({ requestId: 'r1', addressHash: null }),
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/gzip' };
    for (const _ of [1, 2]) {
      const sending = httpRequest(`${address}/releases`, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'x-cut': '1' },
      });
      sending.on('error', () => undefined).write('abc', () => global.setTimeout(() => sending.destroy(), 50));
    }
    while (cut < 2) await setTimeout(10);
    await setTimeout(50);
    const body = new Uint8Array(await tape());
    assert.equal((await fetch(`${address}/releases`, { method: 'POST', headers, body })).status, 400);
    await app.close();
  });

  it('leaves nothing when it breaks off halfway', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('f'));
    const archive = await tape(...(await partsIn(site.folderOf(release))));
    const before = await site.lying();
    await new Promise<void>((resolve) => {
      const sending = httpRequest(`${site.addresses[0]}/api/releases`, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
      });
      sending.on('error', () => resolve());
      sending.write(archive.subarray(0, archive.length - 40), () => global.setTimeout(() => sending.destroy(), 50));
    });
    while ((await site.lying()).some((name) => name.startsWith('.uploading-'))) await setTimeout(10);
    assert.deepEqual(await site.lying(), before);
  });

  it('could never go live: of another part’s addresses, global or beyond the house’s weight', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('f'));
    const rest = (await partsIn(site.folderOf(release))).slice(1);
    const path = await site.send(await tape(described(release, { prefixes: ['/mf-events'] }), ...rest));
    assert.equal(path.status, 409);
    assert.match(path.message, /La dirección \/mf-events choca con \/mf-events, que es de mf-events/);
    assert.match(path.message, /lo de antes\.\nNo se ha guardado nada\.$/);
    const global = await site.send(await tape(described(release, { globalName: 'mf_events' }), ...rest));
    assert.equal(global.status, 409);
    assert.match(global.message, /el globalName mf_events es de mf-events \(equipo-de-prueba\)/);
    const heavy = randomBytes(20_000);
    const weight = {
      integrity: {
        ...release.integrity,
        [release.entry]: sha256(heavy),
      },
      sizes: { ...release.sizes, [release.entry]: heavy.length },
    };
    const budget = await site.send(
      await tape(described(release, weight), [{ name: 'client/remote-entry.js' }, heavy], ...rest.slice(1)),
    );
    assert.equal(budget.status, 409);
    assert.match(budget.message, /pesa más de lo que el sitio permite/);
  });

  it('that does not fit what is live is kept, with a warning', async () => {
    const release = await layCandidate(site.sources, 'mf-blog', version('f'), {
      contract: {
        offers: null,
        needs: { platform: { version: '1.0.0', names: ['Nada'] }, sharedUi: { version: '1.0.0', names: [] }, api: {} },
      },
    });
    const { state, warnings } = await site.client().upload(site.folderOf(release));
    assert.equal(state, 'uploaded');
    assert.notDeepEqual(warnings, []);
  });

  it('is cleared away when it is never published, and so is what a crash has left', async () => {
    const draft = await mkdtemp(join(site.opened.releasesDir, 'mf-blog', '.uploading-'));
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(draft, longAgo, longAgo);
    const now = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000);
    const { releases, drafts } = await site.opened.registry.clearAway({ now, keepDays: 14 });
    assert.deepEqual(releases, [{ name: 'mf-blog', version: version('f') }]);
    assert.equal(drafts, 1);
    const again = await layCandidate(site.sources, 'mf-blog', version('f'));
    assert.equal((await site.client().upload(site.folderOf(again))).state, 'uploaded');
    assert.equal((await site.opened.registry.clearAway({ now: new Date(), keepDays: 14 })).releases.length, 0);
  });

  it('of another media type is not read', async () => {
    const answer = await fetch(`${site.addresses[0]}/api/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    assert.equal(answer.status, 415);
  });
});
