import { createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';
import { type Role, roles } from '@femcoders/contracts/session';
import { policy, proofLifeMs } from '../../access-policy/policy.ts';
import { hashPassword } from '../../authentication/password.ts';
import { addEvent } from '../add-event.ts';
import type { TestApi } from '../test-api.ts';
import { createPolicyApi, policyPassword } from './policy-api.ts';
import { isAboutMember, policyRequest, type Row } from './policy-request.ts';
import { refusals, type Verdict, verdictOf } from './policy-verdict.ts';
import { createCaller } from './test-caller.ts';

/** In which state the caller is. */
export interface Situation {
  name: string;
  mode: 'offered' | 'demanded';
  secondFactor: boolean;
  /** When she proved that it is her: just now, longer ago than is good for, never. */
  proof: 'fresh' | 'stale' | 'none';
  suspended?: boolean;
}

export const situations: readonly Situation[] = [
  { name: 'second factor offered, none used, just proven', mode: 'offered', secondFactor: false, proof: 'fresh' },
  { name: 'second factor offered, none used, never proven', mode: 'offered', secondFactor: false, proof: 'none' },
  { name: 'second factor offered, used, proven too long ago', mode: 'offered', secondFactor: true, proof: 'stale' },
  { name: 'second factor demanded, none used, just proven', mode: 'demanded', secondFactor: false, proof: 'fresh' },
  { name: 'second factor demanded, used, just proven', mode: 'demanded', secondFactor: true, proof: 'fresh' },
  { name: 'second factor demanded, used, never proven', mode: 'demanded', secondFactor: true, proof: 'none' },
  { name: 'suspended', mode: 'offered', secondFactor: true, proof: 'fresh', suspended: true },
];

export interface Attempt {
  situation: Situation;
  row: Row;
  /** The caller and the subject, in words. */
  who: string;
  expected: Verdict;
  got: Verdict | 'failed';
  status: number;
}

/** Calls under way at once. */
const width = 4;

/**
 * Calls every route of the API, over HTTP and on a real database, as everybody who could: anonymous, with a token that
 * is none or over, as each role in each situation, about herself and about another.
 * @param only rows to try; all by default
 */
export async function tryPolicy(only?: readonly Row[]): Promise<Attempt[]> {
  const rows = only ?? (Object.keys(policy) as Row[]);
  const passwordHash = await hashPassword(policyPassword);
  const attempts: Attempt[] = [];
  for (const mode of ['offered', 'demanded'] as const) {
    const api = await createPolicyApi({ secondFactor: mode });
    try {
      const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
      await addEvent(api.pool, { starts_at: '2030-12-12T17:30:00Z', capacity: null });
      const limit = createConcurrencyLimit({ running: width });
      const asked = situations
        .filter((situation) => situation.mode === mode)
        .flatMap((situation) =>
          rows.flatMap((row) => askers(row, situation).map((asker) => ({ row, situation, asker }))),
        );
      attempts.push(
        ...(await Promise.all(asked.map((one) => limit.run(() => attempt({ api, address, passwordHash, ...one }))))),
      );
    } finally {
      await api.close();
    }
  }
  return attempts;
}

type Who = { role: Role; about: 'herself' | 'another' } | 'anonymous' | 'no good token' | 'session that is over';

function askers(row: Row, situation: Situation): Who[] {
  const isFirst = situation === situations.find(({ mode }) => mode === situation.mode);
  // To a public route it is all one who asks; one is enough to see that a suspended member still may.
  const isPublic = policy[row] === 'public';
  if (isPublic && !isFirst && !situation.suspended) return [];
  const members = roles.flatMap((role): Who[] => [
    { role, about: 'another' },
    ...(isAboutMember(row) ? [{ role, about: 'herself' } as const] : []),
  ]);
  return isFirst ? ['anonymous', 'no good token', 'session that is over', ...members] : members;
}

interface PolicyAttempt {
  api: TestApi;
  address: string;
  passwordHash: string;
  row: Row;
  situation: Situation;
  asker: Who;
}

async function attempt({ api, address, passwordHash, row, situation, asker }: PolicyAttempt): Promise<Attempt> {
  const { pool, clock } = api;
  const now = clock.now;
  const { secondFactor, suspended = false } = situation;
  const somebody = typeof asker === 'object' ? asker : null;
  const provenAt = { fresh: now, stale: new Date(now.getTime() - proofLifeMs - 60_000), none: null }[situation.proof];
  const caller = await createCaller(pool, somebody?.role ?? 'admin', {
    ...{ now, passwordHash, secondFactor, provenAt, suspended },
    expired: asker === 'session that is over',
  });
  const about = somebody?.about === 'herself' ? caller : await createCaller(pool, 'member', { now, passwordHash });
  const { method, path, body } = await policyRequest(row, { pool, about, password: policyPassword });
  const authorization =
    asker === 'anonymous' ? null : asker === 'no good token' ? `Bearer ${'a'.repeat(43)}` : caller.authorization;
  const response = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(authorization && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const expected = verdictOf(
    row,
    somebody && !suspended
      ? {
          role: somebody.role,
          isOwner: somebody.about === 'herself',
          secondFactor,
          proven: situation.proof === 'fresh',
        }
      : null,
    situation.mode,
  );
  const who = somebody ? `${somebody.role}, about ${somebody.about}` : String(asker);
  return { situation, row, who, expected, got: await verdictIn(response), status: response.status };
}

async function verdictIn(response: Response): Promise<Attempt['got']> {
  const text = await response.text();
  if (response.status >= 500) return 'failed';
  if (response.status !== 401 && response.status !== 403) return 'allowed';
  const { code } = JSON.parse(text) as { code: string };
  return refusals.find((refusal) => refusal === code) ?? 'failed';
}
