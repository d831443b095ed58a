import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { BuildError } from '../build-error.ts';
import { readBundledRoutes } from '../build-release.ts';
import { programFile } from '../paths.ts';
import { readRemoteSettings } from '../remote-rules.ts';
import type { BuildTask } from '../rsbuild-config.ts';
import { runProgram } from '../run-program.ts';

/** The facts of a remote in development that are known before its code is loaded. */
export type EditedParts = Pick<Release, 'routes' | 'blocks' | 'footer' | 'header'>;

/**
 * Reads the pages and blocks that a remote's sources list now, and the links that its settings add, without a release.
 * @param directory of the sources
 * @throws BuildError when the list does not compile, or an address is not the remote's own
 */
export async function readEditedRoutes(name: string, directory: string): Promise<EditedParts> {
  const settings = await readRemoteSettings(directory);
  const output = await mkdtemp(join(tmpdir(), 'femcoders-routes-'));
  try {
    const task: BuildTask = {
      ...{ kind: 'remote', name, directory, output, publicPath: '/' },
      globalName: settings.globalName,
    };
    const worker = [programFile('development/routes-worker'), JSON.stringify(task)];
    const { ok, stdout, stderr } = await runProgram(process.execPath, worker, { NODE_ENV: 'production' });
    if (!ok) throw new BuildError((stdout + stderr).trim());
    await writeFile(join(output, 'server', 'package.json'), '{"type":"module"}');
    const { routes, blocks } = await readBundledRoutes(name, output, settings);
    return { routes, blocks, footer: settings.footer, header: settings.header };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
