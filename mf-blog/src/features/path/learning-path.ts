/** A stage of the path on which everything is learnt. */
export interface PathStage {
  /** Its place in the page: `/recursos#estilo`. */
  id: string;
  title: string;
  about: string;
  /** The outcome at its end, as the rest of a sentence. */
  result: string;
  steps: PathStep[];
  /** Address of the quiz at its end. */
  quiz?: string;
}

export interface PathStep {
  /** Address of the article. */
  path: string;
  /** Addresses of the articles to be read before. */
  requires: string[];
}

/** Written by the build from content/path.yaml (build.ts). */
declare const LEARNING_PATH: readonly PathStage[];

/** The stages in order. */
export function pathStages(): readonly PathStage[] {
  return LEARNING_PATH;
}

/** Addresses of all articles of the path, in the order of reading. */
export function pathSteps(): string[] {
  return LEARNING_PATH.flatMap(({ steps }) => steps.map(({ path }) => path));
}
