import { addPairGoal, checkPairGoal, deletePairGoal } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { useFocusAfterRemoval } from '@femcoders/kit/lists/use-focus-after-removal';
import { callApi, showToast } from '@femcoders/platform';
import { Button, TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import type { ActOnPair } from '../own-mentoring.ts';
import styles from './pair-view.module.css';

const start = { text: '' };

/** Goals that both see and check. */
export function PairGoals({ pair, act }: { pair: OwnPair; act: ActOnPair }) {
  const closed = pair.state === 'closed';
  /** The goal that she has just ticked, until the answer arrives. */
  const [ticked, setTicked] = useState<{ id: string; done: boolean } | null>(null);
  const { problem, send } = useSubmission('No se ha perdido nada.');
  const add = (text: string, key: string) =>
    act((api, params) => callApi(api, addPairGoal, { params, body: { key, text } }));
  const form = useForm({
    start,
    bodyOf: ({ text }) => text.trim(),
    validate: (text) => ({ text: text ? null : 'Escribe el objetivo' }),
    send: async (text, key) => void (await add(text, key)),
  });
  const removing = useFocusAfterRemoval('objetivos', pair.goals.length);
  if (closed && pair.goals.length === 0) return null;

  const check = async (id: string, done: boolean) => {
    setTicked({ id, done });
    await send(
      async () =>
        void (await act((api, of) => callApi(api, checkPairGoal, { params: { ...of, goal: id }, body: { done } }))),
    );
    setTicked(null);
  };
  const remove = (id: string, what: string) => {
    removing();
    return send(async () => {
      await act((api, of) => callApi(api, deletePairGoal, { params: { ...of, goal: id } }));
      showToast('Objetivo quitado', {
        action: { label: 'Deshacer', run: () => void send(async (key) => void (await add(what, key))) },
      });
    });
  };

  return (
    <section className="stack gap-16 one-column" aria-labelledby="objetivos">
      <h3 id="objetivos">Objetivos</h3>
      <ProblemLine problem={problem} />
      {pair.goals.length > 0 && (
        <ul className={`stack one-column ${styles.goals}`}>
          {pair.goals.map((goal) => (
            <li key={goal.id}>
              <Checkbox
                name={`goal-${goal.id}`}
                label={goal.text}
                checked={ticked?.id === goal.id ? ticked.done : goal.done}
                disabled={closed}
                onChange={({ target }) => void check(goal.id, target.checked)}
              />
              {!closed && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Quitar «${goal.text}»`}
                  onClick={() => void remove(goal.id, goal.text)}
                >
                  Quitar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!closed && (
        <Form of={form} className={styles.form} aria-label="Añadir un objetivo">
          <TextField
            {...form.typed('text')}
            label="Un objetivo vuestro"
            hint="Lo veis las dos."
            maxLength={mentoringLimits.goalOfPair}
          />
          <p>
            <SubmitButton of={form} size="small" variant="outline" doing="Añadirlo">
              Añadirlo
            </SubmitButton>
          </p>
        </Form>
      )}
    </section>
  );
}
