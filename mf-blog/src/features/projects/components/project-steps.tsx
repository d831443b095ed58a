import { Island } from '../../../islands/island.tsx';
import { elementIdOf } from '../../examples/example-address.ts';
import type { ProjectProgressProps } from './live-project-steps.tsx';
import styles from './project-steps.module.css';

interface ProjectStepsProps {
  /** Its area and name: `proyectos/receta`. */
  project: string;
  /** Id and title of each step, as JSON. */
  steps: string;
}

/** The steps of a project, as they are without JavaScript: links to each. */
export function ProjectSteps({ project, steps }: ProjectStepsProps) {
  const all: ProjectProgressProps['steps'] = JSON.parse(steps);
  return (
    <Island name="project-steps" props={{ project, steps: all } satisfies ProjectProgressProps}>
      <nav className={`cut ${styles.steps}`} aria-label="Pasos del proyecto">
        <p className={styles.title}>{all.length} pasos</p>
        <ol>
          {all.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${elementIdOf(id)}`}>{title}</a>
            </li>
          ))}
        </ol>
        <p className={styles.note}>Lo que escribes se queda en este dispositivo y pasa de un paso al siguiente.</p>
      </nav>
    </Island>
  );
}
