// Builds the releases of the sources in place of the site's own process (build-in-child.ts), and ends with it.
import type { BuildMessage } from './build-in-child.ts';
import { buildReleases } from './build-releases.ts';

const [releasesDir = ''] = process.argv.slice(2);
const send = (message: BuildMessage) => new Promise<void>((done) => process.send?.(message, () => done()));
// The site was killed: nobody asks for this build any more.
process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));

try {
  const releases = await buildReleases(releasesDir, (line) => void send({ kind: 'line', line }));
  await send({ kind: 'built', releases });
} catch (error) {
  const isPlain = error instanceof Error && error.name === 'BuildError';
  await send({ kind: 'failed', message: isPlain ? error.message : ((error as Error).stack ?? String(error)) });
}
process.exit();
