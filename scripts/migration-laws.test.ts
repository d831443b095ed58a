import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brokenMigrationLaws } from './testing/migration-laws.ts';

const root = join(import.meta.dirname, '..');
/** The newest migration of each folder that is older than these laws. */
const beforeLaws = { api: '0890_last_good_backup.sql', registry: '0010_failed_views.sql' };

const broken = (text: string, earlier = ['0001_one.sql', '0002_two.sql']) =>
  brokenMigrationLaws(text, earlier).map(({ message }) => message);

describe('a migration', () => {
  for (const [folder, last] of Object.entries(beforeLaws))
    test(`of ${folder} lets the version before go on`, async () => {
      const names = (await readdir(join(root, folder, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
      assert.ok(names.includes(last));
      const wrong: string[] = [];
      for (const name of names.filter((one) => one > last)) {
        const text = await readFile(join(root, folder, 'migrations', name), 'utf8');
        const earlier = names.filter((one) => one < name);
        for (const { statement, message } of brokenMigrationLaws(text, earlier))
          wrong.push(`${folder}/migrations/${name}: «${statement}». ${message}`);
        if (folder === 'registry' && text.startsWith('-- without transaction'))
          wrong.push(`${folder}/migrations/${name}: the registry applies its changes in one transaction.`);
      }
      assert.deepEqual(wrong, []);
    });

  test('may add what the version before need not know', () => {
    for (const text of [
      'create table places (id int primary key, name text not null); create unique index on places (name);',
      `alter table users add column colour text, add column turns integer not null default 0;`,
      `alter table users add column state text not null default 'a' check (state in ('a', 'b'));`,
      'alter table users alter column email drop not null;',
      'alter table users drop constraint a_check, add constraint a_check check (a in (1, 2)) not valid;',
      'alter table users validate constraint a_check;',
      `comment on table users is 'drop table users; rename to others';`,
      'create or replace function f() returns void language plpgsql as $f$ begin drop table gone; end $f$;',
      '-- without transaction\ncreate unique index concurrently if not exists users_by_name on users (name);',
    ])
      assert.deepEqual(broken(text), [], text);
  });

  test('takes away, renames and demands nothing that the version before lives with, unless it is a contract', () => {
    for (const statement of [
      'drop table users',
      'drop view people',
      'alter table users drop column name',
      'alter table users drop name',
      'alter table if exists only users add column a int, drop column if exists name',
      'alter table users rename column name to label',
      'alter table users rename to people',
      'alter table registry.releases alter column version type bigint',
      'alter table users alter version set data type bigint',
      'alter table users add column colour text not null',
      'alter table users alter column name set not null',
      'alter table users alter column name drop default',
      'truncate users',
      "do $$ begin execute 'drop table users'; end $$",
    ]) {
      assert.equal(broken(`${statement};`).length, 1, statement);
      assert.match(broken(statement)[0] ?? '', /-- contract: <reason>, since </);
      assert.deepEqual(broken(`-- contract: nothing reads it any more, since 0002_two.sql\n${statement};`), []);
    }
  });

  test('says of a contract since which migration of its folder nobody needs it', () => {
    assert.match(broken('-- contract: it is old\ndrop table users;')[0] ?? '', /Write `-- contract: <reason>, since/);
    const later = '-- contract: nothing reads it any more, since 0009_nine.sql\ndrop table users;';
    assert.match(broken(later)[0] ?? '', /0009_nine\.sql, which is no earlier migration/);
  });

  test('keeps nobody waiting, contract or not', () => {
    for (const statement of [
      'create unique index users_by_name on users (name)',
      'create index on users (lower(name)) where active',
      'create index concurrently if not exists users_by_name on users (name)',
      'alter table users add constraint a_check check (a > 0)',
      'alter table users add foreign key (place) references places (id)',
      'alter table users add constraint a_key unique (a)',
      'alter table users add column id uuid not null default gen_random_uuid()',
      'alter table users add column label text generated always as (lower(name)) stored',
    ]) {
      assert.equal(broken(`${statement};`).length, 1, statement);
      const contract = `-- contract: nothing reads it any more, since 0002_two.sql\n${statement};`;
      assert.equal(broken(contract).length, 1, statement);
    }
    assert.match(broken('-- without transaction\ndrop table users;')[0] ?? '', /may be interrupted anywhere/);
  });
});
