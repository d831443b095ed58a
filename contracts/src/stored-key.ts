import * as z from 'zod/mini';

/** The purposes of stored values, by which the cookie policy groups them. */
export const storagePurposes = ['account', 'draft', 'choice', 'progress', 'site'] as const;
export type StoragePurpose = (typeof storagePurposes)[number];

/** A key that a remote stores in a browser, for its release and the cookie policy. */
export const storedKeySchema = z.object({
  /** As it stands in the browser; what differs from one to the next stands between `<` and `>`. */
  key: z.string(),
  /** `session`: session storage, of one tab. `local`: local storage, of the whole browser. */
  where: z.enum(['session', 'local']),
  /** Its group in the cookie policy. Releases of before do not tell it. */
  purpose: z.optional(z.enum(storagePurposes)),
  /** The purpose, as sentences for a reader. */
  why: z.string(),
  /** When it goes, for a reader, without the full stop. */
  howLong: z.string(),
});
export type StoredKey = z.infer<typeof storedKeySchema>;
