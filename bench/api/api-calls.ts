import { words } from '../data/fill.ts';
import { type BenchRequest, requestBytes, visitorAddress } from '../load/request-bytes.ts';
import { administrator } from '../processes/administrator.ts';
import type { Goal } from '../report/bench-report.ts';
import type { BenchApi } from './bench-api.ts';

/** A call of the API that is measured. */
export interface ApiCall {
  name: string;
  goal: Goal | null;
  status: number;
  connections: number;
  /** The request number `n` of this call's whole life: no two are alike where the API looks at who asks or what is said. */
  ask(n: number): BenchRequest;
}

// docs/decisions/0092-lists-without-a-second-cache.md
const cached: Goal = { atLeast: 0.4 };
const posted: Goal = { atLeast: 0.3 };
const readers = 50;

/** @param emails of members who may log in */
export function apiCalls({ admin }: BenchApi, emails: string[]): Record<string, ApiCall> {
  return {
    comments: read('approved comments of an article (cached)', '/comments/approved?postId=16', cached),
    upcoming: read('events to come (cached)', '/events/api/list/upcoming?page=1&limit=20', cached),
    past: read('past events (cached)', '/events/api/list/past?page=1&limit=20', cached),
    user: {
      ...read('one user (session and row from the database)', `/user/${admin.userId}`, null),
      ask: () => ({ path: `/user/${admin.userId}`, headers: { authorization: admin.authorization } }),
    },
    post: {
      name: 'sending a comment (stored, forced to disk)',
      goal: posted,
      status: 201,
      connections: readers,
      ask: (n) => ({
        method: 'POST',
        path: '/comments',
        // Five from each address: the limit is ten in a minute.
        headers: { 'x-forwarded-for': visitorAddress(Math.floor(n / 5)) },
        body: { postId: 1 + (n % 20), content: commentText(n), alias: `Lectora generada ${n % 997}` },
      }),
    },
    login: {
      name: 'logging in (argon2id, 46 MiB)',
      goal: null,
      status: 200,
      connections: 4,
      ask: (n) => ({
        method: 'POST',
        path: '/auth/login',
        headers: { 'x-forwarded-for': visitorAddress(n) },
        body: { userEmail: emails[n % emails.length], userPassword: administrator.userPassword },
      }),
    },
  };
}

function read(name: string, path: string, goal: Goal | null): ApiCall {
  return { name, goal, status: 200, connections: readers, ask: () => ({ path }) };
}

/** Made once where it is always the same. */
export function requestMaker(call: ApiCall): (n: number) => Buffer {
  const first = requestBytes(call.ask(0));
  return requestBytes(call.ask(1)).equals(first) ? () => first : (n) => requestBytes(call.ask(n));
}

function commentText(n: number): string {
  const spoken = Array.from({ length: 12 }, (_, k) => words[(n * (k + 3) + (n >> k)) % words.length]);
  return `Comentario ${n} de la medición: ${spoken.join(' ')}.`;
}
