import { plural } from '@femcoders/contracts/spanish-count';
import { Button } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import { examRules, type QuizRun } from '../engine/run.ts';
import type { Quiz } from '../quiz.ts';
import { endNow, keep } from '../quiz-steps.ts';
import styles from './question-step.module.css';

/** An exam's time is over: nothing is lost, and she decides how it continues. */
export function TimeUp({ quiz, run }: { quiz: Quiz; run: QuizRun }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const left = run.questions.length - Object.keys(run.answers).length;
  return (
    <section className={styles.timeUp} aria-labelledby="tiempo">
      <h2 id="tiempo" ref={title} tabIndex={-1} className="landing">
        Se ha acabado el tiempo
      </h2>
      <p>
        {plural(left, 'Te falta una pregunta', `Te faltan ${left} preguntas`)}. Tus respuestas están guardadas: en una
        entrevista también puedes pedir un momento más.
      </p>
      <div className="row gap-12 middle">
        <Button onClick={() => keep(quiz, { ...run, secondsLeft: examRules.extraSeconds })}>Añadir 5 minutos</Button>
        <Button variant="outline" onClick={() => keep(quiz, { ...run, secondsLeft: null })}>
          Seguir sin reloj
        </Button>
        <Button variant="outline" onClick={() => endNow(quiz, run)}>
          Ver el resultado
        </Button>
      </div>
    </section>
  );
}
