// Prints, as JSON, what the API of these sources offers: `node print-api-description.ts`. It needs no database.
import { createPool } from './database/database.ts';
import { describeApi } from './describe-api.ts';
import { createReadOnlyApi } from './read-only-api.ts';

/** Leads nowhere, at once: the routes are described, not run. */
const pool = createPool('postgres:///nothing?host=/dev/null');
const app = await createReadOnlyApi(pool);
process.stdout.write(JSON.stringify(describeApi(app)));
await app.close();
await pool.end();
