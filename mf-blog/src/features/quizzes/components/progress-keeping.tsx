import { usePending } from '@femcoders/kit/forms/use-pending';
import { Link, showToast, useApi, useSession } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { useState } from 'react';
import { forgetProgress } from '../account-progress.ts';
import { useAccountProgress } from '../use-account-progress.ts';
import { useStoredQuiz } from '../use-stored-quiz.ts';
import styles from './quiz-front.module.css';

/** Where what she does in the quiz is kept, and how she has it forgotten. */
export function ProgressKeeping({ quiz, path }: { quiz: string; path: string }) {
  const kept = useAccountProgress(quiz);
  const { progress } = useStoredQuiz(quiz);
  const hasBegun = Object.keys(progress.questions).length > 0 || progress.exams.length > 0;
  return (
    <div className={styles.keeping}>
      {kept === 'device' && (
        <p>
          Tu progreso se guarda en este dispositivo. Si{' '}
          <Link to={`/login?volver=${encodeURIComponent(path)}`}>inicias sesión</Link>, lo tendrás también en tu cuenta.
        </p>
      )}
      {kept === 'account' && <p>Tu progreso está guardado en tu cuenta.</p>}
      {kept === 'saving' && <p>Guardando tu progreso en tu cuenta…</p>}
      {kept === 'unreached' && (
        <p>Tu progreso está en este dispositivo. Tu cuenta no responde ahora: lo recibirá en cuanto pueda.</p>
      )}
      {hasBegun && <Forget quiz={quiz} />}
    </div>
  );
}

function Forget({ quiz }: { quiz: string }) {
  const api = useApi();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { busy, run } = usePending();
  const forget = async () => {
    try {
      await forgetProgress(api, quiz, user?.id);
      setAsking(false);
      showToast('Progreso borrado.', { tone: 'success' });
    } catch {
      showToast('No hemos podido borrarlo: sigue todo donde estaba. Prueba otra vez.', { tone: 'error' });
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Borrar mi progreso
      </Button>
      <Dialog
        open={asking}
        title="¿Borrar tu progreso?"
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Conservarlo</Button>
            <Button variant="outline" busy={busy} onClick={() => void run(forget)}>
              Borrarlo
            </Button>
          </>
        }
      >
        <p>
          Se olvidan tus respuestas, tus simulacros y lo que tenías por repasar de este quiz
          {user ? ', aquí y en tu cuenta' : ''}. Los logros que hayas conseguido se quedan.
          {user && ' Lo que guarde otro dispositivo volverá cuando lo abras allí.'}
        </p>
      </Dialog>
    </>
  );
}
