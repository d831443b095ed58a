import { join } from 'node:path';
import { devPorts } from '@femcoders/build/development/dev-port';
import { type DevServer, startDevServer } from '@femcoders/build/development/start-dev-server';
import { StartError } from '@femcoders/services/start-error';
import type { CleanupStack } from '../cleanup-stack.ts';
import type { Say } from '../progress.ts';
import { releaseNames } from '../release-commands/release-names.ts';
import type { StoredSession } from './dev-session.ts';

export const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/**
 * Starts the development servers of the shell and of what is named, each at its own address, which stays the same.
 * @param names remotes to develop; none means every remote
 * @throws StartError when a name is no remote's
 */
export async function startDevServers(
  names: readonly string[],
  {
    siteOrigin,
    session,
    cleanup,
    say,
  }: { siteOrigin: string; session: StoredSession | null; cleanup: CleanupStack; say: Say },
): Promise<DevServer[]> {
  const known = (await releaseNames()).filter((name) => name !== 'shell');
  refuseUnknown(names, known);
  const ports = await portsOf(['shell', ...known]);
  const servers: DevServer[] = [];
  // React's fast refresh needs a development build of the host, too.
  for (const name of ['shell', ...(names.length > 0 ? names : known)]) {
    const options = { say, ...(session && name !== 'shell' && { session }) };
    const server = await startDevServer(name, ports.get(name) ?? 0, siteOrigin, options);
    cleanup.add(server.stop);
    servers.push(server);
    const ownPage = name === 'shell' ? '' : `, con página propia en ${server.origin}/`;
    say(`${name}: desde el código fuente${ownPage}`);
  }
  return servers;
}

/** @throws StartError for a name that no remote of this checkout has */
export function refuseUnknown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new StartError(`No hay ningún remoto que se llame ${unknown}. Los que hay: ${known.join(', ')}.`);
}

/** The port of each part of this checkout by its name. */
export async function portsOf(names: readonly string[]): Promise<Map<string, number>> {
  const ports = devPorts(names.map((name) => join(repositoryRoot, name)));
  return new Map(names.map((name) => [name, ports.get(join(repositoryRoot, name)) ?? 0]));
}
