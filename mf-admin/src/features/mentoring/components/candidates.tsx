import type { AdminMentoring, MentorCandidate } from '@femcoders/contracts/admin-mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import { showFailure, showUndo } from '../../layout/undo-toast.ts';
import { OpenRecord } from '../../records/open-record.tsx';
import page from '../../records/record-page.module.css';
import { type RequestMutations, useCandidates } from '../api/mentoring-request.ts';
import styles from './mentoring.module.css';

/** The engine's list: who fits, with points and reasons; she who coordinates confirms up to three, in their order. */
export function Candidates({ request, mutations }: { request: AdminMentoring; mutations: RequestMutations }) {
  const query = useCandidates(request.id);
  return (
    <section className={page.part} aria-labelledby="candidatas">
      <h2 id="candidatas">A quién proponer</h2>
      <p className="remark">
        El cálculo suma temas (45), horarios (20), nivel (15), cómo quedar (10) y sitio libre (10). Lo que prefiere con
        sus palabras no da puntos: léelo tú. Se pregunta a la primera y, si no puede o no responde en 7 días, a la
        siguiente.
      </p>
      <OpenRecord
        query={query}
        what="las mentoras"
        gone="Esta solicitud no está aquí"
        back="/admin/mentoria"
        backWords="Volver a la lista"
      >
        {(candidates) =>
          candidates.length > 0 ? (
            <Choose candidates={candidates} request={request} mutations={mutations} />
          ) : (
            <p>
              No hay mentoras activas. <Link to="/admin/mentoria/mentoras">Revisa las fichas que esperan</Link>.
            </p>
          )
        }
      </OpenRecord>
    </section>
  );
}

interface ChooseProps {
  candidates: MentorCandidate[];
  request: AdminMentoring;
  mutations: RequestMutations;
}

function Choose({ candidates, request, mutations }: ChooseProps) {
  const [chosen, setChosen] = useState(() =>
    candidates
      .filter(({ obstacle }) => obstacle === null)
      .slice(0, mentoringLimits.proposals)
      .map(({ id }) => id),
  );
  const { busy, problem, setProblem, send } = useSubmission();
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));

  function confirm() {
    if (chosen.length === 0 || chosen.length > mentoringLimits.proposals) {
      const message = chosen.length === 0 ? 'Elige al menos una mentora.' : 'Elige como mucho tres.';
      setProblem({ title: 'Revisa la propuesta', fields: [{ field: 'mentors', message }] });
      return;
    }
    void send(async () => {
      await mutations.propose({ mentors: chosen });
      const undo = () => void mutations.move({ state: 'asked', from: 'proposed' }).catch(showFailure);
      showUndo(`Propuesta confirmada. ${request.name} ya lo sabe y hemos preguntado a la primera.`, undo);
    });
  }
  return (
    <>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <ol className={`lines ${styles.candidates}`}>
        {candidates.map((candidate, index) => (
          <Candidate
            key={candidate.id}
            id={index === 0 ? 'mentors' : `mentors-${candidate.id}`}
            candidate={candidate}
            place={chosen.indexOf(candidate.id)}
            onToggle={() => toggle(candidate.id)}
          />
        ))}
      </ol>
      <p className="row gap-12">
        <Button size="small" busy={busy} onClick={confirm}>
          {busy ? 'Confirmando…' : `Confirmar la propuesta (${chosen.length})`}
        </Button>
      </p>
    </>
  );
}

interface CandidateProps {
  id: string;
  candidate: MentorCandidate;
  /** From 0, in the order of the proposal; -1 when she is not part of it. */
  place: number;
  onToggle: () => void;
}

function Candidate({ id, candidate, place, onToggle }: CandidateProps) {
  const { name, headline, score, reasons, load, maxPairs, canTake, obstacle } = candidate;
  return (
    <li data-chosen={place >= 0 || undefined}>
      <label className={styles.pick}>
        <input
          id={id}
          type="checkbox"
          checked={place >= 0}
          disabled={!canTake}
          aria-describedby={`${id}-why`}
          onChange={onToggle}
        />
        <strong>
          {place >= 0 && `${place + 1}. `}
          {name}
        </strong>
      </label>
      <span className={`bold digits ${styles.score}`}>{score} de 100</span>
      <div id={`${id}-why`} className={`stack gap-4 small ${styles.why}`}>
        <p className="remark">
          {headline} · acompaña a {load} de {maxPairs}
        </p>
        {obstacle && <p className="error">{obstacle}</p>}
        {obstacle ? (
          <details>
            <summary>Puntos</summary>
            <Reasons reasons={reasons} />
          </details>
        ) : (
          <Reasons reasons={reasons} />
        )}
      </div>
    </li>
  );
}

/** Every criterion with its points; those without are quieter. */
function Reasons({ reasons }: Pick<MentorCandidate, 'reasons'>) {
  return (
    <ul className="bullets">
      {reasons.map(({ text, points, of }) => (
        <li key={text} data-none={(of > 0 && points === 0) || undefined}>
          {text}
          {of > 0 && (
            <span className="digits">
              {' '}
              +{points} <span className="remark">de {of}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
