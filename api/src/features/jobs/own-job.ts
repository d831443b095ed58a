import type { JobChange, OwnJob } from '@femcoders/contracts/job';
import type { JobState } from '@femcoders/contracts/job-names';
import { eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { jobOffers } from '../../database/job-tables.ts';
import { conflict, notFound } from '../../problems.ts';
import { hasValues } from '../../record-store.ts';
import type { Secrets } from '../../secrets.ts';
import { columnsOf } from './job-columns.ts';
import { type OfferLink, readOfferToken } from './job-links.ts';
import { type JobRow, toOwn } from './job-row.ts';
import type { JobPorts } from './submit-job.ts';

export interface OwnJobPorts extends JobPorts {
  secrets: Secrets;
}

const dayMs = 86_400_000;

/**
 * An offer as the link in the mail shows it. Reading changes nothing: mail programs open links by themselves.
 * @throws ApiProblem `not-found`
 */
export async function readOwnJob(db: Database, token: string, secrets: Secrets, now: Date): Promise<OwnJob> {
  const link = linkOf(token, secrets);
  const [row] = await db.select().from(jobOffers).where(eq(jobOffers.id, link.id));
  if (row?.linkVersion !== link.linkVersion) throw unknownLink();
  return toOwn(row, now);
}

/** Says that an offer is hers: from now on it waits for the team. Twice is once. */
export function confirmJob(token: string, ports: OwnJobPorts): Promise<OwnJob> {
  return changeColumns(token, ports, ({ state }) =>
    state === 'unconfirmed' ? { state: 'review', submittedAt: ports.now } : {},
  );
}

/**
 * Rewrites an offer. The team reads it again before it is published: meanwhile it is
 * not to be seen.
 * @throws ApiProblem `not-found`; `conflict` once it is rejected, or when it was changed meanwhile
 */
export function rewriteJob(token: string, { version, ...change }: JobChange, ports: OwnJobPorts): Promise<OwnJob> {
  return changeColumns(token, ports, (row) => {
    if (row.state === 'rejected') throw conflict('Esta oferta no se ha aceptado: si quieres, envía otra.');
    const written = columnsOf(change);
    if (row.version !== version) {
      const { haystack: _, technologyKeys: __, ...texts } = written;
      if (hasValues<typeof texts>(row, texts)) return {};
      throw conflict('Esta oferta se ha cambiado en otra pestaña o por otra persona. Recarga la página para verla.');
    }
    const columns = { ...written, version: row.version + 1 };
    if (row.state === 'unconfirmed') return columns;
    return { ...columns, state: 'review', submittedAt: ports.now, changes: [], reason: null };
  });
}

const renewable: readonly JobState[] = ['published', 'expired', 'filled'];

/**
 * Keeps an offer open for so many days from now on, or opens it again with the text that was approved. Only one that had
 * come to its end is new again: else a company could bring it to the top, and to members' mails, as often as it likes.
 * @throws ApiProblem `not-found`; `conflict` for what is not published
 */
export function renewJob(token: string, days: number, ports: OwnJobPorts): Promise<OwnJob> {
  return changeColumns(token, ports, (row) => {
    if (!renewable.includes(row.state)) throw conflict('Solo se renueva una oferta que ha estado publicada.');
    const isOver = row.expiresAt === null || row.expiresAt <= ports.now;
    return {
      state: 'published',
      days,
      expiresAt: new Date(ports.now.getTime() + days * dayMs),
      publishedAt: isOver ? ports.now : row.publishedAt,
      closedAt: null,
    };
  });
}

const closable: Readonly<Record<'filled' | 'withdrawn', readonly JobState[]>> = {
  filled: ['published', 'expired'],
  withdrawn: ['unconfirmed', 'review', 'changes', 'published'],
};

/**
 * Closes an offer: somebody was found, or it is taken back. Twice is once.
 * @throws ApiProblem `not-found`; `conflict`
 */
export function closeJob(token: string, as: 'filled' | 'withdrawn', ports: OwnJobPorts): Promise<OwnJob> {
  return changeColumns(token, ports, ({ state }) => {
    if (state === as) return {};
    if (!closable[as].includes(state)) throw conflict('Esta oferta ya no se puede cambiar así. Recarga la página.');
    return { state: as, closedAt: ports.now };
  });
}

type Change = Parameters<ReturnType<Database['update']>['set']>[0] & { state?: JobState };

/** Changes the columns of her offer, and answers with how it is afterwards. */
function changeColumns(token: string, ports: OwnJobPorts, change: (row: JobRow) => Change): Promise<OwnJob> {
  return changeOwn(token, ports, async (row, { db, client }) => {
    const changed = change(row);
    if (Object.keys(changed).length === 0) return toOwn(row, ports.now);
    const [after] = await db.update(jobOffers).set(changed).where(eq(jobOffers.id, row.id)).returning();
    if (row.state === 'published' || after?.state === 'published') await announce(client, 'jobs_changed');
    return toOwn(after ?? row, ports.now);
  });
}

/**
 * Locks the offer that the link leads to, so that of two who act on it one is first.
 * @throws ApiProblem `not-found` for a link that is none or that a newer one has replaced: nobody learns which
 */
export function changeOwn<Answer>(
  token: string,
  { pool, secrets }: OwnJobPorts,
  change: (row: JobRow, transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const link = linkOf(token, secrets);
  return inTransaction(pool, async (transaction) => {
    const [row] = await transaction.db.select().from(jobOffers).where(eq(jobOffers.id, link.id)).for('update');
    if (row?.linkVersion !== link.linkVersion) throw unknownLink();
    return change(row, transaction);
  });
}

function linkOf(token: string, secrets: Secrets): OfferLink {
  const link = readOfferToken(token, secrets);
  if (!link) throw unknownLink();
  return link;
}

const unknownLink = () =>
  notFound(
    'Este enlace no lleva a ninguna oferta, o hay otro más nuevo en tu correo. Ábrelo tal como está, sin cortarlo.',
  );
