import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remindModerators } from './features/comments/moderation-notification.ts';
import { createNotifyMember } from './mail/notify-member.ts';
import { purgeExpired } from './maintenance.ts';
import { createTestApi } from './testing/test-api.ts';
import { testSecrets } from './testing/test-secrets.ts';

const day = 24 * 3_600_000;

test('a rejected comment is kept 90 days and then removed for good, with sessions and counters past their time', async () => {
  const api = await createTestApi();
  try {
    const { authorization: as } = await api.member('moderator');
    const start = api.clock.now.getTime();
    const { id } = await api.comment();
    await api.comment('Este sigue pendiente');
    await api.call('DELETE', `/comments/reject/${id}`, { as });
    const kept = async () => {
      const { rows } = await api.pool.query(
        `select (select count(*)::int from comments) as comments, (select count(*)::int from sessions) as sessions,
                (select count(*)::int from rate_limits) as counters`,
      );
      return rows[0];
    };
    assert.deepEqual(await kept(), { comments: 2, sessions: 1, counters: 1 });
    await purgeExpired(api.pool, new Date(start + 60_000));
    assert.deepEqual(await kept(), { comments: 2, sessions: 1, counters: 1 });
    await purgeExpired(api.pool, new Date(start + 90 * day));
    assert.deepEqual(await kept(), { comments: 2, sessions: 0, counters: 0 });
    await purgeExpired(api.pool, new Date(start + 90 * day + 1));
    assert.deepEqual(await kept(), { comments: 1, sessions: 0, counters: 0 });
  } finally {
    await api.close();
  }
});

test('moderators are reminded of what still waits, and left alone when nothing does', async () => {
  const api = await createTestApi();
  try {
    const { authorization: as } = await api.member('moderator');
    const { id } = await api.comment();
    const remind = (hours: number) =>
      remindModerators(api.pool, {
        now: new Date(api.clock.now.getTime() + hours * 3_600_000),
        notifyMember: createNotifyMember({
          enqueueMail: async (_client, mail) => void api.mails.push(mail),
          secrets: testSecrets,
          publicUrl: 'https://sitio.example',
          basePath: '/api',
        }),
        publicUrl: 'https://sitio.example',
      });
    assert.equal(api.mails.length, 1);
    await remind(1);
    assert.equal(api.mails.length, 1);
    // A suspension whose time is over is none.
    await api.pool.query('update users set suspended_at = $1, suspended_until = $1', [api.clock.now]);
    await remind(2);
    assert.equal(api.mails.length, 2);
    assert.match(api.mails[1]?.html ?? '', /https:\/\/sitio\.example\/admin\/comments/);
    await api.call('POST', `/comments/approve/${id}`, { as });
    await remind(6);
    assert.equal(api.mails.length, 2);
  } finally {
    await api.close();
  }
});

test('a purge that fails is logged and stops no other', async () => {
  const api = await createTestApi();
  try {
    const old = new Date(api.clock.now.getTime() - 400 * day);
    await api.pool.query(`insert into rate_limits (bucket, hits, resets_at) values ('prueba', 1, $1)`, [old]);
    // The first thing that is removed, and one in the middle.
    await api.pool.query('alter table sessions rename to hidden_sessions');
    await api.pool.query('alter table comments rename to hidden_comments');
    const logged: object[] = [];
    const log = { error: (details: object) => void logged.push(details) };
    await assert.rejects(purgeExpired(api.pool, api.clock.now, log), /These failed: sessions, comments\./);
    assert.deepEqual(
      logged.map((details) => 'step' in details && details.step),
      ['sessions', 'comments'],
    );
    const { rows } = await api.pool.query('select count(*)::int as left from rate_limits');
    assert.deepEqual(rows, [{ left: 0 }]);
  } finally {
    await api.close();
  }
});
