import { inDigits } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkProposal, ProposalScore } from '@femcoders/contracts/talk-proposal';
import { neededScores, proposalLimits } from '@femcoders/contracts/talk-proposal-limits';
import { proposalCriteria, proposalCriterionNames, proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { motiveProblem } from '@femcoders/contracts/validate-talk-proposal';
import form from '../../forms/record-form.module.css';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import type { RecordProps } from '../../records/record-page.tsx';
import type { ProposalMutations } from '../api/proposal.ts';

/** How a proposal stands, what was thought of it, and the decision. */
export function ProposalSide({ record: proposal, mutations }: RecordProps<AdminTalkProposal, ProposalMutations>) {
  const { state, scored, mean, scores, motive, decidedBy, decidedAt, talk } = proposal;
  const open = state === 'received' || state === 'assessing';
  const ready = scored >= neededScores;

  return (
    <div className={form.stays}>
      <section className="stack gap-12" aria-label="Estado">
        <p>
          <StateWord state={state}>{proposalStateNames[state]}</StateWord>
        </p>
        <p className="quiet small breaks">
          {scored} de {neededScores} personas la han puntuado
          {mean !== null && `; media de ${inDigits(mean)} sobre 5`}.
        </p>
        {open && !ready && <p className="quiet small breaks">Se decide cuando la hayan puntuado {neededScores}.</p>}
        {decidedAt && (
          <p className="quiet small breaks">
            Decidida el {shortDay(decidedAt)}
            {decidedBy && ` por ${decidedBy}`}.
          </p>
        )}
        {motive && <p className="quoted written small">{motive}</p>}
        <ActionButtons
          actions={[
            {
              label: 'Aceptar',
              when: open && ready,
              variant: 'filled',
              asks: decision(proposal, 'accepted', mutations.decide),
            },
            { label: 'Ahora no', when: open && ready, asks: decision(proposal, 'declined', mutations.decide) },
            {
              label: 'Preparar la charla',
              when: talk !== null,
              variant: 'filled',
              to: `/admin/presentaciones/${talk}`,
            },
          ]}
        />
      </section>
      {scores.length > 0 && <Scores scores={scores} />}
    </div>
  );
}

/** The mail goes out at once, so it is asked about once. */
function decision(
  { id, title }: AdminTalkProposal,
  asked: 'accepted' | 'declined',
  decide: ProposalMutations['decide'],
) {
  const accepts = asked === 'accepted';
  return describeAction({
    title: accepts ? `Aceptar «${title}»` : `«${title}»: ahora no`,
    explanation: accepts
      ? 'Se crea un borrador de la charla con lo que cuenta la propuesta, y se lo decimos por correo a quien la hizo. Publicarla necesita después el permiso de quien la da.'
      : 'Se lo decimos por correo con tus palabras. No se puede deshacer.',
    act: accepts ? 'Aceptarla y avisarla' : 'Decírselo',
    doing: 'Enviando…',
    asks: {
      draft: `talk-decision:${id}:${asked}`,
      start: { motive: '' },
      fields: {
        motive: {
          label: accepts ? 'Mensaje para ella' : '¿Por qué ahora no?',
          hint: accepts ? undefined : 'Qué te ha gustado, qué falta y cuándo podría ser.',
          rows: 5,
          optional: accepts,
          maxLength: proposalLimits.motiveMax,
          validate: (motive) => motiveProblem(asked, motive.trim()),
        },
      },
    },
    async onAct({ motive }) {
      await decide({ decision: asked, motive });
      return accepts ? 'Aceptada: hay un borrador de la charla.' : 'Le hemos escrito por qué ahora no.';
    },
  });
}

function Scores({ scores }: { scores: readonly ProposalScore[] }) {
  return (
    <section aria-labelledby="puntuaciones" className="below-line stack gap-12 breaks">
      <h2 id="puntuaciones" className="small-title">
        Puntuaciones
      </h2>
      <ul className="stack gap-16">
        {scores.map(({ by, scores: points, note }, n) => (
          <li key={by?.id ?? n}>
            <p>
              <strong>{by?.name ?? 'Alguien que ya no está'}</strong>
            </p>
            <p className="quiet small breaks">
              {proposalCriteria.map((one) => `${proposalCriterionNames[one].name} ${points[one]}`).join(' · ')}
            </p>
            {note && <p className="written">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
