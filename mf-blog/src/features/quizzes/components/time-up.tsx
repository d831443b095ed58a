import { plural } from '@femcoders/contracts/spanish-count';
import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { Button } from '@femcoders/shared-ui';
import { examRules, type QuizRun } from '../engine/run.ts';
import type { Quiz } from '../quiz.ts';
import { endNow, keep } from '../quiz-steps.ts';
import styles from './question-step.module.css';

/** An exam's time is over: nothing is lost, and she decides how it continues. */
export function TimeUp({ quiz, run }: { quiz: Quiz; run: QuizRun }) {
  const left = run.questions.length - Object.keys(run.answers).length;
  return (
    <section className={styles.timeUp} aria-labelledby="tiempo">
      <FocusedHeading id="tiempo">Se ha acabado el tiempo</FocusedHeading>
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
