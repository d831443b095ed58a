/** The public types of a shared package, as they were written down or as they are now. */
export interface PublicApi {
  version: string;
  /** The oldest version whose remotes still run on this one. */
  since: string;
  /** Every emitted declaration. */
  types: string;
}

/** The kind of change of the types: remotes that were built before notice a change, never an addition. */
export type Difference = 'none' | 'addition' | 'change';

const head = /^\/\/ version (\S+), since (\S+)\n\n/;

/** As it is kept next to the package. */
export function writeDown({ version, since, types }: PublicApi): string {
  return `// version ${version}, since ${since}\n\n${types}`;
}

/** @throws Error when the text has no head */
export function readDown(text: string): PublicApi {
  const [all, version, since] = head.exec(text) ?? [];
  if (!all || !version || !since) throw new Error('The first line must be: // version 1.2.3, since 1.0.0');
  return { version, since, types: text.slice(all.length) };
}

/**
 * Distinguishes additions from changes by declarations, in any file: as long as each that was there is there still, with
 * all its lines in their order, it is an addition. What is said of them in comments changes nothing for who was built before. A
 * property of a component's own (`…Props`) that must be given is a change: who built before does not give it.
 */
export function compareTypes(before: string, now: string): Difference {
  const [known, declared] = [declarationsIn(before), declarationsIn(now)];
  let added = declared.length > known.length;
  for (const declaration of known) {
    const same = declared.filter(([first]) => first === declaration[0]);
    const additions = same.map((lines) => additionsTo(declaration, lines));
    const least = additions.find((lines) => lines?.length === 0) ?? additions.find((lines) => lines !== null);
    if (!least || (isProps(declaration[0] ?? '') && least.some(isDemanded))) return 'change';
    added ||= least.length > 0;
  }
  return added ? 'addition' : 'none';
}

/** The lines of each declaration, comments and imports left out; of what a file hands on, each name by itself. */
function declarationsIn(types: string): string[][] {
  const code = types.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '').split('\n');
  const declarations: string[][] = [];
  for (const line of code) {
    const handedOn = /^export (?:type )?\{(.*)\} from /.exec(line)?.[1];
    if (handedOn) declarations.push(...handedOn.split(',').map((name) => [name.replace('type ', '').trim()]));
    else if (line === '' || /^(?:import |\/\/|export \{\};)/.test(line)) continue;
    else if (/^[^\s})]/.test(line)) declarations.push([line]);
    else declarations.at(-1)?.push(line);
  }
  return declarations;
}

/** The lines that one declaration has and another has not; null when it lacks one. */
function additionsTo(known: string[], now: string[]): string[] | null {
  let next = 0;
  const added = now.filter((line) => {
    if (line !== known[next]) return true;
    next += 1;
    return false;
  });
  return next === known.length ? added : null;
}

function isDemanded(line: string): boolean {
  return /^ {4}[\w$]+[:(<]/.test(line);
}

function isProps(declaration: string): boolean {
  return /^export interface \w+Props\b/.test(declaration);
}

/**
 * Returns what is wrong with the version that the package's `package.json` names, or null: an addition raises the minor
 * version, a change the major one; and the shell serves remotes of the major version before, all of it.
 */
export function versionProblem(
  before: PublicApi,
  now: Pick<PublicApi, 'version' | 'since'>,
  difference: Difference,
): string | null {
  const [oldMajor = 0, oldMinor = 0] = partsOf(before.version);
  const [major = 0, minor = 0] = partsOf(now.version);
  if (isBefore(now.version, before.version)) return `"version" went back from ${before.version} to ${now.version}.`;
  if (difference === 'change' && major === oldMajor)
    return `Something was changed or removed: raise "version" to ${oldMajor + 1}.0.0, with "since" at ${oldMajor}.0.0.`;
  if (difference === 'addition' && major === oldMajor && minor === oldMinor)
    return `Something was added: raise "version" to ${oldMajor}.${oldMinor + 1}.0.`;
  const promised = `${Math.max(1, major - 1)}.0.0`;
  if (isBefore(promised, now.since))
    return `"since" is ${now.since}: a shell with ${now.version} serves remotes from ${promised} on, at least.`;
  return null;
}

function partsOf(version: string): number[] {
  return version.split('.').map(Number);
}

function isBefore(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const difference = a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0) ?? 0;
  return difference < 0;
}
