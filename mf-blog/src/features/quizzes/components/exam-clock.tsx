import { counted, plural } from '@femcoders/contracts/spanish-count';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { examRules, type QuizRun } from '../engine/run.ts';
import type { Quiz } from '../quiz.ts';
import { keep, letPass } from '../quiz-steps.ts';
import styles from './exam-clock.module.css';

/** Minutes that are said aloud when no more are left, and for how many seconds the sentence stands. */
const saidAloud = [10, 5, 2, 1];
const saidForSeconds = 10;

/**
 * The time that is left of a mock interview. It only runs while the page is seen, and she may add to it or do without
 * (WCAG 2.2.1).
 */
export function ExamClock({ quiz, run }: { quiz: Quiz; run: QuizRun }) {
  const begun = useEffectEvent(() => run.secondsLeft);
  useEffect(() => {
    let seen = begun();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seen = letPass(quiz, seen);
    }, 1000);
    return () => clearInterval(timer);
  }, [quiz]);

  const left = run.secondsLeft ?? 0;
  const said = saidAloud.find((minutes) => left <= minutes * 60 && left > minutes * 60 - saidForSeconds);
  return (
    <div className={styles.clock}>
      <p className={styles.time}>
        <VisuallyHidden>Tiempo que queda: </VisuallyHidden>
        {clockTime(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{said && `${plural(said, 'Queda', 'Quedan')} ${counted(said, 'minuto', 'minutos')}.`}</span>
      </VisuallyHidden>
      <Button
        variant="quiet"
        size="small"
        onClick={() => keep(quiz, { ...run, secondsLeft: left + examRules.extraSeconds })}
      >
        Añadir 5 minutos
      </Button>
      <Button variant="quiet" size="small" onClick={() => keep(quiz, { ...run, secondsLeft: null })}>
        Quitar el reloj
      </Button>
    </div>
  );
}

/** 1122 seconds are `18:42`. The one clock of the site that counts down: durations elsewhere are words, moments have hours. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
