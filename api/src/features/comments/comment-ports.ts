import type pg from 'pg';
import type { Database } from '../../database/database.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';

/** What is done with comments needs this. */
export interface CommentPorts {
  pool: pg.Pool;
  db: Database;
  now: Date;
  notifyMember: NotifyMember;
  publicUrl: string;
  log: { error(details: object, message: string): void };
}
