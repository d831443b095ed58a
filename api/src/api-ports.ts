import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { PresentedToken } from '@femcoders/contracts/publishing';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import type { ApiSettings } from './config.ts';
import type { FindPreview } from './context.ts';
import type { ServerPorts } from './create-server.ts';
import type { UploadedFiles } from './files/uploaded-files.ts';
import type { RequestJob } from './jobs/jobs.ts';
import type { ContentRevision } from './lists/content-revision.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { EnqueueMail } from './mail/outgoing-mail.ts';
import type { Secrets } from './secrets.ts';

/** The dependencies of the API. */
export interface ApiPorts extends ServerPorts {
  /** Of a migrated database. The caller ends it, after `close()`. */
  pool: pg.Pool;
  /** A pino logger. */
  log: FastifyBaseLogger;
  clock?: () => Date;
  config?: ApiSettings;
  /** Made from the site's secret key: seals what has to be read again, signs what comes back. */
  secrets: Secrets;
  /** Signs who may preview what, where shells that show it are not to have the above. */
  previewSecrets?: Secrets;
  /** Where files that somebody sends are kept; in their rows unless given. */
  uploads?: UploadedFiles;
  mailbox: Mailbox;
  enqueueMail: EnqueueMail;
  requestJob: RequestJob;
  findPreview: FindPreview;
  /** Finds the team token of a secret; no team may ask anything unless given. */
  readTeamToken?: (secret: string, now: Date) => Promise<PresentedToken | null>;
  /** Whether the team token of an id was revoked: its links end with it. All count as revoked unless given. */
  isTokenRevoked?: (id: string) => Promise<boolean>;
  /** Given where changes in this process are to be notified. */
  contentRevision?: ContentRevision;
  /** The memory that caches share; the default amount if missing. */
  cacheMemory?: CacheMemory;
  /** Routes of other packages; each needs a row in the policy table. */
  plugins?: FastifyPluginAsync[];
}
