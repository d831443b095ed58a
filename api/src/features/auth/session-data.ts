import { asc, eq } from 'drizzle-orm';
import { knownDevices, sessions } from '../../database/schema.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const sessionData: DataPart = {
  key: 'sesiones',
  title: 'Tus sesiones abiertas',
  columns: ['sessions.user_id'],
  fields: {
    dispositivo: 'Navegador y sistema',
    abierta: 'Abierta',
    ultimoUso: 'Último uso',
    caduca: 'Caduca',
    segundoPaso: 'Abierta con verificación en dos pasos',
  },
  async read(db, { id }) {
    const rows = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt));
    return rows.map(({ device, createdAt, lastUsedAt, expiresAt, secondFactor }) => ({
      dispositivo: device,
      abierta: createdAt,
      ultimoUso: lastUsedAt,
      caduca: expiresAt,
      segundoPaso: secondFactor,
    }));
  },
};

export const deviceData: DataPart = {
  key: 'dispositivos',
  title: 'Los dispositivos con los que has entrado',
  columns: ['known_devices.user_id'],
  fields: { dispositivo: 'Navegador y sistema', ultimoDia: 'Último día' },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, id))
      .orderBy(asc(knownDevices.lastSeenOn), asc(knownDevices.device));
    return rows.map(({ device, lastSeenOn }) => ({ dispositivo: device, ultimoDia: lastSeenOn }));
  },
};
