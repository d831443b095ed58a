import type { Fact } from '@femcoders/contracts/achievement-names';
import type { Role } from '@femcoders/contracts/session';
import type { SQL } from 'drizzle-orm';

/** Where it stands that members have done something that achievements count. Each feature adds its own. */
export interface FactSource {
  fact: Fact;
  /**
   * A query with one row for each time: `user_id`, `at` (since when it counts) and `what` (what exactly, as a reader
   * sees it, or null). A condition on `user_id` around it must be cheap.
   */
  deeds: SQL;
  /** Only these can do it: nobody else is shown it as something in reach. */
  roles?: readonly Role[];
}
