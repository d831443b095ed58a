import type { AdminAccount, RoleChange } from '@femcoders/contracts/admin-account';
import { conflict } from '../../problems.ts';
import { refuseLastAdmin } from '../accounts/feature.ts';
import { roleMail } from './account-admin-mails.ts';
import { type AccountPorts, actOnAccount, changeAccount, recordOnAccount, refuseOwn } from './act-on-account.ts';

/**
 * Gives an account another role, which counts from its next call on, and notifies her.
 * @throws ApiProblem `not-found`; `conflict` for one's own, for the last administrator, and when somebody else has
 * changed it meanwhile
 */
export function changeRole(id: string, { role, from, reason }: RoleChange, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db, client, account }) => {
    refuseOwn(account, ports, 'No puedes cambiar tu propio rol: pídeselo a otra administradora.');
    if (account.role === role) return;
    if (account.role !== from) throw conflict('Alguien le ha cambiado el rol mientras tanto. Mira la ficha otra vez.');
    await refuseLastAdmin(db, id, ports.now);
    await changeAccount(db, account, { role });
    await recordOnAccount(db, ports, 'user.role', id, { before: { role: from }, after: { role, reason } });
    await ports.enqueueMail(client, roleMail(account, { role, from }, ports));
  });
}
