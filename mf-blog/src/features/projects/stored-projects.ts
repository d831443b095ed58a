import type { ExampleCode } from '../examples/check.ts';
import { asExampleCode } from '../examples/example-draft.ts';
import { createStoredValue } from '../stored/stored-value.ts';

/** How far she has come with a project on this device. */
export interface StoredProject {
  /** Her code; null while she has written nothing. */
  code: ExampleCode | null;
  /** Ids of the steps that her code has passed once. */
  done: string[];
}

export const nothingDone: StoredProject = { code: null, done: [] };

/** The projects that she has begun on this device, by article: `proyectos/receta`. */
export const storedProjects = createStoredValue<Record<string, StoredProject>>('projects', asProjects, {});

export const storedProject = (project: string): StoredProject => storedProjects.read()[project] ?? nothingDone;

/** Keeps a part of what she has of a project, after what another tab has written meanwhile. @returns whether it was kept */
export function keepProject(project: string, part: Partial<StoredProject>): boolean {
  return storedProjects.write({ ...storedProjects.read(), [project]: { ...storedProject(project), ...part } });
}

/** Notes that her code passes a step. */
export function finishStep(project: string, step: string): void {
  const { done } = storedProject(project);
  if (!done.includes(step)) keepProject(project, { done: [...done, step] });
}

/** Returns what is stored as far as it is understood: it may be of another version of the site. */
export function asProjects(value: unknown): Record<string, StoredProject> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([project, one]) => {
      const { code, done } = (one ?? {}) as Record<keyof StoredProject, unknown>;
      if (!Array.isArray(done) || !done.every((step) => typeof step === 'string')) return [];
      return [[project, { code: asExampleCode(code), done }]];
    }),
  );
}
