import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parseFeed } from 'feedsmith';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { defaultApiConfig } from './config.ts';
import { frameMail } from './mail/mail-frame.ts';
import { cheapPasswordHash } from './testing/cheap-password-hash.ts';
import type { ApiDocument } from './testing/fuzz/operations.ts';
import { createPolicyApi, policyPassword } from './testing/policy/policy-api.ts';
import { createCaller } from './testing/policy/test-caller.ts';
import { writtenTexts } from './testing/stored/described-texts.ts';
import { harmIn } from './testing/stored/harmless-html.ts';
import { startHostileCalendar } from './testing/stored/hostile-calendar.ts';
import { hiddenCharacters, hostileLinks } from './testing/stored/hostile-texts.ts';
import { otherTexts, storedFields, triedRows } from './testing/stored/stored-fields.ts';
import { marksIn, type PlannedWrite, type StoredTextSite, setField, TextWriter } from './testing/stored/text-writer.ts';
import { writeStoredTexts } from './testing/stored/write-stored-texts.ts';
import type { TestApi } from './testing/test-api.ts';

/** With which piece the texts begin the second time. */
const secondRound = 13;
const identity = { brand: 'Prueba', contactEmail: 'hola@prueba.example', publicUrl: 'https://web.example', holder: [] };

describe('what somebody writes to do harm', () => {
  let api: TestApi;
  let calendar: Awaited<ReturnType<typeof startHostileCalendar>>;
  let writer: TextWriter;
  let site: StoredTextSite;
  /** Links of harm that were taken. */
  const taken: string[] = [];

  before(async () => {
    calendar = await startHostileCalendar();
    const imports = { ...defaultApiConfig.imports, trustedOrigins: [calendar.origin] };
    api = await createPolicyApi({ imports });
    site = await siteOf(api, calendar.origin);
    writer = new TextWriter(site, 0, tryLinks);
    await writeStoredTexts(site, writer);
    await writeStoredTexts(site, new TextWriter(site, secondRound));
  });
  after(async () => {
    await api?.close();
    await calendar?.close();
  });

  /** Asks for the same with an address of harm in each of its links: it must not be taken. */
  async function tryLinks({ row, method, path, body, request, fields }: PlannedWrite): Promise<void> {
    await api.pool.query('delete from rate_limits');
    for (const [field, { form }] of Object.entries(fields)) {
      if (form !== 'link' && form !== 'path') continue;
      for (const link of hostileLinks) {
        const changed = structuredClone(body);
        setField(changed, field.split('.'), link);
        const as = request.as?.authorization;
        const answer = await api.call(method, path, { as, body: changed, headers: request.headers ?? {} });
        // A piece of one kind keeps nothing of what belongs to another.
        const isKept = answer.body.includes(JSON.stringify(link.trim()));
        const isNamed = answer.statusCode === 400 && answer.body.includes(`"${field.split(/[[.]/)[0]}`);
        if (isKept || (answer.statusCode >= 300 && !isNamed))
          taken.push(`${row} ${field}: ${link} (${answer.statusCode})`);
      }
      await api.pool.query('delete from rate_limits');
    }
  }

  test('is written into every field that the API describes, and no field is forgotten', async () => {
    const document = (await api.call('GET', '/openapi.json')).json<ApiDocument>();
    const known = (row: string, field: string) =>
      triedRows.includes(row) ||
      isStored(row as keyof typeof storedFields, field) ||
      field in otherTexts ||
      `${row} ${field}` in otherTexts;
    const forgotten = writtenTexts(document).filter(({ row, field }) => !known(row, field));
    assert.deepEqual(
      forgotten.map(({ row, field }) => `${row} ${field}`),
      [],
      'name these in testing/stored/stored-fields.ts',
    );
    const rows = new Set([...writer.written.values()].map(({ row }) => row));
    const unwritten = Object.keys(storedFields).filter((row) => !rows.has(row as never));
    assert.deepEqual(unwritten, [], 'write these in testing/stored/');
  });

  test('is refused where it would be a link', () => {
    assert.deepEqual(taken, []);
  });

  test('turns no direction and hides nothing: such signs are not kept', async () => {
    const { rows: tables } = await api.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await api.pool.query<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t`);
      for (const { row } of rows) if (hiddenCharacters.test(JSON.stringify(JSON.parse(row), plain))) found.push(name);
    }
    assert.deepEqual([...new Set(found)], []);
  });

  test('is text in every mail, and changes neither its head nor whom it goes to', () => {
    assert.ok(api.mails.length > 20);
    for (const mail of api.mails) {
      const framed = frameMail(mail, identity, true);
      assert.deepEqual(harmIn(framed.html), [], mail.subject);
      for (const line of [mail.to, mail.replyTo ?? '', mail.subject])
        assert.doesNotMatch(line, /[\p{Cc}\p{Zl}\p{Zp}]/u);
      assert.equal(mail.to.split('@').length, 2, mail.to);
    }
    const marks = new Set(api.mails.flatMap(({ text }) => marksIn(text)));
    assert.ok(marks.size > 20, `${marks.size} fields are in mails`);
  });

  test('is text in the feed of offers', async () => {
    const xml = (await api.call('GET', '/jobs/feed.xml')).body;
    const { format, feed } = parseFeed(xml);
    assert.ok(format === 'rss' && feed.items?.length === 4, 'two offers of each round are open');
    assert.doesNotMatch(xml, /<(?:x-pwned|script|img|style)/i);
    for (const { title, description } of feed.items) assert.match(`${title} ${description}`, /pwned|W/);
  });

  test('is text in every calendar', async () => {
    const slugs = (await api.pool.query<{ slug: string }>(`select slug from events where state <> 'draft'`)).rows;
    const sessions = api.mails.flatMap(({ text }) => text.match(/\/mentoring\/sessions\/calendar\.ics\?\S+/g) ?? []);
    assert.ok(slugs.length >= 4 && sessions.length >= 2);
    const each = slugs.map(({ slug }) => `/events/api/detail/${slug}/calendar.ics`);
    for (const path of [...each, ...sessions, '/events/api/calendar.ics']) {
      const read = new ICAL.Component(ICAL.parse((await api.call('GET', path)).body));
      const entries = read.getAllSubcomponents('vevent');
      assert.equal(entries.length, path.startsWith('/events/api/calendar') ? slugs.length : 1, path);
      for (const entry of entries) assert.equal(entry.getFirstProperty('x-pwned'), null);
    }
  });

  test('is text in the copy of her data that a member takes along', async () => {
    const { rows } = await api.pool.query<{ user_id: string }>('select user_id from member_profiles limit 1');
    const id = rows[0]?.user_id ?? '';
    const admin = await site.somebody('admin');
    const as = admin.authorization;
    const answer = await api.call('POST', `/admin/accounts/${id}/export`, { as, body: { reason: 'Una prueba' } });
    assert.equal(answer.statusCode, 200, answer.body);
    const files = unzipSync(answer.rawPayload);
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    assert.deepEqual(harmIn(page), []);
    assert.ok(marksIn(page).length > 10);
    JSON.parse(strFromU8(files['datos.json'] ?? new Uint8Array()));
  });
});

/** Of a field whose names are free, some are in the list. */
function isStored(row: keyof typeof storedFields, field: string): boolean {
  const fields = Object.keys(storedFields[row] ?? {});
  return field.endsWith('{}')
    ? fields.some((name) => name.startsWith(field.replace('{}', '.')))
    : fields.includes(field);
}

/** Replaces bytes and tokens of a row: they are not read. */
const plain = (_name: string, value: unknown) =>
  typeof value === 'string' && /^\\x[0-9a-f]*$/.test(value) ? '' : value;

async function siteOf(api: TestApi, sourceOrigin: string): Promise<StoredTextSite> {
  const passwordHash = cheapPasswordHash(policyPassword);
  return {
    sourceOrigin,
    async ask(method, path, { as, body, headers = {} } = {}) {
      const answer = await api.call(method, path, { as: as?.authorization, body, headers });
      assert.ok(answer.statusCode < 300, `${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
      return JSON.parse(/json/.test(String(answer.headers['content-type'])) && answer.body ? answer.body : 'null');
    },
    somebody: (role) => {
      const now = api.clock.now;
      return createCaller(api.pool, role, { now, passwordHash, secondFactor: true, provenAt: now });
    },
    query: async (sql, values) => (await api.pool.query(sql, values)).rows,
    mailsTo: async (address) => {
      const texts = api.mails.filter(({ to }) => to === address).map(({ text }) => text);
      return texts.reverse();
    },
  };
}
