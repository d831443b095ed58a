import type { Comment } from '@femcoders/contracts/comment';
import type { Role } from '@femcoders/contracts/session';
import { type ApiClient, createApiClient, forgetSession } from '@femcoders/platform';

export type CommentState = 'pending' | 'approved' | 'rejected';
type Answer = { status: number; code: string; message: string };

const unreachable = 'unreachable';

/** The comment routes of the API (spec section 7) over a list in memory, with the failures that a test asks for. */
export class CommentsApi {
  readonly states = new Map<string, CommentState>();
  /** Method and path of every call, in order. */
  readonly calls: string[] = [];
  readonly client: ApiClient;
  private readonly comments: Comment[];
  private readonly failures = new Map<string, Answer | typeof unreachable>();
  private held: (() => void)[] | null = null;

  constructor(comments: Comment[]) {
    this.comments = [...comments];
    for (const { id } of comments) this.states.set(id, 'pending');
    this.client = createApiClient({
      fetch: (input, init) => this.answer(String(input), init?.method ?? 'GET'),
      baseUrl: '/api',
      token: () => 'token-of-the-test',
      onUnauthenticated: forgetSession,
    });
  }

  /** Somebody writes another comment. */
  add(comment: Comment): void {
    this.comments.push(comment);
    this.states.set(comment.id, 'pending');
  }

  /** Calls whose path contains `part` fail until `recover`. */
  fail(part: string, answer: Answer | typeof unreachable = unreachable): void {
    this.failures.set(part, answer);
  }

  recover(): void {
    this.failures.clear();
  }

  /** From now on answers wait for `release`. */
  hold(): void {
    this.held = [];
  }

  release(): void {
    const waiting = this.held ?? [];
    this.held = null;
    for (const go of waiting) go();
  }

  private async answer(address: string, method: string): Promise<Response> {
    const path = address.replace('/api', '');
    this.calls.push(`${method} ${path}`);
    await new Promise<void>((go) => (this.held ? this.held.push(go) : go()));
    const failure = [...this.failures].find(([part]) => path.includes(part))?.[1];
    if (failure === unreachable) throw new TypeError('fetch failed');
    if (failure) return json(failure.status, { code: failure.code, message: failure.message });
    if (path === '/admin/waiting') {
      const count = [...this.states.values()].filter((state) => state === 'pending').length;
      return json(200, [{ section: '/admin/comments', count, since: null }]);
    }
    if (path === '/comments/pending') {
      return json(
        200,
        this.comments
          .filter(({ id }) => this.states.get(id) === 'pending')
          .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
      );
    }
    const act = /^\/comments\/(approve|reject|restore)\/(.+)$/.exec(path);
    return act ? this.decide(act[1] as keyof typeof stateAfter, act[2] as string) : json(404, missing);
  }

  private decide(act: keyof typeof stateAfter, id: string): Response {
    const state = this.states.get(id);
    const after = stateAfter[act];
    if (!state) return json(404, missing);
    if (act !== 'restore' && state !== 'pending' && state !== after) {
      const words = state === 'approved' ? 'aprobado' : 'rechazado';
      return json(409, { code: 'conflict', message: `Este comentario ya está ${words}.` });
    }
    this.states.set(id, after);
    return json(
      200,
      this.comments.find((comment) => comment.id === id),
    );
  }
}

const stateAfter = { approve: 'approved', reject: 'rejected', restore: 'pending' } as const;
const missing = { code: 'not-found', message: 'No existe.' };

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Comment number `index` of a list, newest first, one minute apart. */
export function comment(index: number, parts: Partial<Comment> = {}): Comment {
  return {
    id: `c${index}`,
    postId: 16,
    content: `Texto ${index}`,
    alias: `Alias ${index}`,
    approved: false,
    createdAt: new Date(Date.now() - index * 60_000 - 1_000).toISOString(),
    ...parts,
  };
}

/** `count` comments, newest first: Alias 1, Alias 2… */
export function comments(count: number): Comment[] {
  return Array.from({ length: count }, (_, index) => comment(index + 1));
}

export const everyRole: readonly Role[] = [
  'member',
  'promoter',
  'mentor',
  'company',
  'editor',
  'moderator',
  'organiser',
  'admin',
];
