import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { NewJob, OwnJob } from '@femcoders/contracts/job';
import { defaultApiConfig } from '../../config.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';
import { createJobLinks } from './job-links.ts';
import { mailLinksOf, mailWaitingLinks } from './renew-links.ts';

const publicUrl = 'https://web.example';
const links = createJobLinks({ secrets: testSecrets, publicUrl, basePath: '/api' });
const email = 'empleo@empresa.example';
const offer: NewJob = {
  title: 'Desarrollo web con calma',
  company: 'Empresa de Ejemplo',
  mode: 'remoto',
  workday: 'completa',
  contract: 'indefinido',
  level: 'junior',
  technologies: ['CSS'],
  salaryMin: 28_000,
  salaryMax: 36_000,
  about: 'Buscamos a una persona que haga páginas accesibles con nosotras, con tiempo para aprender y revisar.',
  musts: ['HTML y CSS'],
  process: 'Una conversación y una prueba corta y pagada, en dos semanas.',
  apply: 'https://empresa.example/empleo',
  days: 30,
  contactName: 'Persona de Ejemplo',
  contactEmail: email,
  privacy: true,
};

describe('the link that manages an offer', () => {
  let api: TestApi;
  let admin: TestMember;
  before(async () => {
    api = await createTestApi({ config: { publicUrl, basePath: '/api' } });
    admin = await api.member('admin');
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from job_offers; delete from rate_limits; delete from audit');
    api.mails.length = 0;
    api.wantedJobLinks.length = 0;
  });

  const tokenIn = (text: string | undefined) => /gestionar#(\S+)/.exec(text ?? '')?.[1] ?? assert.fail('no link');
  const lastToken = () => tokenIn(api.mails.at(-1)?.text);
  const statusOf = async (token: string) =>
    (await api.call('GET', '/own-job', { headers: withLinkKey(token) })).statusCode;

  /** @returns its first link */
  async function sent(changes: Partial<NewJob> = {}): Promise<string> {
    assert.equal((await api.call('POST', '/jobs', { body: { ...offer, ...changes } })).statusCode, 201);
    return lastToken();
  }
  async function confirmed(changes: Partial<NewJob> = {}) {
    const token = await sent(changes);
    return { token, ...(await api.call('POST', '/own-job/confirm', { headers: withLinkKey(token) })).json<OwnJob>() };
  }
  const ask = (contactEmail: string, from = '203.0.113.7') =>
    api.call('POST', '/job-links', { body: { contactEmail }, from });
  /** Runs the background work for the pending requests. */
  async function attend() {
    for (const wanted of api.wantedJobLinks.splice(0)) {
      const enqueueMail = async (_client: unknown, mail: (typeof api.mails)[number]) => void api.mails.push(mail);
      await mailLinksOf(wanted, { pool: api.pool, enqueueMail, links });
    }
  }

  const mailWaiting = () =>
    mailWaitingLinks({
      ...{ pool: api.pool, now: api.clock.now, links, limits: defaultApiConfig.mailLimits },
      enqueueMail: async (_client, mail) => void api.mails.push(mail),
    });
  const laterBy = (minutes: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
  };

  test('is mailed again to anyone who asks, and goes on: anybody can ask', async () => {
    const { token } = await confirmed();
    await ask('EMPLEO@empresa.example');
    await attend();
    assert.equal(api.mails.at(-1)?.to, email);
    assert.match(api.mails.at(-1)?.text ?? '', /Gestionar «Desarrollo web con calma»/);
    assert.equal(lastToken(), token);
    assert.equal(await statusOf(token), 200);

    assert.equal((await api.call('POST', '/own-job/link', { headers: withLinkKey(token) })).statusCode, 200);
    const newer = lastToken();
    await ask(email);
    await attend();
    assert.equal(lastToken(), newer, 'what is ended does not come back');
    assert.equal(
      (await api.call('POST', '/own-job/close', { headers: withLinkKey(newer), body: { as: 'withdrawn' } })).statusCode,
      200,
    );
  });

  test('comes for every offer of the address in one mail, and says nothing of what nobody has confirmed', async () => {
    await confirmed();
    await sent({ title: 'Un título que nadie ha confirmado' });
    await confirmed({ title: 'De otra empresa', contactEmail: 'otra@empresa.example' });
    const before = api.mails.length;
    await ask(email);
    await attend();
    assert.equal(api.mails.length, before + 1);
    const text = api.mails.at(-1)?.text ?? '';
    assert.equal(text.match(/gestionar#/g)?.length, 2);
    assert.doesNotMatch(text, /nadie ha confirmado|De otra empresa/);
  });

  test('comes for what is hers before what anybody has sent with her address and nobody has confirmed', async () => {
    const { token } = await confirmed();
    for (let n = 0; n < 32; n += 1) {
      const body = { ...offer, title: `Oferta inventada ${n}` };
      assert.equal((await api.call('POST', '/jobs', { body, from: `198.51.100.${n % 2}` })).statusCode, 201);
    }
    await ask(email);
    await attend();
    assert.ok(api.mails.at(-1)?.text.includes(token));
  });

  test('comes some minutes later when strangers have used up the mails of her address, with all that waits', async () => {
    for (const from of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.2', '198.51.100.2'])
      await api.call('POST', '/jobs', { body: offer, from });
    // What is beyond a stranger's own allowance waits for nothing.
    await api.call('POST', '/jobs', { body: { ...offer, title: 'Una de más' }, from: '198.51.100.1' });
    assert.equal(api.mails.length, 6);
    for (const title of ['La suya', 'La otra suya'])
      await api.call('POST', '/jobs', { body: { ...offer, title }, from: '203.0.113.7' });
    assert.equal(api.mails.length, 6);

    await mailWaiting();
    laterBy(5);
    await mailWaiting();
    assert.equal(api.mails.length, 6, 'the mailbox has had its six');
    laterBy(5);
    await mailWaiting();
    assert.equal(api.mails.length, 7);
    assert.equal(api.mails.at(-1)?.to, email);
    const tokens = [...(api.mails.at(-1)?.text ?? '').matchAll(/gestionar#(\S+)/g)].map(([, token = '']) => token);
    const shown = await Promise.all(
      tokens.map(
        async (token) =>
          (await api.call('GET', '/own-job', { headers: withLinkKey(token) })).json<OwnJob>().fields.title,
      ),
    );
    assert.deepEqual(shown.sort(), ['La otra suya', 'La suya']);
    await mailWaiting();
    assert.equal(api.mails.length, 7);
  });

  test('comes within the limit of her mailbox however long strangers go on, and hers in its turn', async () => {
    const sentAt: number[] = [];
    let network = 0;
    let link: string | undefined;
    let hers: number | undefined;
    for (let minute = 0; minute < 60; minute += 1) {
      for (let n = 0; n < 4; n += 1) {
        network += 1;
        await api.call('POST', '/jobs', { body: offer, from: `10.0.${network >> 8}.${network & 255}` });
      }
      if (minute === 15) {
        await api.call('POST', '/jobs', { body: { ...offer, title: 'La suya' }, from: '203.0.113.7' });
        const { rows } = await api.pool.query(
          `select id, link_version as "linkVersion" from job_offers where title = 'La suya'`,
        );
        link = links.manage(rows[0]);
      }
      if (minute % 5 === 4) await mailWaiting();
      for (const { text, to } of api.mails.splice(0)) {
        assert.equal(to, email);
        sentAt.push(minute);
        if (link && text.includes(link)) hers ??= minute;
      }
      laterBy(1);
    }
    assert.ok(sentAt.length <= 36, `${sentAt.length} mails in an hour, six in ten minutes`);
    assert.ok(hers !== undefined && hers < 40, `hers in minute ${hers}`);
  });

  test('is asked for without learning whether an address is known, and a stranger uses up her own mails alone', async () => {
    const { token } = await confirmed();
    const answers = [await ask(email), await ask('nadie@empresa.example')];
    assert.deepEqual(
      answers.map(({ statusCode, body }) => [statusCode, body]),
      [
        [201, '{"sent":true}'],
        [201, '{"sent":true}'],
      ],
    );
    assert.equal(await statusOf(token), 200, 'nothing is looked up while she waits');
    await attend();
    const mailed = api.mails.length;
    for (let times = 0; times < 6; times += 1) await ask(email, '203.0.113.10');
    await attend();
    assert.equal(api.mails.length, mailed + 3, 'three for one who asks, and more is answered as ever');
    for (let times = 0; times < 9; times += 1) await ask(email, `203.0.113.${times + 20}`);
    await attend();
    assert.equal(api.mails.length, mailed + 5, 'six for all together');
    assert.equal(await statusOf(token), 200);

    for (let times = 0; times < 10; times += 1) await ask('nadie@empresa.example', '203.0.113.99');
    assert.equal((await ask('nadie@empresa.example', '203.0.113.99')).statusCode, 429);
    assert.equal((await ask('esto no es un correo')).statusCode, 400);
    const robot = { contactEmail: email, website: 'https://robot.example' };
    const wanted = api.wantedJobLinks.length;
    assert.equal((await api.call('POST', '/job-links', { body: robot })).statusCode, 201);
    assert.equal(api.wantedJobLinks.length, wanted);
  });

  test('is ended by all who have it: the next goes to the address on file, three an hour', async () => {
    let { token } = await confirmed();
    for (let times = 0; times < 3; times += 1) {
      const answer = await api.call('POST', '/own-job/link', { headers: withLinkKey(token) });
      assert.deepEqual([answer.statusCode, answer.body], [200, '{"sent":true}']);
      assert.equal(await statusOf(token), 404);
      assert.equal(api.mails.at(-1)?.to, email);
      token = lastToken();
    }
    assert.equal((await api.call('POST', '/own-job/link', { headers: withLinkKey(token) })).statusCode, 429);
    assert.equal(await statusOf(token), 200, 'what was refused has changed nothing');
  });

  test('is ended by the team: its company gets another, and the log says who did it', async () => {
    const { token, id } = await confirmed();
    const answer = await api.call('POST', `/admin/jobs/${id}/link`, { as: admin.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual([await statusOf(token), await statusOf(lastToken())], [404, 200]);
    const { rows } = await api.pool.query(`select act, actor_name from audit where subject = $1`, [`job:${id}`]);
    assert.equal(rows.at(-1)?.act, 'job.link');
    assert.ok(!answer.body.includes('gestionar#'), 'the team never sees the link');
  });

  test('is not made by changing the number in another', async () => {
    const { token, id } = await confirmed();
    const signature = token.split('.').at(-1);
    for (const made of [`${id}.2.${signature}`, `${id}.1.${signature}`, `${id}.`, `.${signature}`, id])
      assert.equal(await statusOf(made), 404, made);
  });

  test('is asked for by a browser without scripts, and answered with a page', async () => {
    await confirmed();
    const answer = await api.call('POST', '/job-links', {
      body: `contactEmail=${encodeURIComponent(email)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(answer.statusCode, 201);
    assert.match(answer.body, /Mira tu correo/);
    assert.deepEqual(api.wantedJobLinks, [email]);
  });
});
