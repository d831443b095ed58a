import type { ReactNode } from 'react';
import { elementIdOf } from '../../examples/example-address.ts';
import styles from './project-steps.module.css';

export interface ProjectStep {
  id: string;
  title: string;
}

interface StepListProps {
  steps: readonly ProjectStep[];
  /** Ids of those that her code has passed; missing while nobody knows. */
  done?: readonly string[] | undefined;
  /** How far she has come, in words. */
  children: ReactNode;
  /** Buttons for the whole project. */
  actions?: ReactNode;
}

/** The steps of a project, each with its place in the page. */
export function StepList({ steps, done, children, actions }: StepListProps) {
  const isDone = (id: string) => done?.includes(id) === true;
  const next = done && steps.find(({ id }) => !isDone(id));
  return (
    <nav className={`cut ${styles.steps}`} aria-label="Pasos del proyecto">
      <p className={styles.title} role="status">
        {children}
      </p>
      <ol>
        {steps.map(({ id, title }) => (
          <li key={id} className={isDone(id) ? styles.done : undefined}>
            <a href={`#${elementIdOf(id)}`} aria-current={id === next?.id ? 'step' : undefined}>
              {title}
            </a>
            {isDone(id) && <span className="visually-hidden"> (hecho)</span>}
          </li>
        ))}
      </ol>
      <p className="quiet small">Lo que escribes se queda en este dispositivo y pasa de un paso al siguiente.</p>
      {actions && <p>{actions}</p>}
    </nav>
  );
}
