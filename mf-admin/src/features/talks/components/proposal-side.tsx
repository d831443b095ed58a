import { inDigits } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkProposal, ProposalScore } from '@femcoders/contracts/talk-proposal';
import {
  neededScores,
  proposalCriteria,
  proposalCriterionNames,
  proposalStateNames,
} from '@femcoders/contracts/talk-proposal-limits';
import { Link, showToast } from '@femcoders/platform';
import { Button, buttonClass, Tag } from '@femcoders/shared-ui';
import { useState } from 'react';
import form from '../../forms/record-form.module.css';
import { useProposalMutations } from '../api/proposal.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './talks.module.css';

/** How a proposal stands, what was thought of it, and the decision. */
export function ProposalSide({ proposal }: { proposal: AdminTalkProposal }) {
  const { id, state, scored, mean, scores, motive, decidedBy, decidedAt, talk } = proposal;
  const acts = useProposalMutations(id);
  const [asked, setAsked] = useState<'accepted' | 'declined' | null>(null);
  const open = state === 'received' || state === 'assessing';
  const ready = scored >= neededScores;

  return (
    <div className={form.stays}>
      <section className={form.state} aria-label="Estado">
        <p>
          <Tag tone={state === 'accepted' ? 'mint' : 'outline'}>{proposalStateNames[state]}</Tag>
        </p>
        <p className={form.quiet}>
          {scored} de {neededScores} personas la han puntuado
          {mean !== null && `; media de ${inDigits(mean)} sobre 5`}.
        </p>
        {open && !ready && <p className={form.quiet}>Se decide cuando la hayan puntuado {neededScores}.</p>}
        {decidedAt && (
          <p className={form.quiet}>
            Decidida el {shortDay(decidedAt)}
            {decidedBy && ` por ${decidedBy}`}.
          </p>
        )}
        {motive && <p className={styles.motive}>{motive}</p>}
        <div className={form.acts}>
          {open && ready && (
            <>
              <Button size="small" onClick={() => setAsked('accepted')}>
                Aceptar
              </Button>
              <Button size="small" variant="outline" onClick={() => setAsked('declined')}>
                Ahora no
              </Button>
            </>
          )}
          {talk && (
            <Link to={`/admin/presentaciones/${talk}`} className={buttonClass('filled', 'small')}>
              Preparar la charla
            </Link>
          )}
        </div>
      </section>
      {scores.length > 0 && <Scores scores={scores} />}
      {asked && (
        <DecisionDialog
          proposal={proposal}
          decision={asked}
          onClose={() => setAsked(null)}
          onDecide={async (text) => {
            await acts.decide({ decision: asked, motive: text });
            setAsked(null);
            const said =
              asked === 'accepted' ? 'Aceptada: hay un borrador de la charla.' : 'Le hemos escrito por qué ahora no.';
            showToast(said, { tone: 'success' });
          }}
        />
      )}
    </div>
  );
}

function Scores({ scores }: { scores: readonly ProposalScore[] }) {
  return (
    <section aria-labelledby="puntuaciones" className={styles.permissions}>
      <h2 id="puntuaciones">Puntuaciones</h2>
      <ul>
        {scores.map(({ by, scores: points, note }, n) => (
          <li key={by?.id ?? n}>
            <p>
              <strong>{by?.name ?? 'Alguien que ya no está'}</strong>
            </p>
            <p className={form.quiet}>
              {proposalCriteria.map((one) => `${proposalCriterionNames[one].name} ${points[one]}`).join(' · ')}
            </p>
            {note && <p className={styles.long}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
