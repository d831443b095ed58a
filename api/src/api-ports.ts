import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import type { ApiSettings } from './config.ts';
import type { RequestAwards } from './features/achievements/award-due.ts';
import type { ContentRevision } from './features/changes/content-revision.ts';
import type { RequestAuthorNotice } from './features/comments/author-notification.ts';
import type { RequestImport } from './features/imports/manage-feeds.ts';
import type { RequestJobLinks } from './features/jobs/renew-links.ts';
import type { Mailbox } from './features/mailbox/mailbox.ts';
import type { EnqueueMail, QueueMails } from './features/mailbox/outbox.ts';
import type { RequestPasswordLink } from './features/passwords/forgot-password.ts';
import type { FindPreview } from './features/previews/routes.ts';
import type { Secrets } from './secrets.ts';

/** What the API is made of. */
export interface ApiPorts {
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
  mailbox: Mailbox;
  enqueueMail: EnqueueMail;
  queueMails: QueueMails;
  requestPasswordLink: RequestPasswordLink;
  requestJobLinks: RequestJobLinks;
  requestImport: RequestImport;
  requestAwards: RequestAwards;
  requestAuthorNotice: RequestAuthorNotice;
  findPreview: FindPreview;
  /** Given where changes in this process are to be notified. */
  contentRevision?: ContentRevision;
  /** What caches share; the default amount if missing. */
  cacheMemory?: CacheMemory;
  /** Routes of other packages; each needs a row in the policy table. */
  plugins?: FastifyPluginAsync[];
}
