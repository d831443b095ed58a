import type { FinishedExam, QuizProgress } from '@femcoders/contracts/quiz-progress';
import { noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { OpeningPanot } from '../quizzes/components/opening-panot.tsx';
import { reviewQueue } from '../quizzes/engine/review.ts';
import { allQuizzes } from '../quizzes/quiz-index.ts';
import { type QuizSummary, questionIds } from '../quizzes/quiz-summary.ts';
import styles from './my-quizzes.module.css';
import { myQuizzesQuery } from './my-quizzes-query.ts';

/** How far she has come in each quiz, by what her account knows. */
export function MyQuizzes({ userId }: { userId: string }) {
  const query = useQuery(myQuizzesQuery(useApi(), userId));
  return (
    <OwnData id="mis-quizzes" title="Preparar entrevistas" query={query} failed="No hemos podido cargar tus quizzes">
      {(data) => (
        <ul className="stack">
          {allQuizzes().map((quiz) => (
            <OneQuiz key={quiz.path} quiz={quiz} progress={data[quiz.area] ?? noQuizProgress} />
          ))}
        </ul>
      )}
    </OwnData>
  );
}

function OneQuiz({ quiz, progress }: { quiz: QuizSummary; progress: QuizProgress }) {
  const ids = questionIds(quiz);
  const questions = Object.fromEntries(Object.entries(progress.questions).filter(([id]) => ids.includes(id)));
  const right = Object.values(questions).filter((question) => question.right).length;
  const { due } = reviewQueue({ ...progress, questions }, Date.now());
  const best = bestOf(progress.exams);
  return (
    <li className={styles.quiz}>
      <OpeningPanot seed={quiz.path} share={right / ids.length} least={0.4} className={styles.panot} />
      <div>
        <h3>
          <Link to={quiz.path}>{quiz.title}</Link>
        </h3>
        {Object.keys(questions).length === 0 && progress.exams.length === 0 ? (
          <p className="quiet">Sin empezar: {ids.length} preguntas con la explicación de cada respuesta.</p>
        ) : (
          <p className="quiet">
            {right} de {ids.length} preguntas acertadas.
            {best !== null && ` Tu mejor simulacro: ${best} %.`}
            {due.length > 0 && ` Por repasar hoy: ${due.length}.`}
          </p>
        )}
      </div>
      {best !== null && best >= quiz.passPercent && <Tag tone="mint">Superado</Tag>}
    </li>
  );
}

/** In whole percent, never rounded up to what was not reached. */
function bestOf(exams: readonly FinishedExam[]): number | null {
  if (exams.length === 0) return null;
  return Math.max(...exams.map(({ right, total }) => Math.floor((100 * right) / total)));
}
