import { linkKeyHeader, linkKeyParameter } from '@femcoders/contracts/link-key';
import type { Role } from '@femcoders/contracts/session';
import type { Access } from '../../access-policy/access.ts';
import { policy } from '../../access-policy/policy.ts';
import { hashPassword } from '../../authentication/password.ts';
import type { ApiSettings } from '../../config.ts';
import { createBusyMember } from '../busy-member.ts';
import { createPolicyApi, policyPassword } from '../policy/policy-api.ts';
import { isAboutMember, policyRequest } from '../policy/policy-request.ts';
import { createCaller } from '../policy/test-caller.ts';
import type { TestApi, TestMember } from '../test-api.ts';
import type { FuzzEnvironment } from './fuzz-environment.ts';
import { keptNames, readKeptNames } from './kept-names.ts';
import type { Operation } from './operations.ts';
import type { Random } from './random.ts';
import type { Beginning } from './write-request.ts';

/** As whom it is asked; nobody has no account. */
export const askers = ['nobody', 'member', 'mentor', 'editor', 'moderator', 'organiser', 'admin'] as const;
export type Asker = (typeof askers)[number];

export interface FuzzWorld {
  api: TestApi;
  /** How a request of this operation begins. */
  beginningOf(operation: Operation, random: Random): Promise<Beginning & { asker: Asker }>;
  /** Returns the valid secrets: the tokens of sessions and of links. */
  secrets(): { sessions: string[]; links: readonly string[] };
  /** Takes what an answer reveals: ways in that nobody could guess, a session that is over. */
  learn(asker: Asker, status: number, body: string): void;
}

/** So many calls later what is kept is looked through again for what a call may be about. */
const lookEvery = 250;
const mostTokens = 200;
/** Parameters and headers that hold the key of a link. */
const keyNames = [linkKeyHeader, linkKeyParameter, 'key'];

/** Returns the callers that this access admits by their role. */
function askersOf(access: Access): readonly Asker[] {
  if (access === 'public') return askers;
  return askers.filter((asker) => asker !== 'nobody' && (access.includes('owner') || access.includes(asker)));
}

/** An API with somebody of every role, and something of everything. */
export async function createFuzzWorld(environment?: FuzzEnvironment, settings?: ApiSettings): Promise<FuzzWorld> {
  const api = await createPolicyApi(settings, environment?.onDatabase);
  const passwordHash = await hashPassword(policyPassword);
  await createBusyMember(api, api.clock.now);
  const callers = new Map<Asker, TestMember>();
  const tokens: string[] = [];
  let kept = await readKeptNames(api.pool);
  let calls = 0;

  async function callerAs(asker: Exclude<Asker, 'nobody'>): Promise<TestMember> {
    const known = callers.get(asker);
    if (known) return known;
    const made = await somebody(asker);
    callers.set(asker, made);
    return made;
  }

  function somebody(role: Role): Promise<TestMember> {
    const now = api.clock.now;
    return createCaller(api.pool, role, { now, passwordHash, secondFactor: true, provenAt: now });
  }

  function rememberTokens(text: string): void {
    for (const [token] of text.matchAll(/(?<![\w-])(?:[0-9a-f-]{36}\.(?:\w+\.)?)?[\w-]{43}(?![\w-])/g))
      tokens.push(token);
    if (tokens.length > mostTokens) tokens.splice(0, tokens.length - mostTokens);
  }

  return {
    api,
    secrets: () => ({
      sessions: [...callers.values()].map(({ authorization }) => authorization.replace(/^Bearer /, '')),
      links: tokens,
    }),
    async beginningOf(operation, random) {
      calls += 1;
      if (calls % lookEvery === 0) kept = await readKeptNames(api.pool);
      const may = askersOf(policy[operation.row]);
      const asker = random.chance(0.6) && may.length > 0 ? random.pick(may) : random.pick(askers);
      const caller = asker === 'nobody' ? null : await callerAs(asker);
      const parameters: Record<string, string> = {};
      for (const name of operation.path.match(/(?<=:)\w+/g) ?? []) {
        const candidates = keptNames(kept, operation.path, name);
        if (candidates.length > 0) parameters[name] = random.pick(candidates);
      }
      for (const name of keyNames) if (tokens.length > 0 && random.chance(0.8)) parameters[name] = random.pick(tokens);
      if (caller && isAboutMember(operation.row) && random.chance(0.9)) parameters.id = caller.id;
      const beginning = { asker, authorization: caller?.authorization, parameters };
      const around = environment?.known(operation.row, random);
      if (around) return { ...beginning, ...around, parameters: { ...parameters, ...around.parameters } };
      if (random.chance(0.5)) return { ...beginning, body: undefined };
      const about = caller && isAboutMember(operation.row) ? caller : await somebody('member');
      const known = await policyRequest(operation.row, { pool: api.pool, about, password: policyPassword });
      const names = operation.path.split('/');
      for (const [index, part] of known.path.split('/').entries()) {
        const name = names[index];
        if (name?.startsWith(':') && random.chance(0.7)) parameters[name.slice(1)] = part;
      }
      return { ...beginning, body: known.body };
    },
    learn(asker, status, body) {
      // Her session ended, or she is suspended, or is somebody else now: the next call is another's.
      if (status === 401 || /"code":"suspended"/.test(body)) callers.delete(asker);
      rememberTokens(body);
      for (const mail of api.mails.splice(0)) rememberTokens(mail.text);
    },
  };
}
