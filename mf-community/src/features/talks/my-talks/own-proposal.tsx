import { dayInWords } from '@femcoders/contracts/spanish-day';
import type { OwnTalkProposal } from '@femcoders/contracts/talk-proposal';
import { proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, useApi, useQueryClient } from '@femcoders/platform';
import { Button, Tag, type TagTone } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ownTalksKey, withdrawProposal } from '../api/own-talks.ts';
import { talkPath } from '../talk-links.ts';
import styles from './my-talks.module.css';

const tones: Record<OwnTalkProposal['state'], TagTone> = {
  received: 'outline',
  assessing: 'lilac',
  accepted: 'mint',
  declined: 'sun',
  withdrawn: 'outline',
};

/** A talk that she has proposed: its state, what the team wrote to her, and how to take it back. */
export function OwnProposal({ proposal, userId }: { proposal: OwnTalkProposal; userId: string }) {
  const { id, title, state, motive, talk, createdAt } = proposal;
  const open = state === 'received' || state === 'assessing';
  return (
    <li className={styles.entry}>
      <div>
        {talk ? <Link to={talkPath(talk)}>{title}</Link> : <strong>{title}</strong>}
        <p>
          <Tag tone={tones[state]}>{talk ? 'Publicada' : proposalStateNames[state]}</Tag> Enviada el{' '}
          {dayInWords(createdAt)}
        </p>
        {motive && <p className={styles.motive}>{motive}</p>}
        {open && <Withdraw id={id} title={title} userId={userId} />}
      </div>
    </li>
  );
}

/** Asks once. */
function Withdraw({ id, title, userId }: { id: string; title: string; userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSubmission('Tu propuesta sigue enviada.');
  const withdraw = () =>
    send(async () => {
      await withdrawProposal(api, userId, id);
      await queryClient.invalidateQueries({ queryKey: ownTalksKey(userId) });
    });
  if (!asked) {
    return (
      <Button variant="quiet" size="small" aria-label={`Retirar la propuesta: ${title}`} onClick={() => setAsked(true)}>
        Retirar
      </Button>
    );
  }
  return (
    <div className={`row gap-8-12 middle ${styles.ask}`}>
      <p>¿La retiras? El equipo dejará de valorarla.</p>
      {problem && <p role="alert">{problem.title}</p>}
      <Button variant="danger" size="small" busy={busy} onClick={withdraw}>
        {busy ? 'Retirando…' : 'Sí, retirarla'}
      </Button>
      <Button variant="outline" size="small" onClick={() => setAsked(false)}>
        Conservarla
      </Button>
    </div>
  );
}
