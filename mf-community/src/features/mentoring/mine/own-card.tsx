import { pauseMentorOffer, withdrawMentorOffer } from '@femcoders/contracts/endpoints/mentoring';
import type { OwnMentor } from '@femcoders/contracts/mentoring';
import { mentorStateNames } from '@femcoders/contracts/mentoring-names';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { callApi, Link, showToast } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import { Fact } from '../../lists/facts.tsx';
import { mentorPath, offerPath } from '../mentoring-address.ts';
import { topicsInWords } from '../mentoring-words.ts';
import type { ActOnMentoring } from '../own-mentoring.ts';
import styles from './my-mentoring.module.css';

/** Her card as a mentor: whether she can be proposed, how much room she has, and what she can do about it. */
export function OwnCard({ mentor, act }: { mentor: OwnMentor; act: ActOnMentoring }) {
  const { busy, problem, send } = useSubmission('No se ha perdido nada.');
  const [asking, setAsking] = useState(false);
  const { state } = mentor;
  const move = (to: 'active' | 'paused', from: 'active' | 'paused') =>
    send(async () => {
      await act((api, params) => callApi(api, pauseMentorOffer, { params, body: { state: to, from } }));
      showToast(to === 'paused' ? 'Ficha en pausa: no te proponemos a nadie más.' : 'Ficha activa otra vez');
    });
  const remove = () =>
    send(async () => {
      await act((api, params) => callApi(api, withdrawMentorOffer, { params }));
      showToast('Ficha retirada. Gracias por el tiempo que has dado.');
    });
  return (
    <section className={styles.part} aria-labelledby="mi-ficha">
      <h2 id="mi-ficha">Mi ficha de mentora</h2>
      <div className={`cut ${styles.card}`}>
        <h3>{mentor.headline}</h3>
        <p>{mentor.pausedBy === 'team' ? pausedByTeam : texts[state]}</p>
        {mentor.pausedBy === 'team' && (
          <p>
            La retoma el equipo. Si quieres saber por qué, o contarnos algo, <Link to="/contacto">escríbenos</Link>.
          </p>
        )}
        <dl className={styles.facts}>
          <Fact name="Estado">{mentorStateNames[state]}</Fact>
          <Fact name="Acompañas">
            {mentor.load} de {mentor.maxPairs}
          </Fact>
          <Fact name="Temas">{topicsInWords(mentor.topics)}</Fact>
          <Fact name="En la lista">
            {mentor.isPublic && state === 'active' ? (
              <Link to={mentorPath(mentor.slug)}>Ver cómo se ve</Link>
            ) : mentor.isPublic ? (
              'Sí, cuando esté activa'
            ) : (
              'No'
            )}
          </Fact>
        </dl>
        <ProblemLine problem={problem} />
        <p className="row gap-12-24">
          <Link to={offerPath} className={buttonClass('outline', 'small')}>
            Cambiarla
          </Link>
          {state === 'active' && (
            <Button size="small" variant="outline" busy={busy} onClick={() => void move('paused', 'active')}>
              Poner en pausa
            </Button>
          )}
          {mentor.pausedBy === 'mentor' && (
            <Button size="small" variant="outline" busy={busy} onClick={() => void move('active', 'paused')}>
              Retomarla
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            Retirarla
          </Button>
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Retiras tu ficha de mentora?"
        yes="Retirarla"
        no="Conservarla"
        onYes={remove}
        onClose={() => setAsking(false)}
      >
        <p>
          Se borra lo que has escrito en ella. Si solo necesitas un respiro, ponla en pausa: no te proponemos a nadie y
          vuelves cuando quieras.
        </p>
      </ConfirmDialog>
    </section>
  );
}

const pausedByTeam =
  'La ha puesto en pausa el equipo: no te proponemos a nadie nuevo. Con quien ya acompañas no cambia nada.';

const texts: Readonly<Record<OwnMentor['state'], string>> = {
  pending: 'La tiene el equipo: la lee antes de activarla y te escribe.',
  active: 'Podemos proponerte a quien busque lo que ofreces, hasta tu máximo.',
  paused: 'No te proponemos a nadie nuevo. Con quien ya acompañas no cambia nada.',
  declined: 'De momento no está activa. Puedes cambiarla y enviarla otra vez, o escribirnos.',
};
