import type pg from 'pg';
import type { Database } from '../../database/database.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';

/** The dependencies of the functions on comments. */
export interface CommentPorts {
  pool: pg.Pool;
  db: Database;
  now: Date;
  notifyMember: NotifyMember;
  publicUrl: string;
  log: { error(details: object, message: string): void };
}
