import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { purgeExpired } from './maintenance.ts';
import { addEvent } from './testing/add-event.ts';
import { askForPlace } from './testing/ask-for-place.ts';
import { createTestApi, type TestApi, type TestMember } from './testing/test-api.ts';
import { pdf } from './testing/test-documents.ts';

describe('what is sent again because its answer was lost', () => {
  let api: TestApi;
  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({ config: { limits: { comments: unlimited } } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.mails.length = 0;
    await api.pool.query('truncate comments, rate_limits, sent_once, contact_messages, hub_ideas cascade');
    await api.pool.query('delete from events');
  });

  const comment = { postId: 16, content: 'Me ha servido mucho.', alias: 'Lectora', elapsedMs: 9_000 };
  const keyed = (key: string) => ({ 'idempotency-key': key });
  const send = (path: string, body: unknown, key: string = randomUUID(), as?: string) =>
    api.call('POST', path, { body, headers: keyed(key), as });
  const stored = async (table: string) =>
    (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

  test('is one comment, and the same answer with the secret to change it', async () => {
    const key = randomUUID();
    const first = await send('/comments', comment, key);
    const again = await send('/comments', { ...comment, elapsedMs: 40_000 }, key);
    assert.deepEqual([first.statusCode, again.statusCode, again.body], [201, 201, first.body]);
    assert.equal(again.headers['content-type'], first.headers['content-type']);
    assert.equal(await stored('comments'), 1);
    const changed = await api.call('PATCH', `/comments/${first.json().id}`, {
      body: { content: 'Me ha servido mucho, gracias.' },
      headers: { 'x-comment-token': again.json().editToken },
    });
    assert.equal(changed.statusCode, 200, changed.body);
  });

  test('is one comment of eight at once, from two processes', async () => {
    const other = await api.another();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? other : api.app).inject({ method: 'POST', url: '/comments', payload: comment, headers: keyed(key) }),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    assert.equal(await stored('comments'), 1);
  });

  test('is one message with its file; another file under its key is something else', async () => {
    const key = randomUUID();
    const message = {
      ...{ reason: 'comunidad', name: 'Ana', email: 'ana@example.com', privacy: true },
      message: 'Os mando un archivo, a ver qué os parece.',
    };
    const withFile = (content: Buffer) => ({
      ...message,
      attachment: { name: 'a.pdf', content: content.toString('base64') },
    });
    const first = await send('/contact', withFile(pdf('uno')), key);
    const again = await send('/contact', withFile(pdf('uno')), key);
    assert.deepEqual([first.statusCode, again.statusCode, again.body], [201, 201, first.body], first.body);
    assert.equal(await stored('contact_messages'), 1);
    assert.equal((await send('/contact', withFile(pdf('dos')), key)).statusCode, 409);
    assert.equal((await send('/contact', message, key)).statusCode, 409);
  });

  test('is one place asked for and one mail, one message, one vote, from every sender', async () => {
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    const place = { name: 'Ana', email: 'ana@example.com', privacy: true };
    const message = {
      ...{ reason: 'comunidad', name: 'Ana', email: 'ana@example.com', privacy: true },
      message: 'Un mensaje que llegó, aunque la respuesta no.',
    };
    for (const [path, body, table] of [
      ['/events/api/detail/taller/registrations', place, 'place_requests'],
      ['/contact', message, 'contact_messages'],
      ['/contact', { ...message, reason: 'conducta', anonymous: true, name: '', email: '' }, 'contact_messages'],
    ] as const) {
      await api.pool.query(`truncate ${table} cascade`);
      api.mails.length = 0;
      const key = randomUUID();
      const first = await send(path, body, key);
      assert.equal(first.statusCode, 201, first.body);
      const mails = api.mails.length;
      const again = await send(path, body, key);
      assert.deepEqual([again.statusCode, again.body], [201, first.body], path);
      assert.deepEqual([await stored(table), api.mails.length], [1, mails], path);
    }
  });

  test('is hers alone: the same key of another member, of a visitor or of another route is another sending', async () => {
    const [ana, bea] = [await api.member('member'), await api.member('member')];
    const key = randomUUID();
    const ask = (who: typeof ana) => send(`/user/${who.id}/job-alerts`, { remote: true }, key, who.authorization);
    const answers = [await ask(ana), await ask(bea)];
    assert.ok(
      answers.every(({ statusCode }) => statusCode < 300),
      answers.map(({ body }) => body).join(),
    );
    assert.equal((await send('/comments', comment, key)).statusCode, 201);
  });

  test('is done for each link under the same key, and for none that is false', async () => {
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    const key = randomUUID();
    const links: string[] = [];
    for (const name of ['Ana', 'Bea']) {
      await askForPlace(api, { name, email: `${name.toLowerCase()}@example.com` });
      links.push(/mi-plaza#([\w.-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? assert.fail('no link'));
    }
    const cancel = (link: string) =>
      api.call('POST', '/own-registration/cancel', { body: {}, headers: { ...keyed(key), 'x-link-key': link } });
    for (const link of links) assert.equal((await cancel(link)).statusCode, 200);
    assert.equal((await cancel('nonsense-nonsense-nonsense')).statusCode, 404);
    const { rows } = await api.pool.query('select state from registrations');
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['cancelled', 'cancelled'],
    );
  });

  test('by a member is not answered to a visitor who has her key', async () => {
    const { authorization } = await api.member('member');
    const key = randomUUID();
    const hers = await send('/comments', comment, key, authorization);
    const other = await send('/comments', comment, key);
    assert.notEqual(other.body, hers.body);
  });

  test('with other words under the same key is not stored: she reads that the first arrived, with its answer', async () => {
    const key = randomUUID();
    const first = await send('/comments', comment, key);
    const other = await send('/comments', { ...comment, content: 'Otra cosa.' }, key);
    assert.equal(other.statusCode, 409);
    assert.match(other.json().message, /Lo que enviaste antes ya nos había llegado/);
    assert.deepEqual(other.json().sent, first.json());
    assert.equal(await stored('comments'), 1);
    assert.equal((await send('/comments', { ...comment, content: 'Otra cosa.' })).statusCode, 201);
    for (const wrong of ['corta', 'a'.repeat(65), 'con espacios y más cosas']) {
      assert.equal((await send('/comments', comment, wrong)).statusCode, 400, wrong);
    }
  });

  test('with other words is a conflict on every form, also where the first answer was empty', async () => {
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    const place = { name: 'Ana', email: 'ana@example.com', privacy: true };
    const message = {
      ...{ reason: 'comunidad', name: 'Ana', email: 'ana@example.com', privacy: true },
      message: 'Un mensaje que llegó, aunque la respuesta no.',
    };
    const conduct = { ...message, reason: 'conducta', anonymous: true, name: '', email: '' };
    const register = {
      ...{ userName: 'Berta', userEmail: 'berta@prueba.example', userPassword: 'siete ranas en la acequia' },
      ...{ ofAge: true, rules: true, privacy: true },
    };
    for (const [path, body, changed] of [
      ['/events/api/detail/taller/registrations', place, { email: 'ana@example.org' }],
      ['/contact', message, { message: 'Un mensaje que llegó, con una palabra más.' }],
      ['/contact', conduct, { message: 'Un mensaje que llegó, con una palabra más.' }],
      ['/auth/register', register, { userName: 'Berta G.' }],
    ] as const) {
      const key = randomUUID();
      const first = await send(path, body, key);
      assert.ok(first.statusCode < 300, first.body);
      const mails = api.mails.length;
      const other = await send(path, { ...body, ...changed }, key);
      assert.deepEqual([other.statusCode, api.mails.length], [409, mails], other.body);
      assert.deepEqual(other.json().sent, first.body ? first.json() : undefined);
    }
  });

  test('is the same with any key that its page has put into it: after a reload the page makes another one', async () => {
    const ana = await api.member('member');
    const proposal = {
      ...{ whose: 'own', title: 'Formularios que esperan', topics: ['Formularios', 'Accesibilidad'] },
      ...{ summary: 'Qué pasa cuando la red va lenta y alguien escribe con calma.', link: 'https://ejemplo.example/a' },
    };
    const key = randomUUID();
    const path = `/user/${ana.id}/talk-proposals`;
    const sent = async (title = proposal.title) =>
      await send(path, { ...proposal, title, key: randomUUID() }, key, ana.authorization);
    const [first, again] = [await sent(), await sent()];
    assert.deepEqual([first.statusCode, again.statusCode, again.body], [201, 201, first.body], first.body);
    assert.equal((await sent('Otra charla')).statusCode, 409);
  });

  test('that says how things stand is done for each link under the same key', async () => {
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    const links: string[] = [];
    for (const name of ['Ana', 'Bea']) {
      await send('/events/api/detail/taller/registrations', { name, email: `${name}@example.com`, privacy: true });
      links.push(/confirmar-plaza#([\w.-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? assert.fail('no link'));
    }
    const key = randomUUID();
    const answers = [];
    for (const link of links) answers.push(await send('/registrations/confirm', { key: link }, key));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
  });

  describe('and says how things stand is done again when it was undone meanwhile', () => {
    test('an arrival that was noted and taken back', async () => {
      await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
      await askForPlace(api, { name: 'Ana', email: 'ana@example.com' });
      const as = (await api.member('organiser')).authorization;
      const { rows } = await api.pool.query<{ id: string }>('select id from registrations');
      const key = randomUUID();
      const act = (what: string, under: string) =>
        send(`/admin/registrations/${rows[0]?.id}/${what}`, undefined, under, as);
      assert.equal((await act('check-in', key)).statusCode, 200);
      assert.equal((await act('check-in', key)).statusCode, 200);
      assert.equal((await act('undo-check-in', randomUUID())).statusCode, 200);
      assert.ok((await act('check-in', key)).json().checked_in_at);
      assert.ok((await act('check-in', key)).json().checked_in_at);
      const { rows: now } = await api.pool.query('select checked_in_at from registrations');
      assert.notEqual(now[0]?.checked_in_at, null);
    });

    test('an alert that was saved and deleted', async () => {
      const ana = await api.member('member');
      const key = randomUUID();
      const path = `/user/${ana.id}/job-alerts`;
      const save = async () => (await send(path, { remote: true }, key, ana.authorization)).json().alerts;
      const [alert] = await save();
      assert.equal((await save()).length, 1);
      await api.call('DELETE', `${path}/${alert.id}`, { as: ana.authorization });
      assert.equal((await save()).length, 1);
      assert.equal((await api.call('GET', `/user/${ana.id}/jobs`, { as: ana.authorization })).json().alerts.length, 1);
    });

    test('a place that was left and asked for again', async () => {
      await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
      const key = randomUUID();
      const leave = async () => {
        await askForPlace(api, { name: 'Ana', email: 'ana@example.com' });
        const link = /mi-plaza#([\w.-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? assert.fail('no link');
        return api.call('POST', '/own-registration/cancel', { headers: { ...keyed(key), 'x-link-key': link } });
      };
      for (let n = 0; n < 2; n += 1) assert.equal((await leave()).json().state, 'cancelled');
      const { rows } = await api.pool.query('select state from registrations');
      assert.deepEqual(rows, [{ state: 'cancelled' }]);
    });

    test('an account that was suspended and may come back, and twice is one mail', async () => {
      const [admin, ana] = [await api.member('admin'), await api.member('member')];
      await api.pool.query('update sessions set proven_at = $2 where user_id = $1', [admin.id, api.clock.now]);
      const key = randomUUID();
      const path = `/admin/accounts/${ana.id}/suspension`;
      const suspend = async () =>
        (await send(path, { reason: 'other', text: 'Spam otra vez.', until: null }, key, admin.authorization))
          .statusCode;
      const mails = api.mails.length;
      assert.deepEqual([await suspend(), await suspend(), api.mails.length - mails], [200, 200, 1]);
      await api.call('DELETE', path, { body: { reason: 'Ha escrito.' }, as: admin.authorization });
      assert.equal(await suspend(), 200);
      const { rows } = await api.pool.query('select suspended_at from users where id = $1', [ana.id]);
      assert.notEqual(rows[0]?.suspended_at, null);
    });
  });

  test('with other words waits for the first, and is done when the process that was at it is gone', async () => {
    const key = randomUUID();
    await send('/comments', comment, key);
    await api.pool.query('update sent_once set answer = null, kept = false, claimed_at = $1', [api.clock.now]);
    await api.pool.query('truncate comments cascade');
    api.clock.now = new Date(api.clock.now.getTime() + 61_000);
    assert.equal((await send('/comments', { ...comment, content: 'Otra cosa.' }, key)).statusCode, 201);
    assert.equal((await send('/comments', { ...comment, content: 'Otra cosa.' }, key)).statusCode, 201);
    assert.equal(await stored('comments'), 1);
  });

  test('after it was refused may be corrected under the same key', async () => {
    const key = randomUUID();
    const place = { name: 'Ana', email: 'ana@example.com', privacy: true };
    const path = '/events/api/detail/taller/registrations';
    assert.equal((await send(path, place, key)).statusCode, 404);
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    assert.equal((await send(path, { ...place, name: 'Ana María' }, key)).statusCode, 201);
  });

  test('after it was refused is done: nothing had been kept', async () => {
    const key = randomUUID();
    const place = { name: 'Ana', email: 'ana@example.com', privacy: true };
    const ask = () => send('/events/api/detail/taller/registrations', place, key);
    assert.equal((await ask()).statusCode, 404);
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    assert.equal((await ask()).statusCode, 201);
    assert.equal(await stored('place_requests'), 1);
  });

  test('while the first is still at it is asked to come again, and done when the first is gone', async () => {
    const key = randomUUID();
    await send('/comments', comment, key);
    await api.pool.query('update sent_once set answer = null, kept = false, claimed_at = $1', [api.clock.now]);
    await api.pool.query('truncate comments cascade');
    api.clock.now = new Date(api.clock.now.getTime() + 61_000);
    assert.equal((await send('/comments', comment, key)).statusCode, 201);
    assert.equal(await stored('comments'), 1);
  });

  test('is not done again by anyone who comes after a process that was killed between keeping and answering', async () => {
    await addEvent(api.pool, { capacity: 4, starts_at: '2090-12-12T17:30:00Z' });
    const key = randomUUID();
    const path = '/events/api/detail/taller/registrations';
    const body = { name: 'Ana', email: 'ana@example.com', privacy: true };
    await send(path, body, key);
    const { rows } = await api.pool.query('select kept, claimed_at from sent_once');
    assert.deepEqual(rows, [{ kept: true, claimed_at: null }]);
    await api.pool.query('update sent_once set answer = null, claimed_at = $1', [api.clock.now]);
    const mails = api.mails.length;
    const again = await send(path, body, key);
    assert.equal(again.statusCode, 409);
    assert.match(again.json().message, /Esto ya nos había llegado y está guardado/);
    assert.equal(api.mails.length, mails);
  });

  test('is one comment also when nothing of its answer could be kept: its mark is kept with it', async () => {
    await api.pool.query(`
      create function refuse_answers() returns trigger language plpgsql as $$ begin raise 'no answers'; end $$;
      create trigger refuse_answers before update on sent_once for each row
      when (new.answer is not null) execute function refuse_answers()`);
    const keys = Array.from({ length: 3 }, () => randomUUID());
    try {
      const answers = await Promise.all(keys.map((key) => send('/comments', comment, key)));
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
    } finally {
      await api.pool.query('drop trigger refuse_answers on sent_once; drop function refuse_answers');
    }
    assert.equal(await stored('comments'), 3);
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 60_000);
    const again = await Promise.all(keys.map((key) => send('/comments', comment, key)));
    assert.deepEqual(new Set(again.map(({ statusCode }) => statusCode)), new Set([409]));
    assert.equal(await stored('comments'), 3);
  });

  test('as a form of a browser without scripts, which has no key, is the same for some minutes', async () => {
    const form = (content: string) =>
      api.app.inject({
        method: 'POST',
        url: '/comments',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ postId: '16', content, alias: '' }).toString(),
      });
    const first = await form('Gracias');
    assert.equal(first.statusCode, 201, first.body);
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
    assert.equal((await form('Gracias')).body, first.body);
    assert.match(first.body, /^<!doctype html>/);
    assert.equal(await stored('comments'), 1);
    await form('Gracias a todas');
    api.clock.now = new Date(api.clock.now.getTime() + 21 * 60_000);
    await form('Gracias');
    assert.equal(await stored('comments'), 3);
  });

  test('without a key is another one, as before', async () => {
    for (let n = 0; n < 2; n += 1) await api.call('POST', '/comments', { body: comment });
    assert.equal(await stored('comments'), 2);
    assert.equal(await stored('sent_once'), 0);
  });

  test('by a member who has sent thousands today is done and not kept: she cannot fill the table', async () => {
    const [busy, other] = [await api.member('member'), await api.member('member')];
    const full = `insert into rate_limits (bucket, hits, resets_at) values ('sent-once:' || $1, 2999, $2)`;
    await api.pool.query(full, [busy.id, new Date(api.clock.now.getTime() + 3_600_000)]);
    const propose = (member: TestMember, title: string) => {
      const proposal = {
        whose: 'own',
        title,
        topics: ['Formularios'],
        link: 'https://ejemplo.example/a',
        key: randomUUID(),
      };
      const summary = 'Qué pasa cuando la red va lenta y alguien escribe con calma.';
      const path = `/user/${member.id}/talk-proposals`;
      return send(path, { ...proposal, summary }, randomUUID(), member.authorization);
    };
    for (let n = 0; n < 2; n += 1) {
      const sent = await propose(busy, `Formularios que esperan, parte ${n}`);
      assert.equal(sent.statusCode, 201, sent.body);
    }
    assert.equal(await stored('sent_once'), 1);
    await propose(other, 'Formularios de otra');
    assert.equal(await stored('sent_once'), 2);
  });

  test('leaves nothing readable, no moment, and nothing after the next day', async () => {
    const sent = await send('/comments', comment);
    const { rows } = await api.pool.query('select row_to_json(sent_once) as row from sent_once');
    const row = JSON.stringify(rows);
    assert.ok(!row.includes(sent.json().editToken) && !row.includes('servido'));
    assert.equal(rows[0]?.row.claimed_at, null);
    await purgeExpired(api.pool, new Date(api.clock.now.getTime() + 24 * 60 * 60_000));
    assert.equal(await stored('sent_once'), 1);
    await purgeExpired(api.pool, new Date(api.clock.now.getTime() + 48 * 60 * 60_000));
    assert.equal(await stored('sent_once'), 0);
  });

  test('is one registration of an account, and one mail', async () => {
    const account = { userName: 'Begoña', userEmail: 'bego@prueba.example', userPassword: 'siete ranas en la acequia' };
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1) {
      const sent = await send('/auth/register', { ...account, ofAge: true, rules: true, privacy: true }, key);
      assert.equal(sent.statusCode, 204, sent.body);
    }
    assert.deepEqual([await stored('pending_accounts'), api.mails.length], [1, 1]);
  });

  test('to enter is left out: no token is kept', async () => {
    const { email } = await api.member('member');
    await send('/auth/login', { userEmail: email, userPassword: `clave de ${email}` });
    assert.equal(await stored('sent_once'), 0);
  });
});
