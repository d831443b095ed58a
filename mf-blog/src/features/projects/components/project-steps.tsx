import { Island } from '../../../islands/island.tsx';
import type { ProjectProgressProps } from './live-project-steps.tsx';
import { type ProjectStep, StepList } from './step-list.tsx';

interface ProjectStepsProps {
  /** Its area and name: `proyectos/receta`. */
  project: string;
  /** Id and title of each step, as JSON. */
  steps: string;
}

/** The steps of a project, as they are without JavaScript: links to each. */
export function ProjectSteps({ project, steps }: ProjectStepsProps) {
  const all: ProjectStep[] = JSON.parse(steps);
  return (
    <Island name="project-steps" props={{ project, steps: all } satisfies ProjectProgressProps}>
      <StepList steps={all}>{all.length} pasos</StepList>
    </Island>
  );
}
