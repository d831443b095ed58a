/** The checks that a release may skip; each skip is noted of the version. */
export interface ReleaseOptions {
  /** Publishes without the part's own tests. */
  skipTests: boolean;
  /** Makes it live without trying its pages first. */
  untried: boolean;
}

const flags = { '--no-tests': 'skipTests', '--untried': 'untried' } as const;

/** Takes the options out of what was given on the command line; what is left are names. */
export function readReleaseOptions(given: readonly string[]): { names: string[]; options: ReleaseOptions } {
  const options: ReleaseOptions = { skipTests: false, untried: false };
  const names = given.filter((word) => {
    const option = flags[word as keyof typeof flags];
    if (option) options[option] = true;
    return !option;
  });
  return { names, options };
}
