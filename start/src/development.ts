import { createServer } from 'node:net';
import { join } from 'node:path';
import { startDevServer } from '@femcoders/build/start-dev-server';
import { StartError } from '@femcoders/services/start-error';
import { createDevShell } from '@femcoders/shell/server/dev-shell';
import { releaseNames } from './release-commands/release-names.ts';
import type { ShellFactory } from './shell-factory.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/**
 * The shell in development: what is named runs from source with hot reload, the rest from its releases.
 * @param names remotes to develop; none means the shell and every remote
 * @throws StartError when a name is no remote's
 */
export function developmentShell(names: string[]): ShellFactory {
  return async (ports, { cleanup, say }) => {
    const known = (await releaseNames(repositoryRoot)).filter((name) => name !== 'shell');
    const unknown = names.find((name) => !known.includes(name));
    if (unknown)
      throw new StartError(`No hay ningún remoto que se llame ${unknown}. Los que hay: ${known.join(', ')}.`);

    const sources = new Map<string, string>();
    // React's fast refresh needs a development build of the host, too.
    for (const name of ['shell', ...(names.length > 0 ? names : known)]) {
      const server = await startDevServer(name, await freePort(), ports.publicUrl);
      cleanup.add(server.stop);
      sources.set(name, server.entry);
      const ownPage = name === 'shell' ? '' : `, con página propia en ${new URL('/', server.entry).href}`;
      say(`${name}: desde el código fuente${ownPage}`);
    }
    return createDevShell({ ...ports, sources });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
