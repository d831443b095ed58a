// Prints, as JSON, what the API of these sources offers: `node print-offers.ts`. It needs no database.
import { createPool } from './database/database.ts';
import { describeOffers } from './describe-offers.ts';
import { createReadingApi } from './reading-api.ts';

/** Leads nowhere, at once: the routes are described, not run. */
const pool = createPool('postgres:///nothing?host=/dev/null');
const app = await createReadingApi(pool);
process.stdout.write(JSON.stringify(describeOffers(app)));
await app.close();
await pool.end();
