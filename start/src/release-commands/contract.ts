// npm run contract -- mf-blog [shell…]: what the sources as they are offer or need, without publishing them.
import { buildRelease } from '@femcoders/build/build-release';
import { readEnvironment } from '../environment.ts';
import { runCommand } from './command.ts';
import { contractLines } from './contract-lines.ts';
import { readNames, releaseNames } from './release-names.ts';

await runCommand(async (given) => {
  const { releasesDir } = readEnvironment(process.env);
  const names = readNames(given, await releaseNames(), 'npm run contract -- mf-blog');
  for (const name of names) {
    const release = await buildRelease({ name, releasesDir, log: console.log });
    console.log(contractLines(release).join('\n'));
  }
});
