import type { ReleaseAction } from '@femcoders/contracts/releases';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordAct } from './audit-log.ts';

/** A switch of what is live, as the registry reports it. */
export interface ReleaseSwitch {
  /** Number of the switch in the registry's history. */
  id: number;
  /** `shell` or a remote's name. */
  name: string;
  action: ReleaseAction;
  before: string | null;
  /** Null when the remote was taken off the site. */
  after: string | null;
  /** The author of the switch: a person's or a process's name. */
  by: string;
  at: Date;
  /** Null for a command line. */
  request: ReleaseRequest | null;
  /** The sources of the release that is live now. */
  sources?: { commit: string | null; uncommitted?: boolean | undefined } | undefined;
}

/** The request with which somebody acted on a release. */
export interface ReleaseRequest {
  /** Null where a team's token asked. */
  memberId: string | null;
  requestId: string;
  addressHash: string | null;
  /** The token, and who or what presented it, as they say. */
  team?: { tokenId: string; label: string; builder: string | null };
}

/** An action on releases that switches nothing, as the registry reports it. */
export interface PublishingLine {
  act:
    | 'upload'
    | 'preview'
    | 'token-create'
    | 'token-revoke'
    | 'right-give'
    | 'right-take'
    | 'freeze-start'
    | 'freeze-end'
    | 'rule-set';
  /** `shell`, a remote's name, a token's id, or `all` for every part. */
  subject: string;
  by: string;
  at: Date;
  request: ReleaseRequest;
  after: Record<string, unknown>;
}

/**
 * Adds a switch to the audit log. Where it comes from a command line and not from a request, its number stands for one.
 * A database that has no audit log yet, because the site has never started on it, keeps the registry's history alone.
 *
 * @param client in the switch's transaction
 */
export async function recordSwitch(client: pg.ClientBase, line: ReleaseSwitch): Promise<void> {
  const { request, sources } = line;
  if (!(await hasAuditLog(client))) return;
  await recordAct(
    drizzle(client as pg.PoolClient),
    { requestId: request?.requestId ?? `registry:${line.id}`, addressHash: request?.addressHash ?? null },
    {
      act: `release.${line.action}`,
      at: line.at,
      actor: memberOf(request, line.by),
      actorName: line.by,
      subject: `release:${line.name}`,
      before: line.before === null ? undefined : { version: line.before },
      after:
        line.after === null
          ? undefined
          : { version: line.after, ...(request?.team && { ...sources, ...teamWords(request) }) },
    },
  );
}

async function hasAuditLog(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('audit') is not null as there`);
  return rows[0]?.there === true;
}

/**
 * Adds to the audit log what was done about releases without switching anything: an upload, the link of a preview, a team token, a right.
 *
 * @param client in the act's transaction, where it has one
 */
export async function recordPublishing(client: pg.ClientBase | pg.Pool, line: PublishingLine): Promise<void> {
  const { act, subject, by, at, request, after } = line;
  await recordAct(drizzle(client as pg.PoolClient), request, {
    act: `release.${act}`,
    at,
    actor: memberOf(request, by),
    actorName: by,
    subject: `release:${subject}`,
    after: { ...after, ...teamWords(request) },
  });
}

/** An action on a roll-out, as the registry reports it. */
export interface RolloutLine {
  act: 'rollout-start' | 'rollout-share' | 'rollout-pause' | 'rollout-resume' | 'rollout-withdraw' | 'rollout-approve';
  /** `shell` or a remote's name. */
  name: string;
  after: Record<string, unknown>;
  by: { name: string; request: ReleaseRequest | null };
  at: Date;
}

/**
 * Adds to the audit log what somebody did with a roll-out, where there is one (`recordSwitch`).
 *
 * @param client in the act's transaction
 */
export async function recordRollout(client: pg.ClientBase, { act, name, after, by, at }: RolloutLine): Promise<void> {
  const { request } = by;
  if (!(await hasAuditLog(client))) return;
  await recordAct(
    drizzle(client as pg.PoolClient),
    { requestId: request?.requestId ?? `registry:${name}`, addressHash: request?.addressHash ?? null },
    {
      act: `release.${act}`,
      at,
      actor: memberOf(request, by.name),
      actorName: by.name,
      subject: `release:${name}`,
      after: { ...after, ...teamWords(request) },
    },
  );
}

const memberOf = (request: ReleaseRequest | null, name: string) =>
  request?.memberId ? { id: request.memberId, name } : null;

/** Which token, by its label and its id, and what its bearer says of itself. */
function teamWords(request: ReleaseRequest | null): Record<string, string> {
  if (!request?.team) return {};
  const { tokenId, label, builder } = request.team;
  return { token: label, tokenId, ...(builder && { builder }) };
}
