import { listTalkProposals, listTalksInAnyState } from '@femcoders/contracts/endpoints/talks';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkEntry } from '@femcoders/contracts/talk';
import { type TalkState, talkFormatNames, talkFormats, talkStates } from '@femcoders/contracts/talk-names';
import type { TalkProposalEntry } from '@femcoders/contracts/talk-proposal';
import { neededScores } from '@femcoders/contracts/talk-proposal-limits';
import { proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, dayColumn, optionsOf, stateTabs } from '../lists/list-parts.ts';

export const talkStateNames: Readonly<Record<TalkState, string>> = { draft: 'Borrador', published: 'Publicada' };
const tabNames: Readonly<Record<TalkState, string>> = { draft: 'Borradores', published: 'Publicadas' };
const names = (speakers: readonly string[]) => speakers.join(', ') || '–';

/** All talks, in any state. */
export const talkList: ListDefinition<AdminTalkEntry> = {
  endpoint: listTalksInAnyState,
  noun: { one: 'charla', many: 'charlas' },
  caption: 'Charlas',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/presentaciones/${id}`,
  searchLabel: 'Buscar por título, ponente o tema',
  defaultSort: '-given_on',
  exportName: 'charlas',
  filters: [
    stateTabs('Todas', optionsOf(talkStates, tabNames)),
    choice('formato', 'format', 'Formato:', 'todos', optionsOf(talkFormats, talkFormatNames)),
  ],
  columns: [
    column('title', 'Título', ({ title }) => title, { sort: 'ascending' }),
    column('speakers', 'Quién la da', ({ speakers }) => names(speakers), { width: '12rem' }),
    column('given_on', 'Se dio', ({ givenOn }) => givenOn, {
      sort: 'descending',
      width: '7.5rem',
      cell: ({ givenOn }) => shortDay(`${givenOn}T12:00:00Z`),
    }),
    column('state', 'Estado', ({ state }) => talkStateNames[state], {
      sort: 'ascending',
      width: '8rem',
      cell: ({ state }) => <StateWord state={state}>{talkStateNames[state]}</StateWord>,
    }),
    column('helped', 'Ayuda', ({ helped }) => helped, {
      sort: 'descending',
      width: '5rem',
      align: 'end',
      cell: ({ helped }) => inDigits(helped),
    }),
    dayColumn('updated_at', 'Cambiada', ({ updatedAt }) => updatedAt),
  ],
};

/** The mean is for editors who have scored. */
const scoredWords = ({ scored, mean, scoredByMe, state }: TalkProposalEntry) => {
  const open = state === 'received' || state === 'assessing';
  const points = mean === null ? '' : ` · ${inDigits(mean)} de 5`;
  return `${scored} de ${neededScores}${points}${open && !scoredByMe ? ' · falta la tuya' : ''}`;
};

/** The list of members' talk proposals. */
export const proposalList: ListDefinition<TalkProposalEntry> = {
  endpoint: listTalkProposals,
  noun: { one: 'propuesta', many: 'propuestas' },
  caption: 'Propuestas de charla',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/presentaciones/propuestas/${id}`,
  searchLabel: 'Buscar por título, texto o ponente',
  defaultSort: '-created_at',
  exportName: 'propuestas-de-charla',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Todas',
      options: [
        { value: 'pending', label: 'Por decidir' },
        { value: 'accepted', label: 'Aceptadas' },
        { value: 'declined', label: 'Ahora no' },
        { value: 'withdrawn', label: 'Retiradas' },
      ],
    },
  ],
  columns: [
    column('title', 'Título', ({ title }) => title, { sort: 'ascending' }),
    column('by', 'La propone', ({ proposedBy }) => proposedBy, {
      width: '13rem',
      cell: ({ proposedBy, whose }) => `${proposedBy}${whose === 'other' ? ' · de otra persona' : ''}`,
    }),
    column('state', 'Estado', ({ state }) => proposalStateNames[state], {
      sort: 'ascending',
      width: '9rem',
      cell: ({ state }) => <StateWord state={state}>{proposalStateNames[state]}</StateWord>,
    }),
    column('scored', 'Puntuada', scoredWords, { sort: 'descending', width: '12rem' }),
    dayColumn('created_at', 'Llegó', ({ createdAt }) => createdAt),
  ],
};
