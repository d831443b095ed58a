import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { createTestApi, type TestApi, type TestMember } from '@femcoders/api/testing/test-api';
import { createSiteClient, type SiteClient } from '@femcoders/build/publishing/site-client';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AuditEntry } from '@femcoders/contracts/audit';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { Problem } from '@femcoders/contracts/problem';
import type { MadeTeamToken, NewTeamToken, PartRight, TeamToken } from '@femcoders/contracts/publishing';
import { createBeaconCounter } from '@femcoders/registry/beacon-counter';
import { findToken, isTokenRevoked } from '@femcoders/registry/publishing/team-tokens';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { layCandidate, layShell, version } from '@femcoders/registry/test/release-fixture';
import pino from 'pino';
import { createFindPreview } from './previews.ts';
import { recordSwitch } from './record-switch.ts';
import { registryPlugins } from './registry-plugins.ts';
import { releaseOverHttp } from './release-commands/over-http.ts';
import { createSiteHandler } from './site-handler.ts';
import { childArguments, childEnvironment } from './testing/child-process.ts';

const quiet = { info() {}, warn() {} };
const run = promisify(execFile);

describe('a team that publishes over HTTP', () => {
  let api: TestApi;
  let registry: Registry;
  let releasesDir: string;
  let sources: string;
  let server: Server;
  let siteUrl: string;
  let admin: TestMember;
  /** Called while a candidate is tried. */
  let whileTried = async (): Promise<void> => undefined;

  before(async () => {
    releasesDir = await mkdtemp(join(tmpdir(), 'site-releases-'));
    sources = await mkdtemp(join(tmpdir(), 'team-sources-'));
    api = await createTestApi({
      config: { publicUrl: 'https://sitio.example', basePath: '/api' },
      async onDatabase(pool) {
        registry = createRegistry({ pool, releasesDir, log: quiet, recordSwitch, tryCandidates: () => whileTried() });
        await registry.migrate();
        const beacons = createBeaconCounter({ pool, log: quiet });
        return {
          findPreview: createFindPreview(registry, () => null),
          readTeamToken: (secret, now) => findToken(pool, secret, now),
          isTokenRevoked: (id) => isTokenRevoked(pool, id),
          plugins: [
            ...registryPlugins({
              pool,
              registry,
              releasesDir,
              beacons,
              cacheMemory: createCacheMemory(),
              demandsSecondFactor: true,
            }),
            async (instance) => {
              instance.addHook('onClose', () => beacons.close());
            },
          ],
        };
      },
    });
    await registry.publish(await layShell(releasesDir, version('1')));
    server = createServer(
      createSiteHandler({
        api: api.app.routing,
        shell: async (_request, response) => void response.end(),
        checkReady: async () => undefined,
        trustProxy: false,
        log: pino({ level: 'silent' }),
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    admin = await api.member('admin');
    await prove(admin);
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await registry.close();
    await api.close();
    for (const folder of [releasesDir, sources]) await rm(folder, { recursive: true });
  });

  const prove = ({ id }: TestMember) =>
    api.pool.query('update sessions set proven_at = $2 where user_id = $1', [id, api.clock.now]);

  async function makeToken(changes: Partial<NewTeamToken> = {}): Promise<MadeTeamToken> {
    const order: NewTeamToken = {
      label: 'CI de mf-blog',
      names: ['mf-blog'],
      acts: ['upload', 'preview', 'publish', 'rollback', 'pin'],
      days: 30,
      ...changes,
    };
    const answer = await api.call('POST', '/admin/team-tokens', { body: order, as: admin.authorization });
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<MadeTeamToken>();
  }
  const clientOf = ({ secret }: Pick<MadeTeamToken, 'secret'>): SiteClient =>
    createSiteClient({ siteUrl, token: secret, builder: 'https://ci.example/runs/7' });
  const tokens = async () =>
    (await api.call('GET', '/admin/team-tokens', { as: admin.authorization })).json<TeamToken[]>();

  it('goes from sources to live with one token, and says each step', async () => {
    const made = await makeToken();
    const release = await layCandidate(sources, 'mf-blog', version('a'));
    const said: string[] = [];
    await releaseOverHttp(clientOf(made), [release], sources, (line) => void said.push(line));
    assert.equal(said[0], `mf-blog: ${version('a')} está subida.`);
    assert.match(said[1] ?? '', /^mf-blog: se puede ver antes en https:\/\/sitio\.example\/api\/previews\?clave=/);
    assert.match(said[2] ?? '', /^mf-blog: a{16} está en vivo/);
    assert.equal(await registry.live('mf-blog'), version('a'));
  });

  it('is in the log of sensitive acts with the token’s name, its commit and who has built', async () => {
    const { entries } = (await api.call('GET', '/admin/audit', { as: admin.authorization })).json<
      AdminList<AuditEntry>
    >();
    const recorded = entries.filter(({ act }) => act === 'release.upload' || act === 'release.publish').slice(0, 2);
    assert.deepEqual(
      recorded.map(({ act, actorId, actorName }) => [act, actorId, actorName]),
      [
        ['release.publish', null, 'equipo-de-prueba (token «CI de mf-blog»)'],
        ['release.upload', null, 'equipo-de-prueba (token «CI de mf-blog»)'],
      ],
    );
    const after = recorded[0]?.after as Record<string, unknown>;
    assert.equal(after.version, version('a'));
    assert.equal(after.builder, 'https://ci.example/runs/7');
    assert.equal(after.token, 'CI de mf-blog');
  });

  it('has a token of which nobody keeps more than a hash, and which is shown once', async () => {
    const { secret, token } = await makeToken({ label: 'Secreto' });
    assert.match(secret, /^fct_[\w-]{43}$/);
    const { rows } = await api.pool.query('select to_jsonb(t)::text as row from registry.team_tokens t');
    assert.ok(rows.every(({ row }) => !row.includes(secret) && !row.includes(secret.slice(4))));
    const listed = (await tokens()).find(({ id }) => id === token.id);
    assert.deepEqual(listed, token);
    assert.ok(!JSON.stringify(await tokens()).includes(secret));
    assert.ok(!api.log.join('').includes(secret));
  });

  it('may with a token its parts and acts, and a refusal names them', async () => {
    const narrow = clientOf(await makeToken({ acts: ['upload'] }));
    const refused = { status: 403, message: 'Este token vale para mf-blog, y puede: subir.' };
    await assert.rejects(narrow.publish('mf-blog', version('a')), refused);
    await assert.rejects(narrow.rollback('mf-blog'), refused);
    await assert.rejects(narrow.pin('mf-blog', version('a')), refused);
    await assert.rejects(narrow.state('shell'), refused);
    const foreign = await layCandidate(sources, 'mf-events', version('a'));
    await assert.rejects(narrow.upload(join(sources, 'mf-events', foreign.version)), refused);
  });

  it('is refused with one sentence when its token is unknown, expired or revoked', async () => {
    const sentence = { status: 401, message: 'El token de equipo no vale: no existe, ha caducado o se ha revocado.' };
    await assert.rejects(clientOf({ secret: `fct_${'A'.repeat(43)}` }).state('mf-blog'), sentence);
    const revoked = await makeToken();
    await clientOf(revoked).state('mf-blog');
    const gone = await api.call('DELETE', `/admin/team-tokens/${revoked.token.id}`, { as: admin.authorization });
    assert.equal(gone.statusCode, 204);
    await assert.rejects(clientOf(revoked).state('mf-blog'), sentence);
    const again = await api.call('DELETE', `/admin/team-tokens/${revoked.token.id}`, { as: admin.authorization });
    assert.equal(again.statusCode, 404);
    const expiring = await makeToken({ days: 1 });
    await api.pool.query('update registry.team_tokens set expires_at = $2 where id = $1', [
      expiring.token.id,
      api.clock.now,
    ]);
    await assert.rejects(clientOf(expiring).state('mf-blog'), sentence);
    const states = new Map((await tokens()).map(({ id, state }) => [id, state]));
    assert.deepEqual([states.get(revoked.token.id), states.get(expiring.token.id)], ['revoked', 'expired']);
    assert.notEqual((await tokens()).find(({ id }) => id === revoked.token.id)?.lastUsedAt, null);
  });

  it('is not asked in place of a person: a session is no team, and a token no session', async () => {
    const { secret } = await makeToken();
    const asTeam = await api.call('POST', '/releases/mf-blog/publish', { body: {}, as: admin.authorization });
    assert.equal(asTeam.statusCode, 401);
    const asMember = await api.call('GET', '/admin/releases', { as: `Bearer ${secret}` });
    assert.equal(asMember.statusCode, 401);
  });

  it('shows a candidate to everybody who has its link, until that is over', async () => {
    const release = await layCandidate(sources, 'mf-blog', version('b'));
    const client = clientOf(await makeToken());
    await client.upload(join(sources, 'mf-blog', release.version));
    const { url } = await client.preview('mf-blog', version('b'), 1);
    const path = url.replace('https://sitio.example/api', '');
    const opened = await api.call('GET', path);
    assert.equal(opened.statusCode, 200);
    assert.match(
      String(opened.headers['set-cookie']),
      /^__Host-vista-previa=mf-blog@b{16}\.\d+\.[\w-]+; Max-Age=1800;/,
    );
    assert.equal(opened.headers.refresh, '0; url=/mf-blog?mf=blog@bbbbbbbbbbbbbbbb');
    assert.equal(opened.headers['referrer-policy'], 'no-referrer');
    for (const wrong of [path.replace('mf-blog', 'mf-jobs'), `${path}x`, '/previews', '/previews?clave=..']) {
      const refused = await api.call('GET', wrong);
      assert.equal(refused.statusCode, 404, wrong);
      assert.equal(refused.headers['set-cookie'], undefined);
    }
    const kept = api.clock.now;
    api.clock.now = new Date(kept.getTime() + 24 * 60 * 60_000);
    assert.equal((await api.call('GET', path)).statusCode, 404);
    api.clock.now = kept;
    await assert.rejects(client.preview('mf-blog', version('b'), 15), { status: 400 });
    await assert.rejects(client.preview('mf-blog', version('9')), { status: 404 });
  });

  it('shows a candidate to nobody any more once the token of its link was revoked', async () => {
    const made = await makeToken({ label: 'Enlaces' });
    const { url } = await clientOf(made).preview('mf-blog', version('b'), 14);
    const path = url.replace('https://sitio.example/api', '');
    assert.equal((await api.call('GET', path)).statusCode, 200);
    await api.call('DELETE', `/admin/team-tokens/${made.token.id}`, { as: admin.authorization });
    const refused = await api.call('GET', path);
    assert.deepEqual([refused.statusCode, refused.headers['set-cookie']], [404, undefined]);
  });

  it('makes nothing live when its token is revoked while the version is tried', async () => {
    const release = await layCandidate(sources, 'mf-blog', version('d'));
    const made = await makeToken({ label: 'Revocado a mitad' });
    const client = clientOf(made);
    await client.upload(join(sources, 'mf-blog', release.version));
    whileTried = async () => {
      await api.call('DELETE', `/admin/team-tokens/${made.token.id}`, { as: admin.authorization });
    };
    const before = await registry.document();
    await assert.rejects(client.publish('mf-blog', version('d')), { status: 401 });
    whileTried = async () => undefined;
    assert.deepEqual(await registry.document(), before);
  });

  it('is somebody of the staff to whom an admin gave the part, too', async () => {
    const editor = await api.member('editor');
    const publish = () =>
      api.call('POST', '/admin/releases/mf-blog/publish', {
        body: { version: version('b') },
        as: editor.authorization,
      });
    assert.equal((await publish()).json().code, 'proof-required');
    await prove(editor);
    assert.equal((await publish()).statusCode, 403);
    const give = (email: string) =>
      api.call('POST', '/admin/part-rights', { body: { email, part: 'mf-blog' }, as: admin.authorization });
    assert.equal((await give(editor.email)).statusCode, 204);
    assert.equal((await publish()).json().code, 'second-factor-required', 'as an admin would be asked for hers');
    await api.pool.query('update sessions set second_factor = true where user_id = $1', [editor.id]);
    assert.equal((await publish()).statusCode, 200);
    const own = await api.call('GET', '/admin/own-parts', { as: editor.authorization });
    assert.deepEqual(own.json(), { all: false, parts: ['mf-blog'] });
    const elsewhere = { body: { version: version('1') }, as: editor.authorization };
    assert.equal((await api.call('POST', '/admin/releases/shell/publish', elsewhere)).statusCode, 403);
    assert.equal((await give((await api.member('member')).email)).statusCode, 400);
    assert.equal((await give(admin.email)).statusCode, 400);
    const listed = await api.call('GET', '/admin/part-rights', { as: admin.authorization });
    assert.deepEqual(
      listed.json<PartRight[]>().map(({ email, part }) => [email, part]),
      [[editor.email, 'mf-blog']],
    );
    await api.call('DELETE', `/admin/part-rights/mf-blog/${editor.id}`, { as: admin.authorization });
    assert.equal((await publish()).statusCode, 403);
  });

  it('rolls back and pins by the commands, with SITE_URL and RELEASE_TOKEN', async () => {
    const { secret } = await makeToken();
    const command = async (name: string, ...given: string[]) => {
      const env = { ...childEnvironment, VAR_DIR: sources, SITE_URL: siteUrl, RELEASE_TOKEN: secret };
      const file = join(import.meta.dirname, 'release-commands', `${name}.ts`);
      return (await run(process.execPath, [...childArguments, file, ...given], { env })).stdout;
    };
    assert.match(await command('releases', 'mf-blog'), /^● b{16} {2}en vivo$/m);
    assert.match(await command('rollback', 'mf-blog'), /^mf-blog: vuelve a estar en vivo a{16} \(antes b{16}\)/);
    assert.match(
      await command('pin', 'mf-blog', version('b')),
      /^mf-blog: b{16} está en vivo y fijada \(antes a{16}\)/,
    );
    assert.match(await command('unpin', 'mf-blog'), /^mf-blog: b{16} ya no está fijada/);
    await assert.rejects(command('rollback', 'mf-events'), { code: 1, stderr: /^Este token vale para mf-blog/ });
  });

  it('rolls a version out to a share of the visitors, looks at it, raises it and takes it back', async () => {
    const made = await makeToken({ names: ['mf-talks'] });
    const client = clientOf(made);
    assert.equal(await client.rollout('mf-talks'), null);
    const first = await layCandidate(sources, 'mf-talks', version('a'));
    await releaseOverHttp(client, [first], sources, () => {});

    const said: string[] = [];
    const next = await layCandidate(sources, 'mf-talks', version('b'));
    const plan = { steps: [5, 100], holdMinutes: 30, leastVisits: 100 };
    await releaseOverHttp(client, [next], sources, (line) => void said.push(line), plan);
    assert.match(
      said[2] ?? '',
      /^mf-talks: reparto de b{16}\. En marcha\. Llega al 5 % de las visitas, y a nadie más\.$/,
    );
    assert.equal(await registry.live('mf-talks'), version('a'));

    assert.equal((await client.setShare('mf-talks', 25)).share, 25);
    assert.equal((await client.actOnRollout('mf-talks', 'pause')).state, 'paused');
    assert.equal((await client.rollout('mf-talks'))?.state, 'paused');
    assert.equal((await client.actOnRollout('mf-talks', 'withdraw')).share, 0);
    await assert.rejects(client.setShare('mf-talks', 50), /No hay ningún reparto de mf-talks en marcha/);
    await assert.rejects(
      client.startRollout('mf-talks', { version: version('b'), steps: [5, 1] }),
      /mayor que el anterior/,
    );
  });

  it('is refused in Spanish, with the fields, where a body lacks what it needs', async () => {
    const made = await makeToken({ names: ['mf-talks'] });
    const as = `Bearer ${made.secret}`;
    for (const [address, body, field] of [
      ['/releases/mf-talks/rollout', {}, 'version'],
      ['/releases/mf-talks/rollout', { version: 7, steps: [5, 100] }, 'version'],
      ['/releases/mf-talks/rollout/share', {}, 'share'],
    ] as const) {
      const answer = await api.call('POST', address, { as, body });
      assert.equal(answer.statusCode, 400, answer.body);
      const named = answer.json<Problem>().fields?.find((one) => one.field === field);
      assert.match(named?.message ?? '', /^(?!Invalid)[A-ZÁÉÍÓÚÑ¿¡].*\.$/, answer.body);
    }
  });
});
