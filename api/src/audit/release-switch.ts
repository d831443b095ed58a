import type { PublishingLine, RolloutLine, SwitchLine, SwitchRequest } from '@femcoders/contracts/release-acts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordAct } from './audit-log.ts';

/**
 * Adds a switch to the audit log. Where it comes from a command line and not from a request, its number stands for one.
 * A database that has no audit log yet, because the site has never started on it, keeps the registry's history alone.
 *
 * @param client in the switch's transaction
 */
export async function recordSwitch(client: pg.ClientBase, line: SwitchLine): Promise<void> {
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

const memberOf = (request: SwitchRequest | null, name: string) =>
  request?.memberId ? { id: request.memberId, name } : null;

/** Which token, by its label and its id, and what its bearer says of itself. */
function teamWords(request: SwitchRequest | null): Record<string, string> {
  if (!request?.team) return {};
  const { tokenId, label, builder } = request.team;
  return { token: label, tokenId, ...(builder && { builder }) };
}
