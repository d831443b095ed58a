import * as z from 'zod/mini';

/** What a remote says of itself in its `remote.json`. */
export const remoteSettingsSchema = z.object({
  /** The team that owns it. */
  owner: z.string(),
  /** Name of the global that its entry defines: a JavaScript identifier. */
  globalName: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Path prefixes that are its own. A page outside them is refused. */
  prefixes: z.array(z.string().check(z.regex(/^\/[a-z0-9-/]*$/))),
});
export type RemoteSettings = z.infer<typeof remoteSettingsSchema>;
