import type pg from 'pg';
import { policyPassword } from '../policy/policy-api.ts';
import { sentWords } from './schema-sample.ts';

/**
 * Returns the leaks in a line of the log: texts that somebody has written, and secrets.
 * @param tokens of sessions, and those of links
 */
export function leakedInLog(line: string, tokens: Iterable<string>): string[] {
  const problems: string[] = [];
  if (line.includes(sentWords.slice(0, 40))) problems.push('has in the log what was sent');
  if (line.includes(policyPassword)) problems.push('has a password in the log');
  for (const token of tokens) if (line.includes(token)) problems.push('has in the log what opens something');
  return problems;
}

/**
 * Tables that hold, readable, what opens a session, or a password.
 * @param tokens of sessions
 */
export async function leakingTables(pool: pg.Pool, tokens: Iterable<string>): Promise<string[]> {
  const secrets = [policyPassword, ...tokens].map((secret) => `%${secret.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const leaking: string[] = [];
  for (const { name } of rows) {
    const found = await pool.query(`select from ${name} kept where kept::text like any ($1) limit 1`, [secrets]);
    if (found.rowCount) leaking.push(`${name} holds a password, or what opens a session`);
  }
  return leaking;
}
