// npm run dev [-w mf-blog]: the site with hot reload. Names of remotes may follow.
import { developmentShell } from './development.ts';
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-life.ts';
import { say } from './progress.ts';
import { startSite } from './start-site.ts';

await runProcess(async (cleanup) =>
  startSite(readEnvironment(process.env), cleanup, say, developmentShell(process.argv.slice(2))),
);
