import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type AffectedTests, affectedTests } from './affected-tests.ts';
import { type CheckStep, checkSteps, longSteps, nodeTestFiles } from './check-steps.ts';
import { createImportGraph, readPackages } from './import-graph.ts';
import { chooseParts, type LongPart, longParts } from './long-parts.ts';
import { addressesIn, type PageModule, pagesIn, projectFiles, readImports, readText } from './module-graph.ts';

const run = promisify(execFile);

/** What a call of `npm test` does. */
export interface CheckPlan {
  /** `only`: the test files to run, where those are not all. */
  steps: (CheckStep & { only?: string[] })[];
  /** What runs and why, for the person who waits. */
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
  const files = await projectFiles(root);
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
  /** The revision that the change is compared with. */
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
    else if (option === '--changed') result.changed = value || 'main';
    else if (steps.some(({ name }) => name === word)) result.names.push(word);
    else {
      throw new UsageError(
        `There is no step ${word}. The steps are: ${steps.map(({ name }) => name).join(', ')}; the options --changed, --full and --part.`,
      );
    }
  }
  return result;
}

async function findParts(name: string, root: string): Promise<LongPart[]> {
  if (name === 'commit') {
    const ask = async (...words: string[]) => (await run('git', words, { cwd: root })).stdout.trim();
    // A clone without its history does not know how many there were.
    if ((await ask('rev-parse', '--is-shallow-repository')) === 'true')
      return chooseParts(Number.parseInt((await ask('rev-parse', 'HEAD')).slice(0, 8), 16));
    return chooseParts(Number(await ask('rev-list', '--count', 'HEAD')));
  }
  const found = longParts.find((part) => part.name === name);
  if (found) return [found];
  throw new UsageError(`There is no part ${name}. The parts are: ${longParts.map((part) => part.name).join(', ')}.`);
}

async function planChanged(steps: CheckStep[], files: string[], since: string, root: string): Promise<CheckPlan> {
  const changed = await changedFiles(since, root);
  if (changed.length === 0)
    return { steps: steps.filter((step) => step.static), notes: [`Nothing changed since ${since}.`] };
  const affected = await readAffected(changed, files, root);
  const planned = steps.flatMap((step) => {
    if (step.static) return [step];
    const only = step.tests?.(affected.all ? files : [...affected.tests, ...affected.journeys]) ?? [];
    return only.length > 0 ? [withPages({ ...step, only }, affected.visited.join(','))] : [];
  });
  return { steps: planned, notes: describe(changed, affected, since) };
}

/** The walk through the templates visits only those pages. */
function withPages(step: CheckPlan['steps'][number], pages: string): CheckPlan['steps'][number] {
  const { environment } = step;
  return { ...step, environment: (report) => ({ ...environment?.(report), PAGES_OF: pages }) };
}

function describe(changed: string[], { all, tests, journeys, visited }: AffectedTests, since: string): string[] {
  const what = `${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed since ${since}`;
  if (all) return [`${what}; ${all}, so that all unit and node tests run. Journeys: npm test.`];
  const where = visited.length > 0 ? ` through ${visited.join(', ')}` : ' (npm test runs them)';
  return [`${what}: ${tests.length} test files, ${journeys.length} files of journeys${where}.`];
}

/** What differs from the revision that the branch began at, committed or not. */
async function changedFiles(since: string, root: string): Promise<string[]> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.split('\0').filter(Boolean);
  const [base = since] = await run('git', ['merge-base', since, 'HEAD'], { cwd: root }).then(
    ({ stdout }) => [stdout.trim()],
    () => {
      throw new UsageError(`Git knows no revision ${since}.`);
    },
  );
  const [tracked, fresh] = await Promise.all([
    git('diff', '--name-only', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set([...tracked, ...fresh])].sort();
}

async function readAffected(changed: string[], files: string[], root: string): Promise<AffectedTests> {
  const [imports, packages, prefixes, pages] = await Promise.all([
    readImports(root, files),
    readPackages(root, files),
    readPrefixes(files, root),
    readPages(files, root),
  ]);
  return affectedTests(changed, {
    files,
    graph: createImportGraph(files, imports, packages),
    prefixes,
    pages,
    addressesIn: async (file) => addressesIn(file, await readText(root, file)),
  });
}

async function readPages(files: string[], root: string): Promise<PageModule[]> {
  const sources = files.filter((file) => /^(?:shell|mf-[^/]+)\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));
  return (await Promise.all(sources.map(async (file) => pagesIn(file, await readText(root, file))))).flat();
}

async function readPrefixes(files: string[], root: string): Promise<Record<string, string[]>> {
  const settings = files.filter((file) => /^mf-[^/]+\/remote\.json$/.test(file));
  return Object.fromEntries(
    await Promise.all(
      settings.map(async (file) => [file.split('/')[0], JSON.parse(await readText(root, file)).prefixes] as const),
    ),
  );
}
