import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { HubFront, HubIdea, HubPiece, HubTopic, NewHubPiece, OwnHub, OwnHubPiece } from '@femcoders/contracts/hub';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const unlimited = { hits: 100_000, window: 60 };
const limits = { hubPieces: unlimited, hubAnswers: unlimited, hubVotes: unlimited, hubReports: unlimited };

const resource: NewHubPiece = {
  kind: 'resource',
  title: 'Guía de rejillas',
  body: 'La leí entera y por fin entiendo las líneas con nombre.',
  topics: ['CSS', 'Rejilla'],
  url: 'https://guia.example/rejilla',
  type: 'article',
  language: 'es',
  free: true,
};
const project: NewHubPiece = {
  kind: 'project',
  title: 'Web para un huerto',
  body: 'Una página pequeña para un huerto vecinal, con calendario de riegos.',
  topics: ['HTML'],
  roles: ['Diseño', 'Accesibilidad'],
  hoursPerWeek: 3,
};
const study: NewHubPiece = {
  kind: 'study',
  title: 'JavaScript desde cero',
  body: 'Busco a alguien para hacer ejercicios juntas dos tardes a la semana.',
  level: 'beginner',
  availability: 'Martes y jueves por la tarde',
  zone: 'En línea',
};
const group: NewHubPiece = {
  kind: 'group',
  title: 'Datos y café',
  body: 'Hablamos de datos, con ejemplos pequeños y sin prisa.',
  rhythm: 'Un jueves al mes',
  channel: '#datos',
};

describe('the community’s hub', () => {
  let api: TestApi;
  let ana: TestMember;
  let bea: TestMember;
  let moderator: TestMember;
  before(async () => {
    api = await createTestApi({ config: { limits, publicUrl: 'https://sitio.example' } });
    [ana, bea, moderator] = [await api.member('member'), await api.member('member'), await api.member('moderator')];
  });
  after(() => api.close());
  beforeEach(async () => {
    await truncateTables(api.pool, 'hub_pieces, hub_idea_votes, rate_limits');
    api.mails.length = 0;
    await invalidate();
  });
  /** Invalidates the caches after the tables were emptied from outside. */
  async function invalidate() {
    await api.pool.query(`notify hub_changed`);
    await waitUntil(async () => (await list()).length === 0);
  }

  const own = (method: string, path: string, body?: unknown, who = ana) =>
    api.call(method, `/user/${who.id}/hub${path}`, { as: who.authorization, ...(body !== undefined && { body }) });
  const list = async (query = '') => (await api.call('GET', `/hub/pieces${query}`)).json<HubPiece[]>();
  const titles = async (query = '') => (await list(query)).map(({ title }) => title);
  async function propose(piece: NewHubPiece = resource, who = ana): Promise<OwnHubPiece> {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const answer = await own('POST', '/pieces', piece, who);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<OwnHubPiece>();
  }
  const decide = (id: string, state: string, from: string, reason = '') =>
    api.call('POST', `/admin/hub-pieces/${id}/state`, { as: moderator.authorization, body: { state, from, reason } });
  async function publish(piece: NewHubPiece = resource, who = ana): Promise<OwnHubPiece> {
    const added = await propose(piece, who);
    if (added.state === 'pending') assert.equal((await decide(added.id, 'published', 'pending')).statusCode, 200);
    return added;
  }
  const mine = async (who = ana) => (await own('GET', '', undefined, who)).json<OwnHub>();

  describe('putting something up', () => {
    test('a first piece waits for a moderator, and nobody else sees it until then', async () => {
      const added = await propose();
      assert.equal(added.state, 'pending');
      assert.deepEqual(await titles(), []);
      assert.equal((await api.call('GET', `/hub/pieces/${added.slug}`)).statusCode, 404);
      await decide(added.id, 'published', 'pending');
      assert.deepEqual(await titles(), ['Guía de rejillas']);
      const [shown] = await list();
      assert.ok(shown?.kind === 'resource');
      assert.deepEqual(shown.details, {
        url: 'https://guia.example/rejilla',
        type: 'article',
        language: 'es',
        free: true,
        unreachable: false,
      });
      assert.equal(shown.author, 'Prueba member');
      assert.ok(!JSON.stringify(shown).includes('@prueba.example'));
    });

    test('after three that were accepted the next is published at once', async () => {
      for (let n = 0; n < 3; n += 1) await publish();
      assert.equal((await propose()).state, 'published');
      assert.equal((await mine()).trusted, true);
      assert.equal((await propose(resource, bea)).state, 'pending');
    });

    test('what a moderator took down is not counted as accepted', async () => {
      for (let n = 0; n < 3; n += 1) {
        const { id } = await publish();
        await decide(id, 'removed', 'published', 'Es publicidad');
      }
      assert.equal((await propose()).state, 'pending');
    });

    test('who fills in the field that people never see waits, however many were accepted', async () => {
      for (let n = 0; n < 3; n += 1) await publish();
      assert.equal((await propose({ ...resource, website: 'x' })).state, 'pending');
    });

    test('the same form sent twice is one piece', async () => {
      const again = () =>
        api.call('POST', `/user/${ana.id}/hub/pieces`, {
          body: resource,
          as: ana.authorization,
          headers: { 'idempotency-key': '3d5d6d0e-7d0f-4b8c-9e7a-0e2d1d0c5a11' },
        });
      const [one, other] = await Promise.all([again(), again()]);
      assert.deepEqual([one.statusCode, other.body], [201, one.body]);
      assert.equal((await mine()).pieces.length, 1);
    });

    test('what is missing is said field by field, for each kind', async () => {
      const fieldsOf = async (piece: object) =>
        (await own('POST', '/pieces', piece)).json<{ fields: { field: string }[] }>().fields.map(({ field }) => field);
      assert.deepEqual(await fieldsOf({ kind: 'resource' }), ['title', 'url', 'body']);
      assert.deepEqual(await fieldsOf({ kind: 'project' }), ['title', 'roles', 'hoursPerWeek', 'body']);
      assert.deepEqual(await fieldsOf({ kind: 'group' }), ['title', 'rhythm', 'body']);
      assert.deepEqual(await fieldsOf({ kind: 'study' }), ['title', 'availability', 'zone', 'body']);
      assert.deepEqual(await fieldsOf({ ...resource, url: 'http://guia.example' }), ['url']);
      assert.deepEqual(await fieldsOf({ ...resource, title: 'a\u0000b' }), ['title']);
      assert.equal((await mine()).pieces.length, 0);
    });

    test('a link that leads inside is refused', async () => {
      for (const url of ['https://127.0.0.1/', 'https://169.254.169.254/latest', 'https://servidor.local/']) {
        const answer = await own('POST', '/pieces', { ...resource, url });
        assert.deepEqual([answer.statusCode, answer.json().fields[0].field], [400, 'url'], url);
      }
    });

    test('two with the same title have two addresses, in any script', async () => {
      const slugs = [];
      for (const title of ['¡Señales!', 'Señales', '数据']) slugs.push((await propose({ ...resource, title })).slug);
      assert.deepEqual(slugs, ['senales', 'senales-2', 'pieza']);
    });

    test('too many in an hour are refused with a sentence', async () => {
      const strict = await createTestApi({ config: { limits: { hubPieces: { hits: 1, window: 3600 } } } });
      const member = await strict.member('member');
      const send = () =>
        strict.call('POST', `/user/${member.id}/hub/pieces`, { as: member.authorization, body: resource });
      assert.equal((await send()).statusCode, 201);
      assert.equal((await send()).statusCode, 429);
      await strict.close();
    });
  });

  describe('her own pieces', () => {
    const changed = ({ updatedAt }: OwnHubPiece, part: Partial<NewHubPiece>) => ({ ...resource, ...part, updatedAt });

    test('a change waits for a moderator again, and a second tab gets a conflict', async () => {
      const piece = await publish();
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      const answer = await own('PUT', `/pieces/${piece.id}`, changed(piece, { title: 'Otra guía' }));
      assert.equal(answer.json<OwnHubPiece>().state, 'pending');
      assert.deepEqual(await titles(), []);
      const twice = await own('PUT', `/pieces/${piece.id}`, changed(piece, { title: 'Otra guía' }));
      assert.deepEqual(twice.json(), answer.json(), 'sent again, because its answer was lost');
      assert.equal((await own('PUT', `/pieces/${piece.id}`, changed(piece, { title: 'Tarde' }))).statusCode, 409);
      assert.equal((await mine()).pieces[0]?.title, 'Otra guía');
    });

    test('a change of a trusted member shows at once', async () => {
      for (let n = 0; n < 2; n += 1) await publish();
      const piece = await publish();
      await own('PUT', `/pieces/${piece.id}`, changed(piece, { title: 'Otra guía' }));
      assert.ok((await titles()).includes('Otra guía'));
    });

    test('what was rejected can be sent again', async () => {
      const piece = await propose();
      await decide(piece.id, 'rejected', 'pending', 'El enlace no es de lo que dices');
      assert.equal((await mine()).pieces[0]?.reason, 'El enlace no es de lo que dices');
      const again = (await own('PUT', `/pieces/${piece.id}`, changed(piece, {}))).json<OwnHubPiece>();
      assert.deepEqual([again.state, again.reason], ['pending', null]);
    });

    test('what a moderator said no to, or wants to see again, is not published by a change, however trusted she is', async () => {
      const [refused, reopened] = [await propose(), await propose()];
      for (let n = 0; n < 3; n += 1) await publish(project);
      await decide(refused.id, 'rejected', 'pending', 'Es publicidad');
      await decide(reopened.id, 'published', 'pending');
      await decide(reopened.id, 'pending', 'published');
      for (const { id, title } of [refused, reopened]) {
        const now = (await mine()).pieces.find((one) => one.id === id) ?? assert.fail();
        const answer = await own('PUT', `/pieces/${id}`, changed(now, {}));
        assert.equal(answer.json<OwnHubPiece>().state, 'pending', answer.body);
        assert.ok(!(await titles()).includes(title));
      }
    });

    test('what was never published is not published by taking it back, changing it and bringing it back', async () => {
      const piece = await propose();
      for (let n = 0; n < 3; n += 1) await publish(project);
      const act = (name: string) => own('POST', `/pieces/${piece.id}/act`, { act: name });
      await act('withdraw');
      await own('PUT', `/pieces/${piece.id}`, changed(piece, {}));
      assert.equal((await act('restore')).json().state, 'pending');
      assert.ok(!(await titles()).includes(piece.title));
    });

    test('a title without a letter to be seen is refused with a sentence', async () => {
      const answer = await own('POST', '/pieces', { ...resource, title: '\u0001\u0002' });
      assert.equal(answer.statusCode, 400, answer.body);
      assert.deepEqual(
        answer.json().fields.map(({ field }: { field: string }) => field),
        ['title'],
      );
    });

    test('taken back it is gone, and comes back as it was', async () => {
      const published = await publish();
      const pending = await propose(project);
      const act = (id: string, name: string) => own('POST', `/pieces/${id}/act`, { act: name });
      for (const { id } of [published, pending]) assert.equal((await act(id, 'withdraw')).json().state, 'withdrawn');
      assert.deepEqual(await titles(), []);
      assert.equal((await act(published.id, 'withdraw')).statusCode, 200);
      assert.equal((await act(published.id, 'restore')).json().state, 'published');
      assert.equal((await act(pending.id, 'restore')).json().state, 'pending');
      assert.deepEqual(await titles(), ['Guía de rejillas']);
    });

    test('changed while it was taken back, it is looked at before it comes back', async () => {
      const piece = await publish();
      await own('POST', `/pieces/${piece.id}/act`, { act: 'withdraw' });
      await own('PUT', `/pieces/${piece.id}`, changed(piece, { title: 'Otra cosa' }));
      assert.equal((await own('POST', `/pieces/${piece.id}/act`, { act: 'restore' })).json().state, 'pending');
    });

    test('what the team removed, nobody restores but the team', async () => {
      const piece = await publish();
      await decide(piece.id, 'removed', 'published', 'Es publicidad');
      assert.equal((await own('PUT', `/pieces/${piece.id}`, changed(piece, {}))).statusCode, 409);
      assert.equal((await own('POST', `/pieces/${piece.id}/act`, { act: 'withdraw' })).statusCode, 409);
      assert.equal((await own('POST', `/pieces/${piece.id}/act`, { act: 'restore' })).json().state, 'removed');
      assert.deepEqual(await titles(), []);
    });

    test('a search for a study partner ends after sixty days, and can be renewed', async () => {
      const start = api.clock.now;
      const piece = await publish(study);
      const later = (days: number) => {
        api.clock.now = new Date(start.getTime() + days * 86_400_000);
      };
      assert.deepEqual(await titles('?kind=study'), [study.title]);
      later(61);
      const { authorization } = await relogin(ana);
      assert.deepEqual(await titles('?kind=study&limit=9'), []);
      assert.equal((await api.call('GET', `/hub/pieces/${piece.slug}`)).statusCode, 404);
      const answer = await api.call('POST', `/user/${ana.id}/hub/pieces/${piece.id}/act`, {
        as: authorization,
        body: { act: 'renew' },
      });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual(await titles('?kind=study'), [study.title]);
      api.clock.now = start;
    });

    test('nobody touches what is another’s', async () => {
      const piece = await publish();
      assert.equal((await own('PUT', `/pieces/${piece.id}`, changed(piece, {}), bea)).statusCode, 404);
      assert.equal((await own('POST', `/pieces/${piece.id}/act`, { act: 'withdraw' }, bea)).statusCode, 404);
      const hers = await api.call('GET', `/user/${ana.id}/hub`, { as: bea.authorization });
      assert.equal(hers.statusCode, 403);
    });

    /** Her session may have ended in the time that the test lets pass. */
    async function relogin({ id }: TestMember) {
      await api.pool.query(`update sessions set expires_at = $2, last_used_at = $3 where user_id = $1`, [
        id,
        new Date(api.clock.now.getTime() + 3_600_000),
        api.clock.now,
      ]);
      return ana;
    }
  });

  describe('what everybody sees', () => {
    test('pieces are found by kind, topic, level and words, without accents', async () => {
      for (const piece of [resource, project, group, study]) await publish(piece, piece === study ? bea : ana);
      assert.deepEqual(await titles(), [study.title, group.title, project.title, resource.title]);
      assert.deepEqual(await titles('?kind=project'), [project.title]);
      assert.deepEqual(await titles('?topic=css'), [resource.title]);
      assert.deepEqual(await titles('?kind=study&level=advanced'), []);
      assert.deepEqual(await titles('?kind=resource&level=advanced'), [resource.title]);
      assert.deepEqual(await titles('?q=guia%20lineas'), [resource.title]);
      assert.deepEqual(await titles('?q=dise%C3%B1o'), [project.title]);
      assert.equal((await api.call('GET', '/hub/pieces?kind=otra')).statusCode, 400);
      const topics = (await api.call('GET', '/hub/topics?kind=resource')).json<HubTopic[]>();
      assert.deepEqual(topics.map(({ topic }) => topic).sort(), ['CSS', 'Rejilla']);
    });

    test('a list has pages and an end', async () => {
      for (let n = 1; n <= 3; n += 1) await publish({ ...resource, title: `Guía ${n}` });
      const first = await api.call('GET', '/hub/pieces?kind=resource&limit=2&page=1');
      assert.match(String(first.headers.link), /kind=resource&page=2&limit=2/);
      const second = await api.call('GET', '/hub/pieces?kind=resource&limit=2&page=2');
      assert.equal(second.json<HubPiece[]>().length, 1);
      assert.equal(second.headers.link, undefined);
      assert.deepEqual(await titles('?limit=2&page=9'), []);
      const counted = async (query: string) => (await api.call('GET', `/hub/pieces/count${query}`)).json();
      assert.deepEqual(await counted('?kind=resource'), { total: 3 });
      assert.deepEqual(await counted('?kind=resource&q=guia%202'), { total: 1 });
      assert.deepEqual(await counted('?kind=project'), { total: 0 });
    });

    test('the front has the latest three of each kind and how many there are', async () => {
      for (let n = 1; n <= 4; n += 1) await publish({ ...resource, title: `Guía ${n}` });
      const { kinds, ideas } = (await api.call('GET', '/hub/front')).json<HubFront>();
      const [resources, projects] = kinds;
      assert.deepEqual(
        [resources?.kind, resources?.count, resources?.latest.map(({ title }) => title)],
        ['resource', 4, ['Guía 4', 'Guía 3', 'Guía 2']],
      );
      assert.deepEqual(projects, { kind: 'project', count: 0, latest: [] });
      assert.equal(ideas.length, 3);
    });

    test('a complete project says so and is left out when only open ones are asked for', async () => {
      const { id } = await publish(project);
      await own('POST', `/pieces/${id}/act`, { act: 'complete' });
      const [shown] = await list('?kind=project');
      assert.ok(shown?.kind === 'project' && shown.details.complete);
      assert.deepEqual(await titles('?kind=project&open=yes'), []);
      await own('POST', `/pieces/${id}/act`, { act: 'reopen' });
      assert.deepEqual(await titles('?kind=project&open=yes'), [project.title]);
      const other = await publish(group);
      assert.equal((await own('POST', `/pieces/${other.id}/act`, { act: 'complete' })).statusCode, 409);
    });

    test('other processes show what is published at once', async () => {
      const there = await api.another();
      const seen = async () => (await there.inject('/hub/pieces')).json<HubPiece[]>().length;
      assert.equal(await seen(), 0);
      await publish();
      await waitUntil(async () => (await seen()) === 1);
    });

    test('the search finds what is published, and no longer what was taken back', async () => {
      const { id } = await publish();
      const found = async () =>
        (await api.call('GET', '/search?q=rejillas'))
          .json<{ results: { path: string }[] }>()
          .results.map(({ path }) => path);
      await waitUntil(async () => (await found())[0] === '/recursos-comunidad-femcoders-club/pieza/guia-de-rejillas');
      await own('POST', `/pieces/${id}/act`, { act: 'withdraw' });
      await waitUntil(async () => (await found()).length === 0);
    });
  });

  describe('votes', () => {
    test('each member counts once, and can take it back', async () => {
      const { id } = await publish();
      const marks = async () => (await list())[0]?.marks;
      const mark = (method: string, who: TestMember) => own(method, `/marks/${id}`, undefined, who);
      await Promise.all([mark('PUT', bea), mark('PUT', bea), mark('PUT', moderator)]);
      assert.equal(await marks(), 2);
      assert.deepEqual((await mine(bea)).marks, [id]);
      await mark('DELETE', bea);
      await mark('DELETE', bea);
      assert.equal(await marks(), 1);
    });

    test('nobody votes for her own, nor for what is not shown or takes none', async () => {
      const { id } = await publish();
      assert.equal((await own('PUT', `/marks/${id}`)).statusCode, 409);
      const hidden = await propose();
      assert.equal((await own('PUT', `/marks/${hidden.id}`, undefined, bea)).statusCode, 404);
      const { id: projectId } = await publish(project);
      assert.equal((await own('PUT', `/marks/${projectId}`, undefined, bea)).statusCode, 404);
    });

    test('of the eleven ideas those with most votes come first', async () => {
      const ideas = async () => (await api.call('GET', '/hub/ideas')).json<HubIdea[]>();
      assert.equal((await ideas()).length, 11);
      assert.deepEqual(
        (await ideas()).slice(0, 2).map(({ id }) => id),
        ['directorio', 'colaboracion'],
      );
      for (const who of [ana, bea, ana]) await own('PUT', '/idea-votes/grupos', undefined, who);
      assert.deepEqual(
        (await ideas()).slice(0, 1).map(({ id, votes }) => [id, votes]),
        [['grupos', 2]],
      );
      assert.deepEqual((await mine()).ideas, ['grupos']);
      await own('DELETE', '/idea-votes/grupos');
      assert.equal((await ideas())[0]?.votes, 1);
      assert.equal((await own('PUT', '/idea-votes/otra')).statusCode, 404);
    });
  });

  describe('answers', () => {
    const message = 'Hola, me encantaría ayudar con el diseño.';
    const answer = (piece: string, text = message, who = bea) => own('POST', '/answers', { piece, message: text }, who);

    test('the author gets the message by mail without an address, and both see it', async () => {
      const { id } = await publish(project);
      assert.equal((await answer(id)).statusCode, 200);
      const [mail] = api.mails;
      assert.deepEqual([mail?.to, mail?.subject], [ana.email, 'Alguien se apunta a «Web para un huerto»']);
      assert.ok(mail?.text.includes(message));
      assert.ok(!`${mail?.text}${mail?.html}${mail?.replyTo}`.includes(bea.email));
      assert.deepEqual(
        (await mine()).pieces[0]?.answers.map((one) => [one.name, one.message]),
        [['Prueba member', message]],
      );
      assert.deepEqual(
        (await mine(bea)).sent.map((one) => [one.piece.title, one.message]),
        [[project.title, message]],
      );
      assert.deepEqual((await mine(moderator)).sent, []);
    });

    test('of very many to one piece, those without a reply come first, with the number of the others', async () => {
      const [{ id }, { id: other }] = [await publish(project), await publish(study)];
      await answer(other);
      await api.pool.query(
        `with answering as (
           insert into users (email, password_hash, name, role, created_at)
           select 'responde' || n || '@example.com', 'x', 'Responde ' || n, 'member', now() from generate_series(1, 60) as n
           returning id, substring(name from 10)::int as n)
         insert into hub_answers (piece_id, user_id, message, created_at, reply, replied_at)
         select $1, id, 'Mensaje ' || n, $2::timestamptz + n * interval '1 second',
                case when n <= 50 then 'Gracias' end, case when n <= 50 then $2::timestamptz + interval '1 hour' end
           from answering`,
        [id, api.clock.now],
      );
      const { pieces } = await mine();
      const [asked, unasked] = [pieces.find((one) => one.id === id), pieces.find((one) => one.id === other)];
      assert.deepEqual(
        asked?.answers.map((one) => one.message),
        [...Array.from({ length: 10 }, (_, n) => n + 1), ...Array.from({ length: 10 }, (_, n) => n + 51)].map(
          (n) => `Mensaje ${n}`,
        ),
      );
      assert.equal(asked?.moreAnswers, 40);
      assert.deepEqual([unasked?.answers.length, unasked?.moreAnswers], [1, undefined]);
    });

    test('sent twice it is one; another text is refused', async () => {
      const { id } = await publish(study);
      await Promise.all([answer(id), answer(id)]);
      assert.equal(api.mails.length, 1);
      assert.equal((await answer(id, 'Otra cosa distinta que también quería decir')).statusCode, 409);
    });

    test('the author replies once, by mail, without an address', async () => {
      const { id } = await publish(project);
      await answer(id);
      const reply = 'Qué bien. Escríbeme por el Slack y quedamos.';
      const given = (await mine()).pieces[0]?.answers[0]?.id;
      const send = (text: string, who = ana) => own('POST', `/answers/${given}/reply`, { reply: text }, who);
      assert.equal((await send(reply, bea)).statusCode, 404);
      assert.equal((await send(reply)).statusCode, 200);
      await send(reply);
      assert.equal((await send('Otra respuesta que ya no toca dar')).statusCode, 409);
      const [, mail, more] = api.mails;
      assert.deepEqual(
        [mail?.to, mail?.subject, more],
        [bea.email, 'Te contestan sobre «Web para un huerto»', undefined],
      );
      assert.ok(!`${mail?.text}${mail?.html}`.includes(ana.email));
      assert.equal((await mine(bea)).sent[0]?.reply, reply);
    });

    test('taken back, neither sees it', async () => {
      const { id } = await publish(project);
      await answer(id);
      const given = (await mine(bea)).sent[0]?.id;
      await own('DELETE', `/answers/${given}`, undefined, ana);
      assert.equal((await mine(bea)).sent.length, 1);
      await own('DELETE', `/answers/${given}`, undefined, bea);
      assert.deepEqual([(await mine(bea)).sent, (await mine()).pieces[0]?.answers], [[], []]);
    });

    test('nobody answers her own, what is complete, what is not shown, or with two words', async () => {
      const { id } = await publish(project);
      assert.equal((await answer(id, message, ana)).statusCode, 409);
      assert.equal((await answer(id, 'Hola')).statusCode, 400);
      await own('POST', `/pieces/${id}/act`, { act: 'complete' });
      assert.equal((await answer(id)).statusCode, 409);
      assert.equal((await answer((await publish()).id)).statusCode, 404);
      assert.equal((await answer((await propose(project, moderator)).id, message, moderator)).statusCode, 409);
      assert.equal(api.mails.length, 0);
    });
  });
});
