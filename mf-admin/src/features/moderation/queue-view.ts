import { type CommentListName, type CommentSort, commentLists } from '@femcoders/contracts/moderation-names';
import { filterParams, readPage } from '@femcoders/kit/lists/list-filters';
import { stateWords } from './comment-states.ts';

/** Rows of a page. */
export const pageSize = 25;

/** The orders, by their names in the address. */
const orders = { recientes: 'newest', antiguos: 'oldest', riesgo: 'risk' } as const;

/** Which comments are shown, and how: it lives in the address, so that it can be kept, shared and gone back to. */
export interface QueueView {
  state: CommentListName;
  /** Words to look for; empty for all. */
  search: string;
  /** Only this article's comments; null for all. */
  postId: number | null;
  order: (typeof orders)[keyof typeof orders];
  /** From 1. */
  page: number;
}

const names = { state: 'estado', search: 'buscar', postId: 'publicacion', order: 'orden' } as const;

/** Reads the view from an address; what makes no sense there counts as not said. */
export function readQueueView(params: URLSearchParams): QueueView {
  const state = params.get(names.state) ?? '';
  const order = params.get(names.order) ?? '';
  const postId = params.get(names.postId) ?? '';
  return {
    state: commentLists.find((each) => stateWords[each].address === state) ?? 'pending',
    search: params.get(names.search)?.slice(0, 100) ?? '',
    postId: /^[1-9]\d{0,8}$/.test(postId) ? Number(postId) : null,
    order: order in orders ? orders[order as keyof typeof orders] : 'newest',
    page: readPage(params),
  };
}

/** The view as an address's query, without what goes without saying. */
export function queueViewParams({ state, search, postId, order, page }: QueueView): URLSearchParams {
  const values = {
    [names.state]: stateWords[state].address,
    [names.search]: search,
    [names.postId]: postId === null ? null : String(postId),
    [names.order]: order === 'newest' ? null : order === 'risk' ? 'riesgo' : 'antiguos',
  };
  return filterParams(values, page);
}

/** The order as the API reads it: by age while comments wait, by report or decision afterwards. */
export function apiSort({ state, order }: QueueView): CommentSort | `-${CommentSort}` {
  if (order === 'risk') return '-score';
  const time = state === 'pending' ? 'createdAt' : state === 'reported' ? 'reportedAt' : 'decidedAt';
  return order === 'newest' ? `-${time}` : time;
}
