import { useEffect, useState } from 'react';
import { type ExampleCode, isSameCode } from '../examples/check.ts';
import type { KeptCode, useExampleCode } from '../examples/use-example-code.ts';
import type { StepTools } from '../examples/use-playground.ts';
import { finishStep, keepProject, storedProject, storedProjects } from './stored-projects.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

/**
 * Returns the tools that turn an example into a step of a project.
 * @param after id of the step before; null for the first
 */
export function stepTools({ project, after }: { project: string; after: string | null }, id: string): StepTools {
  return {
    after,
    useCode: projectCode(project),
    // The steps follow what is written in one of them, but none is drawn that nobody sees.
    useIsSeen: useIsOnScreen,
    onPassed: () => finishStep(project, id),
  };
}

/** Makes the hook of a project's code: it is kept on the device, where the other steps and tabs find it. */
const projectCode =
  (project: string): typeof useExampleCode =>
  ({ start, isHeld }: KeptCode) => {
    const [code, setCode] = useState<ExampleCode>(() => storedProject(project).code ?? start);

    useEffect(() => {
      if (isHeld) return;
      const stored = storedProject(project).code;
      if (!isSameCode(stored ?? start, code)) keepProject(project, { code });
    }, [code, start, isHeld]);

    useEffect(() => {
      if (isHeld) return;
      const follow = () => {
        const stored = storedProject(project).code ?? start;
        setCode((before) => (isSameCode(before, stored) ? before : stored));
      };
      follow();
      return storedProjects.subscribe(follow);
    }, [start, isHeld]);

    return [code, setCode];
  };
