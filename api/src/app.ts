import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { network, networksOf } from '@femcoders/contracts/network';
import type { FastifyRequest } from 'fastify';
import { limitAddresses } from './address-limits.ts';
import type { ApiPorts } from './api-ports.ts';
import { createAddressHash } from './audit/address-hash.ts';
import { createSessionReader } from './authentication/session.ts';
import { type ApiConfig, defaultApiConfig } from './config.ts';
import type { ApiContext, ApiServer, ListName } from './context.ts';
import { createServer } from './create-server.ts';
import { createChangeFeed } from './database/change-feed.ts';
import { createDatabase, sessionPoolOf } from './database/database.ts';
import { gather, gatherListeners } from './feature/gather.ts';
import { features } from './features.ts';
import { createUploadScanner } from './files/scan-upload.ts';
import { filesInRows } from './files/uploaded-files.ts';
import { answerOncePerKey } from './idempotency.ts';
import { admitLargeBodies } from './large-bodies.ts';
import { createContentRevision } from './lists/content-revision.ts';
import { createListCache, type ListCache } from './lists/list-cache.ts';
import { createNotifyMember } from './mail/notify-member.ts';
import { createPlaceLinks } from './mail/place-links.ts';
import { describeRoutes } from './open-api.ts';
import { callerOf, guardRoutes, teamOf } from './route-guard.ts';

/**
 * The product and events API (spec section 7), ready to be listened with or to be handed requests by `app.routing`
 * or `app.inject`. It starts without its database too, and answers 503 until that comes back.
 */
export async function createApi(ports: ApiPorts): Promise<ApiServer> {
  const {
    pool,
    log,
    clock = () => new Date(),
    secrets,
    previewSecrets = secrets,
    uploads = filesInRows,
    mailbox,
    enqueueMail,
    requestJob,
    findPreview,
    readTeamToken = async () => null,
    isTokenRevoked = async () => true,
    contentRevision = createContentRevision(),
    cacheMemory = createCacheMemory(),
    plugins = [],
  } = ports;
  const limits = { ...defaultApiConfig.limits, ...ports.config?.limits };
  const config: ApiConfig = { ...defaultApiConfig, ...ports.config, limits };
  const app = createServer(log, config, ports);
  const db = createDatabase(pool);
  const readCaller = createSessionReader(db);
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));

  const lists = createLists({ clock, ttlMs: config.listTtlMs, memory: cacheMemory, onForget: contentRevision.changed });
  const hashNetwork = createAddressHash(db);
  const addressHash = (request: FastifyRequest) => hashNetwork(network(request.ip));
  const networks = (request: FastifyRequest) =>
    Promise.all(networksOf(request.ip).map(async ({ name, times }) => ({ hash: await hashNetwork(name), times })));
  const placeLinks = createPlaceLinks(db, config);
  const trace: ApiContext['trace'] = async (request) => ({
    requestId: request.id,
    addressHash: await addressHash(request),
  });
  const context: ApiContext = {
    app,
    pool,
    db,
    clock,
    config,
    lists,
    contentRevision,
    cacheMemory,
    enqueueMail,
    notifyMember: createNotifyMember({ enqueueMail, secrets, publicUrl: config.publicUrl, basePath: config.basePath }),
    requestJob,
    mailbox,
    placeLinks,
    onEventChanged: gatherListeners(features, { enqueueMail, placeLinks }),
    listenersWith: (tried) => gatherListeners(features, { enqueueMail: tried, placeLinks }),
    addressHash,
    networks,
    trace,
    caller: callerOf,
    team: teamOf,
    actPorts: async (request) => ({ pool, now: clock(), actor: callerOf(request), trace: await trace(request) }),
    callerIfAny: (request) => readCaller(request.headers.authorization, clock()),
    secrets,
    previewSecrets,
    findPreview,
    isTokenRevoked,
    judgeUpload: createUploadScanner({ clamavUrl: config.clamavUrl, log }),
    uploads,
    declared: gather(features),
  };
  guardRoutes(app, {
    readCaller: (authorization) => readCaller(authorization, clock()),
    readTeamToken: (secret) => readTeamToken(secret, clock()),
    clock,
    demandsSecondFactor: config.secondFactor === 'demanded',
  });
  limitAddresses(app, { pool, clock, networks });
  admitLargeBodies(app, config.largeBodies);
  answerOncePerKey(app, { pool, clock, secrets });
  await describeRoutes(app, config.basePath);
  for (const { routes = [] } of features) for (const register of routes) register(context);
  for (const plugin of plugins) await app.register(plugin);

  const followers = features.flatMap(({ followChanges }) => followChanges?.({ pool, log }) ?? []);
  const renewed = features.flatMap((feature) => Object.entries(feature.lists ?? {}) as [ListName, string[]][]);
  const feed = createChangeFeed({
    connection: sessionPoolOf(pool).options,
    log,
    onChange: (channel) => {
      for (const [name, channels] of renewed) if (channels.includes(channel)) lists[name].invalidate();
      for (const follower of followers) follower.refresh(channel);
    },
    onListening: (listening) => {
      for (const [name] of renewed) lists[name].keep(listening);
      contentRevision.listen(listening);
      if (listening) for (const follower of followers) follower.refresh();
    },
  });
  app.addHook('onReady', () => feed.start());
  app.addHook('onClose', async () => {
    await feed.close();
    for (const follower of followers) await follower.settled();
  });
  await app.ready();
  return app;
}

/** Makes the caches of the lists that features declare. */
function createLists(ports: Omit<Parameters<typeof createListCache>[0], 'name'>): ApiContext['lists'] {
  const names = features.flatMap(({ lists = {} }) => Object.keys(lists) as ListName[]);
  const caches = names.map((name) => [name, createListCache({ ...ports, name: `list-${name}` })] as const);
  return Object.fromEntries(caches) as Record<ListName, ListCache>;
}
