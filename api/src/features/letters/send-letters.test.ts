import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createNotifyMember } from '../../mail/notify-member.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { sendLetters } from './send-letters.ts';

const publicUrl = 'https://sitio.example';
const created = new Date('2026-08-31T10:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

describe('a letter to a new member', () => {
  let api: TestApi;
  let member: TestMember;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    for (const table of ['users', 'comments', 'events']) await api.pool.query(`delete from ${table}`);
    member = await api.member('member');
    await api.pool.query('update users set created_at = $1', [created]);
    api.mails.length = 0;
  });

  const toList: EnqueueMail = async (_client, mail) => void api.mails.push(mail);
  const send = (now: Date, enqueueMail = toList) => {
    const notifyMember = createNotifyMember({ enqueueMail, secrets: testSecrets, publicUrl, basePath: '/api' });
    return sendLetters({ pool: api.pool, now, publicUrl, slackUrl: 'https://slack.example', notifyMember });
  };
  const later = (ms: number) => new Date(created.getTime() + ms);
  const subjects = () => api.mails.map(({ subject }) => subject);

  test('comes after seven days in which she has done nothing, once', async () => {
    await send(later(7 * day - 1));
    assert.deepEqual(subjects(), []);
    await send(later(7 * day));
    await Promise.all([send(later(7 * day + hour)), send(later(7 * day + hour))]);
    assert.deepEqual(subjects(), ['¿Te ayudamos a empezar?']);
    assert.equal(api.mails[0]?.to, member.email);
    assert.ok(api.mails[0]?.unsubscribeUrl?.startsWith(`${publicUrl}/api/mail-preferences/unsubscribe?clave=`));
  });

  test('leads to the next event when there is one', async () => {
    await addEvent(api.pool, { slug: 'aplazado', state: 'postponed', starts_at: '2026-09-08T17:30:00Z' });
    await addEvent(api.pool);
    await send(later(7 * day));
    assert.match(api.mails[0]?.text ?? '', /«Taller de prueba», el sábado, 12 de diciembre/);
    assert.match(api.mails[0]?.text ?? '', /https:\/\/sitio\.example\/eventos\/taller/);
  });

  for (const [what, does] of [
    [
      'asked for a place',
      async () => {
        await addEvent(api.pool, { starts_at: '2090-12-12T17:30:00Z' });
        const body = { name: 'Ana', email: member.email, privacy: true };
        await api.call('POST', '/events/api/detail/taller/registrations', { body, as: member.authorization });
      },
    ],
    [
      'written a comment',
      async () => {
        const body = { postId: 16, content: 'Hola', alias: 'Ana' };
        await api.call('POST', '/comments', { body, as: member.authorization });
      },
    ],
    [
      'told something of herself',
      async () => {
        await api.call('GET', `/user/${member.id}/profile`, { as: member.authorization });
        await api.pool.query(
          `insert into member_profiles (user_id, greeting, pronouns, bio, city, job_title, skills, languages, education,
           interests, seeks, offers, linkedin, github, web, visibility, version, updated_at)
         values ($1, 'neutral', '', 'Hola', '', '', '{}', '{}', '', '{}', '{}', '{}', '', '', '', '{}', 1, now())`,
          [member.id],
        );
      },
    ],
  ] as const) {
    test(`does not come after a week when she has ${what}`, async () => {
      await does();
      api.mails.length = 0;
      await send(later(7 * day));
      assert.deepEqual(subjects(), []);
    });
  }

  test('comes after three months in any case, once', async () => {
    await api.call('POST', '/comments', {
      body: { postId: 16, content: 'Hola', alias: 'Ana' },
      as: member.authorization,
    });
    await send(later(90 * day - 1));
    assert.deepEqual(subjects(), []);
    await send(later(90 * day));
    await send(later(90 * day + hour));
    assert.deepEqual(subjects(), ['¿Cómo estás?']);
  });

  test('does not come to anyone who does without, is suspended, is leaving, or came long ago', async () => {
    for (const change of [
      `insert into mail_preferences values ('${member.id}', 'welcome', false, now())`,
      `update users set suspended_at = now()`,
      `update users set suspended_at = null, delete_at = now()`,
    ]) {
      await api.pool.query('delete from member_letters');
      await api.pool.query(change);
      await send(later(7 * day));
      assert.deepEqual(subjects(), [], change);
      await api.pool.query('delete from mail_preferences');
    }
    await api.pool.query('update users set delete_at = null');
    await send(later(14 * day));
    assert.deepEqual(subjects(), []);
  });

  test('comes to members who were suspended until a moment that is over', async () => {
    await api.pool.query('update users set suspended_at = $1, suspended_until = $2', [created, later(7 * day)]);
    await send(later(7 * day));
    assert.deepEqual(subjects(), ['¿Te ayudamos a empezar?']);
  });

  test('one that cannot be written is tried again, and keeps none of the others back', async () => {
    const other = await api.member('member');
    await api.pool.query('update users set created_at = $1', [created]);
    for (const broken of [member.email, other.email]) {
      await assert.rejects(
        send(later(7 * day), async (_client, mail) => {
          if (mail.to === broken) throw new Error('This mail cannot be sent.');
          api.mails.push(mail);
        }),
      );
      await api.pool.query(
        `delete from member_letters where user_id = '${broken === member.email ? other.id : member.id}'`,
      );
    }
    assert.deepEqual(api.mails.map(({ to }) => to).sort(), [member.email, other.email].sort());
  });
});
