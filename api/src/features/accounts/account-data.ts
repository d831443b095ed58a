import { roleLabels } from '@femcoders/contracts/role-labels';
import { eq } from 'drizzle-orm';
import { pendingAccounts, users } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';

export const accountData: DataPart = {
  key: 'cuenta',
  title: 'Tu cuenta',
  columns: ['users.id', 'users.email'],
  fields: {
    id: 'Identificador',
    nombre: 'Nombre',
    correo: 'Correo',
    rol: 'Rol',
    creada: 'Cuenta creada',
    ultimoDia: 'Último día en que la usaste',
    suspendida: 'Suspendida desde',
    suspendidaHasta: 'Suspendida hasta',
    motivoSuspension: 'Motivo de la suspensión',
    seBorraEl: 'Se borrará',
    avisoInactividad: 'Te avisamos de que se borraría por inactividad',
  },
  words: { rol: roleLabels },
  async read(db, { id }) {
    const rows = await db.select().from(users).where(eq(users.id, id));
    return rows.map((user) => ({
      id: user.id,
      nombre: user.name,
      correo: user.email,
      rol: user.role,
      creada: user.createdAt,
      ultimoDia: user.lastSeenOn,
      suspendida: user.suspendedAt,
      suspendidaHasta: user.suspendedUntil,
      motivoSuspension: user.suspendReason,
      seBorraEl: user.deleteAt,
      avisoInactividad: user.inactivityNotifiedOn,
    }));
  },
  async erase({ db }, { email }) {
    await db.delete(pendingAccounts).where(eq(pendingAccounts.email, email));
  },
};
