// npm start: the whole site.
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-lifecycle.ts';
import { say } from './progress.ts';
import { startSite } from './start-site.ts';

// React decides by this, when it is imported with the first release, whether it does its work or also watches over it.
process.env.NODE_ENV ??= 'production';

await runProcess(async (cleanup) => startSite(readEnvironment(process.env), cleanup, say));
