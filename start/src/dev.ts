// npm run dev [-w mf-blog]: the site with hot reload. Names of remotes may follow; with `--site https://…` one remote
// runs inside that live site, for a browser of this machine.
import { parseArgs } from 'node:util';
import { developOnSite } from '@femcoders/build/development/develop-on-site';
import { StartError } from '@femcoders/services/start-error';
import { portsOf, refuseUnknown } from './development/start-dev-servers.ts';
import { startDevSite } from './development/start-dev-site.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { runProcess } from './process-lifecycle.ts';
import { say } from './progress.ts';
import { releaseNames } from './release-commands/release-names.ts';

await runProcess(async (cleanup) => {
  const { names, site } = readArguments(process.argv.slice(2));
  if (!site) return startDevSite(readEnvironment(process.env), cleanup, say, names);
  const known = await releaseNames();
  const [name] = names;
  if (!name || names.length > 1)
    throw new StartError('Con --site se desarrolla un remoto: npm run dev -w mf-blog -- --site https://…');
  refuseUnknown(
    names,
    known.filter((one) => one !== 'shell'),
  );
  const port = (await portsOf(known)).get(name) ?? 0;
  const server = await developOnSite({ name, siteUrl: site, port, token: process.env.RELEASE_TOKEN, say });
  cleanup.add(server.stop);
  return createLog({ logLevel: 'error', varDir: '' });
});

function readArguments(args: string[]): { names: string[]; site: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args, options: { site: { type: 'string' } }, allowPositionals: true });
    return { names: positionals, site: values.site };
  } catch (error) {
    throw new StartError(`No entiendo esa orden (${error instanceof Error ? error.message : error}).`);
  }
}
