import { Link } from '@femcoders/platform';
import { ProgressKeeping } from '../../stored/progress-keeping.tsx';
import { forgetProgress } from '../account-progress.ts';
import { useAccountProgress } from '../use-account-progress.ts';
import { useStoredQuiz } from '../use-stored-quiz.ts';
import styles from './quiz-front.module.css';

/** Where what she does in the quiz is kept, and how she has it forgotten. */
export function QuizKeeping({ quiz, path }: { quiz: string; path: string }) {
  const kept = useAccountProgress(quiz);
  const { progress } = useStoredQuiz(quiz);
  return (
    <div className={styles.keeping}>
      <ProgressKeeping
        kept={kept}
        offer={
          <>
            Tu progreso se guarda en este dispositivo. Si{' '}
            <Link to={`/login?volver=${encodeURIComponent(path)}`}>inicias sesión</Link>, lo tendrás también en tu
            cuenta.
          </>
        }
        hasBegun={Object.keys(progress.questions).length > 0 || progress.exams.length > 0}
        forget={(api, userId) => forgetProgress(api, quiz, userId)}
        explanation={(places) =>
          `Se olvidan tus respuestas, tus simulacros y lo que tenías por repasar de este quiz${places}. Los logros que hayas conseguido se quedan.`
        }
      />
    </div>
  );
}
