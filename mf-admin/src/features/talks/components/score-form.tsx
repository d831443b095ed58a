import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import { proposalLimits } from '@femcoders/contracts/talk-proposal-limits';
import {
  type ProposalCriterion,
  proposalCriteria,
  proposalCriterionNames,
} from '@femcoders/contracts/talk-proposal-names';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';
import { useProposalMutations } from '../api/proposal.ts';
import styles from './talks.module.css';

const points = ['1', '2', '3', '4', '5'] as const;
const choices = points.map((value) => ({ value, label: value }));

interface ScoreValues {
  scores: Record<ProposalCriterion, string>;
  note: string;
}

function readScores(stored: unknown): ScoreValues | null {
  const draft = stored as Partial<ScoreValues> | null;
  if (typeof draft?.note !== 'string' || typeof draft.scores !== 'object' || draft.scores === null) return null;
  const { scores, note } = draft;
  return proposalCriteria.every((one) => typeof scores[one] === 'string') ? { scores, note } : null;
}

interface ScoreFormProps {
  proposal: AdminTalkProposal;
  /** The editor who scores. */
  userId: string;
}

/** Five criteria from 1 to 5, and a note for the team. What others think is shown once one has said one's own. */
export function ScoreForm({ proposal: { id, scores: given }, userId }: ScoreFormProps) {
  const mine = given.find(({ by }) => by?.id === userId);
  const start: ScoreValues = {
    scores: Object.fromEntries(
      proposalCriteria.map((one) => [one, String(mine?.scores[one] ?? '')]),
    ) as ScoreValues['scores'],
    note: mine?.note ?? '',
  };
  const { value, change, forget } = useDraft(draftKeyOf(`talk-score:${id}`), { start, read: readScores });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const acts = useProposalMutations(id);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = proposalCriteria.flatMap((one) =>
      value.scores[one] ? [] : [{ field: one, message: `Puntúa «${proposalCriterionNames[one].name}»` }],
    );
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      const scores = Object.fromEntries(proposalCriteria.map((one) => [one, Number(value.scores[one])]));
      await acts.score({ scores: scores as Record<ProposalCriterion, number>, note: value.note });
      forget(value, value);
      showToast('Tu puntuación está guardada.', { tone: 'success' });
    });
  };

  return (
    <form className={`stack gap-24 shrinks ${styles.score}`} noValidate aria-labelledby="puntuar" onSubmit={submit}>
      <h2 id="puntuar">{mine ? 'Tu puntuación' : 'Puntúala'}</h2>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {proposalCriteria.map((one) => (
        <ChoiceGroup
          key={one}
          type="radio"
          name={one}
          label={proposalCriterionNames[one].name}
          hint={`${proposalCriterionNames[one].question} De 1 (nada) a 5 (mucho).`}
          choices={choices}
          chosen={points.filter((point) => point === value.scores[one])}
          error={errorOf(one)}
          onChange={([point = '']) => change({ ...value, scores: { ...value.scores, [one]: point } })}
        />
      ))}
      <TextArea
        name="note"
        label="Nota para el equipo"
        hint="Quien la propuso no la lee."
        rows={3}
        optional
        maxLength={proposalLimits.noteMax}
        value={value.note}
        error={errorOf('note')}
        onChange={({ target }) => change({ ...value, note: target.value })}
      />
      <p className={form.send}>
        <Button type="submit" busy={busy}>
          {busy ? 'Guardando…' : mine ? 'Cambiar mi puntuación' : 'Guardar mi puntuación'}
        </Button>
      </p>
    </form>
  );
}
