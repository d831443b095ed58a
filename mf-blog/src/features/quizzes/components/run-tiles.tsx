import { classNames } from '@femcoders/shared-ui';
import { isRight } from '../engine/judge.ts';
import type { QuizRun } from '../engine/run.ts';
import type { Question, Quiz } from '../quiz.ts';
import { questionsOf } from '../quiz-steps.ts';
import styles from './run-tiles.module.css';

/** The way so far as a row of tiles; the words next to the question say the same. */
export function RunTiles({ quiz, run }: { quiz: Quiz; run: QuizRun }) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {questionsOf(quiz, run.questions).map((question, index) => (
        <span
          key={question.id}
          className={classNames(
            'cut',
            styles.tile,
            styles[stateOf(question, run)],
            index === run.current && styles.current,
          )}
        />
      ))}
    </div>
  );
}

function stateOf(question: Question, { mode, answers }: QuizRun): 'open' | 'given' | 'right' | 'wrong' {
  const answer = answers[question.id];
  if (!answer) return 'open';
  if (mode === 'exam') return 'given';
  return isRight(question, answer) ? 'right' : 'wrong';
}
