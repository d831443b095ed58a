// npm run start:shell: pages and released files alone.
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-lifecycle.ts';
import { say } from './progress.ts';
import { startShell } from './start-shell.ts';

// React decides by this, when it is imported with the first release, whether it does its work or also watches over it.
process.env.NODE_ENV ??= 'production';

await runProcess(async (cleanup) => startShell(readEnvironment(process.env), cleanup, say));
