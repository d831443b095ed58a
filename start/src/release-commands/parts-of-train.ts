import { CommandError } from './command.ts';

/** A version that the site has. */
export interface ReleasedPart {
  name: string;
  version: string;
}

/**
 * Reads what a train takes along: `mf-blog` is built from the sources here, `mf-jobs@0123456789abcdef` was uploaded by its team.
 * @throws CommandError with exit code 2 for what is neither, and for a part that stands there twice
 */
export function readPartsOfTrain(given: readonly string[]): { built: string[]; uploaded: ReleasedPart[] } {
  const built: string[] = [];
  const uploaded: ReleasedPart[] = [];
  for (const word of given) {
    const [name = '', version, ...more] = word.split('@');
    if (version === undefined) built.push(name);
    else if (more.length === 0 && /^(shell|mf-[a-z0-9-]+)$/.test(name) && /^[0-9a-f]{16}$/.test(version))
      uploaded.push({ name, version });
    else
      throw new CommandError(
        `No entiendo «${word}». Se espera una parte (mf-blog) o una versión que su equipo ha subido, con sus dieciséis cifras: mf-jobs@0123456789abcdef`,
        2,
      );
  }
  const names = [...built, ...uploaded.map(({ name }) => name)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new CommandError(`${twice} está dos veces: en un tren va una versión de cada parte.`, 2);
  return { built, uploaded };
}
