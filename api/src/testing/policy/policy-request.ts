import { randomUUID } from 'node:crypto';
import { emptyMemberProfile } from '@femcoders/contracts/clean-member-profile';
import type pg from 'pg';
import type { Policy } from '../../access-policy/policy.ts';
import { addEvent } from '../add-event.ts';
import { addTalk } from '../add-talk.ts';
import { pixel } from '../pixel.ts';

export type Row = keyof Policy;

/** The member that a call is about: the one who asks, or another. */
export interface Subject {
  id: string;
  email: string;
}

/** The subjects of the calls of a try. */
export interface World {
  pool: pg.Pool;
  /** Of every account. */
  password: string;
  about: Subject;
}

interface Request {
  /** In the place of `:id`, where that is not whom it is about. */
  id?: string;
  body?: unknown;
}

const reason = 'Porque es una prueba';
const unknownId = 'b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11';
const newEvent = {
  name: 'Taller de prueba',
  slug: '',
  startLocal: '2030-12-12T18:30',
  endLocal: '',
  timezone: 'Europe/Madrid',
};

async function comment({ pool }: World, state = 'pending'): Promise<Request> {
  const decided = state === 'pending' ? null : new Date();
  const { rows } = await pool.query<{ id: string }>(
    `insert into comments (post_id, content, alias, state, created_at, decided_at)
     values (16, 'Un comentario', 'Prueba', $1, now(), $2) returning id`,
    [state, decided],
  );
  return { id: rows[0]?.id ?? unknownId };
}

async function event({ pool }: World): Promise<Request> {
  return { id: await addEvent(pool, { slug: `taller-${randomUUID()}`, capacity: null, state: 'draft' }) };
}

async function registration({ pool }: World, state = 'registered'): Promise<Request> {
  const eventId = await addEvent(pool, { slug: `taller-${randomUUID()}`, starts_at: '2030-12-12T17:30:00Z' });
  const { rows } = await pool.query<{ id: string }>(
    `insert into registrations (event_id, name, email, state, created_at, placed_at, waiting_since, cancelled_at)
     values ($1, 'Prueba', 'prueba@prueba.example', $2, now(),
       case when $2 <> 'waiting' then now() end,
       case when $2 = 'waiting' then now() end,
       case when $2 = 'cancelled' then now() end)
     returning id`,
    [eventId, state],
  );
  return { id: rows[0]?.id ?? unknownId };
}

async function message({ pool }: World): Promise<Request> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into contact_messages (reference, reason, name, email, message, created_at)
     values ($1, 'web', 'Prueba', 'prueba@prueba.example', 'Un mensaje de prueba', now()) returning id`,
    [randomUUID()],
  );
  return { id: rows[0]?.id ?? unknownId };
}

async function job({ pool }: World, state = 'review'): Promise<Request> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into job_offers (slug, state, title, company, mode, workday, contract, level, technologies, salary_min,
       salary_max, about, musts, nices, process, apply, days, contact_name, contact_email, haystack, technology_keys,
       created_at, submitted_at, published_at, members_until, expires_at)
     values ($1, $2, 'Prueba', 'Prueba', 'remoto', 'completa', 'indefinido', 'junior', '{}', 20000, 30000, '', '{}', '{}',
       '', 'empleo@prueba.example', 30, 'Prueba', 'prueba@prueba.example', '', '{}', now(), now(), now(), now(),
       now() + interval '30 days')
     returning id`,
    [randomUUID(), state],
  );
  return { id: rows[0]?.id ?? unknownId };
}

async function documentCase({ pool, about }: World): Promise<Request> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into document_cases (reference, user_id, kind, state, created_at, changed_at, sent_at, delete_at)
     values ($1, $2, 'cv', 'sent', now(), now(), now(), now() + interval '6 months') returning id`,
    [randomUUID(), about.id],
  );
  return { id: rows[0]?.id ?? unknownId };
}

async function mentoringRequest({ pool }: World): Promise<Request> {
  const { rows: members } = await pool.query<{ id: string }>(
    `insert into users (email, name, role, password_hash) values ($1, 'Prueba', 'member', 'x') returning id`,
    [`${randomUUID()}@prueba.example`],
  );
  const id = randomUUID();
  await pool.query(
    `insert into mentoring_requests (id, user_id, goal, level, topics, languages, format, modalities, slots, contact,
       created_at, state_since, updated_at)
     values ($1, $2, 'Un objetivo', 'junior', '{react}', '{es}', 'ciclo', '{en-linea}', '{11}', 'Por Slack', now(), now(), now())`,
    [id, members[0]?.id],
  );
  return { id };
}

async function roleOf({ pool, about }: World): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select role from users where id = $1', [about.id]);
  return rows[0]?.role ?? 'member';
}

/**
 * The valid input of routes, where that is easily made. All others are asked about something that
 * is not there, or without what they need: callers with the right then get that answer, which is no refusal.
 */
const requests: Partial<Record<Row, (world: World) => Request | Promise<Request>>> = {
  'POST /auth/login': ({ about, password }) => ({ body: { userEmail: about.email, userPassword: password } }),
  'POST /auth/prove': ({ password }) => ({ body: { userPassword: password } }),
  'POST /auth/register': () => ({
    body: {
      userName: 'Prueba',
      userEmail: `${randomUUID()}@prueba.example`,
      userPassword: 'siete ranas en la acequia',
      ofAge: true,
      rules: true,
      privacy: true,
    },
  }),
  'POST /contact': () => ({
    body: {
      reason: 'web',
      name: 'Prueba',
      email: 'prueba@prueba.example',
      message: 'Un mensaje de prueba bastante largo',
      privacy: true,
    },
  }),
  'POST /auth/forgot-password': ({ about }) => ({ body: { userEmail: about.email } }),

  'POST /comments': () => ({ body: { postId: 16, content: `Hola ${randomUUID()}`, alias: 'Prueba' } }),
  'PATCH /comments/:id': async (world) => ({ ...(await comment(world)), body: { content: 'Otro texto' } }),
  'DELETE /comments/:id': (world) => comment(world),
  'POST /comments/:id/reports': async (world) => ({
    ...(await comment(world, 'approved')),
    body: { reason: 'spam' },
  }),
  'GET /comments/approve/:id': (world) => comment(world),
  'POST /comments/approve/:id': (world) => comment(world),
  'DELETE /comments/reject/:id': (world) => comment(world),
  'POST /comments/restore/:id': (world) => comment(world, 'rejected'),
  'POST /admin/comments/decisions': async (world) => ({
    body: { ids: [(await comment(world)).id], decision: 'approve' },
  }),

  'POST /events/api/detail/:slug/registrations': () => ({
    body: { name: 'Prueba', email: `${randomUUID()}@prueba.example`, privacy: true },
  }),
  'GET /admin/events/:id': event,
  'DELETE /admin/events/:id': event,
  'POST /admin/events': () => ({ body: newEvent }),
  'GET /admin/events/:id/page': event,
  'GET /admin/events/:id/registrations': event,
  'GET /admin/events/:id/attendance': event,
  'GET /admin/events/:id/door': event,
  'POST /admin/events/:id/door/marks': async (world) => ({
    ...(await event(world)),
    body: { sent_at: '2026-11-21T12:00:00.000Z', marks: [] },
  }),
  'POST /admin/registrations/:id/cancel': (world) => registration(world),
  'POST /admin/registrations/:id/restore': (world) => registration(world, 'cancelled'),
  'POST /admin/registrations/:id/place': (world) => registration(world, 'waiting'),
  'POST /admin/registrations/:id/check-in': (world) => registration(world),
  'POST /admin/registrations/:id/undo-check-in': (world) => registration(world),
  'POST /admin/pictures': () => ({ body: { content: pixel } }),

  'GET /admin/contact/:id': message,
  'POST /admin/contact/:id/state': async (world) => ({
    ...(await message(world)),
    body: { state: 'open', from: 'new' },
  }),
  'POST /admin/contact/:id/notes': async (world) => ({
    ...(await message(world)),
    body: { key: randomUUID(), text: reason },
  }),

  'GET /user/:id/hub': () => ({}),
  'POST /user/:id/hub/pieces': () => ({
    body: {
      kind: 'resource',
      title: 'Un recurso de prueba',
      body: 'Es útil porque sirve para una prueba',
      url: 'https://recurso.example/',
    },
  }),
  'PUT /user/:id/hub/idea-votes/:idea': () => ({}),
  'PUT /admin/hub-ideas/:id': () => ({ id: 'grupos', body: { state: 'idea', news: '', version: 0 } }),
  'PUT /user/:id/helpful-comments/:comment': () => ({ body: { helpful: true } }),
  'PUT /user/:id/talk-marks/:talk': () => ({ body: { helpful: true, saved: false } }),
  'POST /user/:id/talk-proposals': () => ({
    body: {
      whose: 'own',
      title: 'Una charla de prueba',
      summary: 'De qué va una charla de prueba, contado con calma.',
      topics: ['CSS'],
      key: randomUUID(),
    },
  }),
  'GET /admin/talks/:id': async ({ pool }) => ({ id: await addTalk(pool, { slug: `charla-${randomUUID()}` }) }),
  'POST /admin/talks/:id/state': async ({ pool }) => ({
    id: await addTalk(pool, { slug: `charla-${randomUUID()}` }),
    body: { state: 'draft', from: 'published' },
  }),
  'PUT /user/:id/documents/drafts/:kind': () => ({ body: { fields: { puesto: 'Prueba' } } }),
  'GET /admin/documents/:id': documentCase,
  'POST /admin/documents/:id/state': async (world) => ({
    ...(await documentCase(world)),
    body: { state: 'reviewing', from: 'sent' },
  }),
  'POST /admin/documents/:id/notes': async (world) => ({
    ...(await documentCase(world)),
    body: { key: randomUUID(), text: reason },
  }),
  'GET /admin/jobs/:id': job,
  'POST /admin/jobs/:id/decision': async (world) => ({
    ...(await job(world)),
    body: { decision: 'approve', version: 1 },
  }),
  'POST /admin/jobs/:id/link': job,
  'POST /job-links': () => ({ body: { contactEmail: 'empleo@empresa.example' } }),
  'POST /admin/jobs/:id/reports/settle': job,
  'POST /jobs/:id/reports': async (world) => ({ ...(await job(world, 'published')), body: { reason: 'fraud' } }),
  'POST /user/:id/job-alerts': () => ({ body: { level: 'junior' } }),
  'PUT /user/:id/jobs/:offer': () => ({ body: { saved: false, applied: false } }),

  'GET /admin/mentoring/:id': mentoringRequest,
  'GET /admin/mentoring/:id/candidates': mentoringRequest,
  'POST /admin/mentoring/:id/state': async (world) => ({
    ...(await mentoringRequest(world)),
    body: { state: 'closed', from: 'asked' },
  }),
  'POST /admin/mentoring/:id/notes': async (world) => ({
    ...(await mentoringRequest(world)),
    body: { key: randomUUID(), text: reason },
  }),

  'POST /releases/:name/:version/preview': () => ({ body: {} }),
  'POST /releases/:name/local-code': () => ({ body: { origin: 'http://localhost:4312' } }),
  'POST /admin/releases/preview': () => ({ body: { name: 'mf-blog', version: '0123456789abcdef' } }),
  'POST /admin/releases/local-code': () => ({ body: { name: 'mf-blog', origin: 'http://localhost:4312' } }),

  'PUT /user/:id/profile': () => ({ body: { ...emptyMemberProfile, name: 'Prueba', version: 0 } }),
  'PUT /user/:id/avatar': () => ({ body: { content: pixel } }),
  'PUT /user/:id/mail-preferences': () => ({ body: { topics: [] } }),
  'PUT /user/:id/first-steps': () => ({ body: { hidden: true, slack: true, article: false } }),
  'PUT /user/:id/quizzes/:quiz': () => ({ body: { version: 1, questions: {}, exams: [] } }),
  'PUT /user/:id/reading': () => ({ body: { version: 1, articles: {} } }),
  'PUT /user/:id/password': () => ({ body: { userPassword: 'siete ranas en la acequia' } }),
  'POST /user/:id/deletion': () => ({ body: { comments: 'anonymise' } }),

  'GET /admin/accounts/:id': ({ about }) => ({ id: about.id }),
  'POST /admin/accounts/:id/notes': ({ about }) => ({ id: about.id, body: { key: randomUUID(), text: reason } }),
  'POST /admin/accounts/:id/role': async (world) => ({
    id: world.about.id,
    body: { role: 'mentor', from: await roleOf(world), reason },
  }),
  'POST /admin/accounts/:id/suspension': ({ about }) => ({
    id: about.id,
    body: { reason: 'abuse', text: reason, until: null },
  }),
  'DELETE /admin/accounts/:id/suspension': ({ about }) => ({ id: about.id, body: { reason } }),
  'DELETE /admin/accounts/:id/sessions': ({ about }) => ({ id: about.id, body: { reason } }),
  'DELETE /admin/accounts/:id/second-factor': ({ about }) => ({ id: about.id, body: { reason } }),
  'POST /admin/accounts/:id/password-link': ({ about }) => ({ id: about.id, body: { reason } }),
};

/** Returns whether the path of a route names the member that it is about. */
export const isAboutMember = (row: Row) => /^\w+ \/user\/:id\b/.test(row);

const parameters: Readonly<Record<string, string>> = {
  ':slug': 'taller',
  ':quiz': 'css',
  ':idea': 'grupos',
  ':kind': 'cv',
  ':file': `${'a'.repeat(32)}.webp`,
  ':size': '96',
  ':name': 'mf-blog',
  ':version': '0123456789abcdef',
  ':part': 'mf-blog',
  '*': 'json',
};

/** A call of a row: what it is done with where that is known, else something that only who asks can refuse. */
export async function policyRequest(row: Row, world: World): Promise<{ method: string; path: string; body: unknown }> {
  const { id = isAboutMember(row) ? world.about.id : unknownId, body } = (await requests[row]?.(world)) ?? {};
  const [method = '', pattern = ''] = row.split(' ');
  const path = pattern.replace(/:\w+|\*/g, (name) => (name === ':id' ? id : (parameters[name] ?? unknownId)));
  return { method, path, body };
}
