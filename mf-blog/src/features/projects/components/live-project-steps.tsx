import { Button } from '@femcoders/shared-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { IslandProps } from '../../../islands/island.tsx';
import { markArticle, storedReading } from '../../reading/stored-reading.ts';
import { keepProject, nothingDone, type StoredProject, storedProject, storedProjects } from '../stored-projects.ts';
import { type ProjectStep, StepList } from './step-list.tsx';

export interface ProjectProgressProps {
  /** Its area and name: `proyectos/receta`. */
  project: string;
  steps: ProjectStep[];
}

/** The steps of a project, which are done, and the way back to the beginning. */
export function LiveProjectSteps({ props: { project, steps } }: IslandProps<ProjectProgressProps>) {
  const { code, done } = useSyncExternalStore(storedProjects.subscribe, () => storedProject(project));
  /** Her work before she began again. */
  const [taken, setTaken] = useState<StoredProject | null>(null);
  const count = steps.filter(({ id }) => done.includes(id)).length;
  const isFinished = count === steps.length;
  const isBegun = code !== null || done.length > 0;

  // Who has passed every step has read it; she may take the mark back.
  useEffect(() => {
    if (isFinished && !(project in storedReading.read().articles)) markArticle(project, true);
  }, [isFinished, project]);

  const startAgain = () => {
    setTaken(storedProject(project));
    keepProject(project, nothingDone);
  };
  const undo = () => {
    if (taken) keepProject(project, taken);
    setTaken(null);
  };

  return (
    <StepList
      steps={steps}
      done={done}
      actions={
        (isBegun || taken) && (
          <Button size="small" variant="outline" onClick={isBegun ? startAgain : undo}>
            {isBegun ? 'Empezar de nuevo' : 'Recuperar lo que tenía'}
          </Button>
        )
      }
    >
      {isFinished
        ? 'Proyecto terminado: los pasos están todos hechos.'
        : count === 0
          ? `${steps.length} pasos`
          : `${count} de ${steps.length} pasos hechos`}
    </StepList>
  );
}
