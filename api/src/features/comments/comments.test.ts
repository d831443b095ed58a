import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Comment, commentListSchema, type SentComment } from '@femcoders/contracts/comment';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

describe('comments', () => {
  let api: TestApi;
  let moderator: string;

  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({
      config: { limits: { comments: unlimited, loginsPerAddress: unlimited, loginsPerAccount: unlimited } },
    });
    moderator = (await api.member('moderator')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from comments');
    // The list of the test before may still be kept: its comments went without an announcement.
    await api.pool.query(`notify comments_changed`);
    await settled(async () => (await approved()).length === 0);
  });

  const approved = async (query = '') => (await api.call('GET', `/comments/approved${query}`)).json<Comment[]>();
  const pending = async (query = '') =>
    (await api.call('GET', `/comments/pending${query}`, { as: moderator })).json<Comment[]>();
  const approve = (id: string) => api.call('POST', `/comments/approve/${id}`, { as: moderator });

  async function settled(holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 5_000;
    while (!(await holds())) {
      if (Date.now() > deadline) assert.fail('This never came true.');
      await setTimeout(5);
    }
  }

  describe('sending one', () => {
    test('postId, content and alias suffice, and it waits for moderation', async () => {
      const body = { postId: 16, content: 'Gracias por el artículo', alias: 'Lectora' };
      const answer = await api.call('POST', '/comments', { body });
      assert.equal(answer.statusCode, 201);
      const { id, createdAt, editToken, editableUntil, ...rest } = answer.json<SentComment>();
      assert.deepEqual(rest, { ...body, approved: false });
      assert.match(editToken, /^[\w-]{43}$/);
      assert.equal(Date.parse(editableUntil) - Date.parse(createdAt), 15 * 60_000);
      assert.equal(createdAt, api.clock.now.toISOString());
      assert.deepEqual(
        (await pending()).map((comment) => comment.id),
        [id],
      );
      assert.deepEqual(await approved(), []);
    });

    for (const alias of ['', '   ', null, undefined, '\u200b', '\u2066\u2069']) {
      test(`an alias of ${JSON.stringify(alias)} becomes "Anónimo"`, async () => {
        const answer = await api.call('POST', '/comments', { body: { postId: 16, content: 'Hola', alias } });
        assert.equal(answer.json<Comment>().alias, 'Anónimo');
      });
    }

    test('an alias stays on one line', async () => {
      const answer = await api.call('POST', '/comments', {
        body: { postId: 16, content: 'Hola', alias: 'Ana\n\tLópez' },
      });
      assert.equal(answer.json<Comment>().alias, 'Ana López');
    });

    test('text comes back as it was written, line breaks, emoji and markup included', async () => {
      const content = 'Línea 1\n\nLínea 2 <script>alert(1)</script> 👩🏽‍💻 «ñ»; drop table comments;--';
      const { id } = await api.comment(content);
      await approve(id);
      assert.equal((await approved('?postId=16'))[0]?.content, content);
    });

    test('what falls into the honeypot is answered alike and not kept', async () => {
      const body = { postId: 16, content: 'Compra aquí', alias: 'Robot', website: 'https://spam.example' };
      const answer = await api.call('POST', '/comments', { body });
      assert.equal(answer.statusCode, 201);
      assert.equal(answer.json<Comment>().content, 'Compra aquí');
      assert.deepEqual(await pending(), []);
    });
  });

  describe('reading them', () => {
    test('the list of a post holds its approved comments only, the newest first', async () => {
      const sent: Comment[] = [];
      for (const [content, postId] of [
        ['uno', 16],
        ['otro', 3],
        ['dos', 16],
        ['tres', 16],
      ] as const) {
        api.clock.now = new Date(api.clock.now.getTime() + 1_000);
        sent.push(await api.comment(content, postId));
      }
      for (const { id } of sent.slice(0, 3)) await approve(id);
      const list = await approved('?postId=16');
      assert.deepEqual(commentListSchema.parse(list), list);
      assert.deepEqual(
        list.map(({ content }) => content),
        ['dos', 'uno'],
      );
      assert.deepEqual(
        (await approved()).map(({ content }) => content),
        ['dos', 'otro', 'uno'],
      );
    });

    test('a list ends at 500 and says where it goes on, and the pages hold every comment once', async () => {
      await api.pool.query(
        `insert into comments (post_id, content, alias, state, created_at, decided_at)
         select 16, 'n' || n, 'Prueba', 'approved', now() - (n / 3) * interval '1 minute', now() from generate_series(1, 1201) n`,
      );
      await api.pool.query('notify comments_changed');
      await settled(async () => (await approved()).length === 500);
      const seen = new Set<string>();
      let address: string | undefined = '/comments/approved?postId=16';
      let pages = 0;
      while (address) {
        const answer = await api.call('GET', address);
        for (const { id } of answer.json<Comment[]>()) seen.add(id);
        const next = /<(.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
        address = next && new URL(next, `http://api${address}`).href.slice('http://api'.length);
        pages += 1;
      }
      assert.equal(pages, 3);
      assert.equal(seen.size, 1201);
      const queue = await api.call('GET', '/comments/pending?limit=2', { as: moderator });
      assert.equal(queue.headers.link, undefined);
    });

    test('a page by its number holds what walking to it shows, from either end and where times are the same', async () => {
      await api.pool.query(
        `insert into comments (post_id, content, alias, state, created_at, decided_at)
         select 1 + n % 2, 'n' || n, 'Prueba', case when n % 7 = 0 then 'pending' else 'approved' end,
                now() - (n / 5) * interval '1 minute', case when n % 7 = 0 then null else now() end
         from generate_series(1, 1500) n`,
      );
      await api.pool.query('notify comments_changed');
      await settled(async () => (await approved()).length === 500);
      for (const [path, of] of [
        ['/comments/approved', '&postId=2'],
        ['/comments/approved', ''],
        ['/comments/pending', '&postId=1'],
      ] as const) {
        const walked: { ids: string[]; next: string | undefined }[] = [];
        for (let next: string | undefined = `?limit=60${of}`; next; ) {
          const answer = await api.call('GET', path + next, { as: moderator });
          next = /<(.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
          walked.push({ ids: answer.json<Comment[]>().map(({ id }) => id), next });
        }
        for (const [index, { ids, next }] of walked.entries()) {
          const answer = await api.call('GET', `${path}?page=${index + 1}&limit=60${of}`, { as: moderator });
          const where = `${path}${of}, page ${index + 1} of ${walked.length}`;
          assert.deepEqual(
            answer.json<Comment[]>().map(({ id }) => id),
            ids,
            where,
          );
          assert.equal(/<(.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1], next, where);
        }
        const beyond = await api.call('GET', `${path}?page=${walked.length + 1}&limit=60${of}`, { as: moderator });
        assert.deepEqual([beyond.json(), beyond.headers.link], [[], undefined]);
      }
    });

    test('anyone who reads on sees nothing twice when comments come in meanwhile, and goes on by number where the last one is gone', async () => {
      await api.pool.query(
        `insert into comments (post_id, content, alias, state, created_at, decided_at)
         select 16, 'n' || n, 'Prueba', 'approved', $1::timestamptz - n * interval '1 second', now() from generate_series(1, 6) n`,
        [api.clock.now],
      );
      const read = async (address: string) => {
        const answer = await api.call('GET', `/comments/approved${address}`);
        const next = /<(.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? '';
        return { comments: answer.json<Comment[]>(), next };
      };
      const texts = ({ comments }: { comments: Comment[] }) => comments.map(({ content }) => content);
      const first = await read('?postId=16&limit=2');
      assert.deepEqual(texts(first), ['n1', 'n2']);
      await approve((await api.comment('nuevo')).id);
      assert.deepEqual(texts(await read('?postId=16&limit=2')), ['nuevo', 'n1']);
      const second = await read(first.next);
      assert.deepEqual(texts(second), ['n3', 'n4']);
      assert.match(second.next, /postId=16/);
      assert.deepEqual(texts(await read(second.next)), ['n5', 'n6']);
      await api.pool.query('delete from comments where id = $1', [first.comments[1]?.id]);
      await api.pool.query('notify comments_changed');
      await settled(async () => texts(await read('?postId=16')).length === 6);
      assert.deepEqual(texts(await read(first.next)), ['n3', 'n4']);
      assert.equal((await api.call('GET', '/comments/approved?after=no')).statusCode, 400);
    });

    test('a browser that has the list gets a 304 until something changes', async () => {
      const first = await api.call('GET', '/comments/approved?postId=16');
      const tag = String(first.headers.etag);
      assert.equal(first.headers['cache-control'], 'no-cache');
      for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
        const again = await api.call('GET', '/comments/approved?postId=16', { headers: { 'if-none-match': known } });
        assert.equal(again.statusCode, 304);
        assert.equal(again.body, '');
        assert.equal(again.headers.etag, tag);
      }
      await approve((await api.comment()).id);
      const changed = await api.call('GET', '/comments/approved?postId=16', { headers: { 'if-none-match': tag } });
      assert.equal(changed.statusCode, 200);
      assert.equal(changed.json<Comment[]>().length, 1);
    });
  });

  describe('moderating them', () => {
    test('GET approves too, as the first site did, and nobody may keep the answer', async () => {
      const { id } = await api.comment();
      const answer = await api.call('GET', `/comments/approve/${id}`, { as: moderator });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.equal(answer.json<Comment>().approved, true);
      assert.deepEqual(
        (await approved()).map((comment) => comment.id),
        [id],
      );
    });

    for (const destination of ['document', 'image', 'iframe', 'script', '']) {
      test(`GET does not approve for a browser that loads a ${destination || 'nameless thing'}`, async () => {
        const { id } = await api.comment();
        const headers = { 'sec-fetch-dest': destination };
        const answer = await api.call('GET', `/comments/approve/${id}`, { as: moderator, headers });
        assert.equal(answer.statusCode, 403);
        assert.deepEqual(await approved(), []);
      });
    }

    test('GET approves for a script', async () => {
      const { id } = await api.comment();
      const headers = { 'sec-fetch-dest': 'empty' };
      assert.equal((await api.call('GET', `/comments/approve/${id}`, { as: moderator, headers })).statusCode, 200);
    });

    test('what is rejected is gone from every list and answer at once, and restoring returns it to the queue', async () => {
      const { id, content } = await api.comment('Esto no se publica');
      const rejected = await api.call('DELETE', `/comments/reject/${id}`, { as: moderator });
      assert.equal(rejected.statusCode, 200);
      assert.ok(!rejected.body.includes(content));
      assert.deepEqual([await pending(), await approved()], [[], []]);

      const restored = await api.call('POST', `/comments/restore/${id}`, { as: moderator });
      assert.equal(restored.statusCode, 200);
      assert.deepEqual(
        (await pending()).map((comment) => comment.id),
        [id],
      );
    });

    test('restoring takes an approved comment off the article at once', async () => {
      const { id } = await api.comment();
      await approve(id);
      assert.equal((await approved('?postId=16')).length, 1);
      await api.call('POST', `/comments/restore/${id}`, { as: moderator });
      assert.deepEqual(await approved('?postId=16'), []);
    });

    test('the same decision twice is fine, the contrary one is a conflict that says how it stands', async () => {
      const { id } = await api.comment();
      assert.equal((await approve(id)).statusCode, 200);
      assert.equal((await approve(id)).statusCode, 200);
      const contrary = await api.call('DELETE', `/comments/reject/${id}`, { as: moderator });
      assert.equal(contrary.statusCode, 409);
      assert.equal(contrary.json().code, 'conflict');
      assert.equal(contrary.json().message, 'Este comentario ya está aprobado.');
      assert.equal((await approved()).length, 1);
    });

    test('of two moderators who decide at once one is first, and the other learns of it', async () => {
      const second = (await api.member('moderator')).authorization;
      for (let round = 0; round < 20; round += 1) {
        const { id } = await api.comment(`ronda ${round}`);
        const [yes, no] = await Promise.all([
          approve(id),
          api.call('DELETE', `/comments/reject/${id}`, { as: second }),
        ]);
        assert.deepEqual([yes.statusCode, no.statusCode].sort(), [200, 409]);
        const shown = (await approved()).some((comment) => comment.id === id);
        assert.equal(shown, yes.statusCode === 200);
        const { rows } = await api.pool.query('select act from audit where subject = $1', [`comment:${id}`]);
        assert.deepEqual(rows, [{ act: yes.statusCode === 200 ? 'comment.approve' : 'comment.reject' }]);
      }
    });

    test('deciding about a comment that does not exist is a 404', async () => {
      const id = 'b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11';
      for (const [method, act] of [
        ['POST', 'approve'],
        ['GET', 'approve'],
        ['DELETE', 'reject'],
        ['POST', 'restore'],
      ]) {
        const answer = await api.call(method ?? '', `/comments/${act}/${id}`, { as: moderator });
        assert.equal(answer.statusCode, 404);
        assert.equal(answer.json().message, 'Este comentario no existe.');
      }
    });
  });
});

describe('telling the moderators', () => {
  test('they get one mail for many comments, the next two hours later, never with the text', async () => {
    const api = await createTestApi();
    try {
      const admin = await api.member('admin');
      const moderator = await api.member('moderator');
      await api.member('member');
      await Promise.all(['secreto uno', 'secreto dos', 'secreto tres'].map((content) => api.comment(content)));
      assert.deepEqual(api.mails.map(({ to }) => to).sort(), [admin.email, moderator.email].sort());
      assert.match(api.mails[0]?.subject ?? '', /^\d comentarios? esperan? revisión$/);
      assert.ok(!JSON.stringify(api.mails).includes('secreto'));

      api.clock.now = new Date(api.clock.now.getTime() + 2 * 3_600_000);
      await api.comment();
      assert.equal(api.mails.length, 4);
      assert.equal(api.mails[3]?.subject, '4 comentarios esperan revisión');
      assert.match(api.mails[3]?.text ?? '', /\/admin\/comments/);
    } finally {
      await api.close();
    }
  });

  test('a suspended member gets none, and gets them again afterwards', async () => {
    const api = await createTestApi();
    try {
      const back = await api.member('moderator');
      const { id } = await api.member('moderator');
      const { now } = api.clock;
      await api.pool.query(
        `update users set suspended_at = $1::timestamptz, suspended_until = case when id <> $2 then $1::timestamptz end`,
        [now, id],
      );
      await api.comment();
      assert.deepEqual(
        api.mails.map(({ to }) => to),
        [back.email],
      );
    } finally {
      await api.close();
    }
  });

  test('a queue that does not work costs the mail, not the comment', async () => {
    const api = await createTestApi({
      enqueueMail: async (client) => void (await client.query('select * from no_such_table')),
    });
    try {
      const { authorization } = await api.member('moderator');
      const answer = await api.call('POST', '/comments', { body: { postId: 16, content: 'Hola', alias: '' } });
      assert.equal(answer.statusCode, 201);
      assert.equal((await api.call('GET', '/comments/pending', { as: authorization })).json<Comment[]>().length, 1);
      assert.ok(api.log.some((line) => line.includes('could not be notified')));
    } finally {
      await api.close();
    }
  });
});
