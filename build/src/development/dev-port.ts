import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { BuildError } from '../build-error.ts';

/** Where ports of development servers begin, and how many there are: below those that systems give out by themselves. */
const firstPort = 20_000;
const portCount = 10_000;

/**
 * Returns the port of a development server on 127.0.0.1: the same on every start, and another one in another folder.
 * @param directory of the sources
 */
export function devPort(directory: string): number {
  return firstPort + (createHash('sha256').update(directory).digest().readUInt32BE() % portCount);
}

/**
 * Returns the ports of all parts of a checkout, none of them twice: directory → port.
 * @param directories of all of them, whichever are started: the answer is the same then
 */
export function devPorts(directories: readonly string[]): Map<string, number> {
  const ports = new Map<string, number>();
  const taken = new Set<number>();
  for (const directory of [...directories].sort()) {
    let port = devPort(directory);
    while (taken.has(port)) port = firstPort + ((port - firstPort + 1) % portCount);
    taken.add(port);
    ports.set(directory, port);
  }
  return ports;
}

/** @throws BuildError when another program listens on a port of 127.0.0.1 */
export function refuseTakenPort(name: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const sentence = isTaken
        ? `${name}: el puerto ${port} de esta máquina, que es siempre el suyo en esta carpeta, lo usa otro programa (¿otro npm run dev que sigue en marcha?). Ciérralo y prueba otra vez.`
        : `${name}: no se puede escuchar en el puerto ${port} (${error.code ?? error.message}).`;
      reject(new BuildError(sentence));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
