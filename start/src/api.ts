// npm run start:api: the API alone.
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-life.ts';
import { say } from './progress.ts';
import { startApi } from './start-api.ts';

await runProcess(async (openings) => startApi(readEnvironment(process.env), openings, say));
