import { noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { counted } from '@femcoders/contracts/spanish-count';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { areaNames } from '../articles/article-names.ts';
import { reviewQueue } from '../quizzes/engine/review.ts';
import { allQuizzes } from '../quizzes/quiz-index.ts';
import { questionIds } from '../quizzes/quiz-summary.ts';
import { myQuizzesQuery } from './my-quizzes-query.ts';

/** Her mistakes to repeat now, quiz by quiz, by what her account knows. */
export function DueReviews({ userId }: { userId: string }) {
  const query = useQuery(myQuizzesQuery(useApi(), userId));
  return (
    <div className="stack gap-12 starts breaks">
      <h3>Fallos por repasar</h3>
      <Loaded query={query} failed={<p>No hemos podido cargarlos.</p>} lines={3}>
        {(data) => {
          const quizzes = allQuizzes().map((quiz) => {
            const progress = data[quiz.area] ?? noQuizProgress;
            const known = questionIds(quiz);
            const questions = Object.fromEntries(
              Object.entries(progress.questions).filter(([id]) => known.includes(id)),
            );
            const { due, later } = reviewQueue({ ...progress, questions }, Date.now());
            return { quiz, due: due.length, later };
          });
          const waiting = quizzes.filter(({ due }) => due > 0);
          const later = quizzes.reduce((sum, one) => sum + one.later, 0);
          return (
            <>
              {waiting.length === 0 && (
                <p>
                  {later > 0
                    ? `Nada para hoy. Más adelante ${later === 1 ? 'vuelve' : 'vuelven'} ${counted(later, 'pregunta', 'preguntas')}.`
                    : 'Ninguno. Practica una entrevista y lo que falles volverá aquí.'}
                </p>
              )}
              <ul className="stack gap-8">
                {(waiting.length > 0 ? waiting : quizzes).map(({ quiz, due }) => (
                  <li key={quiz.path}>
                    <Link to={quiz.path}>
                      {due > 0
                        ? `${counted(due, 'pregunta', 'preguntas')} de ${areaNames[quiz.area] ?? quiz.area}`
                        : `Quiz de ${areaNames[quiz.area] ?? quiz.area}`}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
