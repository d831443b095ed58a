import { plural } from '@femcoders/contracts/spanish-count';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { Button } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { areaNames } from '../../articles/article-names.ts';
import { useStaticClicks } from '../../articles/use-static-clicks.ts';
import { isOver, type QuizRun, withKnownQuestions } from '../engine/run.ts';
import type { Quiz } from '../quiz.ts';
import { endNow, keep, leave, questionsOf, type Wish } from '../quiz-steps.ts';
import type { QuizSummary } from '../quiz-summary.ts';
import { ExamClock } from './exam-clock.tsx';
import { QuestionStep } from './question-step.tsx';
import styles from './quiz-player.module.css';
import { QuizResult } from './quiz-result.tsx';
import { RunTiles } from './run-tiles.tsx';
import { TimeUp } from './time-up.tsx';

interface QuizPlayerProps {
  quiz: Quiz;
  summary: QuizSummary;
  run: QuizRun;
  onBegin: (wish: Wish) => void;
}

const modeTitles: Record<QuizRun['mode'], string> = {
  practice: 'Práctica',
  exam: 'Simulacro',
  review: 'Repaso de fallos',
};

/** A quiz while it is taken, and what has come of it. */
export function QuizPlayer({ quiz, summary, run: stored, onBegin }: QuizPlayerProps) {
  const run = withKnownQuestions(stored, new Set(quiz.questions.map(({ id }) => id)));
  // What was kept is of another time, and the quiz has none of its questions any more.
  useEffect(() => {
    if (!run) leave(quiz);
  }, [run, quiz]);
  const onStaticClick = useStaticClicks();
  if (!run) return null;

  if (isOver(run)) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside turn keys into clicks
      // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons inside
      <div className={`wrap ${styles.player}`} onClick={onStaticClick}>
        <QuizResult quiz={quiz} summary={summary} run={run} onBegin={onBegin} />
      </div>
    );
  }

  const [question] = questionsOf(quiz, run.questions.slice(run.current, run.current + 1));
  const timeIsUp = run.secondsLeft === 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside turn keys into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons inside
    <div className={`wrap ${styles.player}`} onClick={onStaticClick} data-quiz-running="">
      <header className={styles.bar}>
        <h1 className={styles.title}>
          {modeTitles[run.mode]} <span className={styles.of}>de {areaNames[quiz.id] ?? quiz.id}</span>
        </h1>
        {run.secondsLeft !== null && <ExamClock key={run.seed} quiz={quiz} run={run} />}
        <div className={`row gap-8 middle ${styles.leave}`}>
          <Button variant="outline" size="small" onClick={() => keep(quiz, { ...run, paused: true })}>
            Dejarlo para luego
          </Button>
          <EndButton quiz={quiz} run={run} />
        </div>
        <RunTiles quiz={quiz} run={run} />
      </header>
      {timeIsUp ? (
        <TimeUp quiz={quiz} run={run} />
      ) : (
        question && <QuestionStep key={question.id} quiz={quiz} run={run} question={question} />
      )}
    </div>
  );
}

/**
 * A run is only ended after one question: what is missing of a mock interview counts as wrong, and practice leaves its
 * questions. Where nothing is answered yet, practice has nothing to lose.
 */
function EndButton({ quiz, run }: { quiz: Quiz; run: QuizRun }) {
  const [asking, setAsking] = useState(false);
  const end = () => endNow(quiz, run);
  const answered = Object.keys(run.answers).length;
  const left = run.questions.length - answered;
  const isExam = run.mode === 'exam';
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => (isExam || answered > 0 ? setAsking(true) : end())}>
        Terminar ya
      </Button>
      <ConfirmDialog
        open={asking}
        title={isExam ? '¿Terminar el simulacro?' : '¿Terminar la práctica?'}
        yes="Terminar"
        no="Seguir"
        onYes={end}
        onClose={() => setAsking(false)}
      >
        <p>
          {isExam
            ? plural(
                left,
                'La pregunta que falta contará como fallada.',
                `Las ${left} preguntas que faltan contarán como falladas.`,
              )
            : 'Verás el resultado de lo que has contestado; lo demás queda sin responder.'}{' '}
          También puedes dejarlo para luego y seguir otro día.
        </p>
      </ConfirmDialog>
    </>
  );
}
