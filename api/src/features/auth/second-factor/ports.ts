import type pg from 'pg';
import type { RequestTrace } from '../../../audit/audit-log.ts';
import type { ApiConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { Secrets } from '../../../secrets.ts';

/** The dependencies of all functions that check a code. */
export interface SecondFactorPorts {
  pool: pg.Pool;
  db: Database;
  now: Date;
  limits: ApiConfig['limits'];
  secrets: Secrets;
  trace: RequestTrace;
}
