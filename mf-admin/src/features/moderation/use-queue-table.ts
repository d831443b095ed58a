import type { Comment } from '@femcoders/contracts/comment';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { articleName } from './article-name.ts';
import { plainText, searchableText } from './comment-search.ts';
import type { QueueView } from './queue-view.ts';

/** Rows of a page. */
export const pageSize = 25;

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
export type QueueFeatures = typeof features;

const helper = createColumnHelper<QueueFeatures, Comment>();

const columns = helper.columns([
  helper.accessor('alias', { header: 'Alias', enableGlobalFilter: false }),
  helper.accessor('content', { header: 'Comentario', enableGlobalFilter: false }),
  helper.accessor('postId', {
    header: 'Artículo',
    filterFn: (row, _column, postId: number) => row.original.postId === postId,
    cell: (cell) => articleName(cell.getValue()),
    enableGlobalFilter: false,
  }),
  helper.accessor((comment) => Date.parse(comment.createdAt), {
    id: 'createdAt',
    header: 'Espera',
    enableGlobalFilter: false,
  }),
  // The one column that the search looks through holds all that it covers.
  helper.accessor((comment) => searchableText(comment), { id: 'search' }),
]);

const holdsWords: FilterFn<QueueFeatures, Comment> = (row, columnId, words: string[]) => {
  const text = row.getValue<string>(columnId);
  return words.every((word) => text.includes(word));
};

/** The part of the queue that the view asks for. */
export interface QueuePage {
  /** The comments of the page, in order. */
  comments: Comment[];
  /** From 1; a page beyond the last is the last. */
  page: number;
  pages: number;
  /** Comments on all pages. */
  matching: number;
}

/** Filters, orders and cuts the comments as the view says, through TanStack's table model. */
export function useQueueTable(comments: Comment[], view: QueueView): QueuePage {
  const { search, postId, order } = view;
  const state = useMemo(
    () => ({
      globalFilter: plainText(search).split(/\s+/).filter(Boolean),
      columnFilters: postId === null ? [] : [{ id: 'postId', value: postId }],
      sorting: [{ id: 'createdAt', desc: order === 'newest' }],
    }),
    [search, postId, order],
  );
  const table = useTable({ features, columns, data: comments, getRowId, globalFilterFn: holdsWords, state });
  const { rows } = table.getRowModel();

  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(view.page, pages);
  const shown = rows.slice((page - 1) * pageSize, page * pageSize).map(({ original }) => original);
  return { comments: shown, page, pages, matching: rows.length };
}

function getRowId({ id }: Comment): string {
  return id;
}
