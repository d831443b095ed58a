import * as z from 'zod/mini';
import { adminJobEntrySchema, adminJobSchema, jobDecisionSchema, jobPartFiguresSchema } from '../admin-job.ts';
import { adminJobSorts, jobParts } from '../admin-job-names.ts';
import { adminListSchema } from '../admin-list.ts';
import {
  changedJobSchema,
  closingSchema,
  jobFiguresSchema,
  jobListSchema,
  jobPageSchema,
  jobReceiptSchema,
  newJobLinksSchema,
  newJobReportSchema,
  newJobSchema,
  ownJobSchema,
  renewalSchema,
} from '../job.ts';
import { alertLinkSchema, changedMarkSchema, jobFiltersSchema, ownJobsSchema } from '../job-alert.ts';
import { filterNames } from '../job-filters.ts';
import { jobLimits } from '../job-limits.ts';
import { jobContracts, jobLevels, workdays, workModes } from '../job-names.ts';
import { administration } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';
import { linkKeyHeaders, unknownLink, waysOut } from './link-keys.ts';
import { adminListQuery, pageQuery, sortQuery, totalSchema, whole } from './queries.ts';

const tags = ['Ofertas de trabajo'];
const offerId = z.uuid('Esta oferta no existe.');
const receipt = { 201: jobReceiptSchema };

const words = (most: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(most, `Escribe como mucho ${most} caracteres.`)));
const named = <const Names extends readonly string[]>(names: Names) =>
  z.optional(z.union([z.literal(''), z.enum(names, `Elige ${names.join(', ')}.`)]));

/** The filters as the page's own address holds them. */
const filterQuery = {
  [filterNames.q]: words(jobLimits.q),
  [filterNames.mode]: named(workModes),
  [filterNames.workday]: named(workdays),
  [filterNames.contract]: named(jobContracts),
  [filterNames.level]: named(jobLevels),
  [filterNames.technology]: words(jobLimits.technology),
  [filterNames.salary]: z.optional(
    z.union([z.literal(''), whole(jobLimits.salaryMost, 'Indica un salario en euros, sin céntimos.')]),
  ),
  [filterNames.city]: words(jobLimits.city),
};

export const listJobs = endpoint('GET', '/jobs', 'public', {
  tags,
  summary: 'Ofertas abiertas, las más nuevas primero',
  description:
    'Los filtros se llaman como en la dirección de la página. Con la sesión de una socia llegan también las que de momento solo ven ellas.',
  querystring: z.object({ ...filterQuery, ...pageQuery }),
  response: { 200: jobListSchema },
});

export const countFoundJobs = endpoint('GET', '/jobs/count', 'public', {
  tags,
  summary: 'Cuántas ofertas abiertas dejan los filtros, en todas las páginas de su lista',
  description: 'Con la sesión de una socia cuentan también las que de momento solo ven ellas.',
  querystring: z.object(filterQuery),
  response: { 200: totalSchema },
});

export const countJobs = endpoint('GET', '/jobs/figures', 'public', {
  tags,
  summary: 'Cuántas ofertas hay abiertas',
  response: { 200: jobFiguresSchema },
});

export const readJobFeed = endpoint('GET', '/jobs/feed.xml', 'public', {
  tags,
  summary: 'Ofertas abiertas como RSS, con los mismos filtros',
  querystring: z.object(filterQuery),
});

export const readJob = endpoint('GET', '/jobs/:slug', 'public', {
  tags,
  summary: 'Una oferta, o hasta cuándo la ven solo las socias',
  params: z.object({ slug: z.string().check(z.maxLength(120, 'Esta oferta no existe.')) }),
  response: { 200: jobPageSchema },
});

export const reportJob = endpoint('POST', '/jobs/:id/reports', 'public', {
  tags,
  summary: 'Denuncia una oferta',
  params: z.object({ id: offerId }),
  body: newJobReportSchema,
  response: receipt,
});

export const sendJob = endpoint('POST', '/jobs', 'public', {
  tags,
  summary: 'Envía una oferta',
  description: 'El equipo la ve cuando se confirma con el enlace que va por correo. No dice nada de la dirección.',
  body: newJobSchema,
  response: receipt,
});

export const askForJobLinks = endpoint('POST', '/job-links', 'public', {
  tags,
  summary: 'Pide los enlaces para gestionar las ofertas de una dirección',
  description:
    'Van por correo a esa dirección, y son los que hay: ninguno deja de servir. Responde lo mismo, y tarda lo mismo, haya o no ofertas suyas.',
  body: newJobLinksSchema,
  response: receipt,
});

/** The response for the link in a company's mail. */
const ofLink = {
  tags,
  headers: linkKeyHeaders('Este enlace no lleva a ninguna oferta.'),
  response: { 200: ownJobSchema },
};

export const readOwnJob = endpoint('GET', '/own-job', 'public', {
  ...ofLink,
  summary: 'La oferta a la que lleva el enlace del correo',
});

export const confirmOwnJob = endpoint('POST', '/own-job/confirm', 'public', {
  ...ofLink,
  summary: 'Confirma una oferta y la manda a revisión',
});

export const askForNewJobLink = endpoint('POST', '/own-job/link', 'public', {
  ...ofLink,
  summary: 'Manda por correo un enlace nuevo: este deja de servir',
  response: { 200: jobReceiptSchema },
});

export const rewriteOwnJob = endpoint('PUT', '/own-job', 'public', {
  ...ofLink,
  summary: 'Cambia una oferta, que vuelve a revisión',
  body: changedJobSchema,
});

export const renewOwnJob = endpoint('POST', '/own-job/renew', 'public', {
  ...ofLink,
  summary: 'Renueva una oferta',
  body: renewalSchema,
});

export const closeOwnJob = endpoint('POST', '/own-job/close', 'public', {
  ...ofLink,
  summary: 'Da una oferta por cubierta, o la retira',
  body: closingSchema,
});

const ofMember = z.object({ id: z.uuid() });
const ownJobs = { 200: ownJobsSchema };

export const listOwnJobs = endpoint('GET', '/user/:id/jobs', ['owner'], {
  tags,
  summary: 'Sus ofertas guardadas y sus alertas',
  params: ofMember,
  response: ownJobs,
});

export const markJob = endpoint('PUT', '/user/:id/jobs/:offer', ['owner'], {
  tags,
  summary: 'Guarda una oferta, o anota que la ha solicitado',
  params: z.object({ id: z.uuid(), offer: offerId }),
  body: changedMarkSchema,
  response: ownJobs,
});

export const addJobAlert = endpoint('POST', '/user/:id/job-alerts', ['owner'], {
  tags,
  summary: 'Guarda una búsqueda como alerta',
  params: ofMember,
  body: jobFiltersSchema,
  response: ownJobs,
});

export const removeJobAlert = endpoint('DELETE', '/user/:id/job-alerts/:alert', ['owner'], {
  tags,
  summary: 'Quita una alerta',
  params: z.object({ id: z.uuid(), alert: z.uuid('Esta alerta no existe.') }),
  response: ownJobs,
});

const alertLink = { 200: alertLinkSchema };

export const readJobAlertLink = endpoint('GET', '/job-alert', 'public', {
  tags,
  summary: 'De qué alerta es el enlace de un correo',
  headers: linkKeyHeaders(unknownLink),
  response: alertLink,
});

export const {
  ask: askToEndJobAlert,
  askFormerly: askToEndJobAlertByFormerLink,
  end: endJobAlert,
  endFormerly: endJobAlertByFormerLink,
} = waysOut(
  'job-alerts/unsubscribe',
  { tags, summary: 'Lleva a la página que pregunta antes de quitar la alerta' },
  { tags, summary: 'Quita una alerta, con un clic (RFC 8058)', response: alertLink },
);

const adminTags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una oferta.') });
const anyJob = { 200: adminJobSchema };

export const listJobsToDecide = endpoint('GET', '/admin/jobs', administration, {
  tags: adminTags,
  summary: 'Ofertas de trabajo',
  description: 'Sin `part`, las que esperan revisión. Las que nadie ha confirmado no están.',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(adminJobSorts),
    part: z._default(z.enum(jobParts, `Elige ${jobParts.join(', ')}.`), 'review'),
  }),
  response: { 200: adminListSchema(adminJobEntrySchema) },
});

export const countJobsByPart = endpoint('GET', '/admin/jobs/figures', administration, {
  tags: adminTags,
  summary: 'Cuántas ofertas hay en cada estado',
  response: { 200: jobPartFiguresSchema },
});

export const readJobToDecide = endpoint('GET', '/admin/jobs/:id', administration, {
  tags: adminTags,
  summary: 'Una oferta, con lo que dicen el corrector y las denuncias',
  params,
  response: anyJob,
});

export const decideJob = endpoint('POST', '/admin/jobs/:id/decision', administration, {
  tags: adminTags,
  summary: 'Publica, devuelve, rechaza o retira una oferta, o la vuelve a abrir',
  params,
  body: jobDecisionSchema,
  response: anyJob,
});

export const revokeJobLink = endpoint('POST', '/admin/jobs/:id/link', administration, {
  tags: adminTags,
  summary: 'Anula el enlace con el que se gestiona una oferta; a su empresa le llega otro',
  params,
  response: anyJob,
});

export const settleJobReports = endpoint('POST', '/admin/jobs/:id/reports/settle', administration, {
  tags: adminTags,
  summary: 'Da por atendidas las denuncias de una oferta',
  params,
  response: anyJob,
});
