// npm start: the whole site.
import { buildInChild } from './build-in-child.ts';
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-lifecycle.ts';
import { say } from './progress.ts';

// React decides by this, when it is imported with the first release, whether it does its work or also watches over it.
process.env.NODE_ENV ??= 'production';

await runProcess(async (cleanup) => {
  const environment = readEnvironment(process.env);
  // To find that nothing has to be built takes as long as to load the site: both at once.
  const build = buildInChild(environment.releasesDir, say);
  const { startSite } = await import('./start-site.ts');
  return startSite(environment, cleanup, say, build);
});
