// npm run start:api: the API alone.
import { readEnvironment } from './environment.ts';
import { runProcess } from './process-lifecycle.ts';
import { say } from './progress.ts';
import { startApi } from './start-api.ts';

await runProcess(async (cleanup) => startApi(readEnvironment(process.env), cleanup, say));
