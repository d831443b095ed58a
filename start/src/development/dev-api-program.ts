// The API of a site in development, in a separate process: it is started again after every edit of its sources.
import { createServer } from 'node:http';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { prepareData, startApiService } from '../api-service.ts';
import { readEnvironment } from '../environment.ts';
import { createLog } from '../log.ts';
import { runProcess } from '../process-lifecycle.ts';
import { say } from '../progress.ts';
import type { DevApiMessage } from './dev-api.ts';
import { openDevSession } from './dev-session.ts';

const [port = '', siteUrl = ''] = process.argv.slice(2);

await runProcess(async (cleanup) => {
  const environment = readEnvironment(process.env);
  const { databaseUrl = '', databaseDirectUrl, seed, varDir } = environment;
  const log = createLog({ ...environment, varDir });
  const database = { url: databaseUrl, sessionUrl: databaseDirectUrl };
  const data = await prepareData(environment, database, log, process.env.DEV_API_AGAIN ? () => {} : say);
  cleanup.add(data.close);
  const api = await startApiService(environment, database, data, log, {
    basePath: '/api',
    siteUrl,
    cacheMemory: createCacheMemory(environment.cacheBytes),
  });
  cleanup.add(api.stop);
  const server = createServer(api.app.routing);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), '127.0.0.1', resolve);
  });
  cleanup.add(() => {
    server.close();
    server.closeAllConnections();
  });
  // Its search reads the site, which answers only after this.
  process.on('message', (message) => {
    if (message === 'read-site') void api.readSiteNow();
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const session = seed === 'demo' ? await openDevSession(data.pool, new Date()) : null;
  process.send?.({ femcoders: 'api-ready', session } satisfies DevApiMessage);
  return log;
});
