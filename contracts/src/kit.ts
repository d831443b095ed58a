import * as z from 'zod/mini';

/** Where the shell's server offers what teams' repositories install: `/kit/<version of the shell>/<file>`. */
export const kitPath = '/kit/';

/** The list of packages of one release of the shell (`kit.json`). */
export const kitSchema = z.object({
  /** Version of the release. */
  version: z.string(),
  /** Which versions of Node run them. */
  node: z.string(),
  /** By name; each an npm tarball. */
  packages: z.record(z.string(), z.object({ version: z.string(), file: z.string(), integrity: z.string() })),
  /** Which versions of other libraries they are made and tested with, as ranges. */
  libraries: z.record(z.string(), z.string()),
});
export type Kit = z.infer<typeof kitSchema>;
