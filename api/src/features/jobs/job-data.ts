import { filterLabel } from '@femcoders/contracts/job-filters';
import { asc, eq, sql } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { jobAlerts, jobMarks, jobOffers } from '../../database/job-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

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
  columns: ['job_alerts.user_id'],
  fields: { busqueda: 'Búsqueda', guardada: 'Guardada', ultimoAviso: 'Último aviso' },
  async read(db, { id }) {
    const rows = await db.select().from(jobAlerts).where(eq(jobAlerts.userId, id)).orderBy(asc(jobAlerts.createdAt));
    return rows.map(({ filters, createdAt, notifiedAt }) => ({
      busqueda: filterLabel(filters),
      guardada: createdAt,
      ultimoAviso: notifiedAt,
    }));
  },
};

const isHers = (email: string) => sql`lower(${jobOffers.contactEmail}) = ${email}`;

/**
 * By her address: one sends an offer without an account. What she sent goes with her account, because nobody else could
 * manage it.
 */
export const sentJobData: DataPart = {
  key: 'ofertasEnviadas',
  title: 'Ofertas de trabajo enviadas desde tu correo',
  columns: ['job_offers.contact_email'],
  fields: {
    puesto: 'Puesto',
    empresa: 'Empresa',
    contacto: 'Persona de contacto',
    estado: 'Estado',
    enviada: 'Enviada',
  },
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
  async read(db, { email }) {
    const rows = await db.select().from(jobOffers).where(isHers(email)).orderBy(asc(jobOffers.createdAt));
    return rows.map(({ title, company, contactName, state, createdAt }) => ({
      puesto: title,
      empresa: company,
      contacto: contactName,
      estado: state,
      enviada: createdAt,
    }));
  },
  async erase({ db, client }, { email }) {
    const gone = await db.delete(jobOffers).where(isHers(email)).returning({ state: jobOffers.state });
    if (gone.some(({ state }) => state === 'published')) await announce(client, 'jobs_changed');
  },
};
