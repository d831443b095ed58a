import * as z from 'zod/mini';

/** The checks of a release's sources before the build, as its team declares them. */
export const releaseChecksSchema = z.object({
  /** Its own tests. */
  tests: z.enum(['passed', 'skipped']),
});
export type ReleaseChecks = z.infer<typeof releaseChecksSchema>;

/**
 * Returns what is known of the checks of one version when it is released once more: tests that passed once have passed, since the version is
 * the hash of its sources.
 */
export function joinChecks(
  known: ReleaseChecks | undefined,
  more: ReleaseChecks | undefined,
): ReleaseChecks | undefined {
  return more && known?.tests !== 'passed' ? more : known;
}
