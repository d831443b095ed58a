import { filterLabel } from '@femcoders/contracts/job-filters';
import { eq, sql } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { jobAlerts, jobMarks, jobOffers } from '../../database/job-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { fieldOf, ownRows } from '../../feature/own-rows.ts';

export const jobMarkData: DataPart = {
  key: 'ofertas',
  title: 'Ofertas de trabajo que has guardado o solicitado',
  ...ownRows({
    hers: jobMarks.userId,
    join: [jobOffers, eq(jobOffers.id, jobMarks.offerId)],
    order: [jobOffers.publishedAt, jobOffers.id],
    fields: {
      puesto: ['Puesto', jobOffers.title],
      empresa: ['Empresa', jobOffers.company],
      guardada: ['Guardada', jobMarks.savedAt],
      solicitada: ['Solicitada', jobMarks.appliedAt],
    },
  }),
};

export const jobAlertData: DataPart = {
  key: 'alertasDeEmpleo',
  title: 'Tus alertas de ofertas de trabajo',
  ...ownRows({
    hers: jobAlerts.userId,
    order: [jobAlerts.createdAt],
    fields: {
      busqueda: fieldOf('Búsqueda', jobAlerts.filters, filterLabel),
      guardada: ['Guardada', jobAlerts.createdAt],
      ultimoAviso: ['Último aviso', jobAlerts.notifiedAt],
    },
  }),
};

/**
 * By her address: one sends an offer without an account. What she sent goes with her account, because nobody else could
 * manage it.
 */
export const sentJobData: DataPart = {
  key: 'ofertasEnviadas',
  title: 'Ofertas de trabajo enviadas desde tu correo',
  ...ownRows({
    hers: jobOffers.contactEmail,
    byAddress: true,
    order: [jobOffers.createdAt],
    fields: {
      puesto: ['Puesto', jobOffers.title],
      empresa: ['Empresa', jobOffers.company],
      contacto: ['Persona de contacto', jobOffers.contactName],
      estado: ['Estado', jobOffers.state],
      enviada: ['Enviada', jobOffers.createdAt],
    },
  }),
  words: {
    estado: {
      unconfirmed: 'Sin confirmar',
      review: 'En revisión',
      changes: 'Devuelta con cambios',
      published: 'Publicada',
      expired: 'Caducada',
      filled: 'Cubierta',
      rejected: 'Rechazada',
      withdrawn: 'Retirada',
    },
  },
  async erase({ db, client }, { email }) {
    const hers = sql`lower(${jobOffers.contactEmail}) = ${email}`;
    const gone = await db.delete(jobOffers).where(hers).returning({ state: jobOffers.state });
    if (gone.some(({ state }) => state === 'published')) await announce(client, 'jobs_changed');
  },
};
