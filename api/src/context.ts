import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { ApiConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { RequestAwards } from './features/achievements/award-due.ts';
import type { ActPorts, RequestTrace } from './features/audit/audit-log.ts';
import type { Caller } from './features/auth/session.ts';
import type { OnEventChanged } from './features/events/event-change.ts';
import type { JudgeUpload } from './features/files/judge-upload.ts';
import type { ListCache } from './features/list-cache.ts';
import type { NotifyMember } from './features/mail-preferences/notify-member.ts';
import type { EnqueueMail } from './features/mailbox/outbox.ts';
import type { HashedNetwork } from './features/rate-limit.ts';
import type { PlaceLinks } from './features/registrations/place-links.ts';
import type { Secrets } from './secrets.ts';

export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes of every feature are given. */
export interface ApiContext {
  app: ApiServer;
  pool: pg.Pool;
  db: Database;
  clock: () => Date;
  config: ApiConfig;
  commentLists: ListCache;
  eventLists: ListCache;
  peopleLists: ListCache;
  mentorLists: ListCache;
  jobLists: ListCache;
  talkLists: ListCache;
  hubLists: ListCache;
  figures: ListCache;
  cacheMemory: CacheMemory;
  enqueueMail: EnqueueMail;
  notifyMember: NotifyMember;
  requestAwards: RequestAwards;
  /** Where mails about places lead to. */
  placeLinks: () => Promise<PlaceLinks>;
  /** Tells those who have a place at an event what changed. */
  onEventChanged: OnEventChanged;
  /** Stands for the caller's address, e.g. in the name of a counter. */
  addressHash: (request: FastifyRequest) => Promise<string>;
  /** Stand for the networks whose hits are counted, the smallest first: `addressHash` is the first's. */
  networks: (request: FastifyRequest) => Promise<readonly HashedNetwork[]>;
  trace: (request: FastifyRequest) => Promise<RequestTrace>;
  /** The caller; only on routes that are not public. */
  caller: (request: FastifyRequest) => Caller;
  /** What an act of the caller needs; only on routes that are not public. */
  actPorts: (request: FastifyRequest) => Promise<ActPorts>;
  /** The caller of a public route: null for a visitor, and for a token that is no longer good. */
  callerIfAny: (request: FastifyRequest) => Promise<Caller | null>;
  secrets: Secrets;
  judgeUpload: JudgeUpload;
}

export type { FastifyReply, FastifyRequest };
