import type { AdminMentor } from '@femcoders/contracts/admin-mentoring';
import {
  type MentorPauser,
  type MentorState,
  mentoringFormatNames,
  mentoringLevelNames,
  mentoringStateNames,
  mentoringTopicNames,
  mentorStateNames,
} from '@femcoders/contracts/mentoring-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import { actWithUndo } from '../../layout/undo-toast.ts';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import page from '../../records/record-page.module.css';
import { type RecordProps, recordPage } from '../../records/record-page.tsx';
import { type MoveMentor, useMentor, useMoveMentor } from '../api/mentor.ts';
import { MentoringFacts } from './mentoring-facts.tsx';

/** A mentor's card as the team reads it, whom she accompanies, and whether she can be proposed. */
export const OpenMentor = recordPage({
  useRecord: useMentor,
  useMutations: useMoveMentor,
  what: 'la ficha',
  gone: 'Esta mentora no está aquí',
  back: '/admin/mentoria/mentoras',
  backWords: 'Volver a las mentoras',
  Main: MentorCard,
  Side: MentorSide,
  sideLabel: 'Sobre esta mentora',
});

function MentorSide({ record: mentor, mutations: move }: RecordProps<AdminMentor, MoveMentor>) {
  return (
    <>
      <StateActions mentor={mentor} move={move} />
      <MentoringFacts
        about={mentor}
        first={[
          ['Temas', mentor.topics.map((topic) => mentoringTopicNames[topic]).join(', ')],
          ['Acompaña a', mentor.levels.map((level) => mentoringLevelNames[level]).join(', ')],
          ['Formatos', mentor.formats.map((format) => mentoringFormatNames[format]).join(', ')],
        ]}
        last={[
          ['En la lista', mentor.isPublic ? 'Sí' : 'No'],
          ['Por responder', mentor.asked || null],
          ['Desde', shortDay(mentor.createdAt)],
          [
            'Cuenta',
            <Link key="c" to={`/admin/personas/${mentor.userId}`}>
              Ver su cuenta
            </Link>,
          ],
        ]}
      />
    </>
  );
}

function MentorCard({ record: mentor }: { record: AdminMentor }) {
  return (
    <>
      <header className={page.part}>
        <h2>{mentor.name}</h2>
        <p>
          <StateWord state={mentor.state}>{mentorStateNames[mentor.state]}</StateWord> {mentor.headline}
        </p>
        <blockquote className="quoted written">{mentor.about}</blockquote>
        {mentor.state === 'active' && mentor.isPublic && (
          <p>
            <Link to={`/mentoria/${mentor.slug}`}>Ver su página</Link>
          </p>
        )}
      </header>
      <section className={page.part} aria-labelledby="acompana">
        <h2 id="acompana">
          A quién acompaña ({mentor.load} de {mentor.maxPairs})
        </h2>
        {mentor.pairs.length === 0 && <p className="remark">Ahora mismo a nadie.</p>}
        <ol className={page.notes}>
          {mentor.pairs.map(({ request, name, state, since, lastSession }) => (
            <li key={request}>
              <Link to={`/admin/mentoria/${request}`}>{name}</Link>: {mentoringStateNames[state].toLowerCase()} desde el{' '}
              {shortDay(since)}. {lastSession ? `Última sesión, el ${shortDay(lastSession)}.` : 'Sin sesiones.'}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const nextStates: Record<MentorState, readonly { state: MentorState; label: string }[]> = {
  pending: [
    { state: 'active', label: 'Activar la ficha' },
    { state: 'declined', label: 'No aceptarla' },
  ],
  active: [{ state: 'paused', label: 'Poner en pausa' }],
  paused: [{ state: 'active', label: 'Reactivar' }],
  declined: [{ state: 'active', label: 'Activar la ficha' }],
};

/** Returns the states that the team can put a card in: none while the mentor has paused it. */
const nextOf = ({ state, pausedBy }: AdminMentor) => (pausedBy === 'mentor' ? [] : nextStates[state]);

const whoResumes: Readonly<Record<MentorPauser, string>> = {
  mentor: 'La ha puesto en pausa ella: solo ella la retoma, en su página.',
  team: 'La ha puesto en pausa el equipo: solo el equipo la retoma. Ella lo sabe por correo.',
};

function StateActions({ mentor, move }: { mentor: AdminMentor; move: MoveMentor }) {
  const from = mentor.state;
  const become = (state: MentorState) =>
    actWithUndo(
      () => move({ state, from }),
      `${mentor.name}: ${mentorStateNames[state].toLowerCase()}.`,
      () => move({ state: from, from: state }),
    );
  return (
    <section className={page.actions} aria-label="Estado">
      {mentor.pausedBy && <p className="remark">{whoResumes[mentor.pausedBy]}</p>}
      <ActionButtons
        actions={nextOf(mentor).map(({ state, label }) => ({
          label,
          variant: state === 'active' ? 'filled' : state === 'declined' ? 'danger' : 'outline',
          onPress: () => void become(state),
        }))}
      />
    </section>
  );
}
