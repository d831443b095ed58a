// Says what a remote weighs against its budget: `node build/src/weigh-remote.ts mf-blog`. It is built as a release is,
// and thrown away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from './build-error.ts';
import { buildRelease } from './build-release.ts';
import { describeWeight } from './describe-weight.ts';
import { sourcesOf } from './paths.ts';
import { readRemoteSettings } from './remote-rules.ts';
import { weighRemote } from './remote-weight.ts';

const [name = ''] = process.argv.slice(2);
const releasesDir = await mkdtemp(join(tmpdir(), 'femcoders-weight-'));
try {
  const { budget } = await readRemoteSettings(sourcesOf(name));
  const release = await buildRelease({ name, releasesDir });
  const weight = await weighRemote(release, join(releasesDir, name, release.version, 'client'));
  console.log(describeWeight(name, weight, budget));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(releasesDir, { recursive: true, force: true });
}
