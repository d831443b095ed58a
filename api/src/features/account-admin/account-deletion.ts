import type { AccountDeletion, AdminAccount } from '@femcoders/contracts/admin-account';
import { cancelDeletionIn, planDeletionIn } from '../my-data/feature.ts';
import { type AccountPorts, actOnAccount, refuseOwn } from './act-on-account.ts';

/**
 * Has an account go after the days of grace, in which its owner may keep it, and notifies her.
 * @throws ApiProblem `not-found`; `conflict` for one's own, and for the last administrator
 */
export function deleteAccount(
  id: string,
  { comments, reason }: AccountDeletion,
  ports: AccountPorts,
): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ account, ...transaction }) => {
    refuseOwn(account, ports, 'Tu propia cuenta la borras en tu perfil, en Privacidad.');
    await planDeletionIn(transaction, id, comments, ports, { actor: ports.actor, reason });
  });
}

/** Keeps an account that was to go. */
export function keepAccount(id: string, reason: string, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async (transaction) => {
    await cancelDeletionIn(transaction, id, ports, { actor: ports.actor, reason });
  });
}
