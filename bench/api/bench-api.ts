import { join } from 'node:path';
import { freePort, startSite } from '@femcoders/e2e/running-site.ts';
import type { BenchContext } from '../bench-part.ts';
import { administrator } from '../processes/administrator.ts';

export interface BenchApi {
  /** Origin without a trailing slash. */
  url: string;
  databaseUrl: string;
  /** Her account, and what she sends to be known. */
  admin: { userId: string; authorization: string };
}

/**
 * Starts the API alone, as `npm run start:api` does behind one proxy, on a database without demo data.
 * @param name of its state's folder
 */
export async function startBenchApi(
  { folder, onEnd }: Pick<BenchContext, 'folder' | 'onEnd'>,
  name: string,
  databaseUrl: string,
): Promise<BenchApi> {
  const process = await startSite({
    program: 'api',
    varDir: join(folder, name),
    port: await freePort(),
    environment: {
      SEED: 'none',
      SECOND_FACTOR: 'offered',
      TRUST_PROXY: '1',
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: administrator.userEmail,
      ADMIN_PASSWORD: administrator.userPassword,
      NODE_ENV: 'production',
      LOG_LEVEL: '',
    },
  });
  onEnd(process.stop);
  const answer = await fetch(`${process.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`The administrator cannot log in: ${answer.status} ${await answer.text()}`);
  const { authToken, userId } = (await answer.json()) as { authToken: string; userId: string };
  return { url: process.url, databaseUrl, admin: { userId, authorization: `Bearer ${authToken}` } };
}
