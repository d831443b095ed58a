import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { plural } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Button } from '@femcoders/shared-ui';
import { reviewQueue } from '../engine/review.ts';
import { questionIds, questionsInWords } from '../quiz-summary.ts';
import type { StartProps } from './practice-start.tsx';
import styles from './quiz-start.module.css';

interface ReviewStartProps extends StartProps {
  progress: QuizProgress;
  /** Milliseconds of the epoch; null before the page has come to life. */
  now: number | null;
}

/** Review: mistakes come back until they are none. */
export function ReviewStart({ summary, busy, onBegin, progress, now }: ReviewStartProps) {
  const known = new Set(questionIds(summary));
  const questions = Object.fromEntries(Object.entries(progress.questions).filter(([id]) => known.has(id)));
  const { due, later, nextAt } = reviewQueue({ ...progress, questions }, now ?? 0);
  return (
    <section className={`cut ${styles.card} ${styles.review}`} aria-labelledby="repaso">
      <div className={styles.words}>
        <h3 id="repaso">Repaso de fallos</h3>
        {due.length > 0 ? (
          <p>
            {plural(due.length, 'Te espera', 'Te esperan')} {questionsInWords(due.length)} que fallaste. Vuelven al día
            siguiente y a los 3, 7 y 16 días, hasta que no se te olviden.
          </p>
        ) : later > 0 && nextAt !== null ? (
          <p>
            Nada para hoy. {plural(later, 'Una pregunta vuelve', `${later} preguntas vuelven`)} más adelante; la
            próxima, el {dayInWords(new Date(nextAt).toISOString())}.
          </p>
        ) : (
          <p>Aún no hay nada que repasar: lo que falles en una práctica o un simulacro volverá aquí.</p>
        )}
      </div>
      {due.length > 0 ? (
        <Button busy={busy} onClick={() => onBegin({ mode: 'review', early: false })}>
          Repasar {plural(due.length, 'mi fallo', `mis ${due.length} fallos`)}
        </Button>
      ) : (
        later > 0 && (
          <Button variant="outline" busy={busy} onClick={() => onBegin({ mode: 'review', early: true })}>
            Repasar ya
          </Button>
        )
      )}
    </section>
  );
}
