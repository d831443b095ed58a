// npm start: the whole site.
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-life.ts';
import { say } from './progress.ts';
import { startSite } from './start-site.ts';

await runProcess(async (openings) => startSite(readEnvironment(process.env), openings, say));
