import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type TeamAct, teamActs } from '@femcoders/contracts/publishing-names';
import { type Role, roles } from '@femcoders/contracts/session';
import type { FastifyInstance } from 'fastify';
import { cheapPasswordHash } from '../testing/cheap-password-hash.ts';
import { createPolicyApi, policyPassword } from '../testing/policy/policy-api.ts';
import { policyRequest, type Row, type Subject } from '../testing/policy/policy-request.ts';
import { createCaller } from '../testing/policy/test-caller.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Access, PolicyError } from './access.ts';
import { policy, provenRows } from './policy.ts';

const rows = Object.entries(policy) as [Row, Access][];

/** Which act a team's token needs where no session is taken; null for any. */
const forTeams: Partial<Record<Row, TeamAct | null>> = {
  'POST /releases': 'upload',
  'GET /releases/:name': null,
  'POST /releases/:name/:version/preview': 'preview',
  'POST /releases/:name/local-code': 'preview',
  'POST /releases/:name/publish': 'publish',
  'POST /releases/:name/rollback': 'rollback',
  'POST /releases/:name/pin': 'pin',
  'DELETE /releases/:name/pin': 'pin',
  'GET /releases/:name/rollout': null,
  'POST /releases/:name/rollout': 'publish',
  'POST /releases/:name/rollout/share': 'publish',
  'POST /releases/:name/rollout/pause': 'publish',
  'POST /releases/:name/rollout/resume': 'publish',
  'POST /releases/:name/rollout/withdraw': 'rollback',
};

/** The table as it is meant, written a second time: a slip in either shows. */
const expected: Record<Row, readonly (Role | 'owner' | 'anonymous')[]> = {
  'GET /user/:id': ['owner', 'admin'],

  'POST /user/:id/export': ['owner'],
  'GET /user/:id/deletion': ['owner'],
  'POST /user/:id/deletion': ['owner'],
  'DELETE /user/:id/deletion': ['owner'],

  'GET /comments/approved/count': ['anonymous', ...roles],
  'PATCH /comments/:id': ['anonymous', ...roles],
  'DELETE /comments/:id': ['anonymous', ...roles],
  'POST /comments/:id/reports': ['anonymous', ...roles],

  'GET /comments/approved': ['anonymous', ...roles],
  'POST /comments': ['anonymous', ...roles],
  'GET /comments/pending': ['moderator', 'admin'],
  'GET /comments/approve/:id': ['moderator', 'admin'],
  'POST /comments/approve/:id': ['moderator', 'admin'],
  'DELETE /comments/reject/:id': ['moderator', 'admin'],
  'POST /comments/restore/:id': ['moderator', 'admin'],
  'GET /events/api/list/past': ['anonymous', ...roles],
  'GET /events/api/list/count': ['anonymous', ...roles],
  'GET /events/api/list/upcoming': ['anonymous', ...roles],
  'GET /events/api/calendar.ics': ['anonymous', ...roles],
  'GET /events/api/detail/:slug': ['anonymous', ...roles],
  'GET /events/api/detail/:slug/calendar.ics': ['anonymous', ...roles],
  'POST /events/api/detail/:slug/registrations': ['anonymous', ...roles],
  'POST /registrations/confirm': ['anonymous', ...roles],
  'GET /own-registration': ['anonymous', ...roles],
  'GET /own-registration/calendar.ics': ['anonymous', ...roles],
  'POST /own-registration/cancel': ['anonymous', ...roles],
  'POST /own-registration/accept': ['anonymous', ...roles],
  'GET /people': ['anonymous', ...roles],
  'GET /people/:slug': ['anonymous', ...roles],
  'GET /figures': ['anonymous', ...roles],
  'GET /stats': ['anonymous', ...roles],
  'GET /stats/:file': ['anonymous', ...roles],
  'POST /contact': ['anonymous', ...roles],
  'GET /admin/contact': ['admin'],
  'GET /admin/contact/figures': ['admin'],
  'GET /admin/contact/:id': ['admin'],
  'GET /admin/contact/:id/attachment': ['admin'],
  'POST /admin/contact/:id/state': ['admin'],
  'POST /admin/contact/:id/assignee': ['admin'],
  'POST /admin/contact/:id/notes': ['admin'],
  'POST /admin/contact/:id/answers': ['admin'],
  'GET /admin/people': ['admin'],
  'POST /admin/people': ['admin'],
  'GET /admin/people/:id': ['admin'],
  'PUT /admin/people/:id': ['admin'],
  'DELETE /admin/people/:id': ['admin'],
  'POST /admin/people/:id/state': ['admin'],
  'POST /admin/people/:id/move': ['admin'],
  'POST /auth/login': ['anonymous', ...roles],
  'POST /auth/logout': [...roles],
  'POST /auth/register': ['anonymous', ...roles],
  'POST /auth/confirm': ['anonymous', ...roles],
  'POST /auth/forgot-password': ['anonymous', ...roles],
  'POST /auth/reset-password/check': ['anonymous', ...roles],
  'POST /auth/reset-password': ['anonymous', ...roles],
  'POST /auth/lock': ['anonymous', ...roles],

  'GET /user/:id/sessions': ['owner'],
  'DELETE /user/:id/sessions/:session': ['owner'],
  'DELETE /user/:id/sessions': ['owner'],
  'PUT /user/:id/password': ['owner'],

  'POST /auth/login/second-factor': ['anonymous', ...roles],
  'POST /auth/prove': [...roles],
  'GET /auth/second-factor': [...roles],
  'POST /auth/second-factor': [...roles],
  'POST /auth/second-factor/confirm': [...roles],
  'POST /auth/second-factor/recovery-codes': [...roles],
  'DELETE /auth/second-factor': [...roles],

  'GET /user/:id/profile': ['owner'],
  'PUT /user/:id/profile': ['owner'],
  'PUT /user/:id/avatar': ['owner'],
  'DELETE /user/:id/avatar': ['owner'],
  'GET /avatars/:file/:size': ['anonymous', ...roles],
  'GET /members/:id': ['anonymous', ...roles],
  'GET /member-skills': [...roles],
  'GET /user/:id/mail-preferences': ['owner'],
  'PUT /user/:id/mail-preferences': ['owner'],
  'GET /mail-preferences': ['anonymous', ...roles],
  'POST /mail-preferences/subscribe': ['anonymous', ...roles],
  'GET /mail-preferences/unsubscribe': ['anonymous', ...roles],
  'GET /mail-preferences/unsubscribe/:key': ['anonymous', ...roles],
  'POST /mail-preferences/unsubscribe': ['anonymous', ...roles],
  'POST /mail-preferences/unsubscribe/:key': ['anonymous', ...roles],

  'GET /admin/demo-data': ['admin'],
  'GET /admin/waiting': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/upkeep': ['admin'],
  'GET /admin/comments': ['moderator', 'admin'],
  'POST /admin/comments/decisions': ['moderator', 'admin'],
  'GET /admin/events': ['organiser', 'admin'],
  'POST /admin/events': ['organiser', 'admin'],
  'GET /admin/events/:id': ['organiser', 'admin'],
  'PUT /admin/events/:id': ['organiser', 'admin'],
  'DELETE /admin/events/:id': ['organiser', 'admin'],
  'POST /admin/events/:id/state': ['organiser', 'admin'],
  'POST /admin/events/:id/text-restoration': ['organiser', 'admin'],
  'POST /admin/events/:id/duplicate': ['organiser', 'admin'],
  'GET /admin/events/:id/registrations': ['organiser', 'admin'],
  'POST /admin/events/:id/registrations': ['organiser', 'admin'],
  'GET /admin/events/:id/attendance': ['organiser', 'admin'],
  'GET /admin/events/:id/door': ['organiser', 'admin'],
  'POST /admin/events/:id/door/marks': ['organiser', 'admin'],
  'POST /admin/registrations/:id/cancel': ['organiser', 'admin'],
  'POST /admin/registrations/:id/restore': ['organiser', 'admin'],
  'POST /admin/registrations/:id/place': ['organiser', 'admin'],
  'POST /admin/registrations/:id/check-in': ['organiser', 'admin'],
  'POST /admin/registrations/:id/undo-check-in': ['organiser', 'admin'],
  'GET /admin/audit': ['admin'],
  'GET /admin/mails': ['admin'],
  'POST /admin/mails/retry': ['admin'],
  'POST /admin/mails/:id/retry': ['admin'],
  'GET /admin/mailbox': ['admin'],
  'GET /admin/mailbox/:id': ['admin'],
  'GET /admin/event-feeds': ['organiser', 'admin'],
  'POST /admin/event-feeds': ['organiser', 'admin'],
  'PATCH /admin/event-feeds/:id': ['organiser', 'admin'],
  'POST /admin/event-feeds/:id/run': ['organiser', 'admin'],
  'DELETE /admin/event-feeds/:id': ['organiser', 'admin'],
  'POST /admin/pictures': ['organiser', 'admin'],
  'GET /pictures/:file': ['anonymous', ...roles],
  'GET /admin/figures': ['admin'],
  'GET /admin/releases': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/releases/history': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/releases/measurements': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/releases/parts': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/releases/:name/versions': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/:name/rollback': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/:name/pin': ['editor', 'moderator', 'organiser', 'admin'],
  'DELETE /admin/releases/:name/pin': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/:name/publish': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/rollouts': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/:name/rollout': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/:name/rollout/share': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/:name/rollout/act': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/freezes': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/freezes': ['admin'],
  'DELETE /admin/freezes/:id': ['admin'],
  'GET /admin/part-rules': ['editor', 'moderator', 'organiser', 'admin'],
  'PUT /admin/part-rules/:name': ['admin'],
  'POST /admin/releases/preview': ['editor', 'moderator', 'organiser', 'admin'],
  'DELETE /admin/releases/preview': ['editor', 'moderator', 'organiser', 'admin'],
  'POST /admin/releases/local-code': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /local-code': ['anonymous', ...roles],
  'GET /previews': ['anonymous', ...roles],
  'GET /admin/own-parts': ['editor', 'moderator', 'organiser', 'admin'],
  'GET /admin/team-tokens': ['admin'],
  'POST /admin/team-tokens': ['admin'],
  'DELETE /admin/team-tokens/:id': ['admin'],
  'GET /admin/part-rights': ['admin'],
  'POST /admin/part-rights': ['admin'],
  'DELETE /admin/part-rights/:part/:id': ['admin'],
  'POST /releases': [],
  'GET /releases/:name': [],
  'POST /releases/:name/:version/preview': [],
  'POST /releases/:name/local-code': [],
  'POST /releases/:name/publish': [],
  'POST /releases/:name/rollback': [],
  'POST /releases/:name/pin': [],
  'DELETE /releases/:name/pin': [],
  'GET /releases/:name/rollout': [],
  'POST /releases/:name/rollout': [],
  'POST /releases/:name/rollout/share': [],
  'POST /releases/:name/rollout/pause': [],
  'POST /releases/:name/rollout/resume': [],
  'POST /releases/:name/rollout/withdraw': [],

  'GET /admin/accounts': ['admin'],
  'GET /admin/accounts/figures': ['admin'],
  'GET /admin/accounts/:id': ['admin'],
  'POST /admin/accounts/:id/notes': ['admin'],
  'POST /admin/accounts/:id/role': ['admin'],
  'POST /admin/accounts/:id/suspension': ['admin'],
  'DELETE /admin/accounts/:id/suspension': ['admin'],
  'DELETE /admin/accounts/:id/sessions': ['admin'],
  'DELETE /admin/accounts/:id/second-factor': ['admin'],
  'POST /admin/accounts/:id/deletion': ['admin'],
  'DELETE /admin/accounts/:id/deletion': ['admin'],
  'POST /admin/accounts/:id/export': ['admin'],
  'POST /admin/accounts/:id/password-link': ['admin'],
  'GET /admin/accounts/:id/merge': ['admin'],
  'POST /admin/accounts/:id/merge': ['admin'],

  'GET /user/:id/first-steps': ['owner'],
  'PUT /user/:id/first-steps': ['owner'],
  'GET /user/:id/quizzes': ['owner'],
  'PUT /user/:id/quizzes/:quiz': ['owner'],
  'DELETE /user/:id/quizzes/:quiz': ['owner'],
  'GET /user/:id/reading': ['owner'],
  'PUT /user/:id/reading': ['owner'],
  'DELETE /user/:id/reading': ['owner'],
  'GET /user/:id/registrations': ['owner'],
  'GET /user/:id/comments': ['owner'],
  'DELETE /user/:id/comments/:comment': ['owner'],
  'GET /user/:id/comment-answers': ['owner'],

  'GET /user/:id/achievements': ['owner'],
  'POST /user/:id/achievements/seen': ['owner'],
  'PUT /user/:id/achievements/visibility': ['owner'],
  'GET /admin/achievements': ['admin'],
  'GET /admin/achievements/trial': ['admin'],
  'POST /admin/achievements': ['admin'],
  'GET /admin/achievements/:id': ['admin'],
  'PUT /admin/achievements/:id': ['admin'],
  'DELETE /admin/achievements/:id': ['admin'],
  'POST /admin/achievements/:id/state': ['admin'],
  'GET /admin/achievements/:id/awards': ['admin'],
  'GET /admin/achievements/:id/candidates': ['admin'],
  'POST /admin/achievements/:id/awards': ['admin'],
  'POST /admin/achievement-awards/:id/revoke': ['admin'],

  'GET /hub/front': ['anonymous', ...roles],
  'GET /hub/pieces': ['anonymous', ...roles],
  'GET /hub/pieces/count': ['anonymous', ...roles],
  'GET /hub/pieces/:slug': ['anonymous', ...roles],
  'GET /hub/topics': ['anonymous', ...roles],
  'GET /hub/ideas': ['anonymous', ...roles],
  'POST /hub/pieces/:slug/reports': ['anonymous', ...roles],
  'GET /user/:id/hub': ['owner'],
  'POST /user/:id/hub/pieces': ['owner'],
  'PUT /user/:id/hub/pieces/:piece': ['owner'],
  'POST /user/:id/hub/pieces/:piece/act': ['owner'],
  'PUT /user/:id/hub/marks/:piece': ['owner'],
  'DELETE /user/:id/hub/marks/:piece': ['owner'],
  'PUT /user/:id/hub/idea-votes/:idea': ['owner'],
  'DELETE /user/:id/hub/idea-votes/:idea': ['owner'],
  'POST /user/:id/hub/answers': ['owner'],
  'DELETE /user/:id/hub/answers/:answer': ['owner'],
  'POST /user/:id/hub/answers/:answer/reply': ['owner'],
  'GET /admin/hub-pieces': ['moderator', 'admin'],
  'GET /admin/hub-pieces/:id': ['moderator', 'admin'],
  'POST /admin/hub-pieces/:id/state': ['moderator', 'admin'],
  'GET /admin/hub-ideas': ['moderator', 'admin'],
  'PUT /admin/hub-ideas/:id': ['moderator', 'admin'],
  'POST /admin/events/:id/planned-change': ['organiser', 'admin'],
  'POST /admin/events/:id/planned-state': ['organiser', 'admin'],
  'GET /admin/events/:id/page': ['organiser', 'admin'],
  'GET /news': ['anonymous', ...roles],
  'GET /news/:slug': ['anonymous', ...roles],
  'GET /admin/news': ['editor', 'admin'],
  'POST /admin/news': ['editor', 'admin'],
  'GET /admin/news/:id': ['editor', 'admin'],
  'PUT /admin/news/:id': ['editor', 'admin'],
  'DELETE /admin/news/:id': ['editor', 'admin'],
  'POST /admin/news/:id/state': ['editor', 'admin'],
  'POST /admin/news/:id/restoration': ['editor', 'admin'],
  'GET /talks': ['anonymous', ...roles],
  'GET /talk-choices': ['anonymous', ...roles],
  'GET /talks/:slug': ['anonymous', ...roles],
  'GET /talks/:slug/slides.pdf': ['anonymous', ...roles],
  'GET /user/:id/helpful-comments': ['owner'],
  'PUT /user/:id/helpful-comments/:comment': ['owner'],
  'GET /user/:id/talks': ['owner'],
  'PUT /user/:id/talk-marks/:talk': ['owner'],
  'POST /user/:id/talk-proposals': ['owner'],
  'DELETE /user/:id/talk-proposals/:proposal': ['owner'],
  'GET /admin/talks': ['editor', 'admin'],
  'POST /admin/talks': ['editor', 'admin'],
  'GET /admin/talks/:id': ['editor', 'admin'],
  'PUT /admin/talks/:id': ['editor', 'admin'],
  'DELETE /admin/talks/:id': ['editor', 'admin'],
  'POST /admin/talks/:id/state': ['editor', 'admin'],
  'POST /admin/talks/:id/permissions': ['editor', 'admin'],
  'PUT /admin/talks/:id/slides.pdf': ['editor', 'admin'],
  'DELETE /admin/talks/:id/slides.pdf': ['editor', 'admin'],
  'GET /admin/talk-proposals': ['editor', 'admin'],
  'GET /admin/talk-proposals/:id': ['editor', 'admin'],
  'PUT /admin/talk-proposals/:id/score': ['editor', 'admin'],
  'POST /admin/talk-proposals/:id/decision': ['editor', 'admin'],
  'GET /jobs': ['anonymous', ...roles],
  'GET /jobs/count': ['anonymous', ...roles],
  'GET /jobs/figures': ['anonymous', ...roles],
  'GET /jobs/feed.xml': ['anonymous', ...roles],
  'GET /jobs/:slug': ['anonymous', ...roles],
  'POST /jobs': ['anonymous', ...roles],
  'POST /jobs/:id/reports': ['anonymous', ...roles],
  'POST /job-links': ['anonymous', ...roles],
  'GET /own-job': ['anonymous', ...roles],
  'POST /own-job/confirm': ['anonymous', ...roles],
  'PUT /own-job': ['anonymous', ...roles],
  'POST /own-job/renew': ['anonymous', ...roles],
  'POST /own-job/close': ['anonymous', ...roles],
  'POST /own-job/link': ['anonymous', ...roles],
  'GET /user/:id/jobs': ['owner'],
  'PUT /user/:id/jobs/:offer': ['owner'],
  'POST /user/:id/job-alerts': ['owner'],
  'DELETE /user/:id/job-alerts/:alert': ['owner'],
  'GET /job-alert': ['anonymous', ...roles],
  'GET /job-alerts/unsubscribe': ['anonymous', ...roles],
  'GET /job-alerts/unsubscribe/:key': ['anonymous', ...roles],
  'POST /job-alerts/unsubscribe': ['anonymous', ...roles],
  'POST /job-alerts/unsubscribe/:key': ['anonymous', ...roles],
  'GET /admin/jobs': ['admin'],
  'GET /admin/jobs/figures': ['admin'],
  'GET /admin/jobs/:id': ['admin'],
  'POST /admin/jobs/:id/decision': ['admin'],
  'POST /admin/jobs/:id/link': ['admin'],
  'POST /admin/jobs/:id/reports/settle': ['admin'],
  'GET /mentors': ['anonymous', ...roles],
  'GET /mentors/count': ['anonymous', ...roles],
  'GET /mentors/:slug': ['anonymous', ...roles],
  'GET /mentoring/sessions/calendar.ics': ['anonymous', ...roles],
  'GET /mentoring/sessions/:key/calendar.ics': ['anonymous', ...roles],
  'GET /user/:id/mentoring': ['owner'],
  'PUT /user/:id/mentoring/offer': ['owner'],
  'POST /user/:id/mentoring/offer/state': ['owner'],
  'DELETE /user/:id/mentoring/offer': ['owner'],
  'POST /user/:id/mentoring/requests': ['owner'],
  'PUT /user/:id/mentoring/requests/:request': ['owner'],
  'POST /user/:id/mentoring/requests/:request/withdraw': ['owner'],
  'POST /user/:id/mentoring/requests/:request/again': ['owner'],
  'POST /user/:id/mentoring/proposals/:proposal': ['owner'],
  'GET /user/:id/mentoring/pairs/:pair': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/state': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/sessions': ['owner'],
  'PUT /user/:id/mentoring/pairs/:pair/sessions/:session': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/sessions/:session/state': ['owner'],
  'PUT /user/:id/mentoring/pairs/:pair/sessions/:session/note': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/goals': ['owner'],
  'PATCH /user/:id/mentoring/pairs/:pair/goals/:goal': ['owner'],
  'DELETE /user/:id/mentoring/pairs/:pair/goals/:goal': ['owner'],
  'PUT /user/:id/mentoring/pairs/:pair/rating': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/report': ['owner'],
  'GET /admin/mentoring': ['admin'],
  'GET /admin/mentoring/figures': ['admin'],
  'GET /admin/mentoring/:id': ['admin'],
  'GET /admin/mentoring/:id/candidates': ['admin'],
  'POST /admin/mentoring/:id/proposals': ['admin'],
  'POST /admin/mentoring/:id/state': ['admin'],
  'POST /admin/mentoring/:id/notes': ['admin'],
  'GET /admin/mentors': ['admin'],
  'GET /admin/mentors/:id': ['admin'],
  'POST /admin/mentors/:id/state': ['admin'],

  'GET /user/:id/documents': ['owner'],
  'GET /user/:id/documents/drafts/:kind': ['owner'],
  'PUT /user/:id/documents/drafts/:kind': ['owner'],
  'GET /user/:id/documents/:reference': ['owner'],
  'POST /user/:id/documents/:reference/send': ['owner'],
  'POST /user/:id/documents/:reference/withdraw': ['owner'],
  'PUT /user/:id/documents/:reference/files/:file': ['owner'],
  'GET /user/:id/documents/:reference/files/:file': ['owner'],
  'DELETE /user/:id/documents/:reference/files/:file': ['owner'],
  'GET /admin/documents': ['admin'],
  'GET /admin/documents/:id': ['admin'],
  'POST /admin/documents/:id/state': ['admin'],
  'POST /admin/documents/:id/notes': ['admin'],
  'POST /admin/documents/:id/files/:file/openings': ['admin'],
  'GET /search': ['anonymous', ...roles],

  'POST /beacons': ['anonymous', ...roles],
  'POST /refusals': ['anonymous', ...roles],
  'GET /registry': ['anonymous', ...roles],
  'GET /changes': ['anonymous', ...roles],
  'GET /registry/:name/:version': ['anonymous', ...roles],
  'GET /openapi.json': ['anonymous', ...roles],
  'GET /docs': ['anonymous', ...roles],
  'GET /docs/*': ['anonymous', ...roles],
};

describe('who may call what', () => {
  let api: TestApi;
  let passwordHash: string;

  before(async () => {
    api = await createPolicyApi();
    passwordHash = cheapPasswordHash(policyPassword);
  });
  after(() => api.close());

  /** Somebody of this role who has just proven that it is her. */
  const member = (role: Role, provenAt: Date | null = api.clock.now) =>
    createCaller(api.pool, role, { now: api.clock.now, passwordHash, provenAt });

  /** A call that would succeed, or fail for another reason than who asks; about another member by default. */
  async function ask(row: Row, as: string | undefined, about?: Subject): Promise<number> {
    const world = { pool: api.pool, about: about ?? (await member('member')), password: policyPassword };
    const { method, path, body } = await policyRequest(row, world);
    return (await api.call(method, path, { as, body })).statusCode;
  }

  const refusal = (status: number) => status === 401 || status === 403;
  for (const [row] of rows) {
    const allowed = expected[row];

    test(`${row}: an anonymous visitor ${allowed.includes('anonymous') ? 'may' : 'is asked to log in'}`, async () => {
      const status = await ask(row, undefined);
      if (allowed.includes('anonymous')) assert.ok(!refusal(status), `got ${status}`);
      else assert.equal(status, 401);
    });

    test(`${row}: a token that is none, expired or made up does not help`, async () => {
      for (const as of ['Bearer', 'Basic YTpi', `Bearer ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(5000)}`]) {
        const status = await ask(row, as);
        if (allowed.includes('anonymous')) assert.ok(!refusal(status), `got ${status}`);
        else assert.equal(status, 401);
      }
    });

    for (const role of roles) {
      const may = allowed.includes(role);
      test(`${row}: ${role} ${may ? 'may' : 'may not'}, about somebody else`, async () => {
        const status = await ask(row, (await member(role)).authorization);
        if (may) assert.ok(!refusal(status), `got ${status}`);
        else assert.equal(status, row in forTeams ? 401 : 403);
      });
    }

    if (!(row in forTeams)) {
      test(`${row}: a team's token is no session`, async () => {
        const status = await ask(row, 'Bearer fct_all');
        if (allowed.includes('anonymous')) assert.ok(!refusal(status), `got ${status}`);
        else assert.equal(status, 401);
      });
    }
    for (const act of row in forTeams ? teamActs : []) {
      const may = forTeams[row] === null || forTeams[row] === act;
      test(`${row}: a team's token that may ${act} ${may ? 'may' : 'may not'}`, async () => {
        const status = await ask(row, `Bearer fct_${act}`);
        if (may) assert.ok(!refusal(status), `got ${status}`);
        else assert.equal(status, 403);
      });
    }
    if (row in forTeams && row.includes(':name')) {
      test(`${row}: a team's token may nothing with a part that it does not name`, async () => {
        const [method = '', path = ''] = row.split(' ');
        const url = path.replace(':name', 'mf-events').replace(':version', '0123456789abcdef');
        const answer = await api.call(method, url, { as: 'Bearer fct_all', body: method === 'POST' ? {} : undefined });
        assert.equal(answer.statusCode, 403);
        assert.equal(
          answer.json().message,
          'Este token vale para mf-blog, y puede: subir, vista previa, publicar, volver atrás, fijar y soltar.',
        );
      });
    }

    if (allowed.includes('owner')) {
      for (const role of roles) {
        test(`${row}: ${role} may, about herself`, async () => {
          const herself = await member(role);
          const status = await ask(row, herself.authorization, herself);
          assert.ok(!refusal(status), `got ${status}`);
        });
      }
    }
  }

  test('what asks again who is there asks all who have not just shown it', async () => {
    const asking = await member('admin', null);
    for (const row of provenRows) {
      const [method = '', path = ''] = row.split(' ');
      const answer = await api.call(method, path.replace(':id', asking.id), { as: asking.authorization });
      assert.equal(answer.statusCode, 403, row);
      assert.equal(answer.json().code, 'proof-required', row);
    }
  });

  test('every row of the table has its route', () => {
    for (const [row] of rows) {
      const [method, url] = row.split(' ');
      const found =
        url === '/docs/*'
          ? api.app.hasRoute({ method: 'GET', url: '/docs/json' })
          : api.app.hasRoute({ method: method as 'GET', url: url ?? '' });
      assert.ok(found, row);
    }
  });

  test('a role that is taken away is gone at the next call', async () => {
    const demoted = await member('moderator');
    assert.equal(await ask('GET /comments/pending', demoted.authorization), 200);
    await api.pool.query(`update users set role = 'member' where id = $1`, [demoted.id]);
    assert.equal(await ask('GET /comments/pending', demoted.authorization), 403);
  });

  test('HEAD runs no handler of a call that needs a role', async () => {
    const admin = await member('admin');
    const { id } = await api.comment();
    const answer = await api.call('HEAD', `/comments/approve/${id}`, { as: admin.authorization });
    assert.equal(answer.statusCode, 404);
    const pending = await api.call('GET', '/comments/pending', { as: admin.authorization });
    assert.ok(pending.json<{ id: string }[]>().some((comment) => comment.id === id));
  });
});

test('a route without a row in the table does not start', async () => {
  const forgotten = async (app: FastifyInstance) => {
    app.get('/admin/forgotten', async () => 'secret');
  };
  await assert.rejects(createTestApi({ plugins: [forgotten] }), PolicyError);
});
