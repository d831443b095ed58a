import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { quizProgressLimits } from '@femcoders/contracts/quiz-progress-limits';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

const answer = (at: string, right = true) => ({ at: `2026-03-0${at}T10:00:00Z`, right, step: right ? null : 0 });
const exam = (right: number, total = 20, at = '2026-03-01T10:00:00Z') => ({ at, right, total });
const progress = (questions: QuizProgress['questions'] = {}, exams: QuizProgress['exams'] = []): QuizProgress => ({
  version: 1,
  questions,
  exams,
});

describe('the quizzes of a member, in her account', () => {
  let api: TestApi;
  const asked: string[] = [];
  before(async () => {
    api = await createTestApi({
      requestJob: async (_client, _name, payload) => void asked.push(...(payload as { userIds: string[] }).userIds),
    });
  });
  after(() => api.close());

  const read = async ({ id, authorization }: TestMember) =>
    (await api.call('GET', `/user/${id}/quizzes`, { as: authorization })).json<Record<string, QuizProgress>>();
  const tell = ({ id, authorization }: TestMember, body: unknown, quiz = 'css') =>
    api.call('PUT', `/user/${id}/quizzes/${quiz}`, { as: authorization, body });
  const passedAt = async ({ id }: TestMember) => {
    const { rows } = await api.pool.query('select passed_at from quiz_progress where user_id = $1', [id]);
    return (rows[0]?.passed_at as Date | null)?.toISOString() ?? null;
  };

  test('anyone who has done none has nothing', async () => {
    assert.deepEqual(await read(await api.member('member')), {});
  });

  test('what two devices know is joined, of each question the later answer', async () => {
    const member = await api.member('member');
    await tell(member, progress({ gap: answer('1', false), subgrid: answer('2') }));
    const answered = await tell(member, progress({ gap: answer('3'), fr: answer('1') }));
    assert.equal(answered.statusCode, 200);
    const joined = progress({ gap: answer('3'), subgrid: answer('2'), fr: answer('1') });
    assert.deepEqual(answered.json(), joined);
    assert.deepEqual(await read(member), { css: joined });
  });

  test('an old device does not undo what a newer one has sent', async () => {
    const member = await api.member('member');
    await tell(member, progress({ gap: answer('3') }));
    await tell(member, progress({ gap: answer('1', false) }));
    assert.equal((await read(member)).css?.questions.gap?.right, true);
  });

  test('two devices that tell at the same moment lose nothing', async () => {
    const member = await api.member('member');
    const sentProgress = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => tell(member, progress({ [id]: answer('1') })));
    for (const { statusCode } of await Promise.all(sentProgress)) assert.equal(statusCode, 200);
    assert.deepEqual(Object.keys((await read(member)).css?.questions ?? {}).sort(), ['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('more right answers than questions, or too many of them, are refused with a sentence', async () => {
    const member = await api.member('member');
    const exam = { at: '2026-11-20T11:00:00.000Z', right: 3, total: 2 };
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`q${index}`, answer('1')]));
    for (const [body, message] of [
      [{ ...progress({}), exams: [exam] }, 'No puede haber más aciertos que preguntas.'],
      [progress(many), 'Hay demasiadas preguntas.'],
    ] as const) {
      const refused = await tell(member, body);
      assert.equal(refused.statusCode, 400);
      assert.equal(refused.json().fields[0].message, message);
    }
  });

  test('the same sent twice is there once', async () => {
    const member = await api.member('member');
    await tell(member, progress({}, [exam(12)]));
    await tell(member, progress({}, [exam(12)]));
    assert.equal((await read(member)).css?.exams.length, 1);
  });

  test('each quiz is its own, and so is each member', async () => {
    const [member, other] = [await api.member('member'), await api.member('member')];
    await tell(member, progress({ gap: answer('1') }));
    await tell(member, progress({ alt: answer('1') }), 'html');
    assert.deepEqual(Object.keys(await read(member)), ['css', 'html']);
    assert.deepEqual(await read(other), {});
    const foreign = await api.call('PUT', `/user/${member.id}/quizzes/css`, {
      as: other.authorization,
      body: progress(),
    });
    assert.equal(foreign.statusCode, 403);
  });

  test('with seven of ten right she has passed, from the day of the first such interview', async () => {
    const member = await api.member('member');
    await tell(member, progress({}, [exam(13), exam(9, 9, '2026-03-02T10:00:00Z')]));
    assert.equal(await passedAt(member), null);
    await tell(member, progress({}, [exam(14, 20, '2026-03-05T10:00:00Z')]));
    assert.equal(await passedAt(member), '2026-03-05T10:00:00.000Z');
    await tell(member, progress({}, [exam(20, 20, '2026-03-09T10:00:00Z')]));
    assert.equal(await passedAt(member), '2026-03-05T10:00:00.000Z');
  });

  test('passing is looked at for her achievements at once, and only then', async () => {
    const member = await api.member('member');
    await tell(member, progress({}, [exam(3)]));
    assert.ok(!asked.includes(member.id));
    await tell(member, progress({}, [exam(18, 20, '2026-03-02T10:00:00Z')]));
    await tell(member, progress({}, [exam(19, 20, '2026-03-03T10:00:00Z')]));
    assert.equal(asked.filter((id) => id === member.id).length, 1);
  });

  test('a device whose clock is years ahead has passed today', async () => {
    const member = await api.member('member');
    await tell(member, progress({}, [exam(20, 20, '2199-01-01T00:00:00Z')]));
    assert.equal(await passedAt(member), api.clock.now.toISOString());
  });

  test('what she forgets is gone, and can be begun again', async () => {
    const member = await api.member('member');
    await tell(member, progress({ gap: answer('1') }));
    const gone = await api.call('DELETE', `/user/${member.id}/quizzes/css`, { as: member.authorization });
    assert.equal(gone.statusCode, 204);
    assert.deepEqual(await read(member), {});
    await tell(member, progress({ fr: answer('2') }));
    assert.deepEqual(Object.keys((await read(member)).css?.questions ?? {}), ['fr']);
  });

  const tooMany = Object.fromEntries(
    Array.from({ length: quizProgressLimits.questions + 1 }, (_, n) => [
      `q${n}`,
      { at: '2026-01-01T00:00:00Z', right: true, step: null },
    ]),
  );
  const wrong: [string, unknown][] = [
    ['another version', { ...progress(), version: 2 }],
    ['more questions than a quiz has', progress(tooMany)],
    ['a date that is none', progress({ gap: { at: 'ayer', right: true, step: null } })],
    ['more right than asked', progress({}, [exam(21)])],
    ['a NUL in a name', progress({ 'ga\0p': answer('1') })],
    ['nothing', undefined],
  ];
  for (const [name, body] of wrong) {
    test(`${name} is refused, and what is there stays`, async () => {
      const member = await api.member('member');
      await tell(member, progress({ fr: answer('1') }));
      assert.equal((await tell(member, body)).statusCode, 400);
      assert.deepEqual(Object.keys((await read(member)).css?.questions ?? {}), ['fr']);
    });
  }

  test('a quiz with an impossible name is refused', async () => {
    const member = await api.member('member');
    assert.equal((await tell(member, progress(), 'CSS%20x')).statusCode, 400);
  });
});
