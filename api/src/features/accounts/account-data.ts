import { roleLabels } from '@femcoders/contracts/role-labels';
import { eq } from 'drizzle-orm';
import { pendingAccounts, users } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const accountData: DataPart = {
  key: 'cuenta',
  title: 'Tu cuenta',
  ...ownRows({
    hers: users.id,
    fields: {
      id: ['Identificador', users.id],
      nombre: ['Nombre', users.name],
      correo: ['Correo', users.email],
      rol: ['Rol', users.role],
      creada: ['Cuenta creada', users.createdAt],
      ultimoDia: ['Último día en que la usaste', users.lastSeenOn],
      suspendida: ['Suspendida desde', users.suspendedAt],
      suspendidaHasta: ['Suspendida hasta', users.suspendedUntil],
      motivoSuspension: ['Motivo de la suspensión', users.suspendReason],
      seBorraEl: ['Se borrará', users.deleteAt],
      avisoInactividad: ['Te avisamos de que se borraría por inactividad', users.inactivityNotifiedOn],
    },
  }),
  columns: ['users.id', 'users.email'],
  words: { rol: roleLabels },
  async erase({ db }, { email }) {
    await db.delete(pendingAccounts).where(eq(pendingAccounts.email, email));
  },
};
