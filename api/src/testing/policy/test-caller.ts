import { randomUUID } from 'node:crypto';
import type { Role } from '@femcoders/contracts/session';
import type pg from 'pg';
import { hashToken, newToken } from '../../authentication/secret-token.ts';
import type { TestMember } from '../test-api.ts';

const minute = 60_000;

export interface CallerOptions {
  now: Date;
  /** Of her password: hashing one for each of thousands would take an hour. */
  passwordHash: string;
  secondFactor?: boolean;
  provenAt?: Date | null;
  suspended?: boolean;
  /** Her session is over. */
  expired?: boolean;
}

/** A separate account with a separate session, so that nothing that one call does disturbs another. */
export async function createCaller(pool: pg.Pool, role: Role, options: CallerOptions): Promise<TestMember> {
  const { now, passwordHash, secondFactor = false, provenAt = null, suspended = false, expired = false } = options;
  const token = newToken();
  const email = `${randomUUID()}@prueba.example`;
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into users (email, name, role, password_hash, suspended_at)
       values ($1, 'Prueba', $2, $3, $4) returning id
     )
     insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, second_factor, proven_at)
     select $5, id, $6, $6, $7, $8, $9 from made returning user_id as id`,
    [
      email,
      role,
      passwordHash,
      suspended ? now : null,
      hashToken(token),
      now,
      new Date(now.getTime() + (expired ? -minute : 60 * minute)),
      secondFactor,
      provenAt,
    ],
  );
  if (!rows[0]) throw new Error('The account was not stored.');
  return { id: rows[0].id, email, authorization: `Bearer ${token}` };
}
