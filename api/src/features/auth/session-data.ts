import { knownDevices, sessions } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const sessionData: DataPart = {
  key: 'sesiones',
  title: 'Tus sesiones abiertas',
  ...ownRows({
    hers: sessions.userId,
    order: [sessions.createdAt],
    fields: {
      dispositivo: ['Navegador y sistema', sessions.device],
      abierta: ['Abierta', sessions.createdAt],
      ultimoUso: ['Último uso', sessions.lastUsedAt],
      caduca: ['Caduca', sessions.expiresAt],
      segundoPaso: ['Abierta con verificación en dos pasos', sessions.secondFactor],
    },
  }),
};

export const deviceData: DataPart = {
  key: 'dispositivos',
  title: 'Los dispositivos con los que has entrado',
  ...ownRows({
    hers: knownDevices.userId,
    order: [knownDevices.lastSeenOn, knownDevices.device],
    fields: {
      dispositivo: ['Navegador y sistema', knownDevices.device],
      ultimoDia: ['Último día', knownDevices.lastSeenOn],
    },
  }),
};
