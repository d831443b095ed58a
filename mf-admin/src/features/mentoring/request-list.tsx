import type { AdminMentoringEntry } from '@femcoders/contracts/admin-mentoring';
import { listMentoringRequests } from '@femcoders/contracts/endpoints/admin-mentoring';
import {
  mentoringFormatNames,
  mentoringStateNames,
  mentoringStates,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { column, dayColumn, stateTabs } from '../lists/list-parts.ts';
import { ageWords } from './age-words.ts';

const tabs = {
  asked: 'Lista de espera',
  proposed: 'Propuestas',
  accepted: 'Aceptadas',
  active: 'Activas',
  paused: 'En pausa',
  closed: 'Cerradas',
};

/** Requests for mentors, and the pairs that came of them. */
export const requestList: ListDefinition<AdminMentoringEntry> = {
  endpoint: listMentoringRequests,
  noun: { one: 'solicitud', many: 'solicitudes' },
  caption: 'Solicitudes y parejas de mentoría',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/mentoria/${id}`,
  searchLabel: 'Buscar por nombre u objetivo',
  defaultSort: 'since',
  exportName: 'mentoria',
  filters: [
    stateTabs('Todas', [
      ...mentoringStates.map((state) => ({ value: state, label: tabs[state] })),
      { value: 'risk', label: 'En riesgo' },
    ]),
  ],
  columns: [
    column('name', 'Quién pide', ({ name }) => name, { sort: 'ascending', width: '13rem' }),
    {
      id: 'topics',
      header: 'Busca',
      cell: ({ topics, format }) => (
        <>
          {topics.map((topic) => mentoringTopicNames[topic]).join(', ')}
          <span className="remark"> · {mentoringFormatNames[format]}</span>
        </>
      ),
      csv: ({ topics }) => topics.map((topic) => mentoringTopicNames[topic]).join(', '),
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '9.5rem',
      cell: ({ state, atRisk, ranOut }) => (
        <>
          <StateWord state={state}>{mentoringStateNames[state]}</StateWord>
          {atRisk && <strong className="error"> · en riesgo</strong>}
          {ranOut && state === 'asked' && <strong className="error"> · nadie pudo</strong>}
        </>
      ),
      csv: ({ state }) => mentoringStateNames[state],
    },
    column('mentor', 'Mentora', ({ mentor }) => mentor, { width: '11rem' }),
    column('since', 'Desde hace', ({ since }) => since, {
      sort: 'ascending',
      width: '7rem',
      cell: ({ since }) => <time dateTime={since}>{ageWords(since)}</time>,
    }),
    dayColumn('last_session', 'Sesión', ({ lastSession }) => lastSession, { sort: 'ascending' }),
  ],
};
