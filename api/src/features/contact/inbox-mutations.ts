import type { Assignment, InboxMessage, NewAnswer, NewNote, StateChange } from '@femcoders/contracts/contact-inbox';
import type { ContactState } from '@femcoders/contracts/contact-inbox-names';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import type { ContactConfig } from '../../config.ts';
import { contactEntries, contactMessages } from '../../database/contact-tables.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import { conflict, invalid } from '../../problems.ts';
import { answerMail } from './answer-mail.ts';
import { attendants } from './inbox-access.ts';
import { noMessage, readMessage, replyAddress } from './inbox-message.ts';

const record = recorderOf('contact');

export interface InboxPorts extends ActPorts {
  /** The condition of the messages that the actor may read. */
  readable: SQL | undefined;
  config: ContactConfig;
  enqueueMail: EnqueueMail;
}

type Row = typeof contactMessages.$inferSelect;

/**
 * Moves a message to another state; the way back is the same call the other way round.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has moved it meanwhile
 */
export function changeState(id: string, { state, from }: StateChange, ports: InboxPorts): Promise<InboxMessage> {
  return onMessage(id, ports, async (message, { db }) => {
    if (message.state === state) return;
    if (message.state !== from) throw conflict(`Este mensaje ya está ${stateWords[message.state]}.`, 'state');
    await update(db, message, settled(state, ports.now));
    await record(db, ports, 'contact.state', id, { state: from }, { state });
  });
}

/**
 * Gives a message to an administrator, or to nobody. What was new is then under way.
 * @throws ApiProblem `not-found`; `validation` for somebody who may not read it; `conflict` when it is another's by now
 */
export function assignMessage(id: string, { assignee, from }: Assignment, ports: InboxPorts): Promise<InboxMessage> {
  return onMessage(id, ports, async (message, { db }) => {
    if (message.assignedTo === assignee) return;
    if (message.assignedTo !== from) {
      const name = message.assignedTo && (await nameOf(db, message.assignedTo));
      throw conflict(name ? `${name} ya lleva este mensaje.` : 'Este mensaje ya no lo lleva nadie.', 'assignee');
    }
    if (assignee && !(await mayAttend(db, assignee, message, ports.config))) {
      throw invalid([{ field: 'assignee', message: 'Esta persona no puede leer el mensaje.' }]);
    }
    const state = assignee && message.state === 'new' ? 'open' : message.state;
    await update(db, message, { assignedTo: assignee, state });
    const before = { assignedTo: message.assignedTo, state: message.state };
    await record(db, ports, 'contact.assign', id, before, { assignedTo: assignee, state });
  });
}

/** Keeps a note that only the team reads. The same key again changes nothing. */
export function addNote(id: string, { key, text }: NewNote, ports: InboxPorts): Promise<InboxMessage> {
  return onMessage(id, ports, async (_message, { db }) => {
    if (await addEntry(db, { id: key, messageId: id, kind: 'note', text }, ports)) {
      await record(db, ports, 'contact.note', id);
    }
  });
}

/**
 * Answers a message by mail, which is queued in the same transaction. The same key again sends nothing.
 * @throws ApiProblem `not-found`; `validation` for an anonymous message; `conflict` when it has an answer that the
 * writer of this one has not seen
 */
export function answerMessage(id: string, answer: NewAnswer, ports: InboxPorts): Promise<InboxMessage> {
  const { key, text, lastAnswer, resolve } = answer;
  return onMessage(id, ports, async (message, { db, client }) => {
    const answers = await db
      .select()
      .from(contactEntries)
      .where(and(eq(contactEntries.messageId, id), eq(contactEntries.kind, 'answer')))
      .orderBy(asc(contactEntries.createdAt), asc(contactEntries.id));
    if (answers.some((known) => known.id === key)) return;
    if (!message.email) {
      throw invalid([{ field: 'text', message: 'Es un mensaje anónimo: no hay a quién responder.' }]);
    }
    const last = answers.at(-1);
    if (last && last.id !== lastAnswer) {
      const who = last.authorId === ports.actor.id ? 'Ya has respondido' : `${last.authorName} ha respondido`;
      throw conflict(`${who} a este mensaje mientras escribías. Lee su respuesta antes de enviar la tuya.`, 'text');
    }
    const isNew = await addEntry(db, { id: key, messageId: id, kind: 'answer', text }, ports);
    if (!isNew) return;
    const replyTo = replyAddress(ports.config, message.reason);
    await ports.enqueueMail(client, answerMail({ to: message.email, replyTo, text, message }));
    const state = resolve ? 'resolved' : 'open';
    await update(db, message, {
      ...settled(state, ports.now),
      firstAnsweredAt: message.firstAnsweredAt ?? ports.now,
      assignedTo: message.assignedTo ?? ports.actor.id,
    });
    await record(db, ports, 'contact.answer', id, { state: message.state }, { state });
  });
}

/** Locks the message, so that of two who act on it one is first, and answers with how it is afterwards. */
async function onMessage(
  id: string,
  { pool, readable, config }: InboxPorts,
  act: (message: Row, transaction: Transaction) => Promise<void>,
): Promise<InboxMessage> {
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const [message] = await db
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.id, id), readable))
      .for('update');
    if (!message) throw noMessage();
    await act(message, transaction);
    return readMessage(db, id, readable, config);
  });
}

const update = (db: Database, { id }: Row, change: Partial<Row>) =>
  db.update(contactMessages).set(change).where(eq(contactMessages.id, id));

/** @returns false when this entry is already there */
async function addEntry(
  db: Database,
  entry: Pick<typeof contactEntries.$inferInsert, 'id' | 'messageId' | 'kind' | 'text'>,
  { now, actor }: InboxPorts,
): Promise<boolean> {
  const added = await db
    .insert(contactEntries)
    .values({ ...entry, authorId: actor.id, authorName: actor.name, createdAt: now })
    .onConflictDoNothing({ target: contactEntries.id })
    .returning({ id: contactEntries.id });
  return added.length > 0;
}

const settled = (state: ContactState, now: Date) => ({
  state,
  settledAt: state === 'resolved' || state === 'spam' ? now : null,
});

const stateWords: Record<ContactState, string> = {
  new: 'sin abrir',
  open: 'en curso',
  resolved: 'resuelto',
  spam: 'en spam',
};

async function nameOf(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name;
}

async function mayAttend(db: Database, userId: string, message: Row, config: ContactConfig): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), attendants(message.reason === 'conducta', config.conductReaders)));
  return found !== undefined;
}
