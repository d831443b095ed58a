import type { AdminJob, jobDecisionSchema } from '@femcoders/contracts/admin-job';
import { decidableStates, type JobDecision, jobStateNames } from '@femcoders/contracts/admin-job-names';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { blockingFindings, checkWording } from '@femcoders/contracts/job-wording';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { output } from 'zod/mini';
import { type Act, type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { jobOffers, jobReports } from '../../database/job-tables.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { conflict } from '../../problems.ts';
import { readOpenReports, wordsOf } from './admin-job-list.ts';
import type { JobLinks } from './job-links.ts';
import { noJob } from './job-list.ts';
import { changesMail, publishedMail, refusedMail } from './job-mails.ts';
import { instant, type JobRow, stateNow, toOwn } from './job-row.ts';
import type { JobPorts } from './submit-job.ts';

export type DecidePorts = JobPorts & ActPorts;

export const recordJob = recorderOf('job');

const hourMs = 3_600_000;

/**
 * An offer whole, with what there is to say about it.
 * @throws ApiProblem `not-found`, also for what nobody has confirmed
 */
export async function readAdminJob(db: Database, id: string, now: Date): Promise<AdminJob> {
  const [row] = await db
    .select()
    .from(jobOffers)
    .where(and(eq(jobOffers.id, id), ne(jobOffers.state, 'unconfirmed')));
  if (!row) throw noJob();
  const reports = await readOpenReports(db, id);
  return {
    ...toOwn(row, now),
    contactName: row.contactName,
    submittedAt: instant(row.submittedAt),
    createdAt: row.createdAt.toISOString(),
    wording: checkWording(wordsOf(row)),
    openReports: reports.map(({ id: reportId, reason, note, createdAt }) => ({
      ...{ id: reportId, reason, note },
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Publishes an offer, gives it back with what has to be changed, refuses or closes it, or takes such a decision back; its
 * company gets a mail in the same transaction.
 * @throws ApiProblem `not-found`; `conflict` when it is in another state by now, was changed since it was read, says what
 * the law forbids, or was taken back by its company
 */
export function decideJob(id: string, answer: output<typeof jobDecisionSchema>, ports: DecidePorts): Promise<AdminJob> {
  const { decision, version } = answer;
  return inTransaction(ports.pool, async ({ db, client }) => {
    const [row] = await db.select().from(jobOffers).where(eq(jobOffers.id, id)).for('update');
    if (!row || row.state === 'unconfirmed') throw noJob();
    const state = stateNow(row, ports.now);
    if (!decidableStates[decision].includes(state))
      throw conflict(`Esta oferta está ahora así: ${jobStateNames[state].toLowerCase()}.`);
    // What the team closes has a reason.
    if (decision === 'reopen' && state === 'withdrawn' && row.reason === null)
      throw conflict('La ha retirado su empresa: solo ella puede volver a enviarla.');
    if (row.version !== version)
      throw conflict('La empresa ha cambiado la oferta mientras la leías. Vuelve a leerla antes de decidir.');
    const [forbidden] = blockingFindings(wordsOf(row));
    if (decision === 'approve' && forbidden)
      throw conflict(`No se puede publicar con «${forbidden.said}»: ${forbidden.why}.`);

    const [after] = await db
      .update(jobOffers)
      .set(changeOf(row, answer, ports.now))
      .where(eq(jobOffers.id, id))
      .returning();
    if (!after) throw noJob();
    const mail = mails[decision]?.(after, ports.links);
    if (mail) await ports.enqueueMail(client, mail);
    if (row.state === 'published' || after.state === 'published') await announce(client, 'jobs_changed');
    const { changes, reason } = answer;
    const details = { state: after.state, ...(decision === 'return' && { changes }), ...(reason && { reason }) };
    await recordJob(db, ports, acts[decision], id, { state }, details);
    return readAdminJob(db, id, ports.now);
  });
}

function changeOf(row: JobRow, { decision, changes, reason }: output<typeof jobDecisionSchema>, now: Date) {
  switch (decision) {
    case 'approve': {
      const wasOpen = row.publishedAt && row.expiresAt && row.expiresAt > now;
      return {
        state: 'published' as const,
        publishedAt: wasOpen ? row.publishedAt : now,
        // Members had it first once.
        membersUntil: row.membersUntil ?? new Date(now.getTime() + jobLimits.membersFirstHours * hourMs),
        expiresAt: new Date(now.getTime() + row.days * 24 * hourMs),
        closedAt: null,
        changes: [],
        reason: null,
      };
    }
    case 'return':
      return { state: 'changes' as const, changes: changes.filter(Boolean) };
    case 'reject':
      return { state: 'rejected' as const, reason, closedAt: now };
    case 'close':
      return { state: 'withdrawn' as const, reason, closedAt: now };
    case 'reopen':
      return { state: 'review' as const, reason: null, changes: [], closedAt: null, submittedAt: now };
  }
}

const mails: Partial<Record<JobDecision, (row: JobRow, links: JobLinks) => OutgoingMail>> = {
  approve: publishedMail,
  return: changesMail,
  reject: refusedMail,
  close: refusedMail,
};

const acts = {
  approve: 'job.approve',
  return: 'job.return',
  reject: 'job.reject',
  close: 'job.close',
  reopen: 'job.reopen',
} as const satisfies Record<JobDecision, Act>;

/** The reports of an offer are done with: it stays. Twice is once. */
export function settleReports(id: string, ports: DecidePorts): Promise<AdminJob> {
  return inTransaction(ports.pool, async ({ db }) => {
    const settled = await db
      .update(jobReports)
      .set({ settledAt: ports.now })
      .where(and(eq(jobReports.offerId, id), isNull(jobReports.settledAt)))
      .returning({ id: jobReports.id });
    if (settled.length > 0) await recordJob(db, ports, 'job.keep', id, undefined, { reports: settled.length });
    return readAdminJob(db, id, ports.now);
  });
}
