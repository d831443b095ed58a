import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { forgetReading } from '../../reading/account-reading.ts';
import { ProgressKeeping } from '../../stored/progress-keeping.tsx';
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
      <div className="stack gap-8 packed">
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
      <p className="stack gap-8 starts packed bold">
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
        <ProgressKeeping
          kept={kept}
          offer={
            <>
              Marca cada artículo cuando lo acabes: se guarda en este dispositivo. Si{' '}
              <Link to={`/login?volver=${encodeURIComponent('/recursos')}`}>inicias sesión</Link>, también en tu cuenta.
            </>
          }
          hasBegun={done.length > 0}
          forget={forgetReading}
          explanation={(places) =>
            `Se olvida qué artículos has marcado como leídos${places}. Lo que hayas hecho en los quizzes se queda.`
          }
        />
      </div>
    </section>
  );
}
