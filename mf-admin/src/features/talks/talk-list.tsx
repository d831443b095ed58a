import { listTalkProposals, listTalksInAnyState } from '@femcoders/contracts/endpoints/talks';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkEntry } from '@femcoders/contracts/talk';
import { type TalkState, talkFormatNames, talkFormats, talkStates } from '@femcoders/contracts/talk-names';
import type { TalkProposalEntry } from '@femcoders/contracts/talk-proposal';
import { neededScores } from '@femcoders/contracts/talk-proposal-limits';
import { proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, dayColumn, named, optionsOf, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { talkStateNames } from './talk-values.ts';

const tabNames: Readonly<Record<TalkState, string>> = { draft: 'Borradores', published: 'Publicadas' };
const names = (speakers: readonly string[]) => speakers.join(', ') || '–';

/** All talks, in any state. */
export const TalkList = listPage<AdminTalkEntry>({
  endpoint: listTalksInAnyState,
  empty: 'Todavía no hay charlas',
  ways: [
    { to: '/admin/presentaciones/propuestas?estado=pending', label: 'Propuestas', variant: 'outline' },
    { to: '/admin/presentaciones/nueva', label: 'Crear charla' },
  ],
  noun: { one: 'charla', many: 'charlas' },
  caption: 'Charlas',
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
    stateColumn(talkStateNames, '8rem', 'ascending'),
    column('helped', 'Ayuda', ({ helped }) => helped, {
      sort: 'descending',
      width: '5rem',
      align: 'end',
      cell: ({ helped }) => inDigits(helped),
    }),
    dayColumn('updated_at', 'Cambiada', ({ updatedAt }) => updatedAt),
  ],
});

/** The mean is for editors who have scored. */
const scoredWords = ({ scored, mean, scoredByMe, state }: TalkProposalEntry) => {
  const open = state === 'received' || state === 'assessing';
  const points = mean === null ? '' : ` · ${inDigits(mean)} de 5`;
  return `${scored} de ${neededScores}${points}${open && !scoredByMe ? ' · falta la tuya' : ''}`;
};

/** The list of members' talk proposals. */
export const ProposalList = listPage<TalkProposalEntry>({
  endpoint: listTalkProposals,
  empty: 'Nadie ha propuesto nada todavía',
  ways: [{ to: '/admin/presentaciones', label: 'Ver las charlas', variant: 'outline' }],
  noun: { one: 'propuesta', many: 'propuestas' },
  caption: 'Propuestas de charla',
  rowHref: ({ id }) => `/admin/presentaciones/propuestas/${id}`,
  searchLabel: 'Buscar por título, texto o ponente',
  defaultSort: '-created_at',
  exportName: 'propuestas-de-charla',
  filters: [
    stateTabs(
      'Todas',
      named({ pending: 'Por decidir', accepted: 'Aceptadas', declined: 'Ahora no', withdrawn: 'Retiradas' }),
    ),
  ],
  columns: [
    column('title', 'Título', ({ title }) => title, { sort: 'ascending' }),
    column('by', 'La propone', ({ proposedBy }) => proposedBy, {
      width: '13rem',
      cell: ({ proposedBy, whose }) => `${proposedBy}${whose === 'other' ? ' · de otra persona' : ''}`,
    }),
    stateColumn(proposalStateNames, '9rem', 'ascending'),
    column('scored', 'Puntuada', scoredWords, { sort: 'descending', width: '12rem' }),
    dayColumn('created_at', 'Llegó', ({ createdAt }) => createdAt),
  ],
});
