import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createImportGraph, readPackages } from '../import-graph.ts';
import { addressesIn, projectFiles, readImports, readText } from '../module-graph.ts';
import { type AffectedTests, affectedTests } from './affected-tests.ts';
import { type CheckStep, checkSteps, longSteps, nodeTestFiles } from './check-steps.ts';
import { chooseParts, type LongPart, longNodeTests, longParts } from './long-parts.ts';
import { readPages } from './page-modules.ts';

const run = promisify(execFile);

/** The plan of a call of `npm test`. */
export interface CheckPlan {
  /** `only`: the test files to run, where those are not all. */
  steps: (CheckStep & { only?: string[] })[];
  /** Notes about what runs and why, for the person who waits. */
  notes: string[];
}

/** The words of the call make no sense; the message says which do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * @param words the arguments of the call
 * @param root the repository's root
 * @throws UsageError
 */
export async function planCheck(words: string[], root: string): Promise<CheckPlan> {
  const files = await projectFiles(root).catch(() => {
    throw new UsageError('Git says which files belong to the project: run this in a clone, with Git installed.');
  });
  const steps = checkSteps(nodeTestFiles(files));
  const { full, part, changed, names } = readWords(words, steps);
  if (part !== undefined) {
    const chosen = await findParts(part, root);
    return { steps: longSteps(chosen), notes: chosen.map(({ name }) => `Part «${name}» of the long tests.`) };
  }
  if (changed !== undefined) return planChanged(steps, files, changed, root);
  if (names.length > 0) return { steps: steps.filter(({ name }) => names.includes(name)), notes: [] };
  return { steps: full ? [...steps, ...longSteps(longParts)] : steps, notes: [] };
}

interface Words {
  full: boolean;
  part: string | undefined;
  /** The revision that the change is compared with; empty for main. */
  changed: string | undefined;
  /** Steps to run; none means all. */
  names: string[];
}

function readWords(words: string[], steps: CheckStep[]): Words {
  const result: Words = { full: false, part: undefined, changed: undefined, names: [] };
  for (const word of words) {
    const [option, value = ''] = word.split(/=(.*)/s);
    if (option === '--full') result.full = true;
    else if (option === '--part') result.part = value;
    else if (option === '--changed') result.changed = value;
    else if (steps.some(({ name }) => name === word)) result.names.push(word);
    else {
      throw new UsageError(
        `There is no step ${word}. The steps are: ${steps.map(({ name }) => name).join(', ')}; the options --changed, --full and --part.`,
      );
    }
  }
  const options = [result.full, result.part !== undefined, result.changed !== undefined].filter(Boolean).length;
  if (options > 1 || (options === 1 && result.names.length > 0))
    throw new UsageError('Name steps, or one of --changed, --full and --part: they do not go together.');
  return result;
}

async function findParts(name: string, root: string): Promise<LongPart[]> {
  if (name === 'commit') {
    const ask = async (...words: string[]) => (await git(root, ...words)).trim();
    // A clone without its history does not know how many there were: it draws, and nothing says that every part has its turn.
    if ((await ask('rev-parse', '--is-shallow-repository')) === 'true')
      return chooseParts(Number.parseInt((await ask('rev-parse', 'HEAD')).slice(0, 8), 16));
    // A merge is one step of the main line, however many commits come with it.
    return chooseParts(Number(await ask('rev-list', '--count', '--first-parent', 'HEAD')));
  }
  const found = longParts.find((part) => part.name === name);
  if (found) return [found];
  throw new UsageError(`There is no part ${name}. The parts are: ${longParts.map((part) => part.name).join(', ')}.`);
}

async function planChanged(steps: CheckStep[], files: string[], wanted: string, root: string): Promise<CheckPlan> {
  const { since, base, isHead } = await findBase(wanted, root);
  const notes = isHead ? [`HEAD is ${since}: only what is not committed counts.`] : [];
  const changed = await changedFiles(base, root);
  if (changed.length === 0)
    return { steps: steps.filter((step) => step.static), notes: [...notes, `Nothing changed since ${since}.`] };
  const affected = await readAffected(changed, files, root);
  const planned = steps.flatMap((step) => {
    if (step.static) return [step];
    const only = step.tests?.([...affected.tests, ...affected.journeys]) ?? [];
    return only.length > 0 ? [withPages({ ...step, only }, affected.visited.join(','))] : [];
  });
  const what = `${counted(changed.length, 'file')} changed since ${since}`;
  return { steps: planned, notes: [...notes, `${what}: ${describe(affected)}`, ...describeParts(changed, affected)] };
}

/** The walk through the templates visits only those pages. */
function withPages(step: CheckPlan['steps'][number], pages: string): CheckPlan['steps'][number] {
  const { environment } = step;
  return { ...step, environment: (report) => ({ ...environment?.(report), PAGES_OF: pages }) };
}

function describe({ all, tests, journeys, leftOut, visited }: AffectedTests): string {
  if (all) return `${all}, so that all unit and node tests run. Journeys: npm test.`;
  const short = tests.filter((file) => !longNodeTests.has(file)).length;
  const where = visited.length > 0 ? ` through ${visited.join(', ')}` : '';
  const others = leftOut > 0 ? `${leftOut} more lead there: npm test` : 'all of them: npm test';
  return `${counted(short, 'test file')}, ${counted(journeys.length, 'file')} of journeys${where} (${others}).`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Which part of the long tests runs what the change is about and no step does. */
function describeParts(changed: string[], { all, tests }: AffectedTests): string[] {
  const own = longParts.filter(({ project }) => !project.startsWith('translated-'));
  return own.flatMap(({ name, project, files }) => {
    const paths = project === 'node' ? files : files.map((file) => `e2e/${file}`);
    const left = paths.filter((file) => changed.includes(file) || (!all && tests.includes(file)));
    return left.length > 0 ? [`npm test -- --part=${name} runs ${left.join(', ')}.`] : [];
  });
}

/** Where the branch began: what it has in common with a revision, or with main, here or where it was cloned from. */
async function findBase(wanted: string, root: string): Promise<{ since: string; base: string; isHead: boolean }> {
  for (const since of wanted ? [wanted] : ['main', 'origin/main']) {
    const found = await git(root, 'merge-base', since, 'HEAD').catch(() => null);
    if (!found) continue;
    const revisions = await git(root, 'rev-parse', since, 'HEAD');
    const [one, head] = revisions.trim().split('\n');
    return { since, base: found.trim(), isHead: !wanted && one === head };
  }
  throw new UsageError(`Git knows no revision ${wanted || 'main'}.`);
}

/** Returns the files that differ from a revision, committed or not; a renamed file by both of its names. */
async function changedFiles(base: string, root: string): Promise<string[]> {
  const lists = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '-z', base),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set(lists.flatMap((list) => list.split('\0')).filter(Boolean))].sort();
}

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

async function readAffected(changed: string[], files: string[], root: string): Promise<AffectedTests> {
  // By itself: it takes the place of what loads modules.
  const pages = await readPages(root, files);
  const [imports, packages, prefixes] = await Promise.all([
    readImports(root, files),
    readPackages(root, files),
    readPrefixes(files, root),
  ]);
  return affectedTests(changed, {
    files,
    graph: createImportGraph(files, imports, packages),
    prefixes,
    pages,
    addressesIn: async (file) => addressesIn(file, await readText(root, file)),
    textOf: (file) => readText(root, file),
  });
}

async function readPrefixes(files: string[], root: string): Promise<Record<string, string[]>> {
  const settings = files.filter((file) => /^mf-[^/]+\/remote\.json$/.test(file));
  return Object.fromEntries(
    await Promise.all(
      settings.map(async (file) => [file.split('/')[0], JSON.parse(await readText(root, file)).prefixes] as const),
    ),
  );
}
