import type { ReleaseChecks } from '@femcoders/contracts/release-checks';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { BuildError } from '../build-error.ts';
import { readRemoteSettings } from '../remote-rules.ts';
import { refuseUndeclared } from '../undeclared-packages.ts';
import { checkRemoteLaws } from './check-remote-laws.ts';
import { checkTypes } from './check-types.ts';
import { runOwnTests } from './run-own-tests.ts';

export interface ReleaseChecksOptions {
  /** The name of the remote, such as `mf-blog`, or `shell`. */
  name: string;
  /** Folder of its sources, in this repository or in a separate one. */
  directory: string;
  skipTests: boolean;
  /** Asked once all else holds: whether these very sources have passed their tests before, which then do not run again. */
  isTested?: () => Promise<boolean>;
  /** Receives a line for each check, with its seconds. */
  log: (line: string) => void;
}

interface Check {
  title: string;
  /** Returns a note for the line of the check, when there is something to say. */
  run: () => Promise<string | undefined>;
}

/**
 * Runs what must hold of the sources of a part before it is built and released: what it imports, its `remote.json` (whose budget keeps to the
 * house's limits), its types and its own tests. What a release weighs is checked by the build, which knows its files.
 * @returns what a release of these sources says of its checks
 * @throws BuildError with the reasons of all that failed
 */
export async function runReleaseChecks(options: ReleaseChecksOptions): Promise<ReleaseChecks> {
  const { name, directory, skipTests, log } = options;
  let hasPassed = false;
  const reasons: string[] = [];
  for (const check of checksOf(name, directory)) reasons.push(...(await runCheck(check, log)));
  // Tests of sources that are refused anyway would only take their time.
  if (reasons.length > 0) throw new BuildError(reasons.join('\n\n'));
  if (skipTests) log('  – pruebas: no se pasan (--no-tests); la versión queda señalada «Sin pruebas»');
  else if (await options.isTested?.()) {
    hasPassed = true;
    log('  – pruebas: estas fuentes ya las han pasado');
  } else {
    const tests = {
      title: 'pruebas',
      run: async () => {
        hasPassed = await runOwnTests(name, directory);
        return hasPassed ? undefined : 'no hay ninguna (package.json no tiene el script «test»)';
      },
    };
    reasons.push(...(await runCheck(tests, log)));
  }
  if (reasons.length > 0) throw new BuildError(reasons.join('\n\n'));
  return { tests: hasPassed ? 'passed' : 'skipped' };
}

function checksOf(name: string, directory: string): Check[] {
  const types = { title: 'tipos', run: () => nothingToSay(checkTypes(name, directory)) };
  if (name === 'shell') return [types];
  return [
    { title: 'remote.json', run: () => nothingToSay(readRemoteSettings(directory)) },
    { title: 'lo que importa', run: () => nothingToSay(checkRemoteLaws(name, directory)) },
    { title: 'paquetes declarados', run: () => nothingToSay(refuseUndeclared(name, directory)) },
    types,
  ];
}

async function nothingToSay(work: Promise<unknown>): Promise<undefined> {
  await work;
}

/** Returns the reasons for which a check failed: one or none. */
async function runCheck({ title, run }: Check, log: (line: string) => void): Promise<string[]> {
  const began = performance.now();
  const took = () => inSeconds(performance.now() - began);
  try {
    const note = await run();
    log(`  ✓ ${title} (${took()})${note ? `: ${note}` : ''}`);
    return [];
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    log(`  ✗ ${title} (${took()})`);
    return [error.message];
  }
}
