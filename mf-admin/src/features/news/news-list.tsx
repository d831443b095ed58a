import { listNewsInAnyState } from '@femcoders/contracts/endpoints/news';
import type { AdminNewsEntry } from '@femcoders/contracts/news';
import { type NewsState, newsStates } from '@femcoders/contracts/news-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { listPage } from '../lists/components/admin-list.tsx';
import { StateWord } from '../lists/components/state-word.tsx';
import { column, dayColumn, optionsOf, stateTabs } from '../lists/list-parts.tsx';
import { newsStateWords } from './news-values.ts';

const tabNames: Readonly<Record<NewsState, string>> = { draft: 'Borradores', published: 'Publicadas' };

/** All news of the administration, in any state. */
export const NewsList = listPage<AdminNewsEntry>({
  endpoint: listNewsInAnyState,
  empty: 'Todavía no hay noticias aquí',
  ways: [{ to: '/admin/noticias/nueva', label: 'Escribir una noticia' }],
  noun: { one: 'noticia', many: 'noticias' },
  caption: 'Noticias',
  rowHref: ({ id }) => `/admin/noticias/${id}`,
  searchLabel: 'Buscar por título, resumen o dirección',
  defaultSort: '-updated_at',
  exportName: 'noticias',
  filters: [stateTabs('Todas', optionsOf(newsStates, tabNames))],
  columns: [
    column('title', 'Título', ({ title }) => title, { sort: 'ascending' }),
    column('state', 'Estado', newsStateWords, {
      sort: 'ascending',
      width: '13rem',
      cell: (news) => <StateWord state={news.state}>{newsStateWords(news)}</StateWord>,
    }),
    column('published_on', 'Fecha', ({ publishedOn }) => publishedOn ?? '', {
      sort: 'descending',
      width: '8rem',
      cell: ({ publishedOn }) => (publishedOn ? shortDay(`${publishedOn}T12:00:00Z`) : '–'),
    }),
    dayColumn('updated_at', 'Cambiada', ({ updatedAt }) => updatedAt),
  ],
});
