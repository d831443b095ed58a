import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Attendance, OwnRegistration } from '@femcoders/contracts/registration';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import type { ClientBase } from 'pg';
import { createDatabase } from '../../database/database.ts';
import { createNotifyMember } from '../../mail/notify-member.ts';
import { createPlaceLinks } from '../../mail/place-links.ts';
import { purgeExpired } from '../../maintenance.ts';
import { addEvent } from '../../testing/add-event.ts';
import { placeKeyIn } from '../../testing/ask-for-place.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';
import { findEventDetail } from '../events/event-detail.ts';
import { maintainPlaces } from './place-maintenance.ts';

const minute = 60_000;
const publicUrl = 'https://sitio.example';

describe('a place that is asked for without an account', () => {
  let api: TestApi;
  let network = 0;
  before(async () => {
    api = await createTestApi({ config: { publicUrl } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    api.mails.length = 0;
    await api.pool.query('truncate rate_limits');
    await api.pool.query('delete from events');
  });

  /** Each from a separate network by default. */
  const ask = (
    who: string,
    { as, from = `2001:db8:${(network++).toString(16)}::1` }: { as?: string; from?: string } = {},
  ) =>
    api.call('POST', '/events/api/detail/taller/registrations', {
      body: { name: who, email: who.includes('@') ? who : `${who}@example.com`, privacy: true },
      as,
      from,
    });
  const answer = async (who: string) => (await ask(who)).json();
  const mailsTo = (who: string) => api.mails.filter(({ to }) => to === `${who}@example.com`);
  const lastMailTo = (who: string) => mailsTo(who).at(-1) ?? assert.fail(`no mail to ${who}`);
  const press = (who: string, name?: string) =>
    api.call('POST', '/registrations/confirm', {
      body: {
        key: placeKeyIn(mailsTo(who).findLast(({ text }) => text.includes('confirmar-plaza')) ?? assert.fail()),
        name,
      },
    });
  const states = async () => {
    const { rows } = await api.pool.query<{ name: string; state: string }>('select name, state from registrations');
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  /** Returns the event's page from the database. */
  const detail = () => findEventDetail(createDatabase(api.pool), 'taller', api.clock.now);
  const left = async () => (await detail()).places_left;
  const later = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  const maintain = async () => {
    const enqueueMail = async (_client: unknown, mail: (typeof api.mails)[number]) => void api.mails.push(mail);
    const notifyMember = createNotifyMember({ enqueueMail, secrets: testSecrets, publicUrl, basePath: '' });
    const links = await createPlaceLinks(createDatabase(api.pool), { publicUrl, basePath: '' })();
    await maintainPlaces(api.pool, { now: api.clock.now, enqueueMail, notifyMember, links });
  };

  test('is kept for half an hour, and hers once she presses the button of her mail', async () => {
    await addEvent(api.pool, { capacity: 4 });
    assert.deepEqual(await answer('ana'), { state: 'registered', confirm_by: '2026-11-21T12:30:00.000Z' });
    assert.deepEqual([await states(), await left()], [{}, 3]);
    const { subject, text } = lastMailTo('ana');
    assert.equal(subject, 'Confirma tu plaza en Taller de prueba');
    assert.match(text, /Te guardamos una plaza en «Taller de prueba» hasta el sábado, 21 de noviembre, 1:30 p\. m\./);
    assert.doesNotMatch(text, /mi-plaza|Tienes plaza/);

    later(29 * minute);
    const pressed = await press('ana');
    assert.deepEqual([pressed.statusCode, pressed.json().state], [200, 'registered']);
    assert.deepEqual([await states(), await left()], [{ ana: 'registered' }, 3]);
    assert.equal(lastMailTo('ana').subject, 'Tu plaza en Taller de prueba');
    const own = await api.call('GET', '/own-registration', { headers: withLinkKey(pressed.json().token) });
    assert.equal(own.json<OwnRegistration>().state, 'registered');
  });

  test('is confirmed once, however often she presses, and not by opening the link', async () => {
    await addEvent(api.pool, { capacity: 4 });
    await ask('ana');
    const key = placeKeyIn(lastMailTo('ana'));
    assert.equal((await api.call('GET', `/registrations/confirm?key=${key}`)).statusCode, 404);
    assert.equal((await api.call('GET', '/own-registration', { headers: withLinkKey(key) })).statusCode, 404);
    assert.deepEqual(await states(), {});
    const pressed = await Promise.all([press('ana'), press('ana'), press('ana')]);
    assert.equal(new Set(pressed.map(({ body }) => body)).size, 1);
    assert.equal(mailsTo('ana').length, 2);
    assert.deepEqual(await states(), { ana: 'registered' });
    assert.ok(!api.log.some((line) => line.includes(key)));
  });

  test('that four invented addresses keep is free again, and goes to who has waited longest', async () => {
    await addEvent(api.pool, { capacity: 4 });
    for (const invented of ['uno', 'dos', 'tres', 'cuatro']) assert.equal((await answer(invented)).state, 'registered');
    for (const who of ['ana', 'bea']) {
      assert.equal((await answer(who)).state, 'waiting');
      assert.equal(lastMailTo(who).subject, 'Confirma tu puesto en la lista de Taller de prueba');
      assert.equal((await press(who)).json().state, 'waiting');
    }
    later(30 * minute);
    assert.equal((await answer('cinco')).state, 'waiting', 'who waits goes first');
    await maintain();
    assert.deepEqual(await states(), { ana: 'offered', bea: 'offered' });
    assert.equal(lastMailTo('ana').subject, 'Hay una plaza para ti: tienes 24 h');
    assert.deepEqual(mailsTo('uno').length, 1);
  });

  test('cannot be kept longer by asking again while it is the last', async () => {
    await addEvent(api.pool, { capacity: 1 });
    await ask('invented');
    for (const _time of [1, 2, 3]) {
      later(9 * minute);
      await ask('invented');
    }
    later(3 * minute);
    assert.equal(await left(), 1);
    assert.equal((await answer('ana')).state, 'registered');
  });

  test('is kept for two unproven addresses of one network, and for no more of it by other addresses, a whole day', async () => {
    await addEvent(api.pool, { capacity: 4 });
    const from = '192.0.2.1';
    const kept = async (who: string) => (await ask(who, { from })).json().kept !== false;
    assert.deepEqual([await kept('uno'), await kept('dos'), await kept('tres')], [true, true, false]);
    assert.equal(await left(), 2);
    assert.match(lastMailTo('tres').text, /Quedan plazas en «Taller de prueba», pero no te guardamos ninguna/);
    later(31 * minute);
    await maintain();
    assert.deepEqual([await kept('cuatro'), await kept('uno'), await left()], [false, false, 4]);
    // Nobody is kept out: who presses gets what there is, and others' networks keep theirs.
    assert.equal((await press('tres')).json().state, 'registered');
    assert.equal((await answer('ana')).confirm_by, new Date(api.clock.now.getTime() + 30 * minute).toISOString());
    later(24 * 60 * minute);
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await kept('cinco'), true);
  });

  test('of a whole class in one network is kept for each as long as those before confirm', async () => {
    await addEvent(api.pool, { capacity: 4 });
    for (const who of ['uno', 'dos', 'tres', 'cuatro']) {
      assert.equal((await ask(who, { from: '192.0.2.1' })).json().kept, undefined, who);
      assert.equal((await press(who)).json().state, 'registered');
    }
  });

  test('is not limited where there is room for everybody', async () => {
    await addEvent(api.pool, { capacity: null });
    for (const who of ['uno', 'dos', 'tres']) {
      assert.equal((await ask(who, { from: '192.0.2.1' })).json().kept, undefined, who);
    }
  });

  test('is kept by each new request of a network that has less than two, and hers is the last that was kept', async () => {
    await addEvent(api.pool, { capacity: 4 });
    await ask('ana');
    later(20 * minute);
    assert.deepEqual(await answer('ana'), { state: 'registered', confirm_by: '2026-11-21T12:50:00.000Z' });
    assert.equal(await left(), 2);
    later(11 * minute);
    await maintain();
    assert.equal(await left(), 3);
    // Nobody else can take it meanwhile.
    await api.pool.query('update events set capacity = 1');
    assert.equal((await press('ana')).json().state, 'registered');
    assert.equal(await left(), 0);
  });

  test('by asking again and again with one address from one network keeps two, and spoils nothing of hers', async () => {
    await addEvent(api.pool, { capacity: 10 });
    await ask('ana');
    const from = '192.0.2.1';
    const kept: boolean[] = [];
    for (let n = 0; n < 5; n += 1) kept.push((await ask('ana', { from })).json().kept !== false);
    assert.deepEqual([kept, await left()], [[true, true, false, false, false], 7]);
    assert.equal((await press('ana')).json().state, 'registered');
    assert.equal(await left(), 7);
    later(31 * minute);
    await maintain();
    assert.equal(await left(), 9);
  });

  test('is nobody’s once the half hour is over: who presses later gets what there is then', async () => {
    await addEvent(api.pool, { capacity: 1 });
    await ask('ana');
    later(31 * minute);
    await ask('bea');
    assert.equal((await press('ana')).json().state, 'waiting');
    assert.equal((await press('bea')).json().state, 'registered');
    later(25 * 60 * minute);
    await purgeExpired(api.pool, api.clock.now);
    const { rows } = await api.pool.query('select email from place_requests');
    assert.deepEqual(rows, []);
  });

  test('has the name with which she asked, also when somebody asks with her address after her', async () => {
    await addEvent(api.pool, { capacity: 4 });
    const as = (name: string) =>
      api.call('POST', '/events/api/detail/taller/registrations', {
        body: { name, email: 'ana@example.com', privacy: true },
        from: `2001:db8:${(network++).toString(16)}::1`,
      });
    await as('Ana Íñiguez');
    const own = lastMailTo('ana');
    await as('Otra cosa');
    const key = placeKeyIn(own);
    const confirmed = await api.call('POST', '/registrations/confirm', { body: { key } });
    assert.equal(confirmed.statusCode, 200, confirmed.body);
    assert.deepEqual(await states(), { 'Ana Íñiguez': 'registered' });
    // Neither can a name be put behind a key.
    const forged = Buffer.concat([Buffer.from(key, 'base64url'), Buffer.from('x')]).toString('base64url');
    assert.equal((await api.call('POST', '/registrations/confirm', { body: { key: forged } })).statusCode, 404);
  });

  describe('asked for by a stranger with her address and a name that he made up', () => {
    const byStranger = (from?: string) =>
      api.call('POST', '/events/api/detail/taller/registrations', {
        body: { name: 'Nombre Inventado', email: 'ana@example.com', privacy: true },
        from: from ?? `2001:db8:${(network++).toString(16)}::1`,
      });
    const pressAs = (name?: string) => press('ana', name);

    test('is hers under the name that she says when she presses the button', async () => {
      await addEvent(api.pool, { capacity: 4 });
      await byStranger();
      const empty = await pressAs('  ');
      assert.deepEqual(
        [empty.statusCode, empty.json().fields[0]],
        [400, { field: 'name', message: 'Escribe tu nombre.' }],
      );
      const pressed = await pressAs(' Ana\n Íñiguez ');
      assert.deepEqual([pressed.statusCode, await states()], [200, { 'Ana Íñiguez': 'registered' }]);
      assert.match(lastMailTo('ana').text, /^Hola, Ana Íñiguez/);
      assert.ok(!api.mails.some(({ text }) => text.includes('Inventado')));
    });

    test('is under her name also when she had asked before, waits already, or presses again to mend it', async () => {
      await addEvent(api.pool, { capacity: 1 });
      await ask('bea');
      await byStranger();
      assert.equal((await pressAs('Ana Iñigez')).json().state, 'waiting');
      assert.equal((await pressAs('Ana Íñiguez')).json().state, 'waiting');
      assert.deepEqual(await states(), { 'Ana Íñiguez': 'waiting' });
      const { rows } = await api.pool.query(`select id from registrations`);
      await api.pool.query(`update registrations set state = 'offered', offer_expires_at = $1, waiting_since = null`, [
        new Date(api.clock.now.getTime() + minute),
      ]);
      await api.pool.query('update place_requests set confirmed_at = null');
      assert.equal((await pressAs('Ana I. Íñiguez')).json().state, 'registered');
      assert.deepEqual((await api.pool.query('select id from registrations')).rows, rows);
      assert.deepEqual(await states(), { 'Ana I. Íñiguez': 'registered' });
    });

    test('with all the mails of her address is hers by any of these, and she can ask again soon', async () => {
      await addEvent(api.pool, { capacity: 4 });
      for (const _time of Array.from({ length: 20 })) await byStranger();
      assert.equal(mailsTo('ana').length, 6);
      await ask('ana');
      assert.equal(mailsTo('ana').length, 6);
      later(10 * minute);
      await ask('ana');
      assert.equal(mailsTo('ana').length, 7);
      for (const _time of Array.from({ length: 20 })) await byStranger();
      assert.equal((await pressAs('Ana Íñiguez')).json().state, 'registered');
      assert.deepEqual(await states(), { 'Ana Íñiguez': 'registered' });
    });

    test('keeps the name of the mail where a page of before does not ask for hers', async () => {
      await addEvent(api.pool, { capacity: 4 });
      await byStranger();
      await pressAs();
      assert.deepEqual(await states(), { 'Nombre Inventado': 'registered' });
    });
  });

  test('with the longest name has a key that is taken', async () => {
    await addEvent(api.pool, { capacity: 4 });
    const name = 'ﷺ'.repeat(registrationLimits.name);
    await api.call('POST', '/events/api/detail/taller/registrations', {
      body: { name, email: 'ana@example.com', privacy: true },
    });
    assert.equal((await press('ana')).statusCode, 200);
    assert.deepEqual(await states(), { [name]: 'registered' });
  });

  test('is not given at an event that is cancelled meanwhile', async () => {
    await addEvent(api.pool);
    await ask('ana');
    await api.pool.query(`update events set state = 'cancelled'`);
    const pressed = await press('ana');
    assert.equal(pressed.statusCode, 409);
    assert.match(pressed.json().message, /se ha cancelado/);
  });

  test('needs the key as the mail has it, or the whole link; any other says in Spanish what to do', async () => {
    await addEvent(api.pool, { capacity: null });
    await ask('ana');
    const key = placeKeyIn(lastMailTo('ana'));
    const confirm = (typed: unknown) => api.call('POST', '/registrations/confirm', { body: { key: typed } });
    for (const wrong of [key.slice(1), `${key}A`, 'a'.repeat(43), '%00', '#']) {
      const refused = await confirm(wrong);
      assert.ok([400, 404].includes(refused.statusCode), wrong);
      assert.match(refused.body, /código|enlace/);
    }
    assert.equal((await confirm(undefined)).statusCode, 400);
    // What opens her place, once she has it, is no key to confirm, nor the other way round.
    const { token } = (await confirm(` ${publicUrl}/eventos/confirmar-plaza#${key} `)).json();
    assert.equal((await confirm(token)).statusCode, 404);
    assert.equal((await api.call('GET', '/own-registration', { headers: withLinkKey(key) })).statusCode, 404);
  });

  test('is confirmed by a browser without scripts, too', async () => {
    await addEvent(api.pool);
    await ask('ana');
    const send = (key: string, name: object = { name: 'Ana Íñiguez' }) =>
      api.app.inject({
        method: 'POST',
        url: '/registrations/confirm',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ key, ...name }).toString(),
      });
    const key = placeKeyIn(lastMailTo('ana'));
    assert.match((await send('corto')).body, /No hemos podido confirmar tu plaza.*confirmar-plaza"/);
    assert.match((await send(key, { name: '' })).body, /Escribe tu nombre\..*confirmar-plaza"/);
    assert.deepEqual(await states(), {});
    assert.match((await send(key)).body, /<h1>Tienes plaza<\/h1>.*mi-plaza#/);
    assert.deepEqual(await states(), { 'Ana Íñiguez': 'registered' });
    assert.match((await send(key, {})).body, /<h1>Tienes plaza<\/h1>.*mi-plaza#/);
    assert.deepEqual(await states(), { 'Ana Íñiguez': 'registered' });
  });

  test('is hers at once when she is logged in and asks with the address of her account, and of no other', async () => {
    await addEvent(api.pool, { capacity: 2 });
    const member = await api.member('member');
    const hers = await ask(member.email.toUpperCase(), { as: member.authorization });
    assert.deepEqual(hers.json(), { state: 'registered', confirm_by: null });
    const friends = await ask('amiga', { as: member.authorization });
    assert.deepEqual(friends.json(), { state: 'registered', confirm_by: '2026-11-21T12:30:00.000Z' });
    assert.deepEqual(Object.values(await states()), ['registered']);
    const again = await ask(member.email, { as: member.authorization });
    assert.deepEqual(again.json(), { state: 'registered', confirm_by: null });
    assert.match(api.mails.at(-1)?.text ?? '', /Ya estabas dentro/);
  });

  test('that she asked for before she logged in is the one that she gets', async () => {
    await addEvent(api.pool);
    const member = await api.member('member');
    await ask(member.email);
    const logged = await ask(member.email, { as: member.authorization });
    assert.deepEqual(logged.json(), { state: 'registered', confirm_by: null });
    assert.deepEqual([Object.values(await states()), await left()], [['registered'], 0]);
  });

  test('is counted as taken by the team, too, but nobody is in the list or at the door yet', async () => {
    const id = await addEvent(api.pool, { capacity: 4 });
    await ask('ana');
    const { authorization: as } = await api.member('organiser');
    const attendance = await api.call('GET', `/admin/events/${id}/attendance`, { as });
    assert.deepEqual([attendance.json<Attendance>().held, attendance.json<Attendance>().registered], [1, 0]);
    const events = (await api.call('GET', '/admin/events', { as })).json();
    assert.equal(events.entries[0].taken, 1);
    assert.equal((await api.call('GET', `/admin/events/${id}/registrations`, { as })).json().total, 0);
    assert.deepEqual((await api.call('GET', `/admin/events/${id}/door`, { as })).json().people, []);
  });

  describe('does not tell who is in already:', () => {
    /** All that a stranger sees of a request: the answer and what the event says afterwards. */
    const seen = async (who: string) => {
      const given = await ask(who);
      const { places_left, registration } = await detail();
      return { status: given.statusCode, body: given.json(), left: places_left, mode: registration };
    };

    for (const [what, capacity] of [
      ['where there is room', 10],
      ['with the last place', 3],
      ['where there is none', 1],
      ['without a number of places', null],
    ] as const) {
      test(`${what} the answer and the places left are the same`, async () => {
        await addEvent(api.pool, { capacity });
        await ask('ana');
        await press('ana');
        const { rows } = await api.pool.query('select * from registrations');
        const known = await seen('ana');
        const knownLater = await seen('ana');
        assert.deepEqual((await api.pool.query('select * from registrations')).rows, rows);
        await api.pool.query('delete from place_requests');
        assert.deepEqual([await seen('bea'), await seen('bea')], [known, knownLater]);
      });
    }

    test('nor who has asked and not confirmed: an address with an open request and a new one are answered alike', async () => {
      for (const capacity of [10, 3, 1, null]) {
        await api.pool.query('delete from events');
        await addEvent(api.pool, { capacity });
        const twiceTenMinutesAfterAna = async (who: string) => {
          await api.pool.query('delete from place_requests');
          await ask('ana');
          later(10 * minute);
          const answersTwice = [await seen(who), await seen(who)];
          later(-10 * minute);
          return answersTwice;
        };
        assert.deepEqual(await twiceTenMinutesAfterAna('ana'), await twiceTenMinutesAfterAna('bea'), `${capacity}`);
      }
    });

    test('the same is asked of the database, in the same order: it takes as long', async () => {
      const asked: string[] = [];
      const watched = new WeakSet<ClientBase>();
      const watch = (client: ClientBase) => {
        if (watched.has(client)) return;
        watched.add(client);
        const query = client.query.bind(client) as (...given: unknown[]) => unknown;
        client.query = ((...given: unknown[]) => {
          const [first] = given;
          const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
          // Others ask, too: what makes lists fresh.
          if (/"rate_limits"|"place_requests"|"registrations"|for update|pg_notify/.test(text)) asked.push(text);
          return query(...given);
        }) as typeof client.query;
      };
      const questionsOf = async (who: string) => {
        asked.length = 0;
        await ask(who);
        return [...asked];
      };
      api.pool.on('acquire', watch);
      try {
        for (const capacity of [10, 1]) {
          await api.pool.query('delete from events');
          await addEvent(api.pool, { capacity });
          for (const who of ['ana', 'bea']) {
            await ask(who);
            await press(who);
          }
          await ask('cris');
          const known = await questionsOf('bea');
          assert.match(known.join(), /place_requests/);
          assert.deepEqual(await questionsOf('cris'), known);
          assert.deepEqual(await questionsOf('nueva'), known);
        }
      } finally {
        api.pool.off('acquire', watch);
      }
    });

    test('what is kept for her a second time is let go like any other', async () => {
      await addEvent(api.pool, { capacity: 3 });
      await ask('ana');
      await press('ana');
      await ask('ana');
      assert.match(lastMailTo('ana').text, /Ya estabas dentro: no tienes que confirmar nada/);
      assert.equal(lastMailTo('ana').subject, 'Tu plaza en Taller de prueba');
      assert.equal(await left(), 1);
      later(30 * minute);
      await maintain();
      assert.equal(await left(), 2);
      assert.deepEqual(await states(), { ana: 'registered' });
    });
  });

  test('at many events does not fill her mailbox: one mail of each, and twelve an hour beyond', async () => {
    const slugs = Array.from({ length: 15 }, (_, n) => `taller-${n}`);
    for (const slug of slugs) await addEvent(api.pool, { slug, capacity: null });
    const askAt = (slug: string, from: string) =>
      api.call('POST', `/events/api/detail/${slug}/registrations`, {
        body: { name: 'Ana', email: 'ana@example.com', privacy: true },
        from,
      });
    for (const slug of slugs)
      for (const time of [1, 2]) await askAt(slug, `2001:db8:${(network++).toString(16)}::${time}`);
    // Twelve mails for the first six events, then the first of each of the others.
    assert.equal(mailsTo('ana').length, 12 + 9);
    assert.match(lastMailTo('ana').text, /confirmar-plaza/);
    assert.equal((await press('ana')).statusCode, 200);
    later(10 * minute);
    api.mails.length = 0;
    for (const slug of slugs) await askAt(slug, '203.0.113.1');
    assert.equal(mailsTo('ana').length, 0);
    later(51 * minute);
    for (const slug of slugs) await askAt(slug, '203.0.113.2');
    assert.equal(mailsTo('ana').length, 6, 'one network has six of all kinds');
  });

  test('nobody can use up her mails: a stranger has three, and anyone who gets none has one that works', async () => {
    await addEvent(api.pool, { capacity: null });
    for (const _time of Array.from({ length: 8 })) await ask('ana', { from: '192.0.2.1' });
    assert.equal(mailsTo('ana').length, 3);
    assert.equal((await ask('ana')).statusCode, 201);
    assert.equal(mailsTo('ana').length, 4);
    for (const _time of Array.from({ length: 20 })) await ask('ana');
    assert.equal(mailsTo('ana').length, 6);
    assert.equal((await press('ana')).json().state, 'registered');
    later(10 * minute);
    await ask('ana');
    assert.equal(lastMailTo('ana').subject, 'Tu plaza en Taller de prueba');
  });
});
