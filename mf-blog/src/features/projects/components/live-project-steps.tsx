import { Button } from '@femcoders/shared-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { IslandProps } from '../../../islands/island.tsx';
import { elementIdOf } from '../../examples/example-address.ts';
import { markArticle, storedReading } from '../../reading/stored-reading.ts';
import { keepProject, nothingDone, type StoredProject, storedProject, storedProjects } from '../stored-projects.ts';
import styles from './project-steps.module.css';

export interface ProjectProgressProps {
  /** Its area and name: `proyectos/receta`. */
  project: string;
  steps: { id: string; title: string }[];
}

/** The steps of a project, which are done, and the way back to the beginning. */
export function LiveProjectSteps({ props: { project, steps } }: IslandProps<ProjectProgressProps>) {
  const stored = useSyncExternalStore(storedProjects.subscribe, () => storedProjects.read())[project] ?? nothingDone;
  /** Her work before she began again. */
  const [taken, setTaken] = useState<StoredProject | null>(null);
  const done = steps.filter(({ id }) => stored.done.includes(id));
  const isDone = done.length === steps.length;
  const next = steps.find(({ id }) => !stored.done.includes(id));

  // Who has passed every step has read it; she may take the mark back.
  useEffect(() => {
    if (isDone && !(project in storedReading.read().articles)) markArticle(project, true);
  }, [isDone, project]);

  const startAgain = () => {
    setTaken(storedProject(project));
    keepProject(project, nothingDone);
  };
  const undo = () => {
    if (taken) keepProject(project, taken);
    setTaken(null);
  };

  return (
    <nav className={`cut ${styles.steps}`} aria-label="Pasos del proyecto">
      <p className={styles.title} role="status">
        {isDone
          ? 'Proyecto terminado: los pasos están todos hechos.'
          : done.length === 0
            ? `${steps.length} pasos`
            : `${done.length} de ${steps.length} pasos hechos`}
      </p>
      <ol>
        {steps.map(({ id, title }) => (
          <li key={id} className={stored.done.includes(id) ? styles.done : undefined}>
            <a href={`#${elementIdOf(id)}`} aria-current={id === next?.id ? 'step' : undefined}>
              {title}
            </a>
            {stored.done.includes(id) && <span className="visually-hidden"> (hecho)</span>}
          </li>
        ))}
      </ol>
      <p className={styles.note}>Lo que escribes se queda en este dispositivo y pasa de un paso al siguiente.</p>
      {(stored.code !== null || stored.done.length > 0 || taken) && (
        <p>
          {taken && stored.code === null && stored.done.length === 0 ? (
            <Button size="small" variant="outline" onClick={undo}>
              Recuperar lo que tenía
            </Button>
          ) : (
            <Button size="small" variant="outline" onClick={startAgain}>
              Empezar de nuevo
            </Button>
          )}
        </p>
      )}
    </nav>
  );
}
