import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import { proposalLimits } from '@femcoders/contracts/talk-proposal-limits';
import {
  type ProposalCriterion,
  proposalCriteria,
  proposalCriterionNames,
} from '@femcoders/contracts/talk-proposal-names';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { draftKeyOf } from '../../forms/draft-key.ts';
import type { ProposalMutations } from '../api/proposal.ts';
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
  score: ProposalMutations['score'];
}

/** Five criteria from 1 to 5, and a note for the team. What others think is shown once one has said one's own. */
export function ScoreForm({ proposal: { id, scores: given }, userId, score }: ScoreFormProps) {
  const mine = given.find(({ by }) => by?.id === userId);
  const start: ScoreValues = {
    scores: Object.fromEntries(
      proposalCriteria.map((one) => [one, String(mine?.scores[one] ?? '')]),
    ) as ScoreValues['scores'],
    note: mine?.note ?? '',
  };
  const form = useForm({
    draft: draftKeyOf(`talk-score:${id}`),
    start,
    read: readScores,
    words: keptHere,
    bodyOf: (values) => values,
    validate: ({ scores }) =>
      Object.fromEntries(
        proposalCriteria.map((one) => [one, scores[one] ? null : `Puntúa «${proposalCriterionNames[one].name}»`]),
      ),
    async send(values) {
      const scores = Object.fromEntries(proposalCriteria.map((one) => [one, Number(values.scores[one])]));
      await score({ scores: scores as Record<ProposalCriterion, number>, note: values.note });
      showToast('Tu puntuación está guardada.', { tone: 'success' });
      return values;
    },
  });
  const { scores } = form.values;

  return (
    <Form
      of={form}
      heading={
        <h2 id="puntuar" className="part-title">
          {mine ? 'Tu puntuación' : 'Puntúala'}
        </h2>
      }
      className={`below-line stack gap-24 shrinks ${styles.score}`}
      aria-labelledby="puntuar"
    >
      {proposalCriteria.map((one) => (
        <ChoiceGroup
          key={one}
          type="radio"
          name={one}
          label={proposalCriterionNames[one].name}
          hint={`${proposalCriterionNames[one].question} De 1 (nada) a 5 (mucho).`}
          choices={choices}
          chosen={points.filter((point) => point === scores[one])}
          error={form.errorOf(one)}
          onChange={([point = '']) => form.change({ scores: { ...scores, [one]: point } })}
        />
      ))}
      <TextArea
        {...form.typed('note')}
        label="Nota para el equipo"
        hint="Quien la propuso no la lee."
        rows={3}
        optional
        maxLength={proposalLimits.noteMax}
      />
      <p className="row gap-12 middle">
        <SubmitButton of={form} doing="Guardando…">
          {mine ? 'Cambiar mi puntuación' : 'Guardar mi puntuación'}
        </SubmitButton>
      </p>
    </Form>
  );
}
