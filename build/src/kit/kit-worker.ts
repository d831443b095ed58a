// Makes the packages for teams in a separate process, in parallel with the bundler's: `node kit-worker.ts '{"version":…}'`.
import { type KitTask, makeKit } from './make-kit.ts';

await makeKit(JSON.parse(process.argv[2] ?? '') as KitTask);
