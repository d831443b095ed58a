import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { keepProject, storedProject, storedProjects } from '../projects/stored-projects.ts';
import { type ExampleCode, isSameCode } from './check.ts';
import { keepExampleDraft, readExampleDraft } from './example-draft.ts';

interface KeptCode {
  /** Page and id of the example. */
  key: string;
  /** The project whose step it is; the steps of a project have one code. */
  project: string | undefined;
  start: ExampleCode;
  /** Code that is not hers yet is not kept. */
  isHeld: boolean;
}

/** The reader's code: of an example as long as the tab is open, of a project on the device, where its other steps and tabs find it. */
export function useKeptCode({
  key,
  project,
  start,
  isHeld,
}: KeptCode): [code: ExampleCode, setCode: Dispatch<SetStateAction<ExampleCode>>] {
  const read = () => (project === undefined ? readExampleDraft(key) : storedProject(project).code);
  const [code, setCode] = useState<ExampleCode>(() => read() ?? start);

  useEffect(() => {
    if (isHeld) return;
    const isChanged = !isSameCode(code, start);
    if (project === undefined) return keepExampleDraft(key, isChanged ? code : null);
    const stored = storedProject(project).code;
    if (stored ? !isSameCode(stored, code) : isChanged) keepProject(project, { code });
  }, [key, project, code, start, isHeld]);

  useEffect(() => {
    if (project === undefined || isHeld) return;
    const follow = () => {
      const stored = storedProject(project).code ?? start;
      setCode((before) => (isSameCode(before, stored) ? before : stored));
    };
    follow();
    return storedProjects.subscribe(follow);
  }, [project, start, isHeld]);

  return [code, setCode];
}
