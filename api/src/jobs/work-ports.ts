import type { Pool } from 'pg';
import type { ImportConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Declared } from '../feature/declared.ts';
import type { OnEventChanged } from '../feature/event-change.ts';
import type { UploadedFiles } from '../files/uploaded-files.ts';
import type { LocalMailbox } from '../mail/local-mailbox.ts';
import type { NotifyMember } from '../mail/notify-member.ts';
import type { EnqueueMail } from '../mail/outgoing-mail.ts';
import type { PlaceLinks } from '../mail/place-links.ts';
import type { Secrets } from '../secrets.ts';
import type { RequestJob } from './jobs.ts';

/** The dependencies of background work. */
export interface WorkPorts {
  pool: Pool;
  db: Database;
  secrets: Secrets;
  uploads: UploadedFiles;
  /** Address of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /** Where the API is mounted on its origin, for links in mails. */
  basePath: string;
  /** Invitation to the community's chat, for links in mails. */
  slackUrl: string;
  /** Where clamd listens, if it judges files. */
  clamavUrl: string | null;
  /** Where the site answers, without a trailing slash, if its pages are read for the search. */
  siteUrl: string | undefined;
  imports: ImportConfig;
  /** Where chats take alerts, if they do. */
  alertWebhook: string | null;
  /** Percent of the page views of a day that may have an error. */
  errorBudget: number;
  requestJob: RequestJob;
  mailbox: LocalMailbox;
  enqueueMail: EnqueueMail;
  notifyMember: NotifyMember;
  placeLinks: () => Promise<PlaceLinks>;
  onEventChanged: OnEventChanged;
  declared: Declared;
  /** Aborted once the process is to end. */
  stopping: AbortSignal;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}
