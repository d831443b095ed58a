import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Comment, SentComment } from '@femcoders/contracts/comment';
import { type DecisionOutcomes, type ModerationList, moderationListSchema } from '@femcoders/contracts/moderation';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';

const unknownId = 'b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11';
const day = 24 * 3_600_000;

describe('the comments of the moderators', () => {
  let api: TestApi;
  let moderator: TestMember;
  let as: string;

  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({
      config: { limits: { comments: unlimited, loginsPerAddress: unlimited, loginsPerAccount: unlimited } },
    });
    moderator = await api.member('moderator');
    as = moderator.authorization;
  });
  after(() => api.close());
  beforeEach(() => api.pool.query('delete from comments'));

  const list = async (query = '') => {
    const answer = await api.call('GET', `/admin/comments${query}`, { as });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<ModerationList>();
  };
  const aliases = ({ entries }: ModerationList) => entries.map(({ alias }) => alias);
  const decideAll = async (decisions: object[], by = as) => {
    const answer = await api.call('POST', '/admin/comments/decisions', { as: by, body: { decisions } });
    return {
      status: answer.statusCode,
      outcomes: answer.json<DecisionOutcomes>().outcomes,
      message: answer.json().message,
    };
  };
  const publicTexts = async () =>
    (await api.call('GET', '/comments/approved')).json<Comment[]>().map(({ content }) => content);

  async function send(alias: string, content: string, postId = 16): Promise<Comment> {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    return (await api.call('POST', '/comments', { body: { postId, content, alias } })).json<Comment>();
  }
  const audit = async (id: string) => {
    const { rows } = await api.pool.query('select act, before, after from audit where subject = $1 order by id', [
      `comment:${id}`,
    ]);
    return rows;
  };

  describe('reading them', () => {
    test('each state is its own list, the newest first, with the counts of all', async () => {
      const [waits, good, bad, junk] = [
        await send('Ana', 'Espera'),
        await send('Berta', 'Vale'),
        await send('Cira', 'No vale'),
        await send('Dora', 'Compra'),
      ];
      await decideAll([
        { id: good.id, decision: 'approve' },
        { id: bad.id, decision: 'reject', reason: 'off-topic', note: 'Va de cocina' },
        { id: junk.id, decision: 'spam' },
      ]);
      const pending = await list();
      assert.deepEqual(moderationListSchema.parse(pending), pending);
      assert.deepEqual(
        pending.entries.map(({ id, state, decision }) => ({ id, state, decision })),
        [{ id: waits.id, state: 'pending', decision: null }],
      );
      assert.deepEqual(pending.counts, { pending: 1, reported: 0, approved: 1, rejected: 1, spam: 1 });

      const [rejected] = (await list('?state=rejected')).entries;
      assert.deepEqual(rejected?.decision, {
        at: api.clock.now.toISOString(),
        by: 'Prueba moderator',
        byScore: false,
        reason: 'off-topic',
        note: 'Va de cocina',
      });
      assert.deepEqual(aliases(await list('?state=approved')), ['Berta']);
      assert.deepEqual(aliases(await list('?state=spam')), ['Dora']);
      assert.deepEqual(
        (await api.call('GET', '/comments/pending', { as })).json<Comment[]>().map(({ id }) => id),
        [waits.id],
      );
    });

    test('the counts hold after all that is written, moved, decided and removed, also added up by the hourly cleaning', async () => {
      const counted = async () => (await list()).counts;
      const recounted = async () => {
        const { rows } = await api.pool.query('select state, count(*)::int as n from comments group by state');
        const none = { pending: 0, reported: 0, approved: 0, rejected: 0, spam: 0 };
        return { ...none, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
      };
      const [first, second, third] = [await api.comment('uno'), await api.comment('dos', 3), await api.comment('tres')];
      assert.deepEqual(await counted(), { ...(await recounted()), pending: 3 });
      await purgeExpired(api.pool, api.clock.now);
      const approve = ({ id }: Comment) => decideAll([{ id, decision: 'approve' }]);
      await Promise.all([approve(first), approve(second), api.comment('cuatro')]);
      assert.deepEqual(await counted(), await recounted());
      await api.pool.query('update comments set post_id = 8 where id = $1', [first.id]);
      await api.pool.query('delete from comments where id = $1', [third.id]);
      const [ofEight, ofSixteen] = [await list('?state=approved&postId=8'), await list('?state=approved&postId=16')];
      assert.deepEqual([ofEight.total, ofSixteen.total, ofEight.postIds], [1, 0, [3, 8]]);
      await Promise.all([
        purgeExpired(api.pool, api.clock.now),
        purgeExpired(api.pool, api.clock.now),
        api.comment('cinco'),
      ]);
      assert.deepEqual(await counted(), await recounted());
      const { rows } = await api.pool.query('select 1 from comment_counts');
      assert.ok(rows.length <= 5, 'one line for an article and a state, and what was written meanwhile');
      await truncateTables(api.pool, 'comments');
      assert.deepEqual(await counted(), await recounted());
    });

    test('the search goes through text, alias and article, without accents or capitals', async () => {
      await send('Ágata Núñez', 'Dudas de rejilla', 16);
      await send('Berta', 'Un camión', 3);
      for (const [q, found] of [
        ['AGATA rejilla', ['Ágata Núñez']],
        ['camion', ['Berta']],
        ['publicación 3', ['Berta']],
        ['rejilla camión', []],
        ['%', []],
      ] as const) {
        assert.deepEqual(aliases(await list(`?q=${encodeURIComponent(q)}`)), found, q);
      }
      assert.deepEqual(aliases(await list('?postId=16')), ['Ágata Núñez']);
      assert.deepEqual((await list('?q=camion')).postIds, [3, 16]);
    });

    test('what a search finds is counted so far beyond the page, and it says when there are more', async () => {
      await api.pool.query(
        `insert into comments (post_id, content, alias, state, created_at, spam_score)
         select 16, 'rejilla ' || n, 'Prueba', 'pending', $1::timestamptz - (n / 4) * interval '1 minute', n % 9
         from generate_series(1, 450) n`,
        [api.clock.now],
      );
      for (const sort of ['-createdAt', 'createdAt', '-score']) {
        const readPages: unknown[] = [];
        const seen = new Set<string>();
        for (let page = 1; page <= 19; page += 1) {
          const { entries, total, more } = await list(`?q=rejilla&sort=${sort}&limit=25&page=${page}`);
          for (const { id } of entries) seen.add(id);
          if ([1, 3, 4, 15, 16, 18, 19].includes(page)) readPages.push([page, entries.length, total, more]);
        }
        assert.deepEqual(readPages, [
          [1, 25, 100, true],
          [3, 25, 100, true],
          [4, 25, 200, true],
          [15, 25, 400, true],
          [16, 25, 450, undefined],
          [18, 25, 450, undefined],
          [19, 0, 450, undefined],
        ]);
        assert.equal(seen.size, 450);
      }
      const whole = await list('?limit=25');
      assert.deepEqual([whole.total, whole.more], [450, undefined]);
      const one = await list('?q=rejilla+449');
      assert.deepEqual([one.total, one.more], [1, undefined]);
    });

    test('an article is called by its title where the site knows it, and found by it', async () => {
      await send('Berta', 'Un camión', 3);
      await api.pool.query(
        `insert into site_pages (path, source, kind, title, description, post_id, spellings, digest)
         values ('/recursos/css/css-grid', 'site', 'articulo', 'Maquetación en dos dimensiones', '', 16, '{}', 'x')`,
      );
      await send('Ágata', 'Dudas', 16);
      const { entries, titles } = await list('?q=maquetacion%20dos');
      const article = { title: 'Maquetación en dos dimensiones', path: '/recursos/css/css-grid' };
      assert.deepEqual(
        entries.map(({ alias, article: below }) => [alias, below]),
        [['Ágata', article]],
      );
      assert.deepEqual(titles, { 16: article.title });
      assert.equal((await list('?postId=3')).entries[0]?.article, null);
      await api.pool.query('delete from site_pages');
    });

    test('it is ordered by age, by risk and by decision', async () => {
      const [first, second, third] = [await send('Uno', 'a'), await send('Dos', 'b'), await send('Tres', 'c')];
      await api.pool.query('update comments set spam_score = null');
      await api.pool.query('update comments set spam_score = 70 where id = $1', [second.id]);
      await api.pool.query('update comments set spam_score = 5 where id = $1', [third.id]);
      assert.deepEqual(aliases(await list('?sort=createdAt')), ['Uno', 'Dos', 'Tres']);
      assert.deepEqual(aliases(await list('?sort=-score')), ['Dos', 'Tres', 'Uno']);
      for (const { id } of [third, first, second]) {
        api.clock.now = new Date(api.clock.now.getTime() + 1_000);
        await decideAll([{ id, decision: 'approve' }]);
      }
      assert.deepEqual(aliases(await list('?state=approved&sort=-decidedAt')), ['Dos', 'Uno', 'Tres']);
    });

    test('the pages hold each comment once, and what comes in meanwhile is counted and left out', async () => {
      for (let n = 1; n <= 5; n += 1) await send(`N${n}`, 'hola');
      const first = await list('?limit=2');
      assert.deepEqual(aliases(first), ['N5', 'N4']);
      assert.deepEqual([first.total, first.newer], [5, 0]);
      await send('N6', 'hola');
      const until = `until=${first.asOf}`;
      const second = await list(`?limit=2&page=2&${until}`);
      assert.deepEqual(aliases(second), ['N3', 'N2']);
      assert.deepEqual([second.total, second.newer, second.asOf], [5, 1, first.asOf]);
      assert.deepEqual(aliases(await list(`?limit=2&page=3&${until}`)), ['N1']);
      assert.equal((await list(`?q=nadie&${until}`)).newer, 0);
      assert.equal((await list()).total, 6);
    });

    test('the alias shows how others like it were decided, unless it is the one of those who give none', async () => {
      const [good, bad] = [await send('Marta', 'uno'), await send('Marta', 'dos')];
      await send('Marta', 'tres');
      await send('', 'cuatro');
      await decideAll([
        { id: good.id, decision: 'approve' },
        { id: bad.id, decision: 'reject' },
      ]);
      assert.deepEqual(
        (await list()).entries.map(({ sameAlias }) => sameAlias),
        [null, { approved: 1, rejected: 1 }],
      );
    });

    for (const query of ['?state=deleted', '?sort=alias', '?until=ayer', '?page=0', `?q=${'x'.repeat(101)}`]) {
      test(`${query.slice(0, 20)} is refused in words`, async () => {
        const answer = await api.call('GET', `/admin/comments${query}`, { as });
        assert.equal(answer.statusCode, 400);
        assert.match(answer.json().message, /^[A-ZÁÉÍÓÚ].*\.$/);
      });
    }

    test('20,000 that wait are searched, ordered and counted, by the indexes', async () => {
      // In parts: one statement may not take for ever.
      for (let from = 1; from <= 20_000; from += 4_000) {
        await api.pool.query(
          `insert into comments (post_id, content, alias, state, created_at, spam_score)
           select 1 + n % 21, 'Un comentario de prueba con algo de texto para buscar en él, número ' || n, 'Alias ' || n % 5000,
                  'pending', now() - n * interval '1 minute', n % 101
           from generate_series($1::int, $1 + 3999) n`,
          [from],
        );
      }
      await api.pool.query('analyze comments');
      for (const query of ['', '?page=400', '?sort=-score', '?q=numero+19999', '?postId=7&sort=createdAt']) {
        const { entries } = await list(query);
        assert.ok(entries.length > 0, query);
      }
      const plan = await api.pool.query(
        `explain select * from comments where state = 'pending' and created_at <= now() order by created_at desc, id desc limit 50`,
      );
      assert.match(JSON.stringify(plan.rows), /comments_by_state/);
      const risk = await api.pool.query(
        `explain select * from comments where state = 'pending' order by spam_score desc nulls last, id desc limit 50`,
      );
      assert.match(JSON.stringify(risk.rows), /comments_by_score/);
    });
  });

  describe('deciding about several at once', () => {
    test('each gets its outcome, and the public list follows', async () => {
      const [one, two] = [await send('Ana', 'Primero'), await send('Berta', 'Segundo')];
      const { status, outcomes } = await decideAll([
        { id: one.id, decision: 'approve', from: 'pending' },
        { id: unknownId, decision: 'approve' },
        { id: two.id, decision: 'approve' },
      ]);
      assert.equal(status, 200);
      assert.deepEqual(outcomes, [
        { id: one.id, outcome: 'done', message: null },
        { id: unknownId, outcome: 'not-found', message: 'Este comentario no existe.' },
        { id: two.id, outcome: 'done', message: null },
      ]);
      assert.deepEqual(await publicTexts(), ['Segundo', 'Primero']);
    });

    test('what somebody else decided first stays, and the rest of the batch is done', async () => {
      const [one, two] = [await send('Ana', 'a'), await send('Berta', 'b')];
      const other = (await api.member('moderator')).authorization;
      await decideAll([{ id: one.id, decision: 'approve' }], other);
      const { outcomes } = await decideAll(
        [one, two].map(({ id }) => ({ id, decision: 'reject', from: 'pending', reason: 'abuse' })),
      );
      assert.deepEqual(outcomes, [
        { id: one.id, outcome: 'conflict', message: 'Este comentario ya está aprobado.' },
        { id: two.id, outcome: 'done', message: null },
      ]);
    });

    test('two batches over the same comments at once decide each of them once', async () => {
      const other = (await api.member('moderator')).authorization;
      const sent = await Promise.all(Array.from({ length: 20 }, (_, n) => send(`A${n}`, 'x')));
      const order = (decision: string, from = 'pending') => sent.map(({ id }) => ({ id, decision, from }));
      const [yes, no] = await Promise.all([decideAll(order('approve')), decideAll(order('reject').reverse(), other)]);
      const done = ({ outcomes }: typeof yes) => outcomes.filter(({ outcome }) => outcome === 'done').length;
      assert.equal(done(yes) + done(no), 20);
      assert.ok(done(yes) === 20 || done(no) === 20);
      const { counts } = await list();
      assert.deepEqual([counts.approved, counts.rejected], [done(yes), done(no)]);
    });

    test('a batch is taken back to where each comment was', async () => {
      const [one, two] = [await send('Ana', 'a'), await send('Berta', 'b')];
      await decideAll([
        { id: one.id, decision: 'reject', reason: 'illegal', note: 'Ojo' },
        { id: two.id, decision: 'spam' },
      ]);
      await decideAll([
        { id: one.id, decision: 'approve', from: 'rejected' },
        { id: two.id, decision: 'approve', from: 'spam' },
      ]);
      assert.deepEqual((await list()).counts, { pending: 0, reported: 0, approved: 2, rejected: 0, spam: 0 });
      await decideAll([
        { id: one.id, decision: 'reject', from: 'approved', reason: 'illegal', note: 'Ojo' },
        { id: two.id, decision: 'spam', from: 'approved' },
      ]);
      const [again] = (await list('?state=rejected')).entries;
      assert.deepEqual([again?.decision?.reason, again?.decision?.note], ['illegal', 'Ojo']);
      assert.deepEqual((await list()).counts, { pending: 0, reported: 0, approved: 0, rejected: 1, spam: 1 });
      assert.deepEqual(await publicTexts(), []);
    });

    for (const [what, decisions] of [
      ['none', []],
      ['51', Array.from({ length: 51 }, () => ({ id: unknownId, decision: 'approve' }))],
      ['an unknown decision', [{ id: unknownId, decision: 'delete' }]],
      ['an unknown reason', [{ id: unknownId, decision: 'reject', reason: 'boring' }]],
      ['a note that is too long', [{ id: unknownId, decision: 'reject', note: 'x'.repeat(301) }]],
      ['no comment’s id', [{ id: '1', decision: 'approve' }]],
    ] as const) {
      test(`${what}: refused in words`, async () => {
        const { status, message } = await decideAll([...decisions]);
        assert.equal(status, 400);
        assert.match(message, /^[A-Z].*\.$/);
      });
    }
  });

  describe('deciding about one', () => {
    test('a rejection takes its reason and note, and keeps to the bare call of the first site', async () => {
      const [one, two] = [await send('Ana', 'a'), await send('Berta', 'b')];
      const body = { reason: 'personal-data', note: 'Hay un teléfono' };
      assert.equal((await api.call('DELETE', `/comments/reject/${one.id}`, { as, body })).statusCode, 200);
      assert.equal((await api.call('DELETE', `/comments/reject/${two.id}`, { as })).statusCode, 200);
      assert.deepEqual(
        (await list('?state=rejected&sort=createdAt')).entries.map(({ decision }) => [
          decision?.reason,
          decision?.note,
        ]),
        [
          ['personal-data', 'Hay un teléfono'],
          [null, null],
        ],
      );
    });

    test('from any state into any other, when the moderator says what she saw', async () => {
      const { id } = await send('Ana', 'a');
      const path = { approved: 'approve', rejected: 'reject', spam: 'spam', pending: 'restore' } as const;
      let from: keyof typeof path = 'pending';
      for (const to of [
        'rejected',
        'approved',
        'spam',
        'rejected',
        'spam',
        'approved',
        'rejected',
        'pending',
      ] as const) {
        assert.deepEqual((await decideAll([{ id, decision: path[to], from }])).outcomes[0]?.outcome, 'done', to);
        assert.equal((await list(`?state=${to}`)).total, 1);
        from = to;
      }
    });

    test('anyone who saw another state than there is learns of it', async () => {
      const { id } = await send('Ana', 'a');
      await api.call('DELETE', `/comments/reject/${id}`, { as });
      const late = await api.call('POST', `/comments/approve/${id}`, { as, body: { from: 'pending' } });
      assert.equal(late.statusCode, 409);
      assert.equal(late.json().message, 'Este comentario ya está rechazado.');
      const aware = await api.call('POST', `/comments/approve/${id}`, { as, body: { from: 'rejected' } });
      assert.equal(aware.statusCode, 200);
    });

    test('the log says who, from where, to where and why, and never the note', async () => {
      const { id } = await send('Ana', 'a');
      const body = { reason: 'abuse', note: 'Insulta a Berta' };
      await api.call('DELETE', `/comments/reject/${id}`, { as, body });
      await api.call('POST', `/comments/approve/${id}`, { as, body: { from: 'rejected' } });
      assert.deepEqual(await audit(id), [
        {
          act: 'comment.reject',
          before: { state: 'pending' },
          after: { state: 'rejected', reason: 'abuse' },
        },
        {
          act: 'comment.approve',
          before: { state: 'rejected', reason: 'abuse' },
          after: { state: 'approved' },
        },
      ]);
      assert.equal((await list('?state=approved')).entries[0]?.decision?.reason, null);
    });

    test('the name of a moderator whose account is gone is gone too, and the decision stays', async () => {
      const passing = await api.member('moderator');
      const { id } = await send('Ana', 'a');
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      await decideAll([{ id, decision: 'spam' }], passing.authorization);
      await api.pool.query('delete from users where id = $1', [passing.id]);
      const decision = (await list('?state=spam')).entries[0]?.decision;
      assert.deepEqual([decision?.by, decision?.byScore], [null, false]);
    });
  });

  describe('the spam score', () => {
    const advert =
      'GANA DINERO DESDE CASA!!! Casino online con bonus de 500€ en https://casino-bonus.example y escríbeme por WhatsApp +34 600 000 000 o Telegram @gana_ya';

    test('it is kept with its reasons, which add up', async () => {
      await send('Ana', 'No me queda clara la diferencia entre auto-fit y auto-fill, ¿alguien me ayuda?');
      const [entry] = (await list()).entries;
      const sum = entry?.reasons.reduce((total, { points }) => total + points, 0) ?? Number.NaN;
      assert.equal(entry?.score, Math.min(100, Math.max(0, sum)));
      for (const { words } of entry?.reasons ?? []) assert.match(words, /^[A-ZÁÉÍÓÚÑ«\d]/);
    });

    test('what looks like spam is answered alike, waits for nobody and notifies nobody', async () => {
      await api.pool.query('update moderation_notice set sent_at = null');
      const mails = api.mails.length;
      const body = { postId: 16, content: advert, alias: 'Gana ya', elapsedMs: 900 };
      const answer = await api.call('POST', '/comments', { body });
      assert.equal(answer.statusCode, 201);
      const { id, editToken, editableUntil, ...rest } = answer.json<SentComment>();
      assert.equal(editToken.length, 43);
      assert.ok(editableUntil > api.clock.now.toISOString());
      assert.deepEqual(rest, {
        postId: 16,
        content: advert,
        alias: 'Gana ya',
        approved: false,
        createdAt: api.clock.now.toISOString(),
      });
      assert.equal(api.mails.length, mails);
      assert.deepEqual((await api.call('GET', '/comments/pending', { as })).json(), []);
      const [entry] = (await list('?state=spam')).entries;
      assert.equal(entry?.id, id);
      assert.ok((entry?.score ?? 0) >= 80);
      assert.deepEqual(entry?.decision, {
        at: api.clock.now.toISOString(),
        by: null,
        byScore: true,
        reason: null,
        note: null,
      });
      assert.deepEqual(await audit(id), []);
      await send('Ana', 'Gracias por el artículo');
      assert.ok(api.mails.length > mails, 'the next comment tells them');
      await decideAll([{ id, decision: 'restore', from: 'spam' }]);
      assert.equal((await list()).total, 2);
    });

    test('the same text again and again is noticed', async () => {
      const scores: number[] = [];
      for (const content of ['Visita mi blog de diseño', 'visita mi blog de DISEÑO', 'Visita mi blog de diseño']) {
        const { id } = await send('Ana', content);
        scores.push((await list()).entries.find((entry) => entry.id === id)?.score ?? 0);
      }
      assert.ok((scores[2] ?? 0) > (scores[0] ?? 0), scores.join());
    });
  });

  test('what is kept apart as spam is removed for good after 30 days, what is rejected after 90', async () => {
    const [bad, junk, good] = [await send('Ana', 'a'), await send('Berta', 'b'), await send('Cira', 'c')];
    await decideAll([
      { id: bad.id, decision: 'reject' },
      { id: junk.id, decision: 'spam' },
      { id: good.id, decision: 'approve' },
    ]);
    const left = async () => {
      const { rows } = await api.pool.query('select alias from comments order by alias');
      return rows.map(({ alias }) => alias);
    };
    const decidedAt = api.clock.now.getTime();
    await purgeExpired(api.pool, new Date(decidedAt + 30 * day));
    assert.deepEqual(await left(), ['Ana', 'Berta', 'Cira']);
    await purgeExpired(api.pool, new Date(decidedAt + 30 * day + 1));
    assert.deepEqual(await left(), ['Ana', 'Cira']);
    await purgeExpired(api.pool, new Date(decidedAt + 90 * day + 1));
    assert.deepEqual(await left(), ['Cira']);
  });
});
