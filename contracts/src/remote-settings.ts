import * as z from 'zod/mini';

/** What a remote may weigh, in kB (1,000 bytes) gzipped: its team's own limits, checked whenever it is built. */
export const remoteBudgetSchema = z.object({
  /** Its entry, which every page of the site may load. */
  entryKb: z.number().check(z.positive()),
  /** The scripts and styles of any one of its pages or blocks, without the entry and what the shell brings. */
  pageKb: z.number().check(z.positive()),
});
export type RemoteBudget = z.infer<typeof remoteBudgetSchema>;

/** What a remote says of itself in its `remote.json`. */
export const remoteSettingsSchema = z.object({
  /** The team that owns it. */
  owner: z.string(),
  /** Name of the global that its entry defines: a JavaScript identifier. */
  globalName: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Path prefixes that are its own. A page outside them is refused. */
  prefixes: z.array(z.string().check(z.regex(/^\/[a-z0-9-/]*$/))),
  budget: z.optional(remoteBudgetSchema),
});
export type RemoteSettings = z.infer<typeof remoteSettingsSchema>;
