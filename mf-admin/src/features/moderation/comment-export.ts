import { listCommentsToModerate } from '@femcoders/contracts/endpoints/comments';
import type { ModeratedComment } from '@femcoders/contracts/moderation';
import type { CommentListName } from '@femcoders/contracts/moderation-names';
import type { ListRows } from '../lists/list-definition.ts';
import type { ListView } from '../lists/list-view.ts';
import { articleName } from './article-name.ts';
import { stateWords } from './comment-states.ts';
import { reasonWords } from './decision-words.ts';
import { apiSort, type QueueView } from './queue-view.ts';

/** The comments as a file holds them. */
export const commentExport: ListRows<ModeratedComment> = {
  endpoint: listCommentsToModerate,
  noun: { one: 'comentario', many: 'comentarios' },
  caption: 'Comentarios',
  defaultSort: '-createdAt',
  filters: [
    { name: 'estado', query: 'state', label: 'Estado', all: '', options: [] },
    { name: 'publicacion', query: 'postId', label: 'Artículo', all: '', options: [] },
  ],
  columns: [
    column('Estado', ({ state }) => stateWords[state].title),
    column('Recibido', ({ createdAt }) => createdAt),
    column('Artículo', ({ postId, article }) => articleName(postId, article?.title)),
    column('Alias', ({ alias }) => alias),
    column('Comentario', ({ content }) => content),
    column('Puntuación', ({ score }) => score),
    column('Por qué', ({ reasons }) => reasons.map(({ words, points }) => `${words} (${points})`).join('; ')),
    column('Denuncias', ({ reports }) =>
      reports?.reasons.map(({ reason, count }) => `${reasonWords[reason]} (${count})`).join('; '),
    ),
    column('Decidido', ({ decision }) => decision?.at ?? null),
    column('Por', ({ decision }) => (decision?.byScore ? 'la puntuación' : (decision?.by ?? null))),
    column('Motivo', ({ decision }) => decision?.reason && reasonWords[decision.reason]),
    column('Nota', ({ decision }) => decision?.note ?? null),
  ],
};

/** The view of the queue as the lists have theirs. */
export function exportView(view: QueueView): ListView {
  const { state, search, postId, page } = view;
  const filters = { estado: state, ...(postId !== null && { publicacion: String(postId) }) };
  return { search, filters, sort: apiSort(view), page };
}

/** `comentarios-probable-spam` */
export function exportName(state: CommentListName): string {
  return `comentarios-${stateWords[state].title.toLowerCase().replace(' ', '-')}`;
}

function column(header: string, csv: (comment: ModeratedComment) => string | number | null | undefined) {
  const value = (comment: ModeratedComment) => csv(comment) ?? null;
  return { id: header, header, cell: value, csv: value };
}
