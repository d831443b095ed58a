// A thread that ends its process after `workerData` milliseconds, also when the main thread never comes to an end.
import { workerData } from 'node:worker_threads';

setTimeout(() => process.kill(process.pid, 'SIGKILL'), workerData as number);
