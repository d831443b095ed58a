import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { ApiServer } from '../../context.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { waitsForLock } from '../../testing/waits-for-lock.ts';

const hits = 4;
/** Fastify publishes here that a request has reached its handler. */
const handlerStart = 'tracing:fastify.request.handler:start';
const isTooMany = (answer: unknown) => (answer as { statusCode?: number }).statusCode === 429;
const text = 'Una rejilla con dos columnas se entiende mejor cuando se dibuja antes en un papel, o eso me pasa a mí.';

describe('comments that are sent at once', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ config: { limits: { comments: { hits, window: 60 } } } });
  });
  afterEach(() => api.close());

  interface Sending {
    content?: string;
    alias?: string;
    from?: string;
    by?: ApiServer;
  }
  let sendings = 0;
  const send = ({ content, alias = 'Lectora', from, by = api.app }: Sending) => {
    sendings += 1;
    return by.inject({
      method: 'POST',
      url: '/comments',
      payload: { postId: 16, content: content ?? `Comentario ${sendings}`, alias },
      remoteAddress: from ?? `198.51.100.${sendings % 250}`,
    });
  };
  const statuses = async (answers: Iterable<ReturnType<typeof send>>) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode);

  /** Sends all of them, and resolves once each has been answered or waits to be stored, the first for a table that is locked. */
  async function sendAndWait<Answer>(sendAll: () => Promise<Answer>[]): Promise<Promise<Answer>[]> {
    let there = 0;
    const count = () => void there++;
    subscribe(handlerStart, count);
    try {
      const answers = sendAll();
      // Who is sent too many reaches no handler.
      for (const answer of answers) void answer.then((refused) => isTooMany(refused) && count());
      await waitUntil(async () => there >= answers.length && (await waitsForLock(api)), 20_000);
      return answers;
    } finally {
      unsubscribe(handlerStart, count);
    }
  }

  /** Keeps the first of them waiting for a table until all the others are there. */
  async function sendTogether<Answer>(table: string, sendAll: () => Promise<Answer>[]): Promise<Answer[]> {
    const blocker = await api.pool.connect();
    try {
      await blocker.query(`begin; lock table ${table} in access exclusive mode`);
      const answers = await sendAndWait(sendAll);
      await blocker.query('rollback');
      return await Promise.all(answers);
    } finally {
      blocker.release();
    }
  }

  const stored = async () => {
    const { rows } = await api.pool.query<{
      alias: string;
      reasons: { code: string; words: string }[];
      commit: string;
    }>('select alias, spam_reasons as reasons, xmin::text as commit from comments order by created_at, alias');
    return rows;
  };

  test('are all stored, with few commits', async () => {
    await send({ alias: '00' });
    const aliases = Array.from({ length: 30 }, (_, n) => String(n + 1).padStart(2, '0'));
    const answers = await sendTogether('comments', () => aliases.map((alias) => send({ alias })));
    assert.deepEqual(
      answers.map((answer) => [answer.statusCode, answer.json().alias]),
      aliases.map((alias) => [201, alias]),
    );
    const rows = await stored();
    assert.equal(rows.length, 31);
    assert.ok(new Set(rows.map(({ commit }) => commit)).size <= 4);
    const { rows: secrets } = await api.pool.query('select from comment_edit_tokens');
    assert.equal(secrets.length, 31);
  });

  test('each has its own secret with which it can be changed', async () => {
    const answers = await Promise.all(['Ana', 'Berta', 'Carla'].map((alias) => send({ alias })));
    for (const answer of answers) {
      const { id, editToken } = answer.json();
      const changed = await api.call('PATCH', `/comments/${id}`, {
        body: { content: 'Mejor así', alias: 'Otra' },
        headers: { 'x-comment-token': editToken },
      });
      assert.equal(changed.statusCode, 200);
    }
  });

  test('one that cannot be stored costs no other', async () => {
    await api.pool.query(`alter table comments add check (alias <> 'Imposible')`);
    await send({ alias: '0' });
    const aliases = ['1', '2', 'Imposible', '3', '4'];
    const answers = await sendTogether('comments', () => aliases.map((alias) => send({ alias })));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201, 500, 201, 201],
    );
    assert.deepEqual(
      (await stored()).map(({ alias }) => alias),
      ['0', '1', '2', '3', '4'],
    );
  });

  test('the same text in all of them is found, but in the first', async () => {
    const texts = [text, text.toUpperCase(), text.replace('mí', 'mi')];
    const aliases = ['1', '2', '3'];
    await Promise.all(texts.map((content, n) => send({ content, alias: aliases[n] as string })));
    const found = (await stored()).map(({ reasons }) => reasons.find(({ code }) => code === 'same-text')?.words);
    assert.deepEqual(found, [undefined, 'Otro comentario igual hace poco', 'Dos comentarios iguales hace poco']);
  });

  test('the same text is not counted where it was too much', async () => {
    const from = '192.0.2.1';
    const few = Array.from({ length: hits }, () => send({ from }));
    assert.deepEqual(
      await statuses(few),
      few.map(() => 201),
    );
    const answers = [
      send({ content: text, from }),
      send({ content: text, from }),
      send({ content: text, alias: 'Otra' }),
    ];
    assert.deepEqual(await statuses(answers), [429, 429, 201]);
    const other = (await stored()).find(({ alias }) => alias === 'Otra');
    assert.equal(
      other?.reasons.find(({ code }) => code === 'same-text'),
      undefined,
    );
  });

  test('the first of an address are taken, as many as its limit says, and nobody else is refused', async () => {
    const from = '192.0.2.1';
    const answers = await sendTogether('comments', () => [
      ...Array.from({ length: 3 }, () => send({ from })),
      send({ from: '192.0.2.2' }),
      ...Array.from({ length: 4 }, () => send({ from })),
      send({ from: '192.0.2.2' }),
    ]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201, 201, 201, 201, 429, 429, 429, 201],
    );
    assert.equal(answers[5]?.headers['retry-after'], '60');
    assert.match(answers[5]?.json().message, /^Has enviado muchos comentarios seguidos\. /);
  });

  test('an address has one limit in two processes', async () => {
    const other = await api.another();
    await Promise.all([send({}), send({ by: other })]);
    const from = '192.0.2.1';
    const answers = Array.from({ length: 12 }, (_, n) => send({ from, by: n % 2 === 0 ? api.app : other }));
    const taken = (await statuses(answers)).filter((status) => status === 201);
    assert.equal(taken.length, hits);
  });

  test('without the database none of them is said to be stored, and none is', async () => {
    await send({ alias: '0' });
    const blocker = await api.pool.connect();
    await blocker.query('begin; lock table comment_edit_tokens in access exclusive mode');
    const answers = Array.from({ length: 6 }, () => send({}));
    let settled = false;
    const all = Promise.all(answers).finally(() => {
      settled = true;
    });
    while (!settled) {
      await blocker.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      await setTimeout(20);
    }
    await blocker.query('rollback');
    blocker.release();
    assert.deepEqual(
      (await all).map(({ statusCode }) => statusCode),
      Array.from({ length: 6 }, () => 503),
    );
    assert.equal((await stored()).length, 1);
    assert.equal((await send({})).statusCode, 201);
  });

  test('those that wait when the API stops are stored and answered', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await send({});
    const post = async (n: number) => {
      const answer = await fetch(`${address}/comments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ postId: 16, content: `Antes de cerrar ${n}`, alias: '' }),
      });
      return answer.status;
    };
    const blocker = await api.pool.connect();
    await blocker.query('begin; lock table comments in access exclusive mode');
    const answers = await sendAndWait(() => Array.from({ length: hits - 1 }, (_, n) => post(n)));
    const closed = api.app.close();
    await waitUntil(async () => !api.app.server.listening, 10_000);
    await blocker.query('rollback');
    blocker.release();
    assert.deepEqual(
      await Promise.all(answers),
      answers.map(() => 201),
    );
    await closed;
    assert.equal((await stored()).length, hits);
  });
});
