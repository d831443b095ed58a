import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readingLimits } from '@femcoders/contracts/reading-limits';
import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

const word = (day: number, read = true) => ({ at: `2026-03-0${day}T10:00:00.000Z`, read });
const progress = (articles: ReadingProgress['articles'] = {}): ReadingProgress => ({ version: 1, articles });

describe('what a member has read, in her account', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  const read = async ({ id, authorization }: TestMember) =>
    (await api.call('GET', `/user/${id}/reading`, { as: authorization })).json<ReadingProgress>();
  const tell = ({ id, authorization }: TestMember, body: unknown) =>
    api.call('PUT', `/user/${id}/reading`, { as: authorization, body });

  test('anyone who has said nothing has read nothing', async () => {
    assert.deepEqual(await read(await api.member('member')), progress());
  });

  test('what two devices know is joined, of each article the later word', async () => {
    const member = await api.member('member');
    await tell(member, progress({ 'css/flexbox': word(1), 'css/box-model': word(2) }));
    const answered = await tell(member, progress({ 'css/flexbox': word(3, false), 'html/apis-html': word(1) }));
    assert.equal(answered.statusCode, 200);
    const joined = progress({ 'css/flexbox': word(3, false), 'css/box-model': word(2), 'html/apis-html': word(1) });
    assert.deepEqual(answered.json(), joined);
    assert.deepEqual(await read(member), joined);
  });

  test('an old device does not undo what a newer one has sent; of two at once, it was read', async () => {
    const member = await api.member('member');
    await tell(member, progress({ 'css/flexbox': word(3), 'css/css-grid': word(3, false) }));
    await tell(member, progress({ 'css/flexbox': word(1, false), 'css/css-grid': word(3) }));
    assert.deepEqual(await read(member), progress({ 'css/css-grid': word(3), 'css/flexbox': word(3) }));
    await tell(member, progress({ 'css/css-grid': word(3, false) }));
    assert.equal((await read(member)).articles['css/css-grid']?.read, true);
  });

  test('two devices that tell at the same moment lose nothing', async () => {
    const member = await api.member('member');
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `css/${name}`);
    const sent = names.map((name, index) =>
      tell(member, progress({ [name]: word(1), [names[(index + 1) % names.length] ?? '']: word(1) })),
    );
    for (const { statusCode } of await Promise.all(sent)) assert.equal(statusCode, 200);
    assert.deepEqual(Object.keys((await read(member)).articles), names);
  });

  test('of more than is kept the newest stay', async () => {
    const member = await api.member('member');
    const many = Array.from({ length: readingLimits.articles }, (_, n) => [`css/a${n}`, word(2)] as const);
    assert.equal((await tell(member, progress(Object.fromEntries(many)))).statusCode, 200);
    await tell(member, progress({ 'html/nuevo': word(3), 'html/viejo': word(1) }));
    const { articles } = await read(member);
    assert.equal(Object.keys(articles).length, readingLimits.articles);
    assert.ok(articles['html/nuevo'] && !articles['html/viejo']);
  });

  test('is hers alone, and gone once she forgets it', async () => {
    const [member, other] = [await api.member('member'), await api.member('member')];
    await tell(member, progress({ 'css/flexbox': word(1) }));
    assert.deepEqual(await read(other), progress());
    const foreign = await api.call('PUT', `/user/${member.id}/reading`, { as: other.authorization, body: progress() });
    assert.equal(foreign.statusCode, 403);
    const gone = await api.call('DELETE', `/user/${member.id}/reading`, { as: member.authorization });
    assert.equal(gone.statusCode, 204);
    assert.deepEqual(await read(member), progress());
  });

  const tooMany = Array.from({ length: readingLimits.articles + 1 }, (_, n) => [`css/a${n}`, word(1)] as const);
  const wrong: [string, unknown][] = [
    ['another version', { ...progress(), version: 2 }],
    ['more articles than there can be', progress(Object.fromEntries(tooMany))],
    ['a date that is none', progress({ 'css/flexbox': { at: 'ayer', read: true } })],
    ['a name that no article has', progress({ 'flexbox <b>': word(1) })],
    ['a NUL in a name', progress({ 'css/f\0': word(1) })],
    ['a field that nobody knows', { ...progress(), more: 1 }],
    ['nothing', undefined],
  ];
  for (const [name, body] of wrong) {
    test(`${name} is refused, and what is there stays`, async () => {
      const member = await api.member('member');
      await tell(member, progress({ 'css/flexbox': word(1) }));
      assert.equal((await tell(member, body)).statusCode, 400);
      assert.deepEqual(await read(member), progress({ 'css/flexbox': word(1) }));
    });
  }
});
