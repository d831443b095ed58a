import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnRegistration, ownRegistrationSchema } from '@femcoders/contracts/registration';
import { SMTPServer } from 'smtp-server';
import { createDatabase, inTransaction } from '../../database/database.ts';
import { type BackgroundWork, startBackgroundWork } from '../../jobs/background-work.ts';
import { readEml } from '../../mail/eml.ts';
import { createNotifyMember } from '../../mail/notify-member.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import { createPlaceLinks } from '../../mail/place-links.ts';
import { addEvent as storeEvent } from '../../testing/add-event.ts';
import { askForPlace, placeKeyIn } from '../../testing/ask-for-place.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { unlimitedMails } from '../../testing/unlimited-mails.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';
import { changeEvent, type EventValues, lockEvent } from '../events/event-change.ts';
import { createChangeNotifier } from './notify-event-change.ts';
import { maintainPlaces } from './place-maintenance.ts';

const unlimited = { hits: 100_000, window: 60 };
const config = {
  publicUrl: 'https://sitio.example',
  registrations: { limit: unlimited },
  mailLimits: unlimitedMails,
};
const hour = 3_600_000;

describe('places at an event', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    api.mails.length = 0;
    await api.pool.query('delete from events');
  });

  const online = 'https://video.example/sala';
  const addEvent = (values: Record<string, unknown> = {}) => storeEvent(api.pool, { online_url: online, ...values });
  const ask = (who: string, more: object = {}) => askForPlace(api, { name: who, email: `${who}@example.com`, ...more });
  const answered = async (who: string) => (await ask(who)).json().state;
  const mailsTo = (who: string) => api.mails.filter(({ to }) => to === `${who}@example.com`);
  const lastMailTo = (who: string) => mailsTo(who).at(-1) ?? assert.fail(`no mail to ${who}`);
  const tokenOf = (who: string) => /mi-plaza#([\w-]+)/.exec(lastMailTo(who).text)?.[1] ?? assert.fail('no link');
  const own = async (who: string) =>
    (await api.call('GET', '/own-registration', { headers: withLinkKey(tokenOf(who)) })).json<OwnRegistration>();
  const act = (who: string, what: 'cancel' | 'accept') =>
    api.call('POST', `/own-registration/${what}`, { headers: withLinkKey(tokenOf(who)) });
  const states = async () => {
    const { rows } = await api.pool.query<{ name: string; state: string }>('select name, state from registrations');
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  const later = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  const at = (instant: string) => {
    api.clock.now = new Date(instant);
  };
  const ports = () => ({
    enqueueMail: async (_client: unknown, mail: (typeof api.mails)[number]) => void api.mails.push(mail),
    placeLinks: createPlaceLinks(createDatabase(api.pool), { publicUrl: config.publicUrl, basePath: '/api' }),
  });
  const notifierOf = (enqueueMail: EnqueueMail) =>
    createNotifyMember({ enqueueMail, secrets: testSecrets, publicUrl: config.publicUrl, basePath: '/api' });
  const maintain = async () => {
    const { enqueueMail, placeLinks } = ports();
    await maintainPlaces(api.pool, {
      now: api.clock.now,
      enqueueMail,
      notifyMember: notifierOf(enqueueMail),
      links: await placeLinks(),
    });
  };
  const change = (id: string, values: EventValues) =>
    inTransaction(api.pool, async (transaction) => {
      const row = await lockEvent(transaction.db, id);
      await changeEvent(transaction, row, values, {
        now: api.clock.now,
        onEventChanged: createChangeNotifier(ports()),
      });
    });

  test('anyone who asks for one by name and mail gets it, and a mail with when, where and the link to her place', async () => {
    await addEvent();
    const answer = await ask('ana');
    assert.equal(answer.statusCode, 201);
    assert.deepEqual(answer.json(), { state: 'registered', confirm_by: '2026-11-21T12:30:00.000Z' });
    const { subject, text, why } = lastMailTo('ana');
    assert.equal(subject, 'Tu plaza en Taller de prueba');
    assert.match(text, /Cuándo: sábado, 12 de diciembre, 6:30 p\. m\./);
    assert.match(text, /Dónde: Sala de ejemplo/);
    assert.match(text, /https:\/\/video\.example\/sala/);
    assert.match(text, /https:\/\/sitio\.example\/own-registration\/calendar\.ics\?clave=\S+/);
    assert.match(why, /^Recibes este correo porque .*Taller de prueba/);

    const place = await own('ana');
    assert.deepEqual(ownRegistrationSchema.parse(place), place);
    assert.equal(place.state, 'registered');
    assert.equal(place.event.start_local, '2026-12-12T18:30:00');
    assert.equal(place.online_url, online);
    assert.ok(text.includes(`Tu código para la puerta: ${place.code}`));
  });

  describe('in her calendar', () => {
    const unfolded = async (path: string) => {
      const answer = await api.call('GET', path);
      return { ...answer, headers: answer.headers, text: answer.body.replaceAll('\r\n ', '') };
    };

    test('says where it takes place online, for her alone', async () => {
      await addEvent({ online: true, location: null });
      await ask('ana');
      const { calendar } = await own('ana');
      const { statusCode, headers, text } = await unfolded(calendar);
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
      assert.ok(text.includes(`\r\nLOCATION:${online}\r\n`), text);
      assert.ok(text.includes(`Enlace para conectarte: ${online}`), text);
      assert.ok(text.includes(`\r\nCONFERENCE;FEATURE=VIDEO;LABEL=Conectarse;VALUE=URI:${online}\r\n`), text);
      for (const path of ['/events/api/detail/taller/calendar.ics', '/events/api/calendar.ics']) {
        const everybody = await unfolded(path);
        assert.equal(everybody.statusCode, 200);
        assert.ok(!everybody.text.includes('video.example'), path);
      }
    });

    test('keeps the hall of one that is both, and does not say the link once the place is given up', async () => {
      await addEvent({ online: true, venue_name: 'Sala', venue_address: 'Gran Via 1' });
      await ask('ana');
      const { calendar } = await own('ana');
      assert.match((await unfolded(calendar)).text, /LOCATION:Sala\\, Gran Via 1\r\n/);
      await api.pool.query(`update registrations set state = 'cancelled', cancelled_at = now()`);
      const after = await unfolded(calendar);
      assert.equal(after.statusCode, 200);
      assert.doesNotMatch(after.text, /video\.example/);
    });

    test('is opened by its own key alone, which opens nothing else', async () => {
      await addEvent();
      await ask('ana');
      const { calendar } = await own('ana');
      const key = calendar.split('=').at(-1) ?? '';
      const forged = calendar.replace(/.{4}$/, 'AAAA');
      for (const path of [
        forged,
        '/own-registration/calendar.ics',
        `/own-registration/calendar.ics?clave=${tokenOf('ana')}`,
      ]) {
        assert.equal((await api.call('GET', path)).statusCode, 404, path);
      }
      const place = await api.call('GET', '/own-registration', { headers: { 'x-link-key': key } });
      assert.equal(place.statusCode, 404);
    });

    test('read again and again by those she shares it with, uses up nothing of what she may do with her place', async () => {
      await addEvent();
      await ask('ana');
      const { calendar } = await own('ana');
      const answers: number[] = [];
      for (let n = 0; n < 100; n += 1)
        answers.push((await api.call('GET', calendar, { from: '198.51.100.9' })).statusCode);
      assert.equal(answers.at(-1), 429);
      assert.equal((await own('ana')).state, 'registered');
    });
  });

  test('one person with an address at españa.es has one place, in whichever spelling she asks', async () => {
    await addEvent();
    for (const email of ['ana@españa.es', 'ana@xn--espaa-rta.es']) {
      assert.equal((await ask('ana', { email })).statusCode, 201, email);
      assert.equal(api.mails.at(-1)?.to, 'ana@xn--espaa-rta.es');
    }
    assert.deepEqual(await states(), { ana: 'registered' });
  });

  test('of twenty who ask at once for three places three get one, and the others wait in an order', async () => {
    await addEvent({ capacity: 3 });
    const people = Array.from({ length: 20 }, (_, n) => `persona${n}`);
    const answers = await Promise.all(
      people.map(async (who, n) => (await ask(who, { from: `192.0.2.${n}` })).json().state),
    );
    assert.equal(answers.filter((state) => state === 'registered').length, 3);
    const { rows } = await api.pool.query(`select state, count(*)::int as n from registrations group by 1 order by 1`);
    assert.deepEqual(rows, [
      { state: 'registered', n: 3 },
      { state: 'waiting', n: 17 },
    ]);
    const numbers = api.mails.flatMap(({ subject }) => /n\.º (\d+)/.exec(subject)?.[1] ?? []).map(Number);
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      Array.from({ length: 17 }, (_, n) => n + 1),
    );
  });

  test('without a number of places there is one for everybody', async () => {
    await addEvent({ capacity: null });
    assert.deepEqual([await answered('ana'), await answered('bea')], ['registered', 'registered']);
  });

  test('nothing that was typed is in the mail, so that nobody can use it to write to others', async () => {
    await addEvent();
    await ask('ana', { name: 'Compra en spam.example' });
    assert.ok(!JSON.stringify(api.mails).includes('spam'));
  });

  test('a robot that fills in the hidden field is answered and changes nothing', async () => {
    await addEvent({ capacity: null });
    const [human, robot] = [await ask('bea'), await ask('ana', { website: 'x' })];
    assert.deepEqual(robot.json(), human.json());
    const { rows } = await api.pool.query('select email from place_requests');
    assert.deepEqual(
      [await states(), rows, mailsTo('ana')],
      [{ bea: 'registered' }, [{ email: 'bea@example.com' }], []],
    );
  });

  for (const [field, value, says] of [
    ['name', ' ', 'Escribe tu nombre.'],
    ['name', 'n'.repeat(81), 'El nombre no puede pasar de 80 caracteres.'],
    ['email', 'ana@', 'Escribe un correo válido, como nombre@ejemplo.com.'],
    ['email', 'a@example.com\r\nBcc: b@example.com', 'Escribe un correo válido, como nombre@ejemplo.com.'],
    ['privacy', false, 'Para apuntarte tienes que aceptar la política de privacidad.'],
  ] as const) {
    test(`names a wrong ${field} (${String(value).slice(0, 12)})`, async () => {
      await addEvent();
      const answer = await ask('ana', { [field]: value });
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().fields, [{ field, message: says }]);
    });
  }

  for (const [what, values, status, says] of [
    ['a draft', { state: 'draft' }, 404, /no existe/],
    ['an event that gives its places elsewhere', { takes_registrations: false }, 409, /no se piden aquí/],
    ['a cancelled event', { state: 'cancelled' }, 409, /cancelado/],
    ['a postponed event', { state: 'postponed' }, 409, /aplazado/],
    ['an event that has started', { starts_at: '2026-11-21T11:59:59Z' }, 409, /ya ha empezado/],
  ] as const) {
    test(`${what} gives none`, async () => {
      await addEvent(values);
      const answer = await ask('ana');
      assert.equal(answer.statusCode, status);
      assert.match(answer.json().message, says);
      assert.deepEqual(await states(), {});
    });
  }

  test('the browser’s own form is taken and answered with a page that leads back', async () => {
    await addEvent();
    const send = (fields: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: '/events/api/detail/taller/registrations',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const taken = await send({ name: 'Ana', email: 'ana@example.com', privacy: 'on', website: '' });
    assert.equal(taken.statusCode, 201);
    assert.match(taken.body, /confirma tu plaza<\/h1>.*href="https:\/\/sitio\.example\/eventos\/taller"/);
    assert.match(taken.body, /Te la guardamos hasta el 21 de noviembre de 2026 a la 1:30 p\. m\. \(hora de Madrid\)/);
    assert.match(
      (await send({ name: 'Bea', email: 'bea@example.com', privacy: 'on' })).body,
      /está completo.*tu puesto cuenta desde/,
    );
    const refused = await send({ name: '<b>', email: 'bea' });
    assert.equal(refused.statusCode, 400);
    assert.match(refused.body, /No hemos podido apuntarte.*Escribe un correo válido.*aceptar la política/);
    const { rows } = await api.pool.query('select name, held_until is not null as held from place_requests order by 1');
    assert.deepEqual(rows, [
      { name: 'Ana', held: true },
      { name: 'Bea', held: false },
    ]);
  });

  describe('the link in the mail', () => {
    test('cannot be made up or cut, and reveals nothing then', async () => {
      await addEvent();
      await ask('ana');
      const token = tokenOf('ana');
      const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const wrong of [token.slice(0, -1), flipped, 'a'.repeat(43), `${token}A`, '%00']) {
        const answer = await api.call('GET', '/own-registration', { headers: withLinkKey(wrong) });
        assert.ok([400, 404].includes(answer.statusCode), wrong);
        assert.ok(!answer.body.includes('ana'));
      }
      assert.equal(
        (await api.call('POST', '/own-registration/cancel', { headers: withLinkKey(flipped) })).statusCode,
        404,
      );
      assert.deepEqual(await states(), { ana: 'registered' });
    });

    test('changes nothing when it is opened, and is not in the log', async () => {
      await addEvent();
      await ask('ana');
      const token = tokenOf('ana');
      const { rows: before } = await api.pool.query('select * from registrations');
      await own('ana');
      assert.equal(
        (await api.call('GET', '/own-registration/cancel', { headers: withLinkKey(token) })).statusCode,
        404,
      );
      assert.deepEqual((await api.pool.query('select * from registrations')).rows, before);
      assert.ok(!api.log.some((line) => line.includes(token)));
    });

    test('gives the place up: the next is asked, says yes, and has it', async () => {
      await addEvent();
      for (const who of ['ana', 'bea', 'cris']) await ask(who);
      assert.deepEqual([(await own('bea')).waiting_position, (await own('cris')).waiting_position], [1, 2]);

      const left = await act('ana', 'cancel');
      assert.equal(left.json().state, 'cancelled');
      assert.equal(lastMailTo('ana').subject, 'Cancelada tu plaza en Taller de prueba');
      assert.equal(lastMailTo('bea').subject, 'Hay una plaza para ti: tienes 24 h');
      assert.match(lastMailTo('bea').text, /Te la guardamos hasta el domingo, 22 de noviembre, 1:00 p\. m\./);
      const offered = await own('bea');
      assert.deepEqual([offered.state, offered.offer_expires_at], ['offered', '2026-11-22T12:00:00.000Z']);
      assert.equal(offered.online_url, null);
      assert.equal((await own('cris')).waiting_position, 1);
      assert.equal(await answered('dora'), 'waiting');

      assert.equal((await act('bea', 'accept')).json().state, 'registered');
      assert.equal(lastMailTo('bea').subject, 'Tu plaza en Taller de prueba');
      assert.deepEqual(await states(), { ana: 'cancelled', bea: 'registered', cris: 'waiting', dora: 'waiting' });
    });

    test('does each thing once, however often it is asked', async () => {
      await addEvent();
      for (const who of ['ana', 'bea', 'cris']) await ask(who);
      const token = tokenOf('ana');
      const answers = await Promise.all(
        [1, 2, 3].map(() => api.call('POST', '/own-registration/cancel', { headers: withLinkKey(token) })),
      );
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [200, 200, 200],
      );
      assert.deepEqual(await states(), { ana: 'cancelled', bea: 'offered', cris: 'waiting' });
      const sent = mailsTo('bea').length;
      await act('bea', 'accept');
      assert.equal((await act('bea', 'accept')).json().state, 'registered');
      assert.equal(mailsTo('bea').length, sent + 1);
    });

    test('takes nothing that is not hers: no offer, an offer that is over, a cancelled event', async () => {
      const id = await addEvent();
      for (const who of ['ana', 'bea', 'cris']) await ask(who);
      const refused = async (who: string, what: 'cancel' | 'accept') => {
        const answer = await act(who, what);
        return [answer.statusCode, answer.json().message];
      };
      assert.deepEqual(await refused('bea', 'accept'), [
        409,
        'Sigues en la lista de espera: todavía no hay plaza para ti.',
      ]);
      await act('ana', 'cancel');
      await api.pool.query(`update events set state = 'postponed' where id = $1`, [id]);
      assert.match(String((await refused('bea', 'accept'))[1]), /aplazado/);
      await api.pool.query(`update events set state = 'published' where id = $1`, [id]);
      later(24 * hour);
      assert.match(String((await refused('bea', 'accept'))[1]), /Ya no te guardamos plaza/);
      at('2026-12-12T20:30:00Z');
      assert.match(String((await refused('cris', 'cancel'))[1]), /ya ha terminado/);
    });

    test('leaves the waiting list, and anyone who comes again starts at its end', async () => {
      await addEvent();
      for (const who of ['ana', 'bea', 'cris']) await ask(who);
      await act('bea', 'cancel');
      assert.equal(lastMailTo('bea').subject, 'Fuera de la lista de espera de Taller de prueba');
      assert.equal((await own('cris')).waiting_position, 1);
      await ask('bea');
      assert.equal((await own('bea')).waiting_position, 2);
    });
  });

  describe('an offer', () => {
    test('that nobody answers passes on to the next, with a mail to both', async () => {
      await addEvent();
      for (const who of ['ana', 'bea', 'cris']) await ask(who);
      await act('ana', 'cancel');
      later(24 * hour - 1);
      await maintain();
      assert.equal((await states()).bea, 'offered');
      later(1);
      await maintain();
      assert.deepEqual(await states(), { ana: 'cancelled', bea: 'cancelled', cris: 'offered' });
      assert.equal(lastMailTo('bea').subject, 'Ya no te guardamos plaza en Taller de prueba');
      assert.equal(lastMailTo('cris').subject, 'Hay una plaza para ti: tienes 24 h');
      await maintain();
      assert.equal(mailsTo('cris').length, 2);
    });

    test('ends two hours before the start, and later the place is given without asking', async () => {
      await addEvent();
      for (const who of ['ana', 'bea', 'cris', 'dora']) await ask(who);
      at('2026-12-12T10:00:00Z');
      await act('ana', 'cancel');
      assert.equal(lastMailTo('bea').subject, 'Hay una plaza para ti: responde pronto');
      assert.equal((await own('bea')).offer_expires_at, '2026-12-12T15:30:00.000Z');
      at('2026-12-12T15:30:00Z');
      await maintain();
      assert.deepEqual(await states(), { ana: 'cancelled', bea: 'cancelled', cris: 'registered', dora: 'waiting' });
      assert.match(lastMailTo('cris').text, /Ha quedado libre una plaza en «Taller de prueba» y es tuya/);
    });

    test('is made to as many as there are new places', async () => {
      const id = await addEvent();
      for (const who of ['ana', 'bea', 'cris', 'dora']) await ask(who);
      await change(id, { capacity: 3 });
      assert.deepEqual(await states(), { ana: 'registered', bea: 'offered', cris: 'offered', dora: 'waiting' });
      await change(id, { capacity: null });
      assert.equal((await states()).dora, 'offered');
    });
  });

  describe('a change of the event', () => {
    test('of hour or place sends all who are in a mail, with how it was', async () => {
      const id = await addEvent();
      for (const who of ['ana', 'bea', 'cris']) await ask(who);
      await act('cris', 'cancel');
      const before = mailsTo('cris').length;
      await change(id, { startsAt: new Date('2026-12-13T17:30:00Z') });
      assert.equal(lastMailTo('ana').subject, 'Cambia la fecha de Taller de prueba');
      assert.match(lastMailTo('ana').text, /Cuándo: domingo, 13 .*\n\n.*\n\n(.*\n\n)?Antes era: sábado, 12 /);
      assert.match(lastMailTo('bea').text, /Sigues en la lista de espera/);
      assert.equal(mailsTo('cris').length, before);
      await change(id, { venueName: 'Otra sala' });
      assert.equal(lastMailTo('ana').subject, 'Cambia la sede de Taller de prueba');
      assert.match(lastMailTo('ana').text, /Dónde: Otra sala.*Antes era en: Sala de ejemplo/s);
      assert.ok(!lastMailTo('bea').text.includes('video.example'));
    });

    test('does not tell whom a place is offered that she has it, but until when', async () => {
      const id = await addEvent();
      for (const who of ['ana', 'bea']) await ask(who);
      await act('ana', 'cancel');
      await change(id, { venueName: 'Otra sala' });
      assert.match(
        lastMailTo('bea').text,
        /Te guardamos la plaza hasta el domingo, 22 de noviembre, 1:00 p\. m\.: acéptala/,
      );
      assert.doesNotMatch(lastMailTo('bea').text, /Conservas tu plaza/);
      await change(id, { state: 'postponed' });
      await change(id, { state: 'published' });
      assert.match(lastMailTo('bea').text, /sigue adelante\..*Te guardamos la plaza hasta el /s);
    });

    test('that leaves no time to answer gives the place, and takes no time from an offer that ends before', async () => {
      const id = await addEvent();
      for (const who of ['ana', 'bea']) await ask(who);
      at('2026-12-12T12:30:00Z');
      await act('ana', 'cancel');
      const end = (await own('bea')).offer_expires_at;
      at('2026-12-12T15:00:00Z');
      await change(id, { endsAt: new Date('2026-12-12T19:30:00Z') });
      assert.deepEqual([(await own('bea')).state, (await own('bea')).offer_expires_at], ['offered', end]);
      await change(id, { startsAt: new Date('2026-12-12T17:00:00Z') });
      assert.equal((await own('bea')).state, 'registered');
    });

    test('that nobody would notice sends no mail, and one of the link only to those with a place', async () => {
      const id = await addEvent({ venue_name: 'Sala de ejemplo' });
      for (const who of ['ana', 'bea']) await ask(who);
      await change(id, { location: 'Barcelona', capacity: 1, name: 'Otro nombre' });
      assert.equal(api.mails.length, 2);
      await change(id, { onlineUrl: 'https://video.example/otra' });
      assert.deepEqual(
        api.mails.slice(2).map(({ to, subject }) => [to, subject]),
        [['ana@example.com', 'Cambia el enlace de Otro nombre']],
      );
      await change(id, { startsAt: new Date('2026-12-12T18:00:00Z'), venueName: 'Otra sala' });
      assert.equal(lastMailTo('bea').subject, 'Cambian hora y sede de Otro nombre');
    });

    test('that postpones it outlives the first date: she may still leave, and gets a mail if it is cancelled', async () => {
      const id = await addEvent({ capacity: null });
      for (const who of ['ana', 'bea']) await ask(who);
      await change(id, { state: 'postponed' });
      at('2026-12-20T12:00:00Z');
      assert.equal((await own('ana')).event.past, false);
      assert.equal((await act('ana', 'cancel')).statusCode, 200);
      assert.equal(lastMailTo('ana').subject, 'Cancelada tu plaza en Taller de prueba');
      await change(id, { state: 'cancelled', cancelReason: 'No hay fecha.' });
      assert.equal(lastMailTo('bea').subject, 'Se cancela Taller de prueba');
      assert.equal(mailsTo('ana').length, 3);
    });

    test('that cancels it sends the reason; until it goes ahead nobody is promoted or reminded', async () => {
      const id = await addEvent();
      for (const who of ['ana', 'bea']) await ask(who);
      await act('ana', 'cancel');
      await change(id, { state: 'postponed' });
      assert.equal(lastMailTo('bea').subject, 'Se aplaza Taller de prueba');
      later(48 * hour);
      await maintain();
      assert.equal((await states()).bea, 'offered');
      await change(id, { state: 'published', startsAt: new Date('2027-01-12T17:30:00Z') });
      assert.equal(lastMailTo('bea').subject, 'Sigue adelante: Taller de prueba');
      assert.match(lastMailTo('bea').text, /martes, 12 de enero/);
      assert.equal((await own('bea')).offer_expires_at, '2026-11-24T12:00:00.000Z');
      await change(id, { state: 'cancelled', cancelReason: 'La sala se ha inundado.' });
      assert.equal(lastMailTo('bea').subject, 'Se cancela Taller de prueba');
      assert.match(lastMailTo('bea').text, /La sala se ha inundado\./);
      at('2027-01-12T10:00:00Z');
      const sent = api.mails.length;
      await maintain();
      assert.equal(api.mails.length, sent);
    });

    test('of a draft or of the past sends no mail', async () => {
      const id = await addEvent();
      await ask('ana');
      at('2026-12-13T12:00:00Z');
      const sent = api.mails.length;
      await change(id, { venueName: 'Otra sala' });
      assert.equal(api.mails.length, sent);
    });

    test('has a subject that fits however long the name is', async () => {
      const id = await addEvent({
        name: 'Accesibilidad de principio a fin, de las primeras ideas en papel a las pruebas',
      });
      await ask('ana');
      assert.equal(lastMailTo('ana').subject, 'Tu plaza en Accesibilidad de principio a fin, de las…');
      await change(id, { name: 'x'.repeat(150), venueName: 'Otra sala' });
      assert.ok(lastMailTo('ana').subject.length <= 60);
    });
  });

  describe('a reminder', () => {
    test('that cannot be sent keeps none of another event back', async () => {
      for (const slug of ['taller', 'otro']) {
        await addEvent({ slug });
        await askForPlace(api, { slug, name: slug, email: `${slug}@example.com` });
      }
      at('2026-12-12T10:00:00Z');
      const { placeLinks } = ports();
      const sent: string[] = [];
      for (const broken of ['taller@example.com', 'otro@example.com']) {
        const enqueueMail = async (_client: unknown, { to }: { to: string }) => {
          if (to === broken) throw new Error('This mail cannot be sent.');
          sent.push(to);
        };
        const notifyMember = notifierOf(enqueueMail);
        await assert.rejects(
          maintainPlaces(api.pool, { now: api.clock.now, enqueueMail, notifyMember, links: await placeLinks() }),
        );
        await api.pool.query('update registrations set day_reminder_at = null');
      }
      assert.deepEqual(sent, ['otro@example.com', 'taller@example.com']);
    });

    test('comes to a member unless she has said that she does without, and to others as ever', async () => {
      await addEvent({ capacity: 2 });
      const member = await api.member('member');
      for (const email of [member.email, 'ana@example.com']) await askForPlace(api, { name: 'A', email });
      api.mails.length = 0;
      at('2026-12-06T10:00:00Z');
      await maintain();
      const reminded = () => api.mails.map(({ to, unsubscribeUrl }) => [to, unsubscribeUrl !== undefined]).sort();
      assert.deepEqual(reminded(), [
        ['ana@example.com', false],
        [member.email, true],
      ]);
      await api.pool.query(`insert into mail_preferences values ($1, 'events', false, now())`, [member.id]);
      api.mails.length = 0;
      at('2026-12-12T10:00:00Z');
      await maintain();
      assert.deepEqual(reminded(), [['ana@example.com', false]]);
    });

    const subjectsTo = (who: string) =>
      mailsTo(who)
        .map(({ subject }) => subject)
        .slice(1);

    test('goes out a week and a day before, once each, also with two processes and when it was down meanwhile', async () => {
      await addEvent({ capacity: 5 });
      await ask('ana');
      at('2026-12-05T17:29:59Z');
      await maintain();
      assert.deepEqual(subjectsTo('ana'), []);
      at('2026-12-05T17:30:00Z');
      await Promise.all([maintain(), maintain(), maintain()]);
      await maintain();
      assert.deepEqual(subjectsTo('ana'), ['En una semana: Taller de prueba']);
      at('2026-12-11T20:00:00Z');
      await Promise.all([maintain(), maintain()]);
      assert.deepEqual(subjectsTo('ana').slice(1), ['Mañana: Taller de prueba']);
      assert.match(lastMailTo('ana').text, /https:\/\/video\.example\/sala.*mi-plaza/s);
      at('2026-12-12T17:30:00Z');
      await maintain();
      assert.equal(subjectsTo('ana').length, 2);
    });

    test('spares a person who got her place after its moment, waits, or left', async () => {
      await addEvent();
      for (const who of ['ana', 'bea', 'cris', 'dora']) await ask(who);
      await act('dora', 'cancel');
      at('2026-12-08T12:00:00Z');
      await act('ana', 'cancel');
      await act('bea', 'accept');
      const sent = api.mails.length;
      await maintain();
      assert.equal(api.mails.length, sent);
      at('2026-12-12T12:00:00Z');
      await maintain();
      assert.deepEqual(
        api.mails.slice(sent).map(({ to, subject }) => [to, subject]),
        [['bea@example.com', 'Hoy: Taller de prueba']],
      );
    });

    test('follows the event to another day', async () => {
      const id = await addEvent();
      await ask('ana');
      at('2026-12-06T12:00:00Z');
      await maintain();
      await change(id, { startsAt: new Date('2026-12-30T17:30:00Z') });
      at('2026-12-24T12:00:00Z');
      await maintain();
      await change(id, { startsAt: new Date('2026-12-25T11:00:00Z') });
      await maintain();
      assert.deepEqual(subjectsTo('ana'), [
        'En 6 días: Taller de prueba',
        'Cambia la fecha de Taller de prueba',
        'En 6 días: Taller de prueba',
        'Cambia la fecha de Taller de prueba',
      ]);
    });
  });
});

test('anyone who asks very often has to wait, by network and never by mail address', async () => {
  const api = await createTestApi({ config: { registrations: { limit: { hits: 3, window: 600 } } } });
  try {
    const statusOf = async (email: string, from: string) =>
      (
        await api.call('POST', '/events/api/detail/taller/registrations', {
          body: { name: 'Ana', email, privacy: true },
          from,
        })
      ).statusCode;
    for (const stranger of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      for (const _time of [1, 2, 3]) assert.equal(await statusOf('a@example.com', stranger), 404);
      assert.equal(await statusOf('a@example.com', stranger), 429);
    }
    assert.equal(await statusOf('A@example.com', '192.0.2.4'), 404);
    const { rows } = await api.pool.query('select bucket from rate_limits');
    assert.ok(!JSON.stringify(rows).includes('example.com'));
  } finally {
    await api.close();
  }
});

describe('by the queue and a real mail server', () => {
  const received: string[] = [];
  let server: SMTPServer;
  let work: BackgroundWork;
  let api: TestApi;

  before(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        let content = '';
        stream.on('data', (part) => {
          content += part;
        });
        stream.on('end', () => {
          received.push(content);
          callback();
        });
      },
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.server.address() as AddressInfo;
    api = await createTestApi({ config, enqueueMail: (client, mail) => work.enqueueMail(client, mail) });
    work = await startBackgroundWork({
      secrets: testSecrets,
      pool: api.pool,
      databaseUrl: api.url,
      publicUrl: config.publicUrl,
      mailboxDir: tmpdir(),
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: { name: 'Comunidad de prueba', address: 'hola@example.com' },
      log: { warn() {}, error() {} },
      pollEvery: 0.5,
    });
  });
  after(async () => {
    await work.stop();
    await api.close();
    server.close(() => {});
  });

  async function mail(to: string, about: RegExp) {
    for (;;) {
      const mails = await Promise.all(received.map(readEml));
      const found = mails.find((one) => one.to === to && about.test(one.subject));
      if (found) return found;
      await sleep(20);
    }
  }
  const tokenIn = (text: string) => /mi-plaza#([\w-]+)/.exec(text)?.[1] ?? assert.fail('no link');

  test('a place goes from one to the next by the links in their mails', async () => {
    await storeEvent(api.pool, { starts_at: new Date(Date.now() + 10 * 24 * hour) });
    for (const who of ['ana', 'bea']) {
      const email = `${who}@example.com`;
      await api.call('POST', '/events/api/detail/taller/registrations', { body: { name: who, email, privacy: true } });
      const key = placeKeyIn(await mail(email, /^Confirma tu p/));
      assert.equal((await api.call('POST', '/registrations/confirm', { body: { key } })).statusCode, 200);
    }
    const anas = await mail('ana@example.com', /^Tu plaza en Taller de prueba$/);
    assert.ok(anas.html.includes(tokenIn(anas.text)));
    await mail('bea@example.com', /lista de espera \(n\.º 1\)/);
    await api.call('POST', '/own-registration/cancel', { headers: withLinkKey(tokenIn(anas.text)) });
    await mail('ana@example.com', /^Cancelada tu plaza/);
    const offer = await mail('bea@example.com', /^Hay una plaza para ti: tienes 24 h$/);
    await api.call('POST', '/own-registration/accept', { headers: withLinkKey(tokenIn(offer.text)) });
    await mail('bea@example.com', /^Tu plaza en Taller de prueba$/);
    assert.equal(received.length, 7);
  });

  test('the places are looked after every few minutes, by one process at a time', async () => {
    const { rows } = await api.pool.query(
      `select name, cron from jobs.schedule where name = 'registrations-every-5-minutes'`,
    );
    assert.deepEqual(rows, [{ name: 'registrations-every-5-minutes', cron: '*/5 * * * *' }]);
  });
});
