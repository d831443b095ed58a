import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheMemory, CacheName } from '@femcoders/contracts/cache-memory';
import type { PresentedToken } from '@femcoders/contracts/publishing';
import type { Release } from '@femcoders/contracts/registry';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { ActPorts, RequestTrace } from './audit/audit-log.ts';
import type { Caller } from './authentication/session.ts';
import type { ApiConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { Declared } from './feature/declared.ts';
import type { OnEventChanged } from './feature/event-change.ts';
import type { ScanUpload } from './files/scan-upload.ts';
import type { UploadedFiles } from './files/uploaded-files.ts';
import type { RequestJob } from './jobs/jobs.ts';
import type { ContentRevision } from './lists/content-revision.ts';
import type { ListCache } from './lists/list-cache.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { NotifyMember } from './mail/notify-member.ts';
import type { EnqueueMail } from './mail/outgoing-mail.ts';
import type { PlaceLinks } from './mail/place-links.ts';
import type { HashedNetwork } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';

export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type ListIn<Name> = Name extends `list-${infer List}` ? List : never;

/** Lists that are kept ready until they change, each in its part of the memory for caches. */
export type ListName = Exclude<ListIn<CacheName>, 'stats' | 'admin-figures'>;

/** The dependencies of the routes of every feature. */
export interface ApiContext {
  app: ApiServer;
  pool: pg.Pool;
  db: Database;
  clock: () => Date;
  config: ApiConfig;
  /** Public lists as ready bytes. */
  lists: Readonly<Record<ListName, ListCache>>;
  contentRevision: ContentRevision;
  cacheMemory: CacheMemory;
  enqueueMail: EnqueueMail;
  notifyMember: NotifyMember;
  requestJob: RequestJob;
  mailbox: Mailbox;
  /** Where mails about places lead to. */
  placeLinks: () => Promise<PlaceLinks>;
  /** Notifies those who have a place at an event of the change. */
  onEventChanged: OnEventChanged;
  /** The same with another queue of mails: for a change that is only tried. */
  listenersWith: (enqueueMail: EnqueueMail) => OnEventChanged;
  /** Stands for the caller's address, e.g. in the name of a counter. */
  addressHash: (request: FastifyRequest) => Promise<string>;
  /** Stand for the networks whose hits are counted, the smallest first: `addressHash` is the first's. */
  networks: (request: FastifyRequest) => Promise<readonly HashedNetwork[]>;
  trace: (request: FastifyRequest) => Promise<RequestTrace>;
  /** The caller; only on routes that are not public. */
  caller: (request: FastifyRequest) => Caller;
  /** The team token that asks; only on routes that are for teams. */
  team: (request: FastifyRequest) => PresentedToken;
  /** Returns the dependencies of a mutation by the caller; only on routes that are not public. */
  actPorts: (request: FastifyRequest) => Promise<ActPorts>;
  /** The caller of a public route: null for a visitor, and for a token that is no longer good. */
  callerIfAny: (request: FastifyRequest) => Promise<Caller | null>;
  secrets: Secrets;
  /** Signs who may preview what. */
  previewSecrets: Secrets;
  findPreview: FindPreview;
  /** Whether the team token of an id was revoked: its links end with it. */
  isTokenRevoked: (id: string) => Promise<boolean>;
  judgeUpload: ScanUpload;
  uploads: UploadedFiles;
  declared: Declared;
}

/** Finds a release, live or not, and what it misses of what is live, as sentences; null when there is none. */
export type FindPreview = (name: string, version: string) => Promise<{ release: Release; unmet: string[] } | null>;

export type { FastifyReply, FastifyRequest };
