import { randomUUID } from 'node:crypto';
import type { AdminMentoring, MentorCandidate } from '@femcoders/contracts/admin-mentoring';
import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import type { TestApi, TestMember } from './test-api.ts';

export const offerBody = {
  headline: 'Desarrolladora frontend',
  about: 'Acompaño a quien empieza: leemos su código juntas y preparamos entrevistas.',
  topics: ['react', 'testing'],
  levels: ['first-job', 'junior'],
  languages: ['es'],
  formats: ['ciclo'],
  modalities: ['en-linea'],
  city: '',
  slots: ['11', '31'],
  maxPairs: 1,
  contact: 'Por el Slack, @mentora',
  isPublic: true,
  conduct: true,
  updatedAt: null as string | null,
};

export const requestBody = {
  goal: 'Quiero preparar mis primeras entrevistas de frontend y perder el miedo a las pruebas.',
  level: 'first-job',
  topics: ['react', 'testing'],
  languages: ['es'],
  format: 'ciclo',
  modalities: ['en-linea'],
  city: '',
  slots: ['11'],
  preferences: 'Otra mujer que haya cambiado de carrera',
  contact: 'Por correo, a la dirección que te diga',
  conduct: true,
};

/** Returns helpers for tests of mentoring that act through the API. */
export function mentoringWorld(api: TestApi) {
  const own = (member: TestMember, method: string, path: string, body?: unknown) =>
    api.call(method, `/user/${member.id}/mentoring${path}`, {
      as: member.authorization,
      ...(body !== undefined && { body }),
    });

  async function of(member: TestMember): Promise<OwnMentoring> {
    return (await own(member, 'GET', '')).json();
  }

  /** A mentor whom the team has accepted. */
  async function mentor(
    admin: TestMember,
    change: Partial<typeof offerBody> = {},
    name?: string,
  ): Promise<TestMember & { mentorId: string }> {
    const member = await api.member('member');
    if (name) await api.pool.query('update users set name = $2 where id = $1', [member.id, name]);
    await own(member, 'PUT', '/offer', { ...offerBody, ...change });
    const { rows } = await api.pool.query<{ id: string }>('select id from mentors where user_id = $1', [member.id]);
    const mentorId = rows[0]?.id ?? '';
    await api.call('POST', `/admin/mentors/${mentorId}/state`, {
      as: admin.authorization,
      body: { state: 'active', from: 'pending' },
    });
    return { ...member, mentorId };
  }

  /** A member who asks for a mentor. */
  async function mentee(change: Partial<typeof requestBody> = {}): Promise<TestMember & { requestId: string }> {
    const member = await api.member('member');
    const requestId = randomUUID();
    await own(member, 'POST', '/requests', { ...requestBody, ...change, key: requestId });
    return { ...member, requestId };
  }

  const propose = (admin: TestMember, requestId: string, mentors: readonly { mentorId: string }[]) =>
    api.call('POST', `/admin/mentoring/${requestId}/proposals`, {
      as: admin.authorization,
      body: { mentors: mentors.map(({ mentorId }) => mentorId) },
    });

  async function answer(member: TestMember, accept: boolean, reason = '') {
    const { toAnswer } = await of(member);
    return own(member, 'POST', `/proposals/${toAnswer[0]?.id ?? randomUUID()}`, { accept, reason });
  }

  /** Two who have begun: the mentor has said yes. */
  async function paired(admin: TestMember, change: Partial<typeof offerBody> = {}) {
    const accompanies = await mentor(admin, change);
    const asks = await mentee();
    await propose(admin, asks.requestId, [accompanies]);
    await answer(accompanies, true);
    const { pairs } = await of(asks);
    return { mentor: accompanies, mentee: asks, pairId: pairs[0]?.id ?? '' };
  }

  /** Lets time go by; sessions stay open. */
  async function later(hours: number): Promise<void> {
    api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000);
    await api.pool.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 hour'`, [
      api.clock.now,
    ]);
  }

  return {
    later,
    own,
    of,
    mentor,
    mentee,
    propose,
    answer,
    paired,
    async request(admin: TestMember, id: string): Promise<AdminMentoring> {
      return (await api.call('GET', `/admin/mentoring/${id}`, { as: admin.authorization })).json();
    },
    async candidates(admin: TestMember, id: string): Promise<MentorCandidate[]> {
      return (await api.call('GET', `/admin/mentoring/${id}/candidates`, { as: admin.authorization })).json();
    },
    subjectsTo: ({ email }: TestMember) => api.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
  };
}
