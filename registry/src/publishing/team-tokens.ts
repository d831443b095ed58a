import { createHash, randomBytes } from 'node:crypto';
import type { PresentedToken, TeamToken } from '@femcoders/contracts/publishing';
import { type TeamAct, teamActs, teamTokenPrefix } from '@femcoders/contracts/publishing-names';
import type { ClientBase, Pool } from 'pg';

const dayMs = 24 * 60 * 60 * 1000;
/** How exactly the last use is known, as PostgreSQL writes it: each use would otherwise be a write. */
const useNoted = '1 minute';

/** A person of the site: her account and what the histories call her. */
export interface Person {
  id: string;
  name: string;
}

export interface TokenOrder {
  label: string;
  names: readonly string[];
  acts: readonly TeamAct[];
  days: number;
}

/** A row of `registry.team_tokens`, as far as it is read. */
interface TokenRow {
  id: string;
  label: string;
  names: string[];
  acts: string[];
  created_at: Date;
  created_by: string;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/**
 * Makes a team token. Its secret is `fct_` and 256 random bits in base64url; only their hash is kept.
 * @returns the token and its secret, which nobody can read again
 */
export async function makeToken(
  client: ClientBase,
  { label, names, acts, days }: TokenOrder,
  by: Person,
  now: Date,
): Promise<{ token: TeamToken; secret: string }> {
  const secret = teamTokenPrefix + randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const { rows } = await client.query<TokenRow>(
    `insert into registry.team_tokens (label, token_hash, names, acts, created_at, created_by, created_by_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
    [label, hashOf(secret), [...new Set(names)], [...new Set(acts)], now, by.name, by.id, expiresAt],
  );
  if (!rows[0]) throw new Error('The token was not stored.');
  return { token: tokenOf(rows[0], now), secret };
}

/** All team tokens: those that are good first, then by when they were made, the newest first. */
export async function listTokens(pool: Pool, now: Date): Promise<TeamToken[]> {
  const { rows } = await pool.query<TokenRow>(
    `select * from registry.team_tokens
      order by revoked_at is not null or expires_at <= $1, created_at desc limit 500`,
    [now],
  );
  return rows.map((row) => tokenOf(row, now));
}

/** @returns the token that was good until now; null when there is none of that id or it was revoked before */
export async function revokeToken(client: ClientBase, id: string, now: Date): Promise<TeamToken | null> {
  const { rows } = await client.query<TokenRow>(
    `update registry.team_tokens set revoked_at = $2 where id::text = $1 and revoked_at is null returning *`,
    [id, now],
  );
  return rows[0] ? tokenOf(rows[0], now) : null;
}

/**
 * Finds the token that a secret belongs to, and notes that it was used. It is looked up by its hash, so that what is revoked, expired or unknown
 * costs the same statement and reveals nothing.
 * @returns null unless it is good
 */
export async function findToken(pool: Pool, secret: string, now: Date): Promise<PresentedToken | null> {
  const { rows } = await pool.query<TokenRow & { stale: boolean }>(
    `select *, last_used_at is null or last_used_at < $2::timestamptz - $3::interval as stale
       from registry.team_tokens where token_hash = $1`,
    [hashOf(secret), now, useNoted],
  );
  const row = rows[0];
  if (!row || stateOf(row, now) !== 'valid') return null;
  if (row.stale) await pool.query('update registry.team_tokens set last_used_at = $2 where id = $1', [row.id, now]);
  return presented(row);
}

/** Whether a token that was presented before is still good; inside a transaction, until its end. */
export async function isStillValid(client: ClientBase, id: string, now: Date): Promise<boolean> {
  const { rows } = await client.query(
    'select from registry.team_tokens where id = $1 and revoked_at is null and expires_at > $2 for share',
    [id, now],
  );
  return rows.length > 0;
}

/** Whether a token was revoked; an unknown one counts as that. Inside a transaction it stays so until its end. */
export async function isTokenRevoked(db: ClientBase | Pool, id: string): Promise<boolean> {
  const { rows } = await db.query(
    'select from registry.team_tokens where id::text = $1 and revoked_at is null for share',
    [id],
  );
  return rows.length === 0;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const actsOf = (acts: string[]) => teamActs.filter((act) => acts.includes(act));
const presented = ({ id, label, names, acts }: TokenRow): PresentedToken => ({ id, label, names, acts: actsOf(acts) });

function stateOf({ revoked_at, expires_at }: TokenRow, now: Date): TeamToken['state'] {
  if (revoked_at) return 'revoked';
  return expires_at <= now ? 'expired' : 'valid';
}

function tokenOf(row: TokenRow, now: Date): TeamToken {
  return {
    ...presented(row),
    names: row.names,
    acts: actsOf(row.acts),
    state: stateOf(row, now),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
