import type { AccountNote, AdminAccount } from '@femcoders/contracts/admin-account';
import { userNotes } from '../../database/schema.ts';
import { type AccountPorts, actOnAccount, recordOnAccount } from './act-on-account.ts';

/**
 * Keeps a note that only the administration reads. The same key again changes nothing.
 * @throws ApiProblem `not-found`
 */
export function addAccountNote(id: string, { key, text }: AccountNote, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db }) => {
    const added = await db
      .insert(userNotes)
      .values({
        id: key,
        userId: id,
        text,
        authorId: ports.actor.id,
        authorName: ports.actor.name,
        createdAt: ports.now,
      })
      .onConflictDoNothing({ target: userNotes.id })
      .returning({ id: userNotes.id });
    if (added.length > 0) await recordOnAccount(db, ports, 'user.note', id);
  });
}
