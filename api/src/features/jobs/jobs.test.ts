import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminJob, NewJobDecision } from '@femcoders/contracts/admin-job';
import { idempotencyKeyHeader } from '@femcoders/contracts/idempotency-key';
import type { JobDetail, JobEntry, NewJob, OwnJob } from '@femcoders/contracts/job';
import type { OwnJobs } from '@femcoders/contracts/job-alert';
import { defaultJobsConfig } from '../../jobs-config.ts';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { unlimitedMails } from '../../testing/unlimited-mails.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';
import { createJobLinks } from './job-links.ts';
import { maintainJobs } from './job-maintenance.ts';

const unlimited = { hits: 100_000, window: 60 };
const hourMs = 3_600_000;
const links = createJobLinks({ secrets: testSecrets, publicUrl: 'https://web.example', basePath: '/api' });

const offer: NewJob = {
  title: 'Desarrolladora o desarrollador frontend',
  company: 'Empresa de Ejemplo',
  mode: 'hibrido',
  city: 'Barcelona',
  workday: 'completa',
  contract: 'indefinido',
  level: 'junior',
  technologies: ['React', 'TypeScript'],
  salaryMin: 28_000,
  salaryMax: 36_000,
  about: 'Buscamos a una persona que haga páginas accesibles con nosotras, con tiempo para aprender y revisar.',
  musts: ['HTML y CSS'],
  nices: ['Pruebas automáticas'],
  process: 'Una conversación y una prueba corta y pagada, en dos semanas.',
  apply: 'https://empresa.example/empleo',
  days: 30,
  contactName: 'Persona de Ejemplo',
  contactEmail: 'empleo@empresa.example',
  privacy: true,
};

describe('offers of work', () => {
  let api: TestApi;
  let admin: TestMember;
  let member: TestMember;
  const start = new Date('2026-11-23T10:00:00Z');

  before(async () => {
    const jobs = {
      ...defaultJobsConfig,
      limit: unlimited,
      linkLimit: unlimited,
      reportLimit: unlimited,
    };
    api = await createTestApi({
      config: {
        publicUrl: 'https://web.example',
        basePath: '/api',
        jobs,
        mailLimits: unlimitedMails,
        listTtlMs: 1,
      },
    });
    admin = await api.member('admin');
    member = await api.member('member');
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from job_offers');
    await api.pool.query('delete from job_alerts');
    await api.pool.query('delete from rate_limits');
    api.mails.length = 0;
    await setClock(start);
  });

  test('come from addresses at españa.es, and are applied for there', async () => {
    const answer = await send({ contactEmail: 'empleo@españa.es', apply: 'empleo@españa.es' });
    assert.equal(answer.statusCode, 201);
    const { rows } = await api.pool.query('select contact_email, apply from job_offers');
    assert.deepEqual(rows, [{ contact_email: 'empleo@xn--espaa-rta.es', apply: 'empleo@xn--espaa-rta.es' }]);
  });

  const misleading = [
    'http://a.example',
    'https://ana:clave@a.example',
    'https://evil.example\\@a.example',
    'https://10.0.0.1/',
  ];
  for (const apply of misleading) {
    test(`lead nowhere but where they seem to: ${apply} is refused, and said how it is written`, async () => {
      const answer = await send({ apply });
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().fields, [
        { field: 'apply', message: 'Escribe una dirección completa, como https://…' },
      ]);
    });
  }

  const send = (changes: Partial<NewJob> = {}) => api.call('POST', '/jobs', { body: { ...offer, ...changes } });
  /** Time passes, and members who were logged in have come back meanwhile. */
  const passes = (hours: number) => setClock(new Date(api.clock.now.getTime() + hours * hourMs));
  async function setClock(now: Date) {
    api.clock.now = now;
    await api.pool.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '12 hours'`, [
      now,
    ]);
  }
  const lastToken = () => {
    const mail = api.mails.findLast(({ text }) => text.includes('/gestionar#')) ?? assert.fail('no mail with a link');
    return /gestionar#(\S+)/.exec(mail.text)?.[1] ?? '';
  };
  const own = async (token: string) =>
    (await api.call('GET', '/own-job', { headers: withLinkKey(token) })).json<OwnJob>();
  const decide = (id: string, body: Partial<NewJobDecision>) =>
    api.call('POST', `/admin/jobs/${id}/decision`, { body: { version: 1, ...body }, as: admin.authorization });

  /** Sends and confirms an offer. */
  async function confirmed(changes: Partial<NewJob> = {}) {
    assert.equal((await send(changes)).statusCode, 201);
    const token = lastToken();
    const answer = await api.call('POST', '/own-job/confirm', { headers: withLinkKey(token) });
    return { token, ...answer.json<OwnJob>() };
  }
  async function published(changes: Partial<NewJob> = {}) {
    const job = await confirmed(changes);
    const answer = await decide(job.id, { decision: 'approve' });
    assert.equal(answer.statusCode, 200, answer.body);
    return job;
  }
  const list = async (query = '', as?: string) => (await api.call('GET', `/jobs${query}`, { as })).json<JobEntry[]>();
  const slugs = async (query = '', as?: string) => (await list(query, as)).map(({ slug }) => slug);
  /** Waits until an offer is listed: announcements reach the caches a moment later. */
  const shows = (slug: string, as?: string) => waitUntil(async () => (await slugs('', as)).includes(slug));
  const hides = (slug: string, as?: string) => waitUntil(async () => !(await slugs('', as)).includes(slug));
  const queue = async (part: string) =>
    (await api.call('GET', `/admin/jobs?part=${part}`, { as: admin.authorization })).json<{
      entries: { id: string }[];
    }>();

  describe('sending one', () => {
    test('a company sends an offer, confirms it by mail, and only then the team sees it', async () => {
      await send();
      assert.equal((await queue('review')).entries.length, 0);
      const [mail] = api.mails;
      assert.equal(mail?.to, 'empleo@empresa.example');
      assert.ok(
        !`${mail?.subject}${mail?.text}`.includes('frontend'),
        'nothing typed goes to an address nobody confirmed',
      );

      const token = lastToken();
      assert.equal((await own(token)).state, 'unconfirmed', 'opening the link changes nothing');
      await api.call('POST', '/own-job/confirm', { headers: withLinkKey(token) });
      await api.call('POST', '/own-job/confirm', { headers: withLinkKey(token) });
      assert.equal((await own(token)).state, 'review');
      assert.equal((await queue('review')).entries.length, 1);
    });

    test('the same offer sent twice is kept and mailed once', async () => {
      const headers = { [idempotencyKeyHeader]: randomUUID() };
      await Promise.all([1, 2].map(() => api.call('POST', '/jobs', { body: offer, headers })));
      const { rows } = await api.pool.query('select 1 from job_offers');
      assert.equal(rows.length, 1);
      assert.equal(api.mails.length, 1);
    });

    test('a robot that fills in what nobody sees is answered as usual, and nothing is kept', async () => {
      assert.equal((await send({ website: 'https://spam.example' })).statusCode, 201);
      assert.equal(api.mails.length, 0);
    });

    for (const [what, changes, field] of [
      ['without a salary', { salaryMin: null, salaryMax: null }, 'salaryMin'],
      ['with half a salary range', { salaryMax: null }, 'salaryMax'],
      ['with a range that says nothing', { salaryMin: 20_000, salaryMax: 32_001 }, 'salaryMax'],
      ['with the ends of the range exchanged', { salaryMin: 30_000, salaryMax: 29_000 }, 'salaryMax'],
      ['open for more than 60 days', { days: 61 }, 'days'],
      ['that excludes by sex', { about: `${offer.about} Abstenerse mujeres.` }, 'about'],
      ['that excludes by age', { musts: ['Ser menor de 30'] }, 'musts'],
      ['with a link that is none', { apply: 'javascript:alert(1)' }, 'apply'],
      ['with eleven technologies', { technologies: Array.from({ length: 11 }, (_, n) => `T${n}`) }, 'technologies'],
      ['without a place where one has to be', { city: ' ' }, 'city'],
      ['without consent', { privacy: false }, 'privacy'],
      [
        'with a mail that would have two recipients',
        { contactEmail: 'a@b.example\r\nBcc: c@d.example' },
        'contactEmail',
      ],
    ] as const) {
      test(`an offer ${what} is not taken, and the field says why`, async () => {
        const answer = await send(changes as Partial<NewJob>);
        assert.equal(answer.statusCode, 400);
        assert.ok(
          answer.json<{ fields: { field: string }[] }>().fields.some((one) => one.field === field),
          answer.body,
        );
      });
    }

    test('a salary range of exactly 1.6 is taken, and long names, accents and emoji stay as they were written', async () => {
      const job = await confirmed({ salaryMin: 20_000, salaryMax: 32_000, company: 'Ñandú & Hijas 🌱 <b>SL</b>' });
      assert.equal(job.fields.company, 'Ñandú & Hijas 🌱 <b>SL</b>');
      assert.match(job.slug, /^[a-z0-9-]+$/);
    });

    test('a browser without scripts sends the form and is answered with a page', async () => {
      const form = new URLSearchParams({
        ...(offer as unknown as Record<string, string>),
        technologies: 'React, CSS',
        musts: 'HTML\r\nCSS',
        nices: '',
        salaryMin: '28.000 €',
        salaryMax: '36000',
        days: '30',
        privacy: 'on',
      });
      const answer = await api.call('POST', '/jobs', {
        body: form.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      assert.equal(answer.statusCode, 201, answer.body);
      assert.match(answer.body, /<h1>Te hemos enviado un correo<\/h1>/);
      const kept = await own(lastToken());
      assert.deepEqual(kept.fields.musts, ['HTML', 'CSS']);
      assert.equal(kept.fields.salaryMin, 28_000);
    });

    test('a link that is cut or made up leads nowhere', async () => {
      const { token, id } = await confirmed();
      for (const other of [token.slice(0, -1), id, `${id}.${'a'.repeat(43)}`, 'x'.repeat(100)])
        assert.equal((await api.call('GET', '/own-job', { headers: withLinkKey(other) })).statusCode, 404, other);
    });

    test('a title or a company without a letter to be seen is refused', async () => {
      for (const field of ['title', 'company'] as const) {
        const answer = await send({ [field]: '\u0001\u0002' });
        assert.deepEqual([answer.statusCode, answer.json().fields?.[0]?.field], [400, field]);
      }
    });

    test('what nobody confirms is gone after a week', async () => {
      await send();
      await passes(6.9 * 24);
      await purgeExpired(api.pool, api.clock.now);
      assert.equal((await own(lastToken())).state, 'unconfirmed');
      await passes(24);
      await purgeExpired(api.pool, api.clock.now);
      assert.equal((await api.call('GET', '/own-job', { headers: withLinkKey(lastToken()) })).statusCode, 404);
    });
  });

  describe('members first', () => {
    test('for 72 hours an offer is for members; then everybody finds it', async () => {
      const { slug } = await published();
      await shows(slug, member.authorization);
      await hides(slug);
      const reserved = (await api.call('GET', `/jobs/${slug}`)).json();
      assert.deepEqual(reserved, { slug, reservedUntil: '2026-11-26T10:00:00.000Z' });
      assert.ok(!(await api.call('GET', '/jobs/feed.xml')).body.includes(slug));
      const hers = (await api.call('GET', `/jobs/${slug}`, { as: member.authorization })).json<JobDetail>();
      assert.equal(hers.membersUntil, '2026-11-26T10:00:00.000Z');
      assert.equal(hers.apply, offer.apply);

      await passes(72);
      assert.deepEqual(await slugs(), [slug]);
      assert.equal((await api.call('GET', `/jobs/${slug}`)).json<JobDetail>().membersUntil, null);
      assert.ok((await api.call('GET', '/jobs/feed.xml')).body.includes(`/ofertas-de-trabajo/${slug}</link>`));
    });

    test('a token that is none sees what a visitor sees', async () => {
      const { slug } = await published();
      await shows(slug, member.authorization);
      await hides(slug, `Bearer ${'a'.repeat(43)}`);
    });
  });

  describe('the list', () => {
    test('each filter narrows it, words and places ignoring accents', async () => {
      const junior = await published({ city: 'Logroño' });
      await passes(1);
      const senior = await published({
        title: 'Ingeniería de datos',
        mode: 'remoto',
        city: '',
        workday: 'parcial',
        contract: 'temporal',
        level: 'senior',
        technologies: ['Python'],
        salaryMin: 45_000,
        salaryMax: 60_000,
      });
      await passes(80);
      await shows(senior.slug);
      for (const [query, found] of [
        ['?q=ingenieria', senior],
        ['?q=python datos'.replace(' ', '%20'), senior],
        ['?modalidad=hibrido', junior],
        ['?jornada=parcial', senior],
        ['?contrato=indefinido', junior],
        ['?nivel=senior', senior],
        ['?tecnologia=REACT', junior],
        ['?salario=40000', senior],
        ['?ciudad=logrono', junior],
        ['?modalidad=&q=&nivel=junior', junior],
      ] as const)
        assert.deepEqual(await slugs(query), [found.slug], query);
      assert.deepEqual(await slugs('?q=nada-de-esto'), []);
      assert.deepEqual(await slugs(), [senior.slug, junior.slug]);
      const total = async (query: string) => (await api.call('GET', `/jobs/count${query}`)).json();
      assert.deepEqual(await Promise.all(['', '?nivel=junior', '?q=nada-de-esto'].map(total)), [
        { total: 2 },
        { total: 1 },
        { total: 0 },
      ]);
      assert.match((await api.call('GET', '/jobs/feed.xml?nivel=senior')).body, /<item>[\s\S]*Ingeniería de datos/);
      const next = await api.call('GET', '/jobs?limit=1&jornada=');
      assert.equal(next.headers.link, '<?page=2&limit=1>; rel="next"');
      assert.equal((await api.call('GET', '/jobs?modalidad=luna')).statusCode, 400);
      assert.equal((await api.call('GET', '/jobs?q=%00')).statusCode, 400);
    });

    test('a feed stays well-formed with any company name', async () => {
      await published({ company: 'A & B <c> "d" \u0007' });
      await passes(80);
      await waitUntil(async () => (await list()).length === 1);
      const { body, headers } = await api.call('GET', '/jobs/feed.xml');
      assert.match(String(headers['content-type']), /rss\+xml/);
      assert.match(body, /A &amp; B &lt;c> &quot;d&quot;/);
      assert.ok(!body.includes('\u0007'));
    });

    test('home gets the number open to everybody, and the newest', async () => {
      const { slug } = await published();
      await shows(slug, member.authorization);
      await waitUntil(async () => (await api.call('GET', '/jobs/figures')).json().open === 0);
      await passes(80);
      const { open, newest } = (await api.call('GET', '/jobs/figures')).json();
      assert.deepEqual([open, newest.length], [1, 1]);
    });
  });

  describe('what the team decides', () => {
    test('it publishes an offer, and its company reads until when members see it first', async () => {
      const { slug } = await published();
      const mail = api.mails.at(-1);
      assert.equal(mail?.subject, 'Tu oferta está publicada');
      assert.match(mail?.text ?? '', /26 de noviembre de 2026/);
      assert.match(mail?.text ?? '', new RegExp(`/ofertas-de-trabajo/${slug}`));
    });

    test('it gives an offer back with a list; the company changes it, sends it again, and it is published', async () => {
      const { id, token } = await confirmed();
      assert.equal((await decide(id, { decision: 'return' })).statusCode, 400, 'a list is needed');
      await decide(id, { decision: 'return', changes: ['Di el horario', ''] });
      assert.match(api.mails.at(-1)?.text ?? '', /- Di el horario/);
      const given = await own(token);
      assert.deepEqual([given.state, given.changes], ['changes', ['Di el horario']]);

      const body = { ...given.fields, about: `${given.fields.about} De 9 a 17 h.`, version: given.version };
      const changed = await api.call('PUT', '/own-job', { headers: withLinkKey(token), body });
      assert.equal(changed.statusCode, 200, changed.body);
      assert.equal(changed.json<OwnJob>().state, 'review');
      const again = (body: unknown) => api.call('PUT', '/own-job', { headers: withLinkKey(token), body });
      assert.deepEqual((await again(body)).json(), changed.json(), 'sent again, because its answer was lost');
      assert.equal((await again({ ...body, about: given.fields.about })).statusCode, 409, 'written in another tab');

      assert.equal((await decide(id, { decision: 'approve' })).statusCode, 409, 'not what was read');
      assert.equal((await decide(id, { decision: 'approve', version: 2 })).statusCode, 200);
    });

    test('it refuses an offer with a reason, and takes that back', async () => {
      const { id, token } = await confirmed();
      await decide(id, { decision: 'reject', reason: 'No es una oferta de trabajo.' });
      assert.match(api.mails.at(-1)?.text ?? '', /> No es una oferta de trabajo/);
      assert.equal((await own(token)).state, 'rejected');
      assert.equal((await decide(id, { decision: 'reject', reason: 'Otra vez' })).statusCode, 409);
      await decide(id, { decision: 'reopen' });
      assert.equal((await own(token)).state, 'review');
      const { rows } = await api.pool.query(`select act from audit where subject = $1 order by at, id`, [`job:${id}`]);
      assert.deepEqual(rows.map(({ act }) => act).sort(), ['job.reject', 'job.reopen']);
    });

    test('it opens again what the team closed, and not what its company took back', async () => {
      const closed = await published();
      await decide(closed.id, { decision: 'close', reason: 'El enlace no lleva a la oferta.' });
      assert.equal((await decide(closed.id, { decision: 'reopen' })).json<AdminJob>().state, 'review');
      await api.call('POST', '/own-job/close', { headers: withLinkKey(closed.token), body: { as: 'withdrawn' } });
      const answer = await decide(closed.id, { decision: 'reopen' });
      assert.deepEqual([answer.statusCode, (await own(closed.token)).state], [409, 'withdrawn']);
    });

    test('it sees what the checker of wordings objects to', async () => {
      const { id } = await confirmed({ title: 'Programador ninja' });
      const { wording } = (await api.call('GET', `/admin/jobs/${id}`, { as: admin.authorization })).json<AdminJob>();
      assert.deepEqual(
        wording.map(({ said }) => said),
        ['Programador', 'ninja'],
      );
      assert.equal((await queue('review')).entries.length, 1);
    });

    test('it takes a published offer off the site', async () => {
      const { id, slug } = await published();
      await shows(slug, member.authorization);
      await decide(id, { decision: 'close', reason: 'Pide dinero.' });
      await waitUntil(async () => (await slugs('', member.authorization)).length === 0);
      assert.equal((await api.call('GET', `/jobs/${slug}`, { as: member.authorization })).statusCode, 404);
    });

    test('a reported offer waits for it, until the reports are attended to', async () => {
      const { id } = await published();
      const report = (body: object) => api.call('POST', `/jobs/${id}/reports`, { body });
      assert.equal((await report({ reason: 'salary', note: 'En la entrevista dicen otra cosa' })).statusCode, 201);
      assert.equal((await report({ reason: 'salary', note: 'x'.repeat(301) })).statusCode, 400);
      assert.equal((await queue('reported')).entries.length, 1);
      const waiting = async () =>
        (await api.call('GET', '/admin/waiting', { as: admin.authorization }))
          .json<{ section: string; count: number }[]>()
          .find(({ section }) => section === '/admin/ofertas')?.count;
      assert.equal(await waiting(), 1);
      const settled = await api.call('POST', `/admin/jobs/${id}/reports/settle`, { as: admin.authorization });
      assert.deepEqual(settled.json<AdminJob>().openReports, []);
      assert.equal(await waiting(), 0);
    });

    test('the figures say how many there are in each part', async () => {
      await published({ days: 5 });
      await confirmed();
      const figures = (await api.call('GET', '/admin/jobs/figures', { as: admin.authorization })).json();
      assert.deepEqual(figures, {
        review: 1,
        changes: 0,
        published: 1,
        expiring: 1,
        reported: 0,
        closed: 0,
        rejected: 0,
        all: 2,
      });
    });
  });

  describe('its end', () => {
    const maintain = () =>
      maintainJobs(api.pool, {
        now: api.clock.now,
        links,
        enqueueMail: async (_client, mail) => void api.mails.push(mail),
      });
    const mailsOf = (subject: string) => api.mails.filter((mail) => mail.subject === subject);

    test('seven days before, its company gets one mail; renewed, it ends later', async () => {
      const { token } = await published();
      await passes(22 * 24);
      await maintain();
      assert.equal(mailsOf('Tu oferta caduca en 7 días').length, 0);
      await passes(25);
      await maintain();
      await maintain();
      assert.equal(mailsOf('Tu oferta caduca en 7 días').length, 1);

      assert.equal(
        (await api.call('POST', '/own-job/renew', { headers: withLinkKey(token), body: { days: 61 } })).statusCode,
        400,
      );
      await api.call('POST', '/own-job/renew', { headers: withLinkKey(token), body: { days: 60 } });
      const until = new Date(api.clock.now.getTime() + 60 * 24 * hourMs).toISOString();
      assert.equal((await own(token)).expiresAt, until);
    });

    test('at its end it is off the list at once, its page says that it is closed, and it can be opened again', async () => {
      const { token, slug } = await published();
      await passes(30 * 24);
      assert.deepEqual(await slugs(), []);
      const detail = (await api.call('GET', `/jobs/${slug}`)).json<JobDetail>();
      assert.deepEqual([detail.state, detail.apply], ['expired', null]);
      await maintain();
      assert.equal((await own(token)).state, 'expired');

      await api.call('POST', '/own-job/renew', { headers: withLinkKey(token), body: { days: 15 } });
      await shows(slug);
    });

    test('opened again before its end it keeps its day: nobody gets another mail', async () => {
      const { token, slug } = await published();
      await passes(48);
      const [before] = await list('', member.authorization);
      await api.call('POST', '/own-job/close', { headers: withLinkKey(token), body: { as: 'filled' } });
      await waitUntil(async () => (await slugs('', member.authorization)).length === 0);
      await api.call('POST', '/own-job/renew', { headers: withLinkKey(token), body: { days: 30 } });
      await shows(slug, member.authorization);
      assert.equal((await list('', member.authorization))[0]?.publishedAt, before?.publishedAt);
    });

    test('a company says that somebody was found, or takes it back', async () => {
      const { token, slug } = await published();
      await passes(80);
      await shows(slug);
      await api.call('POST', '/own-job/close', { headers: withLinkKey(token), body: { as: 'filled' } });
      await waitUntil(async () => (await slugs()).length === 0);
      assert.equal((await api.call('GET', `/jobs/${slug}`)).json<JobDetail>().state, 'filled');

      const other = await confirmed();
      await api.call('POST', '/own-job/close', { headers: withLinkKey(other.token), body: { as: 'withdrawn' } });
      assert.equal((await queue('review')).entries.length, 0);
      assert.equal((await api.call('GET', `/jobs/${other.slug}`)).statusCode, 404);
    });

    test('a published offer that is written again is off the site until the team has read it', async () => {
      const { token, slug, id } = await published();
      await passes(80);
      await shows(slug);
      const { fields, version } = await own(token);
      await api.call('PUT', '/own-job', {
        headers: withLinkKey(token),
        body: { ...fields, salaryMin: 30_000, version },
      });
      await waitUntil(async () => (await slugs()).length === 0);
      await decide(id, { decision: 'approve', version: 2 });
      await shows(slug);
      assert.equal((await list())[0]?.membersUntil, null, 'members had it first once');
    });

    test('what is closed is gone a year later', async () => {
      const { token } = await published();
      await api.call('POST', '/own-job/close', { headers: withLinkKey(token), body: { as: 'filled' } });
      await passes(364 * 24);
      await purgeExpired(api.pool, api.clock.now);
      assert.equal((await own(token)).state, 'filled');
      await passes(48);
      await purgeExpired(api.pool, api.clock.now);
      assert.equal((await api.call('GET', '/own-job', { headers: withLinkKey(token) })).statusCode, 404);
    });
  });

  describe('what a member keeps', () => {
    const path = (rest = '') => `/user/${member.id}/${rest}`;
    const hers = async () => (await api.call('GET', path('jobs'), { as: member.authorization })).json<OwnJobs>();
    const addAlert = (filters: object) =>
      api.call('POST', path('job-alerts'), { body: filters, as: member.authorization });
    const maintain = (now = api.clock.now) =>
      maintainJobs(api.pool, { now, links, enqueueMail: async (_client, mail) => void api.mails.push(mail) });
    const waitingMails = async () =>
      (await api.pool.query(`select count(*)::int as n from mail_outbox where state = 'queued'`)).rows[0]?.n;
    const alertMails = () => api.mails.filter(({ subject }) => subject.includes('para tu alerta'));

    test('she puts an offer aside, notes that she applied, and forgets both; nobody else sees it', async () => {
      const { id } = await published();
      const mark = (body: object) => api.call('PUT', path(`jobs/${id}`), { body, as: member.authorization });
      await mark({ saved: true, applied: false });
      await mark({ saved: true, applied: true });
      assert.deepEqual(
        (await hers()).marks.map(({ saved, applied }) => [saved, applied]),
        [[true, true]],
      );
      const { body } = await api.call('GET', `/user/${admin.id}/jobs`, { as: admin.authorization });
      assert.ok(!body.includes(id));
      await mark({ saved: false, applied: false });
      assert.deepEqual((await hers()).marks, []);
      const none = await api.call('PUT', path(`jobs/${randomUUID()}`), {
        body: { saved: true, applied: false },
        as: member.authorization,
      });
      assert.equal(none.statusCode, 404);
    });

    test('an alert sends one mail a day with what is new for it, those for members too', async () => {
      await addAlert({ level: 'junior', salary: 30_000 });
      await passes(0.1);
      await published({ title: 'La primera', salaryMin: 26_000, salaryMax: 31_000 });
      await published({ title: 'No llega', salaryMin: 20_000, salaryMax: 25_000 });
      await passes(1);
      await maintain();
      assert.equal(alertMails().length, 1);
      assert.match(alertMails()[0]?.text ?? '', /La primera, Empresa de Ejemplo\n26\.000 – 31\.000 €/);
      assert.ok(!alertMails()[0]?.text.includes('No llega'));
      assert.equal(alertMails()[0]?.to, member.email);
      assert.equal(alertMails()[0]?.subject, '1 oferta nueva para tu alerta');

      await published({ title: 'La segunda', salaryMin: 26_000, salaryMax: 31_000 });
      await passes(1);
      await maintain();
      assert.equal(alertMails().length, 1, 'not a second one today');
      await passes(24);
      await maintain();
      await maintain();
      assert.equal(alertMails().length, 2);
      assert.match(alertMails()[1]?.text ?? '', /La segunda/);
      assert.ok(!alertMails()[1]?.text.includes('La primera'));
    });

    test('nobody is written to at night, nor about what was there before', async () => {
      await published();
      await passes(1);
      await addAlert({});
      await maintain(new Date('2026-11-24T05:00:00Z'));
      await maintain(new Date('2026-11-24T11:00:00Z'));
      assert.equal(alertMails().length, 0);
    });

    test('who is leaving is written to about nothing new', async () => {
      await addAlert({});
      await passes(0.1);
      await published();
      await api.pool.query('update users set delete_at = now() where id = $1', [member.id]);
      await passes(1);
      await maintain();
      await api.pool.query('update users set delete_at = null where id = $1', [member.id]);
      assert.equal(alertMails().length, 0);
    });

    test('of the same search there is one alert, and of all no more than ten', async () => {
      await Promise.all([addAlert({ level: 'junior', q: 'css' }), addAlert({ q: 'css', level: 'junior' })]);
      assert.equal((await hers()).alerts.length, 1);
      for (let n = 0; n < 9; n += 1) await addAlert({ q: `palabra ${n}` });
      const eleventh = await addAlert({ q: 'una más' });
      assert.equal(eleventh.statusCode, 409);
      assert.match(eleventh.json().message, /Quita una/);
    });

    test('one click in the mail ends that alert and no other; opening the link ends nothing', async () => {
      await addAlert({ level: 'junior' });
      await addAlert({ level: 'senior' });
      await passes(0.1);
      await published();
      await passes(1);
      await maintain();
      const url = new URL(alertMails()[0]?.unsubscribeUrl ?? '');
      // The mail server has been down since.
      await api.pool.query(
        `insert into mail_outbox (id, recipient, subject, text, html, unsubscribe_url)
         values (gen_random_uuid(), $1, 'Ofertas', 'Hola', '<p>Hola</p>', $2)`,
        [member.email, url.href],
      );
      const at = url.pathname.replace('/api', '') + url.search;
      const opened = await api.call('GET', at);
      assert.equal(opened.statusCode, 303);
      assert.match(String(opened.headers.location), /\/ofertas-de-trabajo\/alertas#/);
      assert.equal((await hers()).alerts.length, 2);
      assert.equal(await waitingMails(), 1);
      const clicked = await api.call('POST', at, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      assert.equal(clicked.statusCode, 200);
      assert.deepEqual(
        (await hers()).alerts.map(({ filters }) => filters),
        [{ level: 'senior' }],
      );
      assert.equal(await waitingMails(), 0);
      assert.equal((await api.call('POST', at.replace(/.$/, '!'))).statusCode, 404);
    });
  });
});
