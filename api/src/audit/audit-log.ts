import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { audit } from '../database/schema.ts';

/** The sensitive acts that the API records. */
export type Act =
  | 'achievement.activate'
  | 'achievement.award'
  | 'achievement.create'
  | 'achievement.delete'
  | 'achievement.pause'
  | 'achievement.revoke'
  | 'achievement.update'
  | 'auth.login'
  | 'auth.login-failed'
  | 'auth.code-failed'
  | 'auth.lock'
  | 'auth.logout'
  | 'auth.password-reset'
  | 'auth.password-change'
  | 'auth.end-session'
  | 'auth.end-sessions'
  | 'auth.proof'
  | 'auth.proof-failed'
  | 'comment.approve'
  | 'comment.keep'
  | 'comment.reject'
  | 'comment.reopen'
  | 'comment.restore'
  | 'comment.spam'
  | 'job.approve'
  | 'job.close'
  | 'job.keep'
  | 'job.link'
  | 'job.reject'
  | 'job.reopen'
  | 'job.return'
  | 'mail.retry'
  | 'mentor.state'
  | 'mentoring.close'
  | 'mentoring.note'
  | 'mentoring.propose'
  | 'mentoring.reopen'
  | 'contact.answer'
  | 'contact.assign'
  | 'contact.note'
  | 'contact.state'
  | 'document.expire'
  | 'document.note'
  | 'document.open'
  | 'document.state'
  | 'document.withdraw'
  | 'person.accept'
  | 'person.create'
  | 'person.delete'
  | 'person.move'
  | 'person.state'
  | 'person.update'
  | 'hub.idea'
  | 'hub.keep'
  | 'hub.publish'
  | 'hub.reject'
  | 'hub.remove'
  | 'hub.reopen'
  | 'event.create'
  | 'event.edit'
  | 'event.publish'
  | 'event.restore'
  | 'event.withdraw'
  | 'event.postpone'
  | 'event.cancel'
  | 'event.delete'
  | 'news.create'
  | 'news.delete'
  | 'news.publish'
  | 'news.restore'
  | 'news.update'
  | 'news.withdraw'
  | 'second-factor.codes'
  | 'second-factor.disable'
  | 'second-factor.enable'
  | 'registration.add'
  | 'registration.cancel'
  | 'registration.check-in'
  | 'registration.place'
  | 'registration.restore'
  | 'registration.undo-check-in'
  | 'feed.add'
  | 'feed.import'
  | 'feed.pause'
  | 'feed.remove'
  | 'feed.resume'
  | 'release.freeze-end'
  | 'release.freeze-start'
  | 'release.pin'
  | 'release.preview'
  | 'release.publish'
  | 'release.retire'
  | 'release.right-give'
  | 'release.right-take'
  | 'release.rollback'
  | 'release.rollout-approve'
  | 'release.rollout-pause'
  | 'release.rollout-resume'
  | 'release.rollout-share'
  | 'release.rollout-start'
  | 'release.rollout-withdraw'
  | 'release.rule-set'
  | 'release.token-create'
  | 'release.token-revoke'
  | 'release.unpin'
  | 'release.upload'
  | 'talk.create'
  | 'talk.delete'
  | 'talk.pdf'
  | 'talk.permission'
  | 'talk.publish'
  | 'talk.update'
  | 'talk.withdraw'
  | 'talk-proposal.accept'
  | 'talk-proposal.decline'
  | 'talk-proposal.score'
  | 'user.create'
  | 'user.create-first-admin'
  | 'user.end-sessions'
  | 'user.lift'
  | 'user.merge'
  | 'user.note'
  | 'user.password-link'
  | 'user.remove-second-factor'
  | 'user.role'
  | 'user.suspend'
  | 'user.delete'
  | 'user.deletion-cancel'
  | 'user.deletion-plan'
  | 'user.export'
  | 'user.inactivity';

/** The data of a request for its audit entries. */
export interface RequestTrace {
  requestId: string;
  addressHash: string | null;
}

/** The dependencies of every mutation by a team member. */
export interface ActPorts {
  pool: pg.Pool;
  now: Date;
  actor: { id: string; name: string };
  trace: RequestTrace;
}

export interface AuditRecord {
  act: Act;
  at: Date;
  actor: { id: string; name: string } | null;
  /** The actor's name where that is no member: an account of the machine, a process. */
  actorName?: string;
  /** The subject of the action, e.g. `comment:<id>`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Adds an entry; give the transaction's `db`, so that the act and its entry are stored together or not at all. */
export async function recordAct(db: Database, trace: RequestTrace, record: AuditRecord): Promise<void> {
  const { act, at, actor, actorName, subject, before, after } = record;
  await db.insert(audit).values({
    at,
    act,
    actorId: actor?.id,
    actorName: actor?.name ?? actorName,
    subject,
    before,
    after,
    requestId: trace.requestId,
    addressHash: trace.addressHash,
  });
}

/**
 * Returns a function that adds audit entries about one kind of record.
 * @param kind what their subjects begin with: of `talk` they are `talk:<id>`
 */
export const recorderOf =
  (kind: string) =>
  (
    db: Database,
    { trace, now, actor }: Pick<ActPorts, 'trace' | 'now' | 'actor'>,
    act: Act,
    id: string,
    before?: unknown,
    after?: unknown,
  ): Promise<void> =>
    recordAct(db, trace, { act, at: now, actor, subject: `${kind}:${id}`, before, after });
