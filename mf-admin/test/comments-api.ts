import type { CommentOrder, ModeratedComment, ModerationList } from '@femcoders/contracts/moderation';
import {
  type CommentListName,
  type CommentState,
  commentLists,
  type Decision,
  stateAfter,
} from '@femcoders/contracts/moderation-names';
import type { Role } from '@femcoders/contracts/session';
import { type ApiClient, createApiClient, forgetSession } from '@femcoders/platform';

type Answer = { status: number; code: string; message: string };

const unreachable = 'unreachable';

/**
 * The moderators' routes of the API over a list in memory, with the failures that a test asks for. An answer takes a
 * millisecond, so that it arrives when a test lets time pass.
 */
export class CommentsApi {
  readonly states = new Map<string, CommentState>();
  /** Comments whose reports are done with. */
  readonly kept = new Set<string>();
  /** Reason and note of the comments that were rejected. */
  readonly rejections = new Map<string, { reason: string | null; note: string | null }>();
  /** Method and path of every call, in order. */
  readonly calls: string[] = [];
  /** The limit of the count of search results. */
  countsTo = Number.POSITIVE_INFINITY;
  readonly client: ApiClient;
  private readonly comments: ModeratedComment[];
  private readonly failures = new Map<string, Answer | typeof unreachable>();
  private held: (() => void)[] | null = null;

  constructor(comments: ModeratedComment[]) {
    this.comments = [...comments];
    for (const { id, state } of comments) this.states.set(id, state);
    this.client = createApiClient({
      fetch: (input, init) => this.answer(new URL(String(input), 'https://api.example'), init),
      baseUrl: '/api',
      token: () => 'token-of-the-test',
      onUnauthenticated: forgetSession,
    });
  }

  /** Somebody writes another comment. */
  add(comment: ModeratedComment): void {
    this.comments.push(comment);
    this.states.set(comment.id, comment.state);
  }

  /** Its author changes a comment. */
  edit(id: string, content: string): void {
    const editedAt = new Date().toISOString();
    const index = this.comments.findIndex((each) => each.id === id);
    const before = this.comments[index];
    if (before) this.comments[index] = { ...before, content, editedAt };
  }

  /** Calls to the path, or to those that contain a part that ends with a slash, fail until `recover`. */
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

  private async answer({ pathname, searchParams }: URL, init: RequestInit | undefined): Promise<Response> {
    const method = init?.method ?? 'GET';
    const path = pathname.replace('/api', '');
    this.calls.push(`${method} ${path}`);
    // An answer that is held says what was true when it was asked for.
    const list = path === '/admin/comments' ? this.list(searchParams) : null;
    await new Promise<void>((go) => (this.held ? this.held.push(go) : setTimeout(go, 1)));
    const failure = [...this.failures].find(
      ([part]) => path === part || (part.endsWith('/') && path.includes(part)),
    )?.[1];
    if (failure === unreachable) throw new TypeError('fetch failed');
    if (failure) return json(failure.status, { code: failure.code, message: failure.message });
    if (list) return json(200, list);
    if (path === '/admin/waiting') {
      return json(200, [{ section: '/admin/comments', count: this.in('pending').length, since: null }]);
    }
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (path === '/admin/comments/decisions') {
      const outcomes = (body.decisions as CommentOrder[]).map((order) => {
        const refused = this.decide(order);
        return { id: order.id, outcome: refused?.code ?? 'done', message: refused?.message ?? null };
      });
      return json(200, { outcomes });
    }
    const act = /^\/comments\/(approve|reject|restore)\/(.+)$/.exec(path);
    if (!act) return json(404, { code: 'not-found', message: 'No existe.' });
    const refused = this.decide({ ...body, id: act[2], decision: act[1] as Decision });
    if (!refused) return json(200, { id: act[2] });
    const field = refused.code === 'changed' ? 'content' : 'state';
    return json(refused.status, { ...refused, code: 'conflict', fields: [{ field, message: refused.message }] });
  }

  private in(list: CommentListName): ModeratedComment[] {
    return this.comments.filter(({ id, reports }) => {
      if (list !== 'reported') return this.states.get(id) === list;
      return this.states.get(id) === 'approved' && reports !== null && !this.kept.has(id);
    });
  }

  private list(query: URLSearchParams): ModerationList {
    const state = query.get('state') as CommentListName;
    const until = query.get('until');
    const words = plain(query.get('q') ?? '')
      .split(' ')
      .filter(Boolean);
    const postId = query.get('postId');
    const matching = this.in(state)
      .filter((comment) => postId === null || comment.postId === Number(postId))
      .filter(({ alias, content }) => words.every((word) => plain(`${alias} ${content}`).includes(word)));
    const there = matching.filter(({ createdAt }) => until === null || createdAt <= until);
    const sort = query.get('sort') ?? '';
    const value = ({ score, createdAt }: ModeratedComment) =>
      sort.endsWith('score') ? (score ?? -1) : Date.parse(createdAt);
    there.sort((a, b) => (sort.startsWith('-') ? -1 : 1) * (value(a) - value(b)));
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const more = words.length > 0 && there.length > this.countsTo;
    return {
      entries: there.slice((page - 1) * limit, page * limit).map((comment) => this.asItIs(comment)),
      total: more ? this.countsTo : there.length,
      ...(more && { more }),
      newer: matching.length - there.length,
      asOf: until ?? new Date().toISOString(),
      counts: Object.fromEntries(commentLists.map((each) => [each, this.in(each).length])) as ModerationList['counts'],
      postIds: [...new Set(this.in(state).map((comment) => comment.postId))].sort((a, b) => a - b),
      titles: Object.fromEntries(
        this.in(state).flatMap(({ postId, article }) => (article ? [[postId, article.title]] : [])),
      ),
    };
  }

  private asItIs(comment: ModeratedComment): ModeratedComment {
    const state = this.states.get(comment.id) ?? 'pending';
    const decision = {
      at: comment.decision?.at ?? new Date().toISOString(),
      by: 'Moderadora de muestra',
      byScore: false,
      reason: null,
      note: null,
      ...this.rejections.get(comment.id),
    } as NonNullable<ModeratedComment['decision']>;
    return {
      ...comment,
      state,
      reports: state === 'approved' && !this.kept.has(comment.id) ? comment.reports : null,
      decision: state === 'pending' ? null : state === comment.state ? comment.decision : decision,
    };
  }

  private decide(order: CommentOrder): (Answer & { code: string }) | undefined {
    const { id, decision, from, edited, reason, note } = order;
    const state = this.states.get(id);
    if (!state) return { status: 404, code: 'not-found', message: 'Este comentario no existe.' };
    if (state !== stateAfter[decision] && state !== from) {
      return { status: 409, code: 'conflict', message: `Este comentario ya está ${stateWords[state]}.` };
    }
    const text = this.comments.find((each) => each.id === id)?.editedAt;
    if (state !== stateAfter[decision] && edited !== undefined && edited !== text)
      return { status: 409, code: 'changed', message: 'Quien lo escribió lo ha cambiado mientras lo leías.' };
    if (decision === 'keep') this.kept.add(id);
    if (decision === 'reopen') this.kept.delete(id);
    this.states.set(id, stateAfter[decision]);
    if (decision === 'reject') this.rejections.set(id, { reason: reason ?? null, note: note ?? null });
    return undefined;
  }
}

const stateWords = { pending: 'pendiente', approved: 'aprobado', rejected: 'rechazado', spam: 'marcado como spam' };

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Comment number `index` of a list, newest first, one minute apart. */
export function comment(index: number, parts: Partial<ModeratedComment> = {}): ModeratedComment {
  return {
    id: `c${index}`,
    postId: 16,
    content: `Texto ${index}`,
    alias: `Alias ${index}`,
    approved: false,
    createdAt: new Date(Date.now() - index * 60_000 - 1_000).toISOString(),
    state: 'pending',
    score: 0,
    reasons: [],
    decision: null,
    article: null,
    editedAt: null,
    reports: null,
    sameAlias: { approved: 0, rejected: 0 },
    ...parts,
  };
}

/** `count` comments, newest first: Alias 1, Alias 2… */
export function comments(count: number): ModeratedComment[] {
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
