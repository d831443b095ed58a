import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type CataloguedEndpoint, catalogue } from '@femcoders/contracts/endpoints/catalogue';
import { longestList } from '@femcoders/contracts/endpoints/queries';
import { seed } from '../seed/seed.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';

/** Rows of each kind. */
const many = 2_000;
/** Expressions of columns of which each row needs its own value: the number of the copy is `n`. */
const distinct: Record<string, Record<string, string>> = {
  people: { slug: `'persona-' || n`, name: `'Persona ' || n` },
  events: { slug: `'evento-' || n`, name: `'Evento ' || n` },
  talks: { slug: `'charla-' || n`, topics: `array['Tema ' || n]`, topic_keys: `array['tema-' || n]` },
  job_offers: { slug: `'oferta-' || n` },
  hub_pieces: { slug: `'pieza-' || n`, topics: `array['Tema ' || n]` },
  users: { email: `'socia' || n || '@generada.example'` },
  contact_messages: { reference: `'C-' || n` },
  comments: {},
  achievements: { slug: `'logro-' || n`, name: `'Logro ' || n` },
};

/** The longest list in what the API answers, wherever it stands. */
function longestIn(value: unknown): number {
  if (Array.isArray(value)) return Math.max(value.length, ...value.map(longestIn));
  return typeof value === 'object' && value !== null ? Math.max(0, ...Object.values(value).map(longestIn)) : 0;
}

describe('With thousands of rows of each kind', () => {
  let api: TestApi;
  let admin: TestMember;
  before(async () => {
    api = await createTestApi();
    await seed(api.pool, 'demo', api.clock.now);
    for (const [table, columns] of Object.entries(distinct)) await copyRows(table, columns);
    await copyMentors();
    await api.pool.query('analyze');
    admin = await api.member('admin');
  });
  after(() => api.close());

  /** Copies the rows that are there until there are many. */
  async function copyRows(table: string, columns: Record<string, string>): Promise<void> {
    const { rows } = await api.pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const unique: Record<string, string> = { idempotency_key: 'null', source_key: 'null' };
    const expressionOf = ({ name, type }: (typeof rows)[number]) => {
      if (columns[name]) return columns[name];
      if (name === 'id') return type === 'uuid' ? 'gen_random_uuid()' : null;
      return unique[name] ?? `"${name}"`;
    };
    const values = rows.flatMap((row) => {
      const value = expressionOf(row);
      return value === null ? [] : [{ name: `"${row.name}"`, value }];
    });
    await api.pool.query(
      `insert into ${table} (${values.map(({ name }) => name).join(', ')})
       select ${values.map(({ value }) => value).join(', ')}
       from generate_series(1, ${many}) as n
         join (select *, row_number() over () - 1 as place, count(*) over () as all_of_them from ${table}) as own
           on own.place = n % own.all_of_them`,
    );
  }

  /** Each is another member. */
  async function copyMentors(): Promise<void> {
    await api.pool.query(
      `insert into mentors select (jsonb_populate_record(null::mentors, to_jsonb(one) || jsonb_build_object(
         'id', gen_random_uuid(), 'user_id', users.id, 'slug', 'mentora-' || row_number() over (), 'state', 'active', 'is_public', true))).*
       from users, (select * from mentors limit 1) as one where users.email like '%@generada.example'`,
    );
  }

  for (const endpoint of Object.values(catalogue) as CataloguedEndpoint[]) {
    if (endpoint.method !== 'GET' || endpoint.path.includes(':')) continue;
    it(`${endpoint} has an end`, async () => {
      const answer = await api.call('GET', endpoint.path, { as: admin.authorization });
      if (answer.statusCode !== 200 || !`${answer.headers['content-type']}`.startsWith('application/json')) return;
      const length = longestIn(answer.json());
      assert.ok(length <= longestList, `${length} entries, ${answer.body.length} bytes`);
    });
  }
});
