import { listNewsInAnyState } from '@femcoders/contracts/endpoints/news';
import type { AdminNewsEntry } from '@femcoders/contracts/news';
import { type NewsState, newsStates } from '@femcoders/contracts/news-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { column, dayColumn, optionsOf, stateTabs } from '../lists/list-parts.ts';

const stateNames: Readonly<Record<NewsState, string>> = { draft: 'Borrador', published: 'Publicada' };
const tabNames: Readonly<Record<NewsState, string>> = { draft: 'Borradores', published: 'Publicadas' };

/** The state of news in words; of published ones, whether something waits. */
export const newsStateWords = ({ state, pending }: Pick<AdminNewsEntry, 'state' | 'pending'>): string =>
  pending ? `${stateNames[state]}, con cambios` : stateNames[state];

/** All news of the administration, in any state. */
export const newsList: ListDefinition<AdminNewsEntry> = {
  endpoint: listNewsInAnyState,
  noun: { one: 'noticia', many: 'noticias' },
  caption: 'Noticias',
  rowKey: ({ id }) => id,
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
};
