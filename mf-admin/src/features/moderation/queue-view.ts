import { type CommentListName, commentLists } from '@femcoders/contracts/moderation-names';
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

const names = { state: 'estado', search: 'buscar', postId: 'publicacion', order: 'orden', page: 'pagina' } as const;

/** Reads the view from an address; what makes no sense there counts as not said. */
export function readQueueView(params: URLSearchParams): QueueView {
  const state = params.get(names.state) ?? '';
  const order = params.get(names.order) ?? '';
  return {
    state: commentLists.find((each) => stateWords[each].address === state) ?? 'pending',
    search: params.get(names.search)?.slice(0, 100) ?? '',
    postId: positiveInteger(params.get(names.postId), 9),
    order: order in orders ? orders[order as keyof typeof orders] : 'newest',
    page: positiveInteger(params.get(names.page), 6) ?? 1,
  };
}

/** The view as an address's query, without what goes without saying. */
export function queueViewParams({ state, search, postId, order, page }: QueueView): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== 'pending') params.set(names.state, stateWords[state].address);
  if (search) params.set(names.search, search);
  if (postId !== null) params.set(names.postId, String(postId));
  if (order !== 'newest') params.set(names.order, order === 'risk' ? 'riesgo' : 'antiguos');
  if (page > 1) params.set(names.page, String(page));
  return params;
}

/** The order as the API reads it: by age while comments wait, by report or decision afterwards. */
export function apiSort({ state, order }: QueueView): string {
  if (order === 'risk') return '-score';
  const time = state === 'pending' ? 'createdAt' : state === 'reported' ? 'reportedAt' : 'decidedAt';
  return order === 'newest' ? `-${time}` : time;
}

function positiveInteger(text: string | null, digits: number): number | null {
  return text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}
