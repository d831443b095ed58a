import type { Pool } from 'pg';
import pino from 'pino';
import { createApi } from './app.ts';
import type { ApiServer } from './context.ts';
import { createSecrets } from './secrets.ts';

const nothing = async () => {};

/**
 * Makes an API that sends no mail, starts no work and signs nothing that another would take, for who asks it what it offers or only reads.
 * @param pool its owner ends it
 */
export function createReadOnlyApi(pool: Pool): Promise<ApiServer> {
  return createApi({
    pool,
    log: pino({ level: 'silent' }),
    secrets: createSecrets(Buffer.alloc(32)),
    mailbox: { list: async () => ({ entries: [], total: 0 }), read: async () => null },
    enqueueMail: nothing,
    requestJob: nothing,
    findPreview: async () => null,
  });
}
