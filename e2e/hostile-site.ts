import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHostileCalendar } from '@femcoders/api/testing/stored/hostile-calendar';
import { type Asker, type StoredTextSite, TextWriter } from '@femcoders/api/testing/stored/text-writer';
import { type StoredTextPage, writeStoredTexts } from '@femcoders/api/testing/stored/write-stored-texts';
import type { Role } from '@femcoders/contracts/session';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { freePort, startSite } from './running-site.ts';
import { siteUnderTest } from './site-under-test.ts';

/** Longest wait for a mail, in milliseconds. */
const mailLimitMs = 20_000;

/** A separate site on which every text that somebody can write is hostile. */
export interface HostileSite {
  url: string;
  /** Where the texts are read. */
  pages: StoredTextPage[];
  writer: TextWriter;
  /** Nobody has asked for anything yet. */
  forgetRequests(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a site without data and writes a hostile text into each field, as those do who may. */
export async function startHostileSite(): Promise<HostileSite> {
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-hostile-'));
  const [database, calendar] = await Promise.all([createTestDatabase(), startHostileCalendar()]);
  // What the site under test was built from need not be built again.
  await cp(join(siteUnderTest().varDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const site = await startSite({
    varDir: folder,
    port: await freePort(),
    environment: {
      SEED: 'none',
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'admin@femcoders.example',
      ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
      EVENTBRITE_URL: calendar.origin,
    },
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const forgetRequests = async () => void (await pool.query('delete from rate_limits'));
  const asked = { url: site.url, pool, sourceOrigin: calendar.origin, forgetRequests };
  const written = storedTextSite(asked);
  const writer = new TextWriter(written);
  const pages = await writeStoredTexts(written, writer);
  return {
    url: site.url,
    pages,
    writer,
    forgetRequests,
    async stop() {
      await pool.end();
      await site.stop();
      await calendar.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface SiteAccess {
  url: string;
  pool: pg.Pool;
  sourceOrigin: string;
  forgetRequests(): Promise<void>;
}

function storedTextSite({ url, pool, sourceOrigin, forgetRequests }: SiteAccess): StoredTextSite {
  let reader: Promise<Asker> | undefined;
  const site: StoredTextSite = {
    sourceOrigin,
    async ask(method, path, { as, body, headers = {} } = {}) {
      await forgetRequests();
      const isFile = body instanceof Uint8Array;
      const sent = isFile ? body : JSON.stringify(body);
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(body && !isFile ? { 'content-type': 'application/json' } : {}),
          ...(as ? { authorization: as.authorization } : {}),
          ...headers,
        },
        ...(body ? { body: sent as BodyInit } : {}),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      return JSON.parse(/json/.test(answer.headers.get('content-type') ?? '') && text ? text : 'null');
    },
    somebody: (role) => addProven(pool, role),
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async mailsTo(address) {
      reader ??= site.somebody('admin');
      const as = await reader;
      const path = `/admin/mailbox?${new URLSearchParams({ q: address })}`;
      const deadline = Date.now() + mailLimitMs;
      for (;;) {
        const { entries } = await site.ask<{ entries: { id: string }[] }>('GET', path, { as });
        const read = ({ id }: { id: string }) => site.ask<{ text: string }>('GET', `/admin/mailbox/${id}`, { as });
        if (entries.length > 0) return (await Promise.all(entries.map(read))).map(({ text }) => text);
        if (Date.now() > deadline) throw new Error(`No mail has arrived at ${address}.`);
        await sleep(100);
      }
    },
  };
  return site;
}

/** Somebody who has proven that it is her, with a second factor. */
async function addProven(pool: pg.Pool, role: Role): Promise<Asker & { email: string }> {
  const token = randomBytes(32).toString('base64url');
  const email = `${randomUUID()}@prueba.example`;
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into users (email, name, role, password_hash) values ($1, 'Prueba', $2, 'none') returning id
     )
     insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, second_factor, proven_at)
     select $3, id, now(), now(), now() + interval '1 hour', true, now() from made returning user_id as id`,
    [email, role, createHash('sha256').update(token).digest()],
  );
  return { id: rows[0]?.id ?? '', email, authorization: `Bearer ${token}` };
}
