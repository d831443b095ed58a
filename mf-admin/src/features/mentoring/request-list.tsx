import type { AdminMentoringEntry } from '@femcoders/contracts/admin-mentoring';
import { listMentoringRequests } from '@femcoders/contracts/endpoints/admin-mentoring';
import {
  mentoringFormatNames,
  mentoringStateNames,
  mentoringStates,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import { listPage } from '../lists/components/admin-list.tsx';
import { StateWord } from '../lists/components/state-word.tsx';
import { column, dayColumn, stateTabs } from '../lists/list-parts.tsx';
import { ageWords } from './age-words.ts';
import { useMentoringFigures } from './api/mentoring-request.ts';

const tabs = {
  asked: 'Lista de espera',
  proposed: 'Propuestas',
  accepted: 'Aceptadas',
  active: 'Activas',
  paused: 'En pausa',
  closed: 'Cerradas',
};

/** Requests for mentors, and the pairs that came of them. */
export const RequestList = listPage<AdminMentoringEntry>({
  endpoint: listMentoringRequests,
  empty: 'Todavía nadie ha pedido mentora',
  ways: [{ to: '/admin/mentoria/mentoras', label: 'Mentoras', variant: 'outline' }],
  useTabCounts,
  Above: Figures,
  noun: { one: 'solicitud', many: 'solicitudes' },
  caption: 'Solicitudes y parejas de mentoría',
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
});

/** How long the oldest waits, and how much room there is. */
function Figures() {
  const figures = useMentoringFigures();
  return (
    <p className="figures-line">
      {figures && (
        <>
          {figures.oldest ? (
            <>
              La más antigua espera desde hace <strong>{ageWords(figures.oldest)}</strong>
            </>
          ) : (
            'Nadie espera'
          )}
          {` · ${counted(figures.mentorsActive, 'mentora activa', 'mentoras activas')}, ${inDigits(figures.mentorsPending)} por revisar, ${counted(figures.places, 'sitio libre', 'sitios libres')}`}
        </>
      )}
    </p>
  );
}

function useTabCounts() {
  const figures = useMentoringFigures();
  if (!figures) return null;
  const { asked, proposed, accepted, active, paused, closed, atRisk } = figures;
  const all = asked + proposed + accepted + active + paused + closed;
  return { '': all, asked, proposed, accepted, active, paused, closed, risk: atRisk };
}
