import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createNotifyMember } from '../../mail/notify-member.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { notifyAuthor } from './author-notification.ts';

const publicUrl = 'https://sitio.example';

describe('the author of a comment', () => {
  let api: TestApi;
  let author: TestMember;
  let moderator: TestMember;
  let id: string;
  before(async () => {
    api = await createTestApi();
    moderator = await api.member('moderator');
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from comments');
    author = await api.member('member');
    id = await write(author.authorization);
    await api.pool.query('delete from mail_preferences');
    api.mails.length = 0;
    api.wantedAuthorNotices.length = 0;
  });

  async function write(as?: string): Promise<string> {
    const body = { postId: 16, content: 'Qué bien <explicado>', alias: 'Ana' };
    return (await api.call('POST', '/comments', { body, as })).json().id;
  }
  const decide = (decision: string, more: object = {}) =>
    api.call('POST', '/admin/comments/decisions', {
      as: moderator.authorization,
      body: { decisions: [{ id, decision, ...more }] },
    });
  /** Does what waits, as it is done a minute after the decisions. */
  async function minuteLater(): Promise<void> {
    const enqueueMail: EnqueueMail = async (_client, mail) => void api.mails.push(mail);
    const notifyMember = createNotifyMember({ enqueueMail, secrets: testSecrets, publicUrl, basePath: '/api' });
    for (const commentId of api.wantedAuthorNotices.splice(0))
      await notifyAuthor(commentId, { pool: api.pool, publicUrl, enqueueMail, notifyMember });
  }
  const subjects = () => api.mails.map(({ subject }) => subject);

  test('gets one mail that it is published, and may do without', async () => {
    await decide('approve');
    await decide('approve');
    await minuteLater();
    assert.deepEqual(subjects(), ['Tu comentario ya está publicado']);
    assert.equal(api.mails[0]?.to, author.email);
    assert.match(api.mails[0]?.text ?? '', /> Qué bien <explicado>/);
    assert.ok(api.mails[0]?.unsubscribeUrl);
    await api.pool.query(`insert into mail_preferences values ($1, 'comments', false, now())`, [author.id]);
    id = await write(author.authorization);
    await decide('approve');
    await minuteLater();
    assert.equal(api.mails.length, 1);
  });

  test('is led to the comment itself where the site knows the article', async () => {
    await api.pool.query(
      `insert into site_pages (path, source, kind, title, description, post_id, spellings, digest)
       values ('/recursos/css/css-grid', 'site', 'articulo', 'CSS Grid', '', 16, '{}', 'x')`,
    );
    await decide('approve');
    await minuteLater();
    const [mail] = api.mails;
    assert.match(mail?.text ?? '', /debajo de «CSS Grid»/);
    assert.ok(mail?.text.includes(`https://sitio.example/recursos/css/css-grid#comentario-${id}`));
    await api.pool.query('delete from site_pages');
  });

  test('always reads why it is not, and what she can do, but not what the team noted', async () => {
    await api.pool.query(`insert into mail_preferences values ($1, 'comments', false, now())`, [author.id]);
    await decide('reject', { reason: 'off-topic', note: 'Otra vez Ana' });
    await minuteLater();
    assert.deepEqual(subjects(), ['Sobre tu comentario']);
    const [mail] = api.mails;
    assert.match(mail?.text ?? '', /Motivo: No trata del tema del artículo\./);
    assert.match(mail?.text ?? '', /90 días.*https:\/\/sitio\.example\/contacto/s);
    assert.ok(!mail?.text.includes('Otra vez Ana') && !mail?.html.includes('Otra vez Ana'));
    assert.equal(mail?.unsubscribeUrl, undefined);
  });

  test('reads no reason when none was given', async () => {
    await api.call('DELETE', `/comments/reject/${id}`, { as: moderator.authorization });
    await minuteLater();
    assert.match(api.mails[0]?.text ?? '', /No cumple las normas/);
  });

  test('hears nothing of what was undone in time', async () => {
    await decide('reject', { reason: 'abuse' });
    await decide('restore');
    await minuteLater();
    assert.deepEqual(subjects(), []);
    await decide('approve');
    await minuteLater();
    assert.deepEqual(subjects(), ['Tu comentario ya está publicado']);
  });

  test('gets another mail when the decision changes', async () => {
    await decide('approve');
    await minuteLater();
    await decide('reject', { reason: 'illegal', from: 'approved' });
    await minuteLater();
    assert.deepEqual(subjects(), ['Tu comentario ya está publicado', 'Sobre tu comentario']);
  });

  test('hears nothing of spam, nor does anybody of what a visitor wrote', async () => {
    await decide('spam');
    id = await write();
    await decide('approve');
    assert.equal(api.wantedAuthorNotices.length, 1);
    await minuteLater();
    assert.deepEqual(subjects(), []);
  });

  test('who is gone is not looked for', async () => {
    await decide('reject', { reason: 'abuse' });
    await api.pool.query('delete from users where id = $1', [author.id]);
    await minuteLater();
    assert.deepEqual(subjects(), []);
  });
});
