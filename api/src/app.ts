import { type CacheName, createCacheMemory } from '@femcoders/contracts/cache-memory';
import { network, networksOf } from '@femcoders/contracts/network';
import type { FastifyRequest } from 'fastify';
import { limitAddresses } from './address-limits.ts';
import type { ApiPorts } from './api-ports.ts';
import { type ApiConfig, defaultApiConfig } from './config.ts';
import type { ApiContext, ApiServer } from './context.ts';
import { createServer } from './create-server.ts';
import { type Channel, createChangeFeed } from './database/change-feed.ts';
import { createDatabase } from './database/database.ts';
import { accountAdminRoutes } from './features/account-admin/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { adminAchievementRoutes } from './features/achievements/admin-routes.ts';
import { achievementRoutes } from './features/achievements/routes.ts';
import { createAddressHash } from './features/audit/address-hash.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createSessionReader } from './features/auth/session.ts';
import { sessionRoutes } from './features/auth/session-routes.ts';
import { createContentRevision } from './features/changes/content-revision.ts';
import { changeRoutes } from './features/changes/routes.ts';
import { moderationRoutes } from './features/comments/moderation-routes.ts';
import { ownCommentRoutes } from './features/comments/own-routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { waitingComments } from './features/comments/waiting-comments.ts';
import { inboxRoutes } from './features/contact/inbox-routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { waitingMessages } from './features/contact/waiting-messages.ts';
import { adminDocumentRoutes } from './features/documents/admin-routes.ts';
import { waitingDocuments } from './features/documents/document-list.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { waitingDrafts } from './features/events/admin-event-list.ts';
import { adminEventRoutes } from './features/events/admin-routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { figureRoutes } from './features/figures/routes.ts';
import { createUploadJudge } from './features/files/judge-upload.ts';
import { firstStepRoutes } from './features/first-steps/routes.ts';
import { adminHubRoutes } from './features/hub/admin-routes.ts';
import { hubMemberRoutes } from './features/hub/member-routes.ts';
import { hubRoutes } from './features/hub/routes.ts';
import { waitingPieces } from './features/hub/waiting-pieces.ts';
import { importRoutes } from './features/imports/routes.ts';
import { waitingJobs } from './features/jobs/admin-job-list.ts';
import { adminJobRoutes } from './features/jobs/admin-routes.ts';
import { jobCompanyRoutes } from './features/jobs/company-routes.ts';
import { jobMemberRoutes } from './features/jobs/member-routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { createListCache, type ListCache } from './features/list-cache.ts';
import { createNotifyMember } from './features/mail-preferences/notify-member.ts';
import { mailPreferenceRoutes } from './features/mail-preferences/routes.ts';
import { failedMails } from './features/mailbox/outbox-list.ts';
import { mailRoutes } from './features/mailbox/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { adminMentoringRoutes } from './features/mentoring/admin-routes.ts';
import { ownMentoringRoutes } from './features/mentoring/own-routes.ts';
import { pairRoutes } from './features/mentoring/pair-routes.ts';
import { mentoringRoutes } from './features/mentoring/routes.ts';
import { waitingMentoring } from './features/mentoring/waiting-mentoring.ts';
import { myDataRoutes } from './features/my-data/routes.ts';
import { passwordRoutes } from './features/passwords/routes.ts';
import { adminPeopleRoutes } from './features/people/admin-routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { previewRoutes } from './features/previews/routes.ts';
import { quizProgressRoutes } from './features/quiz-progress/routes.ts';
import { adminRegistrationRoutes } from './features/registrations/admin-routes.ts';
import { confirmPlaceRoutes } from './features/registrations/confirm-routes.ts';
import { memberRegistrationRoutes } from './features/registrations/member-routes.ts';
import { createChangeNotifier } from './features/registrations/notify-event-change.ts';
import { createPlaceLinks } from './features/registrations/place-links.ts';
import { registrationRoutes } from './features/registrations/routes.ts';
import { lateTasks } from './features/scheduled-tasks/list-scheduled-tasks.ts';
import { scheduledTaskRoutes } from './features/scheduled-tasks/routes.ts';
import { keepAreasFresh } from './features/search/keep-areas-fresh.ts';
import { searchRoutes } from './features/search/routes.ts';
import { secondFactorRoutes } from './features/second-factor/routes.ts';
import { statsRoutes } from './features/stats/routes.ts';
import { adminTalkRoutes } from './features/talks/admin-routes.ts';
import { talkProposalRoutes } from './features/talks/proposal-routes.ts';
import { talkRoutes } from './features/talks/routes.ts';
import { waitingProposals } from './features/talks/waiting-proposals.ts';
import { userRoutes } from './features/users/routes.ts';
import { waitingRoutes } from './features/waiting/routes.ts';
import { answerOncePerKey } from './idempotency.ts';
import { admitLargeBodies } from './large-bodies.ts';
import { describeRoutes } from './open-api.ts';
import { callerOf, guardRoutes } from './route-guard.ts';

/**
 * The product and events API (spec section 7), ready to be listened with or to be handed requests by `answerRequests`
 * or `app.inject`. It starts without its database too, and answers 503 until that comes back.
 */
export async function createApi(ports: ApiPorts): Promise<ApiServer> {
  const {
    pool,
    log,
    clock = () => new Date(),
    secrets,
    previewSecrets = secrets,
    mailbox,
    enqueueMail,
    queueMails,
    requestPasswordLink,
    requestJobLinks,
    requestImport,
    requestAwards,
    requestAuthorNotice,
    findPreview,
    contentRevision = createContentRevision(),
    cacheMemory = createCacheMemory(),
    plugins = [],
  } = ports;
  const limits = { ...defaultApiConfig.limits, ...ports.config?.limits };
  const config: ApiConfig = { ...defaultApiConfig, ...ports.config, limits };
  const app = createServer(log, config, cacheMemory);
  const db = createDatabase(pool);
  const readCaller = createSessionReader(db);
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));

  const { listTtlMs: ttlMs } = config;
  const listCache = (name: CacheName) =>
    createListCache({ clock, ttlMs, name, memory: cacheMemory, onForget: contentRevision.changed });
  const [commentLists, eventLists] = [listCache('list-comments'), listCache('list-events')];
  const [peopleLists, figures] = [listCache('list-people'), listCache('list-figures')];
  const [mentorLists, jobLists] = [listCache('list-mentors'), listCache('list-jobs')];
  const [talkLists, hubLists] = [listCache('list-talks'), listCache('list-hub')];
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
    commentLists,
    eventLists,
    peopleLists,
    mentorLists,
    jobLists,
    talkLists,
    hubLists,
    figures,
    cacheMemory,
    enqueueMail,
    notifyMember: createNotifyMember({ enqueueMail, secrets, publicUrl: config.publicUrl, basePath: config.basePath }),
    requestAwards,
    placeLinks,
    onEventChanged: createChangeNotifier({ enqueueMail, placeLinks }),
    addressHash,
    networks,
    trace,
    caller: callerOf,
    actPorts: async (request) => ({ pool, now: clock(), actor: callerOf(request), trace: await trace(request) }),
    callerIfAny: (request) => readCaller(request.headers.authorization, clock()),
    secrets,
    judgeUpload: createUploadJudge({ clamavUrl: config.clamavUrl, log }),
  };
  guardRoutes(app, {
    readCaller: (authorization) => readCaller(authorization, clock()),
    clock,
    demandsSecondFactor: config.secondFactor === 'demanded',
  });
  limitAddresses(app, { pool, clock, networks });
  admitLargeBodies(app, config.largeBodies);
  answerOncePerKey(app, { pool, clock, secrets });
  await describeRoutes(app, config.basePath);
  userRoutes(context);
  memberRoutes(context);
  commentRoutes(context);
  moderationRoutes(context, requestAuthorNotice);
  eventRoutes(context);
  registrationRoutes(context);
  confirmPlaceRoutes(context);
  adminEventRoutes(context);
  adminRegistrationRoutes(context);
  peopleRoutes(context);
  adminPeopleRoutes(context);
  figureRoutes(context);
  statsRoutes(context);
  contactRoutes(context);
  inboxRoutes(context);
  authRoutes(context);
  sessionRoutes(context);
  secondFactorRoutes(context);
  accountRoutes(context);
  myDataRoutes(context);
  passwordRoutes(context, requestPasswordLink);
  achievementRoutes(context);
  adminAchievementRoutes(context);
  auditRoutes(context);
  accountAdminRoutes(context);
  pictureRoutes(context);
  importRoutes(context, requestImport);
  mailRoutes(context, mailbox, queueMails);
  firstStepRoutes(context);
  quizProgressRoutes(context);
  memberRegistrationRoutes(context);
  ownCommentRoutes(context);
  mailPreferenceRoutes(context);
  hubRoutes(context);
  hubMemberRoutes(context);
  adminHubRoutes(context);
  talkRoutes(context);
  adminTalkRoutes(context);
  talkProposalRoutes(context);
  jobRoutes(context);
  jobCompanyRoutes(context, requestJobLinks);
  jobMemberRoutes(context);
  adminJobRoutes(context);
  mentoringRoutes(context);
  ownMentoringRoutes(context);
  pairRoutes(context);
  adminMentoringRoutes(context);
  searchRoutes(context);
  previewRoutes({ ...context, secrets: previewSecrets }, findPreview);
  documentRoutes(context);
  adminDocumentRoutes(context);
  changeRoutes(context, contentRevision);
  scheduledTaskRoutes(context);
  waitingRoutes(context, [
    waitingComments,
    waitingDrafts,
    waitingMessages(config.contact.conductReaders),
    waitingDocuments,
    waitingMentoring,
    failedMails,
    waitingPieces,
    waitingProposals,
    waitingJobs,
    lateTasks,
  ]);
  for (const plugin of plugins) await app.register(plugin);

  const outdated: Record<Channel, ListCache[]> = {
    comments_changed: [commentLists, figures],
    events_changed: [eventLists, talkLists, figures],
    // Pages of events and talks name their speakers.
    people_changed: [peopleLists, eventLists, talkLists],
    mentoring_changed: [mentorLists, figures],
    jobs_changed: [jobLists, figures],
    talks_changed: [talkLists, figures],
    hub_changed: [hubLists, figures],
  };
  const everyList = [...new Set(Object.values(outdated).flat())];
  const areas = keepAreasFresh({ pool, log });
  const feed = createChangeFeed({
    connection: pool.options,
    log,
    onChange: (channel) => {
      for (const lists of outdated[channel]) lists.invalidate();
      areas.refresh(channel);
    },
    onListening: (listening) => {
      for (const lists of everyList) lists.keep(listening);
      contentRevision.listen(listening);
      if (listening) areas.refresh();
    },
  });
  app.addHook('onReady', () => feed.start());
  app.addHook('onClose', async () => {
    await feed.close();
    await areas.settled();
  });
  await app.ready();
  return app;
}
