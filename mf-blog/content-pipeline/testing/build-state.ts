import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { contentFolder } from '../article-files.ts';
import type { ProjectState } from '../projects/project-states.ts';

/** The packages of this repository: a project may ask for those alone, so that its tests need no network. */
const packages = join(contentFolder, '..', '..', 'node_modules');
/** In milliseconds. */
const scriptLimit = 120_000;

interface Manifest {
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Does what a reader does who has copied every printed file up to a chapter: in an empty folder she installs what
 * `package.json` asks for, and runs its scripts.
 * @param scripts names of scripts, in order; one that the chapter's `package.json` does not have yet is left out
 * @returns the scripts that were run
 * @throws with all that a script has printed, when it fails; when a printed version is another than the installed one
 */
export async function buildState(state: ProjectState, scripts: readonly string[]): Promise<string[]> {
  const manifest = JSON.parse(state.files.get('package.json') ?? '{}') as Manifest;
  const folder = await mkdtemp(join(tmpdir(), `${state.name}-${state.chapter}-`));
  try {
    for (const [file, text] of state.files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    await installFor(folder, { ...manifest.dependencies, ...manifest.devDependencies });
    const known = scripts.filter((name) => manifest.scripts[name] !== undefined);
    for (const name of known) await runScript(folder, name, manifest.scripts[name] ?? '');
    return known;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Links each package that is asked for, and its commands, as npm does. Others are out of reach. */
async function installFor(folder: string, wanted: Record<string, string>): Promise<void> {
  const commands = join(folder, 'node_modules', '.bin');
  await mkdir(commands, { recursive: true });
  for (const [name, range] of Object.entries(wanted)) {
    const { version, bin = {} } = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8')) as {
      version: string;
      bin?: string | Record<string, string>;
    };
    if (!isInRange(version, range)) throw new Error(`package.json: asks for ${name} ${range}; there is ${version}`);
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(packages, name), place);
    const named = typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin;
    for (const [command, file] of Object.entries(named))
      await symlink(join(packages, name, file), join(commands, command));
  }
}

/** Whether a version satisfies a range such as `^19.3.1`, the only kind that chapters print. */
function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  const least = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  if (!least) return false;
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = least;
  if (major !== leastMajor || (major === 0 && minor !== leastMinor)) return false;
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}

async function runScript(folder: string, name: string, script: string): Promise<void> {
  const path = [join(folder, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  // Apart from the runner's own settings: the project's tests are not part of those around them.
  const { NODE_OPTIONS: _options, NODE_TEST_CONTEXT: _context, NODE_ENV: _mode, ...rest } = process.env;
  try {
    await promisify(execFile)('sh', ['-c', script], {
      cwd: folder,
      env: { ...rest, PATH: path, CI: '1' },
      timeout: scriptLimit,
      maxBuffer: 10_000_000,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm run ${name}: ${stdout}${stderr}`, { cause: error });
  }
}
