import { counted } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { levelNames } from '../../articles/level-names.ts';
import { questionsInWords } from '../../quizzes/quiz-summary.ts';
import { minutesInWords, type StageView, type StepView } from '../path-view.ts';
import styles from './path.module.css';

interface PathStageProps {
  stage: StageView;
  /** From 1. */
  number: number;
  /** The number of its first step among all. */
  firstStep: number;
  isRead: (path: string) => boolean;
  onMark: (path: string, read: boolean) => void;
}

/** A stage of the path: what it is about, what she has at its end, and its articles in order. */
export function PathStage({ stage, number, firstStep, isRead, onMark }: PathStageProps) {
  const { id, title, about, result, steps, quiz } = stage;
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  const done = steps.filter(({ path }) => isRead(path)).length;
  return (
    <section aria-labelledby={id} className={styles.stage}>
      <div className={styles.about}>
        <p className={styles.number}>Etapa {number}</p>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
        <p className={styles.result}>
          <strong>Al acabar tendrás</strong> {result}.
        </p>
        <p className="quiet small">
          {counted(steps.length, 'artículo', 'artículos')}, {minutesInWords(minutes)}
          {done > 0 && ` · ${done === steps.length ? 'etapa completa' : `${done} de ${steps.length} leídos`}`}
        </p>
      </div>
      <ol className={styles.line} start={firstStep} data-search="skip">
        {steps.map((step) => (
          <Step key={step.path} step={step} read={isRead(step.path)} onMark={onMark} />
        ))}
        {quiz && (
          <li className={styles.step}>
            <span className={styles.stop} aria-hidden="true" />
            <div className={styles.words}>
              <h3>
                <Link to={quiz.path} className="plain">
                  {quiz.title}
                </Link>
              </h3>
              <p className="row gap-4-12 middle quiet small">
                <Tag tone="sun">Quiz</Tag>
                <span>{questionsInWords(quiz.questions)}</span>
              </p>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}

interface StepProps {
  step: StepView;
  read: boolean;
  onMark: PathStageProps['onMark'];
}

function Step({ step: { path, title, level, minutes, requires }, read, onMark }: StepProps) {
  return (
    <li className={styles.step}>
      <button
        type="button"
        className={styles.stop}
        aria-pressed={read}
        aria-label={`Leído: ${title}`}
        onClick={() => onMark(path, !read)}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M10 2h12l8 8v12l-8 8H10l-8-8V10Z" />
          <path d="m9.500 16.500 4.500 4.500 9-10" />
        </svg>
      </button>
      <div className={styles.words}>
        <h3>
          <Link to={path} className="plain">
            {title}
          </Link>
        </h3>
        <p className="row gap-4-12 middle quiet small">
          {level && <Tag tone="outline">{levelNames[level]}</Tag>}
          <span>{minutes} min de lectura</span>
        </p>
        {requires.length > 0 && <p className="quiet small">Antes: {requires.join(', ')}</p>}
      </div>
    </li>
  );
}
