import type { AdminMentorEntry } from '@femcoders/contracts/admin-mentoring';
import { mentoringTopicNames, mentorStateNames, mentorStates } from '@femcoders/contracts/mentoring-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import styles from './components/mentoring.module.css';

const tabs = { pending: 'Por revisar', active: 'Activas', paused: 'En pausa', declined: 'No aceptadas' };

const pauserNames = { mentor: 'por ella', team: 'por el equipo' };

/** Mentors in any state, and how much of their room is taken. */
export const mentorList: ListDefinition<AdminMentorEntry> = {
  path: '/admin/mentors',
  noun: { one: 'mentora', many: 'mentoras' },
  caption: 'Mentoras',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/mentoria/mentoras/${id}`,
  searchLabel: 'Buscar por nombre o presentación',
  defaultSort: 'state',
  exportName: 'mentoras',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Todas',
      options: mentorStates.map((state) => ({ value: state, label: tabs[state] })),
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'Nombre',
      sort: 'ascending',
      width: '11rem',
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      id: 'topics',
      header: 'Acompaña con',
      cell: ({ topics, isPublic }) => (
        <>
          {topics.map((topic) => mentoringTopicNames[topic]).join(', ')}
          {!isPublic && <span className={styles.quiet}> · no sale en la lista</span>}
        </>
      ),
      csv: ({ topics }) => topics.map((topic) => mentoringTopicNames[topic]).join(', '),
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '7rem',
      cell: ({ state, pausedBy }) => (
        <>
          {mentorStateNames[state]}
          {pausedBy && <span className={styles.quiet}> · {pauserNames[pausedBy]}</span>}
        </>
      ),
      csv: ({ state }) => mentorStateNames[state],
    },
    {
      id: 'load',
      header: 'Carga',
      sort: 'descending',
      width: '4.5rem',
      align: 'end',
      cell: ({ load, maxPairs }) => `${load} de ${maxPairs}`,
      csv: ({ load }) => load,
    },
    {
      id: 'asked',
      header: 'Por responder',
      width: '6.5rem',
      align: 'end',
      cell: ({ asked }) => asked || '',
      csv: ({ asked }) => asked,
    },
    {
      id: 'created_at',
      header: 'Desde',
      sort: 'descending',
      width: '7rem',
      cell: ({ createdAt }) => shortDay(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
  ],
};
