import { plural } from '@femcoders/contracts/spanish-count';
import { dateInWords } from '@femcoders/contracts/spanish-date-alone';
import { Link, showToast, useLocation, useNavigate, usePublicUrl, useSite } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { ShareRow } from '@femcoders/shared-ui/share-row';
import { type ReactNode, useEffect, useState } from 'react';
import { BackToBlog } from '../../articles/components/back-to-blog.tsx';
import { isOver, type QuizRun } from '../engine/run.ts';
import type { Wish } from '../quiz-steps.ts';
import { type QuizSummary, questionIds, questionsInWords, questionsPath } from '../quiz-summary.ts';
import { useStoredQuiz } from '../use-stored-quiz.ts';
import { ExamStart } from './exam-start.tsx';
import { PracticeStart } from './practice-start.tsx';
import styles from './quiz-front.module.css';
import { QuizKeeping } from './quiz-keeping.tsx';
import start from './quiz-start.module.css';
import { ReviewStart } from './review-start.tsx';
import { TopicPavement } from './topic-pavement.tsx';

interface QuizFrontProps {
  summary: QuizSummary;
  /** The mode that is being prepared. */
  preparing: Wish['mode'] | 'resume' | null;
  onBegin: (wish: Wish) => void;
  onResume: () => void;
}

/** A quiz before it is begun: what it is about, three ways to take it, and where all its questions are read. */
export function QuizFront({ summary, preparing, onBegin, onResume }: QuizFrontProps) {
  const bank = questionsPath(summary);
  useFormerAnchors(summary, bank);
  const { progress, run } = useStoredQuiz(summary.area);
  const publicUrl = usePublicUrl();
  const { slackUrl } = useSite();
  const [now, setNow] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is due is asked again whenever something was answered
  useEffect(() => setNow(Date.now()), [progress]);
  const total = questionIds(summary).length;
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <p>
          <BackToBlog />
        </p>
        <h1 tabIndex={-1}>{summary.title}</h1>
        <div className="stack gap-24 split-7-5">
          <p className="lead">{summary.description}</p>
          <div className="stack gap-16 quiet packed">
            <p>
              {questionsInWords(total)} de {plural(summary.topics.length, 'un tema', `${summary.topics.length} temas`)},
              con la explicación de cada respuesta. Revisado el{' '}
              <time dateTime={summary.revised}>{dateInWords(summary.revised)}</time>.
            </p>
            <ShareRow
              label="Compartir este quiz"
              title={summary.title}
              url={publicUrl + summary.path}
              slackUrl={slackUrl}
              onCopied={showToast}
            />
          </div>
        </div>
      </header>

      <section className={`wrap ${styles.start}`} aria-labelledby="empezar">
        <h2 id="empezar" className={styles.startTitle}>
          ¿Cómo quieres practicar?
        </h2>
        {run?.paused && <Resume run={run} busy={preparing === 'resume'} onResume={onResume} />}
        <div className={`stack gap-24 one-column ${start.modes}`}>
          <PracticeStart summary={summary} busy={preparing === 'practice'} onBegin={onBegin} />
          <ExamStart summary={summary} busy={preparing === 'exam'} onBegin={onBegin} />
          <ReviewStart
            summary={summary}
            busy={preparing === 'review'}
            onBegin={onBegin}
            progress={progress}
            now={now}
          />
        </div>
        <QuizKeeping quiz={summary.area} path={summary.path} />
      </section>

      <section className={`wrap section ${styles.all}`} aria-labelledby="preguntas">
        <div className={styles.allHead}>
          <h2 id="preguntas">Todas las preguntas</h2>
          <p>Si prefieres estudiar leyendo, las tienes todas con su respuesta en una página.</p>
          <p>
            <Link to={bank} className={buttonClass('outline')}>
              Leer las {questionsInWords(total)}
            </Link>
          </p>
        </div>
        <TopicPavement topics={summary.topics} progress={progress} page={bank} />
      </section>
    </>
  );
}

const modeNames: Record<QuizRun['mode'], string> = {
  practice: 'una práctica',
  exam: 'un simulacro',
  review: 'un repaso',
};

function Resume({ run, busy, onResume }: { run: QuizRun; busy: boolean; onResume: () => void }): ReactNode {
  return (
    <div className={`cut ${styles.resume}`}>
      <p>
        {isOver(run) ? (
          <>Tienes aquí el resultado de {modeNames[run.mode]}.</>
        ) : (
          <>
            Dejaste {modeNames[run.mode]} en la{' '}
            <strong>
              pregunta {run.current + 1} de {run.questions.length}
            </strong>
            . Si empiezas otra cosa, esta se descarta.
          </>
        )}
      </p>
      <Button busy={busy} onClick={onResume}>
        {isOver(run) ? 'Ver el resultado' : 'Seguir donde estaba'}
      </Button>
    </div>
  );
}

/** The questions and their topics stood on this page once: addresses of before lead to where they are. */
function useFormerAnchors({ topics }: QuizSummary, bank: string): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    const isThere = topics.some(
      ({ id, questions }) => id === anchor || questions.some(([question]) => question === anchor),
    );
    if (isThere) void navigate({ pathname: bank, hash: anchor }, { replace: true });
  }, [topics, bank, hash, navigate]);
}
