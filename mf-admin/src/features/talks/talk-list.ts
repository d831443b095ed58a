import { inDigits } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkEntry } from '@femcoders/contracts/talk';
import { type TalkState, talkFormatNames, talkFormats, talkStates } from '@femcoders/contracts/talk-names';
import type { TalkProposalEntry } from '@femcoders/contracts/talk-proposal';
import { neededScores } from '@femcoders/contracts/talk-proposal-limits';
import { proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import type { ListDefinition } from '../lists/list-definition.ts';

export const talkStateNames: Readonly<Record<TalkState, string>> = { draft: 'Borrador', published: 'Publicada' };
const stateTabs: Readonly<Record<TalkState, string>> = { draft: 'Borradores', published: 'Publicadas' };
const names = (speakers: readonly string[]) => speakers.join(', ') || '–';

/** All talks, in any state. */
export const talkList: ListDefinition<AdminTalkEntry> = {
  path: '/admin/talks',
  noun: { one: 'charla', many: 'charlas' },
  caption: 'Charlas',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/presentaciones/${id}`,
  searchLabel: 'Buscar por título, ponente o tema',
  defaultSort: '-given_on',
  exportName: 'charlas',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Todas',
      options: talkStates.map((state) => ({ value: state, label: stateTabs[state] })),
    },
    {
      name: 'formato',
      query: 'format',
      label: 'Formato:',
      all: 'todos',
      options: talkFormats.map((format) => ({ value: format, label: talkFormatNames[format] })),
    },
  ],
  columns: [
    {
      id: 'title',
      header: 'Título',
      sort: 'ascending',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'speakers',
      header: 'Quién la da',
      width: '12rem',
      cell: ({ speakers }) => names(speakers),
      csv: ({ speakers }) => names(speakers),
    },
    {
      id: 'given_on',
      header: 'Se dio',
      sort: 'descending',
      width: '7.5rem',
      cell: ({ givenOn }) => shortDay(`${givenOn}T12:00:00Z`),
      csv: ({ givenOn }) => givenOn,
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '7rem',
      cell: ({ state }) => talkStateNames[state],
      csv: ({ state }) => talkStateNames[state],
    },
    {
      id: 'helped',
      header: 'Ayuda',
      sort: 'descending',
      width: '5rem',
      align: 'end',
      cell: ({ helped }) => inDigits(helped),
      csv: ({ helped }) => helped,
    },
    {
      id: 'updated_at',
      header: 'Cambiada',
      sort: 'descending',
      width: '7.5rem',
      cell: ({ updatedAt }) => shortDay(updatedAt),
      csv: ({ updatedAt }) => updatedAt,
    },
  ],
};

/** The mean is for editors who have scored. */
const scoredWords = ({ scored, mean, scoredByMe, state }: TalkProposalEntry) => {
  const open = state === 'received' || state === 'assessing';
  const points = mean === null ? '' : ` · ${inDigits(mean)} de 5`;
  return `${scored} de ${neededScores}${points}${open && !scoredByMe ? ' · falta la tuya' : ''}`;
};

/** What members propose. */
export const proposalList: ListDefinition<TalkProposalEntry> = {
  path: '/admin/talk-proposals',
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
    {
      id: 'title',
      header: 'Título',
      sort: 'ascending',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'by',
      header: 'La propone',
      width: '13rem',
      cell: ({ proposedBy, whose }) => `${proposedBy}${whose === 'other' ? ' · de otra persona' : ''}`,
      csv: ({ proposedBy }) => proposedBy,
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '8rem',
      cell: ({ state }) => proposalStateNames[state],
      csv: ({ state }) => proposalStateNames[state],
    },
    {
      id: 'scored',
      header: 'Puntuada',
      sort: 'descending',
      width: '12rem',
      cell: scoredWords,
      csv: scoredWords,
    },
    {
      id: 'created_at',
      header: 'Llegó',
      sort: 'descending',
      width: '7.5rem',
      cell: ({ createdAt }) => shortDay(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
  ],
};
