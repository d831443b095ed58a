import { withdrawHubAnswer } from '@femcoders/contracts/endpoints/hub';
import type { OwnHub } from '@femcoders/contracts/hub';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { callApi, Link, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { piecePath } from '../hub-address.ts';
import { refreshHub } from '../hub-queries.ts';
import styles from './my-hub.module.css';

type Sent = OwnHub['sent'][number];

/** Renders what she answered to others, and what they replied. */
export function SentAnswers({ sent, userId }: { sent: readonly Sent[]; userId: string }) {
  return (
    <div>
      <h3>A quién has escrito</h3>
      <ul className={styles.answers}>
        {sent.map((answer) => (
          <SentAnswer key={answer.id} answer={answer} userId={userId} />
        ))}
      </ul>
    </div>
  );
}

function SentAnswer({ answer, userId }: { answer: Sent; userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, piece, name, message, at, reply } = answer;

  async function takeBack() {
    try {
      await callApi(api, withdrawHubAnswer, { params: { id: userId, answer: id } });
      showToast('Retirado de tu página y de la suya. El correo que recibió lo sigue teniendo.');
      await refreshHub(queryClient, userId);
    } catch (error) {
      showToast(submissionProblem(error).title, { tone: 'error' });
    }
  }

  return (
    <li className="stack gap-8 shrinks breaks">
      <p className={`row gap-8-16 middle ${styles.facts}`}>
        <b>{piece.shown ? <Link to={piecePath(piece.slug)}>{piece.title}</Link> : piece.title}</b>
        <span>
          a {name}, el {dayInWords(at)}
        </span>
      </p>
      <p className={styles.message}>{message}</p>
      {reply && (
        <p className={styles.reply}>
          <b>{name} te contesta:</b> {reply}
        </p>
      )}
      {asking ? (
        <p className="row gap-8-16 middle">
          <span>¿Retirarlo? No se puede deshacer.</span>
          <Button variant="danger" size="small" onClick={() => void takeBack()}>
            Retirar
          </Button>
          <Button variant="outline" size="small" onClick={() => setAsking(false)}>
            Conservarlo
          </Button>
        </p>
      ) : (
        <p>
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            Retirar lo que escribí
          </Button>
        </p>
      )}
    </li>
  );
}
