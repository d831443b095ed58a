import { Button } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import { examRules } from '../engine/run.ts';
import { questionIds } from '../quiz-summary.ts';
import type { StartProps } from './practice-start.tsx';
import styles from './quiz-start.module.css';

/** A mock interview: as many questions as a real one has, explained at its end; against the clock or not. */
export function ExamStart({ summary, busy, onBegin }: StartProps) {
  const [clock, setClock] = useState(true);
  const count = Math.min(examRules.questions, questionIds(summary).length);

  // Not the kit's `useForm`: nothing is sent, and any choice is valid.
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ mode: 'exam', clock });
  };

  return (
    <form method="post" className={`cut ${styles.card} ${styles.exam}`} onSubmit={begin} aria-labelledby="simulacro">
      <div className={styles.words}>
        <h3 id="simulacro">Simulacro</h3>
        <p>Como en la entrevista: sin pistas hasta el final. Se aprueba con el {summary.passPercent} %.</p>
      </div>
      <dl className={styles.numbers}>
        <div className="stack">
          <dt>preguntas</dt>
          <dd>{count}</dd>
        </div>
        <div className="stack">
          <dt>minutos</dt>
          <dd>{clock ? examRules.seconds / 60 : '∞'}</dd>
        </div>
      </dl>
      <Checkbox
        name="reloj"
        label="Con reloj"
        hint="Puedes añadir minutos o quitarlo cuando quieras."
        checked={clock}
        onChange={({ target }) => setClock(target.checked)}
      />
      <div className="row gap-12-24 middle">
        <Button type="submit" busy={busy}>
          Empezar el simulacro
        </Button>
      </div>
    </form>
  );
}
