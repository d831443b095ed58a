import type { AdminMentoring } from '@femcoders/contracts/admin-mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import {
  mentoringFormatNames,
  mentoringLevelNames,
  mentoringStateNames,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import { TeamNote } from '../../forms/note-form.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import page from '../../records/record-page.module.css';
import { type RecordProps, recordPage } from '../../records/record-page.tsx';
import { type RequestMutations, useMentoringRequest, useRequestMutations } from '../api/mentoring-request.ts';
import { Candidates } from './candidates.tsx';
import { MentoringFacts } from './mentoring-facts.tsx';
import { PastPairs, ProposalHistory } from './request-history.tsx';
import { RequestSide } from './request-side.tsx';

/** A request at work: what she wants, whom the engine finds and why, what has been, and what is to be done. */
export const OpenRequest = recordPage({
  useRecord: useMentoringRequest,
  useMutations: useRequestMutations,
  what: 'la solicitud',
  gone: 'Esta solicitud no está aquí',
  back: '/admin/mentoria',
  backWords: 'Volver a la lista',
  Main: RequestAtWork,
  Side: AboutRequest,
  sideLabel: 'Sobre esta solicitud',
});

type Props = RecordProps<AdminMentoring, RequestMutations>;

function AboutRequest({ record: request, mutations }: Props) {
  return (
    <>
      <RequestSide request={request} mutations={mutations} />
      <MentoringFacts
        about={request}
        first={[
          ['Temas', request.topics.map((topic) => mentoringTopicNames[topic]).join(', ')],
          ['Formato', mentoringFormatNames[request.format]],
          ['Punto de partida', mentoringLevelNames[request.level]],
        ]}
        last={[
          ['Pedida', shortDay(request.createdAt)],
          [
            'Cuenta',
            <Link key="c" to={`/admin/personas/${request.menteeId}`}>
              Ver su cuenta
            </Link>,
          ],
        ]}
      />
    </>
  );
}

function RequestAtWork({ record: request, mutations }: Props) {
  const { state } = request;
  return (
    <>
      <header className={page.part}>
        <h2>{request.name}</h2>
        <p>
          <StateWord state={state}>{mentoringStateNames[state]}</StateWord>
          {request.atRisk && <strong className="error"> Sin sesión desde hace más de 21 días</strong>}
          {request.ranOut && <strong className="error"> Ninguna de las propuestas pudo</strong>}
        </p>
        <blockquote className="quoted written">{request.goal}</blockquote>
        {request.preferences && (
          <p>
            <strong>Prefiere:</strong> {request.preferences}
          </p>
        )}
      </header>
      {state === 'asked' && <Candidates request={request} mutations={mutations} />}
      <ProposalHistory proposals={request.proposals} />
      {request.pair && (
        <section className={page.part} aria-labelledby="pareja">
          <h2 id="pareja">Pareja</h2>
          <p>
            Con{' '}
            {request.pair.mentor ? (
              <Link to={`/admin/mentoria/mentoras/${request.pair.mentor.id}`}>{request.pair.mentor.name}</Link>
            ) : (
              'alguien que ya no está'
            )}{' '}
            desde el {shortDay(request.pair.startedAt)}. Sesiones hechas: {request.pair.sessionsDone}; por venir:{' '}
            {request.pair.sessionsPlanned}.
          </p>
          <p className="remark">Sus notas y sus objetivos solo los ven ellas.</p>
        </section>
      )}
      <PastPairs pairs={request.past} />
      {request.notes.length > 0 && (
        <section className={page.part} aria-labelledby="notas">
          <h2 id="notas">Notas del equipo</h2>
          <ol className={page.notes}>
            {request.notes.map(({ id: noteId, text, author, createdAt }) => (
              <li key={noteId}>
                <p className="remark">
                  <strong>{author}</strong> · {shortDay(createdAt)}
                </p>
                <p className="written">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <TeamNote
        draft={`mentoring-note:${request.id}`}
        onDevice
        maxLength={mentoringLimits.teamNote}
        onSave={mutations.addNote}
      />
    </>
  );
}
