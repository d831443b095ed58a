import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminList, WaitingWork } from '@femcoders/contracts/admin-list';
import type { AdminHubIdea, AdminHubPiece, HubIdea, HubPiece, OwnHubPiece } from '@femcoders/contracts/hub';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';
import type { OutsideProbe } from '../imports/outside-fetch.ts';
import { checkLinks } from './check-links.ts';
import { notifyHubAuthors } from './notify-hub-authors.ts';

const unlimited = { hits: 100_000, window: 60 };
const limits = { hubPieces: unlimited, hubReports: unlimited };
const day = 24 * 3_600_000;

describe('the hub as moderators keep it', () => {
  let api: TestApi;
  let ana: TestMember;
  let moderator: TestMember;
  before(async () => {
    api = await createTestApi({ config: { limits } });
    [ana, moderator] = [await api.member('member'), await api.member('moderator')];
  });
  after(() => api.close());
  beforeEach(async () => {
    await truncateTables(api.pool, 'hub_pieces, hub_idea_votes, rate_limits');
    await api.pool.query(`update hub_ideas set state = 'idea', news = null, news_at = null, version = 0`);
    api.mails.length = 0;
  });

  async function propose(title = 'Guía de rejillas'): Promise<OwnHubPiece> {
    const body = {
      kind: 'resource',
      title,
      body: 'La leí entera y por fin entiendo las líneas con nombre.',
      url: 'https://guia.example/rejilla',
    };
    const answer = await api.call('POST', `/user/${ana.id}/hub/pieces`, { as: ana.authorization, body });
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<OwnHubPiece>();
  }
  const decide = (id: string, state: string, from: string, reason = '') =>
    api.call('POST', `/admin/hub-pieces/${id}/state`, { as: moderator.authorization, body: { state, from, reason } });
  async function publish(title?: string): Promise<OwnHubPiece> {
    const piece = await propose(title);
    await decide(piece.id, 'published', 'pending');
    return piece;
  }
  const list = async (query = '') =>
    (await api.call('GET', `/admin/hub-pieces${query}`, { as: moderator.authorization })).json<
      AdminList<AdminHubPiece>
    >();
  const pieceOf = async (id: string) =>
    (await api.call('GET', `/admin/hub-pieces/${id}`, { as: moderator.authorization })).json<AdminHubPiece>();
  const waiting = async () =>
    (await api.call('GET', '/admin/waiting', { as: moderator.authorization }))
      .json<WaitingWork[]>()
      .find(({ section }) => section === '/admin/comunidad')?.count;
  const acts = async (id: string) =>
    (
      await api.pool.query<{ act: string }>('select act from audit where subject = $1 order by id', [`hub-piece:${id}`])
    ).rows.map(({ act }) => act);
  const tell = (afterMs: number) =>
    notifyHubAuthors(api.pool, new Date(api.clock.now.getTime() + afterMs), {
      publicUrl: 'https://sitio.example',
      enqueueMail: async (_client, mail) => void api.mails.push(mail),
    });

  test('what waits is counted, found by words, and leaves the queue with a decision', async () => {
    const one = await propose('Guía de rejillas');
    await propose('Curso de señales');
    assert.equal(await waiting(), 2);
    const found = await list('?state=pending&q=senales');
    assert.deepEqual([found.total, found.entries[0]?.title, found.entries[0]?.accepted], [1, 'Curso de señales', 0]);
    assert.equal((await list('?q=prueba%20member')).total, 2);
    await decide(one.id, 'published', 'pending');
    assert.equal(await waiting(), 1);
    assert.deepEqual(
      (await list('?state=all&sort=title')).entries.map(({ title }) => title),
      ['Curso de señales', 'Guía de rejillas'],
    );
  });

  test('a refusal takes a reason, and its author reads it a minute later', async () => {
    const { id } = await propose();
    assert.equal((await decide(id, 'rejected', 'pending')).statusCode, 400);
    await decide(id, 'rejected', 'pending', 'El enlace lleva a una tienda.');
    await tell(30_000);
    assert.equal(api.mails.length, 0);
    await tell(61_000);
    await tell(120_000);
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [[ana.email, 'Sobre «Guía de rejillas»']],
    );
    assert.match(api.mails[0]?.text ?? '', /> El enlace lleva a una tienda\./);
    assert.deepEqual(await acts(id), ['hub.reject']);
  });

  test('what is taken back within a minute nobody hears of', async () => {
    const { id } = await propose();
    await decide(id, 'published', 'pending');
    await decide(id, 'pending', 'published');
    await tell(61_000);
    assert.equal(api.mails.length, 0);
    const piece = await pieceOf(id);
    assert.deepEqual([piece.state, piece.publishedAt], ['pending', null]);
    await decide(id, 'published', 'pending');
    await decide(id, 'removed', 'published', 'Es publicidad');
    await decide(id, 'published', 'removed');
    await tell(61_000);
    assert.deepEqual(
      api.mails.map(({ subject }) => subject),
      ['Publicado: «Guía de rejillas»'],
    );
    assert.deepEqual(await acts(id), ['hub.publish', 'hub.reopen', 'hub.publish', 'hub.remove', 'hub.publish']);
  });

  test('a late decision sees the current state; the same wish twice is one', async () => {
    const { id } = await propose();
    const [one, other] = await Promise.all([decide(id, 'published', 'pending'), decide(id, 'published', 'pending')]);
    assert.deepEqual([one?.statusCode, other?.statusCode], [200, 200]);
    const late = await decide(id, 'rejected', 'pending', 'No encaja');
    assert.deepEqual(
      [late.statusCode, late.json().message],
      [409, 'Ahora está publicada. Mira la publicación otra vez.'],
    );
  });

  test('what its author took back is hers alone', async () => {
    const { id } = await publish();
    const as = ana.authorization;
    await api.call('POST', `/user/${ana.id}/hub/pieces/${id}/act`, { as, body: { act: 'withdraw' } });
    assert.equal((await decide(id, 'published', 'withdrawn')).statusCode, 409);
  });

  describe('reports', () => {
    const report = (slug: string, from = '203.0.113.1', reason = 'spam') =>
      api.call('POST', `/hub/pieces/${slug}/reports`, { body: { reason, note: 'Es un anuncio' }, from });

    test('bring a piece to the moderators until one keeps it', async () => {
      const { id, slug } = await publish();
      assert.equal((await report(slug)).statusCode, 204);
      await report(slug);
      await report(slug, '203.0.113.2', 'wrong');
      assert.equal(await waiting(), 1);
      const { entries } = await list('?look=reported');
      assert.deepEqual(
        entries[0]?.reports.map(({ reason }) => reason),
        ['spam', 'wrong'],
      );
      await decide(id, 'published', 'published');
      assert.equal(await waiting(), 0);
      assert.equal((await list('?look=reported')).total, 0);
      assert.deepEqual((await acts(id)).at(-1), 'hub.keep');
    });

    test('name nobody, and what stands for an address is gone after a day', async () => {
      const { slug } = await publish();
      await report(slug);
      await purgeExpired(api.pool, new Date(api.clock.now.getTime() + 25 * 3_600_000));
      const { rows } = await api.pool.query('select address_hash, note from hub_reports');
      assert.deepEqual(rows, [{ address_hash: null, note: 'Es un anuncio' }]);
      [ana, moderator] = [await api.member('member'), await api.member('moderator')];
    });

    test('are for what is shown', async () => {
      const { slug } = await propose();
      assert.equal((await report(slug)).statusCode, 404);
      const { slug: shown } = await publish();
      assert.equal((await report(shown, '203.0.113.1', 'otra cosa')).statusCode, 400);
    });
  });

  describe('links', () => {
    const answering =
      (status: number): OutsideProbe =>
      async () =>
        status;
    const failing: OutsideProbe = async () => {
      throw new Error('No existe ningún servidor con ese nombre');
    };
    const at = (days: number) => new Date(api.clock.now.getTime() + days * day);
    const publicPiece = async () => (await api.call('GET', '/hub/pieces')).json<HubPiece[]>()[0];

    test('moderators and readers see one that fails twice, until it answers again', async () => {
      const { id } = await publish();
      await checkLinks(api.pool, at(0), failing);
      assert.equal((await list('?look=broken')).total, 0);
      await checkLinks(api.pool, at(2), failing);
      assert.equal((await list('?look=broken')).entries[0]?.linkProblem, 'No existe ningún servidor con ese nombre');
      const shown = await publicPiece();
      assert.ok(shown?.kind === 'resource' && shown.details.unreachable);
      await checkLinks(api.pool, at(4), answering(200));
      assert.equal((await list('?look=broken')).total, 0);
      assert.equal((await pieceOf(id)).linkProblem, null);
    });

    test('one that answers is asked again a month later, a page for members only counts as there', async () => {
      await publish();
      let asked = 0;
      const counting: OutsideProbe = async () => {
        asked += 1;
        return 403;
      };
      for (const days of [0, 1, 29, 31]) await checkLinks(api.pool, at(days), counting);
      assert.equal(asked, 2);
      assert.equal((await list('?look=broken')).total, 0);
    });

    test('only what is published is asked, twenty at a time', async () => {
      await propose();
      for (let n = 0; n < 22; n += 1) await publish(`Guía ${n}`);
      let asked = 0;
      const counting: OutsideProbe = async () => {
        asked += 1;
        return 404;
      };
      await checkLinks(api.pool, at(0), counting);
      assert.equal(asked, 20);
      await checkLinks(api.pool, at(0.1), counting);
      assert.equal(asked, 22);
    });
  });

  describe('the eleven ideas', () => {
    const change = (id: string, part: object) =>
      api.call('PUT', `/admin/hub-ideas/${id}`, { as: moderator.authorization, body: { version: 0, ...part } });

    test('say how far they have come, and everybody reads it', async () => {
      const answer = await change('grupos', { state: 'under_way', news: 'Hay un grupo de datos en marcha.' });
      assert.deepEqual([answer.json<AdminHubIdea>().state, answer.json<AdminHubIdea>().version], ['under_way', 1]);
      const shown = (await api.call('GET', '/hub/ideas')).json<HubIdea[]>().find(({ id }) => id === 'grupos');
      assert.equal(shown?.news, 'Hay un grupo de datos en marcha.');
      assert.ok(!('version' in (shown ?? {})));
    });

    test('more than an idea takes a line of news, and the second of two edits is a conflict', async () => {
      const without = await change('grupos', { state: 'done', news: ' ' });
      assert.deepEqual([without.statusCode, without.json().fields[0].field], [400, 'news']);
      await change('grupos', { state: 'done', news: 'Hecho.' });
      assert.equal((await change('grupos', { state: 'idea', news: '' })).statusCode, 409);
      assert.equal((await change('otra', { state: 'idea', news: '' })).statusCode, 404);
    });
  });
});
