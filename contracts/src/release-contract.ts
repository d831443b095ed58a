import * as z from 'zod/mini';

/**
 * The names of a run-time shared module that a part offers or a remote uses.
 * `names` are the exports, sorted.
 */
export const sharedNamesSchema = z.object({
  /** Semantic version: of the module that is offered, or that the remote was built against. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  names: z.array(z.string()),
});
export type SharedNames = z.infer<typeof sharedNamesSchema>;

export const offeredModuleSchema = z.extend(sharedNamesSchema, {
  /** The oldest version whose remotes still run on this one: within the major version before, at least (N and N−1). */
  since: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
});
export type OfferedModule = z.infer<typeof offeredModuleSchema>;

/**
 * Libraries of which the shell has the one copy for all, by package: the versions that a part was built with. Not said by releases from before
 * they were part of the contract.
 */
const librariesSchema = z.optional(z.record(z.string(), z.string().check(z.regex(/^\d+\.\d+\.\d+/))));

/** The contract that a release of the shell offers to remotes. */
export const shellOffersSchema = z.object({
  libraries: librariesSchema,
  platform: offeredModuleSchema,
  sharedUi: offeredModuleSchema,
});
export type ShellOffers = z.infer<typeof shellOffersSchema>;

/** The callers that a route of the API admits: everybody, or these roles (`owner` is the member whose id is in the path). */
export const routeAccessSchema = z.union([z.literal('public'), z.array(z.string())]);

/**
 * A path in an answer → the JSON types that may stand there, sorted: `[].speakers[].name` → `string`, `cover` →
 * `null|string`. `missing` among them: it may be left out. `*` in a path is any name of a record.
 */
const fieldsSchema = z.record(z.string(), z.string());

/** One route as the API offers it. */
export const offeredRouteSchema = z.object({
  access: routeAccessSchema,
  /** Of its successful answer. */
  answers: fieldsSchema,
  /** Names that its body or query must have. */
  requires: z.array(z.string()),
});
export type OfferedRoute = z.infer<typeof offeredRouteSchema>;

/** `GET /events/api/detail/:slug` → what that route offers. */
export const apiOffersSchema = z.record(z.string(), offeredRouteSchema);
export type ApiOffers = z.infer<typeof apiOffersSchema>;

/** The description of the API with the input of each route, which a build reads. */
export const apiDescriptionSchema = z.record(
  z.string(),
  z.extend(offeredRouteSchema, {
    /** Names that its body or query may have, those that it requires among them. */
    takes: z.array(z.string()),
  }),
);
export type ApiDescription = z.infer<typeof apiDescriptionSchema>;

/** The needs of a remote towards one route of the API: as the route was when the remote was built, as far as its code names it. */
export const neededRouteSchema = z.object({
  access: routeAccessSchema,
  answers: fieldsSchema,
  /** The fields that the route required at build time, and others that the remote's code names. */
  sends: z.array(z.string()),
});
export type NeededRoute = z.infer<typeof neededRouteSchema>;

/** The requirements of a remote's release. */
export const remoteNeedsSchema = z.object({
  libraries: librariesSchema,
  platform: sharedNamesSchema,
  sharedUi: sharedNamesSchema,
  api: z.record(z.string(), neededRouteSchema),
});
export type RemoteNeeds = z.infer<typeof remoteNeedsSchema>;

/** The contract of a release: a shell offers, a remote needs. Releases from before there were contracts have neither. */
export const releaseContractSchema = z.object({
  offers: z._default(z.nullable(shellOffersSchema), null),
  needs: z._default(z.nullable(remoteNeedsSchema), null),
});
export type ReleaseContract = z.infer<typeof releaseContractSchema>;
