// Prints, as JSON, what the API of these sources offers: `node print-offers.ts`. It needs no database.
import pino from 'pino';
import { createApi } from './app.ts';
import { createPool } from './database/database.ts';
import { describeOffers } from './describe-offers.ts';
import { createSecrets } from './secrets.ts';

const nothing = async () => {};
/** Leads nowhere, at once: the routes are described, not run. */
const pool = createPool('postgres:///nothing?host=/dev/null');
const app = await createApi({
  pool,
  log: pino({ level: 'silent' }),
  secrets: createSecrets(Buffer.alloc(32)),
  mailbox: { list: async () => ({ entries: [], total: 0 }), read: async () => null },
  enqueueMail: nothing,
  requestJob: nothing,
  findPreview: async () => null,
});
process.stdout.write(JSON.stringify(describeOffers(app)));
await app.close();
await pool.end();
