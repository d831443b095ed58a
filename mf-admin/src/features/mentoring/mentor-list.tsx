import type { AdminMentorEntry } from '@femcoders/contracts/admin-mentoring';
import { listMentorsInAnyState } from '@femcoders/contracts/endpoints/admin-mentoring';
import { mentoringTopicNames, mentorStateNames, mentorStates } from '@femcoders/contracts/mentoring-names';
import { Link } from '@femcoders/platform';
import { listPage } from '../lists/components/admin-list.tsx';
import { StateWord } from '../lists/components/state-word.tsx';
import { column, dayColumn, optionsOf, stateTabs } from '../lists/list-parts.tsx';

const tabs = { pending: 'Por revisar', active: 'Activas', paused: 'En pausa', declined: 'No aceptadas' };

const pauserNames = { mentor: 'por ella', team: 'por el equipo' };

/** Mentors in any state, and how much of their room is taken. */
export const MentorList = listPage<AdminMentorEntry>({
  endpoint: listMentorsInAnyState,
  empty: 'Todavía nadie se ha ofrecido',
  Above: WayToRequests,
  noun: { one: 'mentora', many: 'mentoras' },
  caption: 'Mentoras',
  rowHref: ({ id }) => `/admin/mentoria/mentoras/${id}`,
  searchLabel: 'Buscar por nombre o presentación',
  defaultSort: 'state',
  exportName: 'mentoras',
  filters: [stateTabs('Todas', optionsOf(mentorStates, tabs))],
  columns: [
    column('name', 'Nombre', ({ name }) => name, { sort: 'ascending', width: '11rem' }),
    {
      id: 'topics',
      header: 'Acompaña con',
      cell: ({ topics, isPublic }) => (
        <>
          {topics.map((topic) => mentoringTopicNames[topic]).join(', ')}
          {!isPublic && <span className="remark"> · no sale en la lista</span>}
        </>
      ),
      csv: ({ topics }) => topics.map((topic) => mentoringTopicNames[topic]).join(', '),
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '8.5rem',
      cell: ({ state, pausedBy }) => (
        <>
          <StateWord state={state}>{mentorStateNames[state]}</StateWord>
          {pausedBy && <span className="remark"> · {pauserNames[pausedBy]}</span>}
        </>
      ),
      csv: ({ state }) => mentorStateNames[state],
    },
    column('load', 'Carga', ({ load }) => load, {
      sort: 'descending',
      width: '4.5rem',
      align: 'end',
      cell: ({ load, maxPairs }) => `${load} de ${maxPairs}`,
    }),
    column('asked', 'Por responder', ({ asked }) => asked, {
      width: '6.5rem',
      align: 'end',
      cell: ({ asked }) => asked || '',
    }),
    dayColumn('created_at', 'Desde', ({ createdAt }) => createdAt, { width: '7rem' }),
  ],
});

function WayToRequests() {
  return (
    <p className="figures-line">
      <Link to="/admin/mentoria">Solicitudes y parejas</Link>
    </p>
  );
}
