/** What part of the queue is shown, and how: it lives in the address, so that it can be kept, shared and gone back to. */
export interface QueueView {
  /** Words to look for; empty for all. */
  search: string;
  /** Only this article's comments; null for all. */
  postId: number | null;
  order: 'newest' | 'oldest';
  /** From 1. */
  page: number;
}

const names = { search: 'buscar', postId: 'publicacion', order: 'orden', page: 'pagina' } as const;
const oldest = 'antiguos';

/** Reads the view from an address; what makes no sense there counts as not said. */
export function readQueueView(params: URLSearchParams): QueueView {
  return {
    search: params.get(names.search) ?? '',
    postId: positiveInteger(params.get(names.postId)),
    order: params.get(names.order) === oldest ? 'oldest' : 'newest',
    page: positiveInteger(params.get(names.page)) ?? 1,
  };
}

/** The view as an address's query, without what goes without saying. */
export function queueViewParams({ search, postId, order, page }: QueueView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set(names.search, search);
  if (postId !== null) params.set(names.postId, String(postId));
  if (order === 'oldest') params.set(names.order, oldest);
  if (page > 1) params.set(names.page, String(page));
  return params;
}

function positiveInteger(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
