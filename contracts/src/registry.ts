import * as z from 'zod/mini';
import { footerLinkSchema } from './footer-link.ts';
import { headerLinkSchema } from './header-link.ts';
import { releaseChecksSchema } from './release-checks.ts';
import { releaseContractSchema } from './release-contract.ts';
import { storedKeySchema } from './stored-key.ts';

/** A release's version: 16 hexadecimal digits, the hash of everything it was built from. */
export const versionSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/**
 * A page that a remote has. `path` is absolute, in react-router's syntax. `chunks` names the client chunks that the
 * page needs beyond the remote's entry; `:param` in a name stands for the value of that path parameter.
 */
export const routeEntrySchema = z.object({
  id: z.string(),
  path: z.string(),
  chunks: z.array(z.string()),
  /** Chunks of which the server's HTML needs the styles only. */
  styles: z._default(z.array(z.string()), []),
  /** Slots in which blocks of the remotes stand. */
  slots: z._default(z.array(z.string()), []),
  /** Query parameters that the page reads; not said by releases from before they were named: any may matter there. */
  query: z.optional(z.array(z.string())),
});
export type RouteEntry = z.infer<typeof routeEntrySchema>;

/** A piece that a remote puts into a slot of somebody else's page. `chunks` as for pages. */
export const blockEntrySchema = z.object({
  id: z.string(),
  slot: z.string(),
  title: z.string(),
  order: z.number(),
  chunks: z.array(z.string()),
});
export type BlockEntry = z.infer<typeof blockEntrySchema>;

/** A document that a remote serves to programs, such as a feed. `path` as for pages. */
export const documentEntrySchema = z.object({ path: z.string(), type: z.string() });
export type DocumentEntry = z.infer<typeof documentEntrySchema>;

/** The files of one named chunk, as addresses below the site's origin. */
export const chunkFilesSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type ChunkFiles = z.infer<typeof chunkFilesSchema>;

/** The description of one immutable release of the shell or of a remote (`release.json`). */
export const releaseSchema = z.object({
  name: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]+)$/)),
  version: versionSchema,
  /** ISO 8601 instant. */
  builtAt: z.string(),
  commit: z.nullable(z.string()),
  /** Whether the sources had changes that were in no commit; not said by releases from before it was noted. */
  uncommitted: z.optional(z.boolean()),
  owner: z.string(),
  /** Name of the global that the entry script defines (a JavaScript identifier); null for the shell. */
  globalName: z.nullable(z.string()),
  /** Address of the entry script: a remote's container, the shell's main script. */
  entry: z.string(),
  /** Its files may come from another origin than the site's (`ASSETS_URL`); not said by releases from before they could. */
  anyOrigin: z.optional(z.boolean()),
  /** Path prefixes that are a remote's own; none for the shell, and in releases from before they were written down. */
  prefixes: z.optional(z.array(z.string())),
  /** The keys that a remote stores in a browser; not said by the shell, and by releases from before remotes said it. */
  stores: z.optional(z.array(storedKeySchema)),
  /** The links that a remote adds to the footer of every page. */
  footer: z.optional(z.array(footerLinkSchema)),
  /** The links that a remote adds to the header's menu. */
  header: z.optional(z.array(headerLinkSchema)),
  /** How many links of remotes the shell's menu has room for; not said by remotes, and by shells that show none. */
  headerPlaces: z.optional(z.number()),
  routes: z.array(routeEntrySchema),
  blocks: z._default(z.array(blockEntrySchema), []),
  documents: z._default(z.array(documentEntrySchema), []),
  /** Named chunk → files. A remote's expose chunk is named `routes`, the shell's entry chunk `main`. */
  chunks: z.record(z.string(), chunkFilesSchema),
  /** File address → `sha256-…`. Every client file of the release. */
  integrity: z.record(z.string(), z.string()),
  /** File address → bytes, uncompressed. */
  sizes: z.record(z.string(), z.number()),
  /** File below `server/` → `sha256-…`. Empty in releases from before servers checked what they import. */
  serverIntegrity: z._default(z.record(z.string(), z.string()), {}),
  /** File below `kit/`, of the packages that teams' repositories install, → `sha256-…`. Only a shell's release has them. */
  kitIntegrity: z.optional(z.record(z.string(), z.string())),
  contract: z._default(releaseContractSchema, { offers: null, needs: null }),
  /** Not said when nobody ran the checks: by releases that `npm start` builds, and from before there were any. */
  checks: z.optional(releaseChecksSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/** A live version that is not shown, because it does not fit what else is live. */
export const skippedReleaseSchema = z.object({
  name: z.string(),
  version: versionSchema,
  /** The unmet requirements, as Spanish sentences. */
  reasons: z.array(z.string()),
});

/** A release that a share of the visitors gets in place of the live one of its name. */
export const sharedReleaseSchema = z.object({
  /** Number of the roll-out. */
  id: z.number(),
  /** Of the visitors with a number (contracts/src/rollout-bucket.ts), in percent: above 0, below 100. */
  share: z.number(),
  release: releaseSchema,
});
export type SharedRelease = z.infer<typeof sharedReleaseSchema>;

/** The live versions: one release of the shell and one of each remote. Read once per request. */
export const registryDocumentSchema = z.object({
  /** Grows with every switch. */
  revision: z.number(),
  shell: releaseSchema,
  /** Of each remote the live release, or the newest one before it that fits the live shell and API. */
  remotes: z.array(releaseSchema),
  /** Of each part the release that was live before the one above and fits too: for when that one cannot be loaded. */
  fallbacks: z._default(z.array(releaseSchema), []),
  skipped: z._default(z.array(skippedReleaseSchema), []),
  /** Roll-outs that are gradual now; not said where there are none. */
  rollouts: z.optional(z.array(sharedReleaseSchema)),
});
export type RegistryDocument = z.infer<typeof registryDocumentSchema>;

/** The data of a remote for the browser: a part of its release, carried in the boot block. */
export const bootRemoteSchema = z.object({
  name: z.string(),
  version: z.string(),
  globalName: z.string(),
  entry: z.string(),
  /** Left out where its files come from the site alone. */
  anyOrigin: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  /** In their order, which gives them their ids. Which chunks and styles they load is the server's business. */
  routes: z.array(z.object({ path: z.string(), slots: z.optional(z.array(z.string())) })),
  blocks: z.array(z.pick(blockEntrySchema, { slot: true, title: true, order: true })),
  /** Left out where it adds no link. */
  footer: z.optional(z.array(footerLinkSchema)),
  header: z.optional(z.array(headerLinkSchema)),
});
export type BootRemote = z.infer<typeof bootRemoteSchema>;
