import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FirstSteps } from '@femcoders/contracts/first-steps';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

describe('the first steps of a member', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
    await addEvent(api.pool, { starts_at: '2054-12-12T17:30:00Z' });
  });
  after(() => api.close());

  const read = async ({ id, authorization }: TestMember) =>
    (await api.call('GET', `/user/${id}/first-steps`, { as: authorization })).json<FirstSteps>();
  const say = ({ id, authorization }: TestMember, body: unknown) =>
    api.call('PUT', `/user/${id}/first-steps`, { as: authorization, body });

  test('anyone who has just joined has confirmed her mail and the rest before her', async () => {
    const steps = await read(await api.member('member'));
    assert.deepEqual(steps, {
      hidden: false,
      done: { mail: true, profile: false, slack: false, event: false, article: false },
      said: { slack: false, article: false },
    });
  });

  test('a sentence about her, or a picture, makes a profile', async () => {
    const [writer, shown] = [await api.member('member'), await api.member('member')];
    const path = `/user/${writer.id}/profile`;
    const profile = (await api.call('GET', path, { as: writer.authorization })).json();
    await api.call('PUT', path, { as: writer.authorization, body: { ...profile, city: 'Barcelona' } });
    assert.equal((await read(writer)).done.profile, false);
    const body = { ...profile, bio: 'Aprendo CSS', version: 1 };
    await api.call('PUT', path, { as: writer.authorization, body });
    assert.equal((await read(writer)).done.profile, true);
    await api.pool.query(`update users set avatar = '/foto.webp' where id = $1`, [shown.id]);
    assert.equal((await read(shown)).done.profile, true);
  });

  test('asking for a place at an event is a step, also when the place is gone', async () => {
    const member = await api.member('member');
    const body = { name: 'Ana', email: member.email.toUpperCase(), privacy: true };
    await api.call('POST', '/events/api/detail/taller/registrations', { body, as: member.authorization });
    assert.equal((await read(member)).done.event, true);
    await api.pool.query(`update registrations set state = 'cancelled', cancelled_at = now() where email = $1`, [
      member.email,
    ]);
    assert.equal((await read(member)).done.event, true);
  });

  test('a comment that she wrote shows that she has read an article, somebody else’s does not', async () => {
    const [reader, other] = [await api.member('member'), await api.member('member')];
    const body = { postId: 16, content: 'Me ha servido', alias: 'Ana' };
    await api.call('POST', '/comments', { body, as: reader.authorization });
    assert.equal((await read(reader)).done.article, true);
    assert.equal((await read(other)).done.article, false);
  });

  test('what she says is kept and can be taken back', async () => {
    const member = await api.member('member');
    const answer = await say(member, { hidden: true, slack: true, article: true });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(await read(member), answer.json());
    const { hidden, done, said } = await read(member);
    assert.deepEqual(
      { hidden, slack: done.slack, article: done.article, said },
      { hidden: true, slack: true, article: true, said: { slack: true, article: true } },
    );
    await say(member, { hidden: false, slack: false, article: false });
    assert.equal((await read(member)).done.slack, false);
  });

  test('what she says in one tab leaves what she has said in another', async () => {
    const member = await api.member('member');
    await say(member, { slack: true });
    await say(member, { article: true });
    await say(member, { hidden: true });
    const { hidden, said } = await read(member);
    assert.deepEqual({ hidden, said }, { hidden: true, said: { slack: true, article: true } });
  });

  test('what is neither yes nor no changes nothing', async () => {
    const member = await api.member('member');
    const answer = await say(member, { hidden: true, slack: 'quizá' });
    assert.equal(answer.statusCode, 400);
    assert.equal((await read(member)).hidden, false);
  });

  test('they go with the account', async () => {
    const member = await api.member('member');
    await say(member, { hidden: true, slack: true, article: false });
    await api.pool.query('delete from users where id = $1', [member.id]);
    const { rows } = await api.pool.query('select 1 from first_steps where user_id = $1', [member.id]);
    assert.equal(rows.length, 0);
  });
});
