import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { createDatabase, createPool, type Database } from '../database/database.ts';
import { hubPieces } from '../database/hub-tables.ts';
import { jobOffers } from '../database/job-tables.ts';
import { createMigratedDatabase } from '../testing/migrated-database.ts';
import { findsWords } from './find-words.ts';

describe('a search by an index', () => {
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let pool: ReturnType<typeof createPool>;
  let db: Database;
  before(async () => {
    database = await createMigratedDatabase();
    pool = createPool(database.url, 1);
    db = createDatabase(pool);
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });

  const finds = async (q: string, text: string) => {
    const { rows } = await db.execute(sql`select ${findsWords(q, sql`plain_text(${text}::text)`)} as found`);
    return rows[0]?.found === true;
  };
  const text = "Diseño en PostgreSQL\ny Node.js, con C++ (O’Reilly) o'Brien: 100% «a la vez» \\o/ | & ! <-> ☕";

  for (const q of [
    ...['diseno', 'DISEÑO', 'sql', 'postgres', 'stgr', 'js', 'node.js', '.js,', 'c++', '+', 'y', "o'b", "'brien:"],
    ...['100%', '%', '\\o/', '\\', '|', '&', '!', '<->', '☕', '«a', 'sql diseno', 'vez» con'],
  ]) {
    test(`finds «${q}», also inside a word`, async () => assert.equal(await finds(q, text), true));
  }

  for (const q of ['sqlite', 'en-', 'nodejs', '*', 's%o', 'd_se', '\\d', 'sql noesta', 'rejilla']) {
    test(`does not find «${q}»`, async () => assert.equal(await finds(q, text), false));
  }

  test('what is nothing but an accent is no search, and breaks nothing', async () => {
    assert.equal(await finds('\u0301', text), true);
  });

  const lists: [string, SQL][] = [
    ['hub_pieces_words', sql`select id from hub_pieces where ${findsWords('sql', sql`${hubPieces.searchText}`)}`],
    ['job_offers_words', sql`select id from job_offers where ${findsWords('sql', sql`${jobOffers.haystack}`)}`],
    [
      'job_offers_cities',
      sql`select id from job_offers where ${findsWords('vic', sql`plain_text(${jobOffers.city})`)}`,
    ],
  ];
  for (const [index, list] of lists) {
    test(`${index} answers it`, async () => {
      const plan = await db.transaction(async (transaction) => {
        await transaction.execute(sql`set local enable_seqscan = off`);
        return (await transaction.execute(sql`explain ${list}`)).rows;
      });
      assert.match(JSON.stringify(plan), new RegExp(`Bitmap Index Scan on ${index}`));
    });
  }
});
