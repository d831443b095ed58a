import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import styles from './pair-view.module.css';
import type { PairAct } from './use-pair.ts';

/** Goals that both see and check. */
export function PairGoals({ pair, act }: { pair: OwnPair; act: PairAct }) {
  const closed = pair.state === 'closed';
  const [text, setText] = useState('');
  /** What she has just ticked, until the answer is there. */
  const [ticked, setTicked] = useState<{ id: string; done: boolean } | null>(null);
  const { busy, problem, setProblem, errorOf, send, changed } = useSending('Lo que has escrito sigue aquí.');
  if (closed && pair.goals.length === 0) return null;

  const add = (what: string) =>
    send(async (key) => {
      await act('POST', '/goals', { key, text: what });
      setText('');
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) void add(text.trim());
    else setProblem({ title: '', fields: [{ field: 'text', message: 'Escribe el objetivo' }] });
  }
  const check = async (id: string, done: boolean) => {
    setTicked({ id, done });
    await send(async () => void (await act('PATCH', `/goals/${id}`, { done })));
    setTicked(null);
  };
  const remove = (id: string, what: string) =>
    send(async () => {
      await act('DELETE', `/goals/${id}`);
      showToast('Objetivo quitado', { action: { label: 'Deshacer', run: () => void add(what) } });
    });

  return (
    <section className={styles.part} aria-labelledby="objetivos">
      <h3 id="objetivos">Objetivos</h3>
      {problem && problem.fields.length === 0 && (
        <p role="alert" className={styles.problem}>
          {problem.title}
        </p>
      )}
      {pair.goals.length > 0 && (
        <ul className={styles.goals}>
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
        <form className={styles.form} noValidate onSubmit={submit} aria-label="Añadir un objetivo">
          <TextField
            label="Un objetivo vuestro"
            name="text"
            hint="Lo veis las dos."
            maxLength={mentoringLimits.goalOfPair}
            value={text}
            error={errorOf('text')}
            onChange={({ target }) => {
              changed();
              setText(target.value);
            }}
          />
          <p>
            <Button type="submit" size="small" variant="outline" busy={busy}>
              Añadirlo
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
