import { usePending } from '@femcoders/kit/forms/use-pending';
import { Link, showToast, useApi, useSession } from '@femcoders/platform';
import { Button, buttonClass, Dialog } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { useState } from 'react';
import { forgetReading } from '../../reading/account-reading.ts';
import type { Keeping } from '../../stored/use-kept-in-account.ts';
import { minutesInWords, nextStep, type StageView } from '../path-view.ts';
import styles from './path.module.css';

interface PathProgressProps {
  stages: readonly StageView[];
  /** By the article's address. */
  isRead: (path: string) => boolean;
  kept: Keeping;
}

/** How far she is, and what comes next. To who has no scripts it says where to begin. */
export function PathProgress({ stages, isRead, kept }: PathProgressProps) {
  const steps = stages.flatMap((stage) => stage.steps);
  const done = steps.filter(({ path }) => isRead(path));
  const left = steps.filter(({ path }) => !isRead(path)).reduce((sum, { minutes }) => sum + minutes, 0);
  const next = nextStep(stages, isRead);
  return (
    <section className={`cut ${styles.progress}`} aria-labelledby="progreso">
      <div className={styles.counts}>
        <h2 id="progreso" className={styles.count}>
          {done.length === 0 ? `${steps.length} artículos` : `${done.length} de ${steps.length} artículos leídos`}
        </h2>
        <p>
          {left === 0
            ? 'Has recorrido el camino entero.'
            : `${done.length === 0 ? 'En total' : 'Te quedan'} ${minutesInWords(left)} de lectura.`}
        </p>
        <progress className={styles.bar} max={steps.length} value={done.length} aria-label="Artículos leídos" />
      </div>
      <p className={styles.next}>
        {next ? (
          <>
            <span>{done.length === 0 ? 'Empieza por' : 'Sigue por'}</span>
            <Link to={next.path} className={`${buttonClass()} ${styles.begin}`}>
              {next.title}
              <Arrow />
            </Link>
          </>
        ) : (
          <Link to="/blog/recursos" className={`${buttonClass()} ${styles.begin}`}>
            Ver toda la biblioteca
            <Arrow />
          </Link>
        )}
      </p>
      <div className={styles.keeping}>
        <p>{keepingWords[kept] ?? <LoginOffer />}</p>
        {done.length > 0 && <Forget />}
      </div>
    </section>
  );
}

const keepingWords: Partial<Record<Keeping, string>> = {
  account: 'Tu progreso está guardado en tu cuenta.',
  saving: 'Guardando tu progreso en tu cuenta…',
  unreached: 'Tu progreso está en este dispositivo. Tu cuenta no responde ahora: lo recibirá en cuanto pueda.',
};

function LoginOffer() {
  return (
    <>
      Marca cada artículo cuando lo acabes: se guarda en este dispositivo. Si{' '}
      <Link to={`/login?volver=${encodeURIComponent('/recursos')}`}>inicias sesión</Link>, también en tu cuenta.
    </>
  );
}

function Forget() {
  const api = useApi();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { busy, run } = usePending();
  const forget = async () => {
    try {
      await forgetReading(api, user?.id);
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
          Se olvida qué artículos has marcado como leídos{user ? ', aquí y en tu cuenta' : ''}. Lo que hayas hecho en
          los quizzes se queda.
          {user && ' Lo que guarde otro dispositivo volverá cuando lo abras allí.'}
        </p>
      </Dialog>
    </>
  );
}
