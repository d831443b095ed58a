import { everyFault } from '../faults/every-fault.ts';
import { expect, test } from '../visitor.ts';

/** Those that need no released pages, once each; all of them, and often, are `npm run faults`. */
const brief = ['kill-api', 'kill-postgres', 'database-hangs', 'eventbrite'];

for (const fault of everyFault.filter(({ name }) => brief.includes(name))) {
  test(`${fault.name}: all that was acknowledged is there, and the site takes writes again`, async () => {
    test.setTimeout(15 * 60_000);
    const outcome = await fault.run({ times: 1, say: () => {} });
    expect(outcome.flaws).toEqual([]);
    expect(outcome.lost).toBe(0);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  });
}
