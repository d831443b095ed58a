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
import { endpointsWith } from './endpoint.ts';
import { linkKeyHeaders, unknownLink, waysOut } from './link-keys.ts';
import { adminListQuery, pageQuery, sortQuery, totalSchema, whole } from './queries.ts';

const tags = ['Ofertas de trabajo'];
const offerId = z.uuid('Esta oferta no existe.');

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

const jobsEndpoint = endpointsWith({ tags });

export const listJobs = jobsEndpoint('GET', '/jobs', 'public', {
  summary: 'Ofertas abiertas, las más nuevas primero',
  description:
    'Los filtros se llaman como en la dirección de la página. Con la sesión de una socia llegan también las que de momento solo ven ellas.',
  querystring: z.object({ ...filterQuery, ...pageQuery }),
  response: { 200: jobListSchema },
});

export const countFoundJobs = jobsEndpoint('GET', '/jobs/count', 'public', {
  summary: 'Cuántas ofertas abiertas dejan los filtros, en todas las páginas de su lista',
  description: 'Con la sesión de una socia cuentan también las que de momento solo ven ellas.',
  querystring: z.object(filterQuery),
  response: { 200: totalSchema },
});

export const countJobs = jobsEndpoint('GET', '/jobs/figures', 'public', {
  summary: 'Cuántas ofertas hay abiertas',
  response: { 200: jobFiguresSchema },
});

export const readJobFeed = jobsEndpoint('GET', '/jobs/feed.xml', 'public', {
  summary: 'Ofertas abiertas como RSS, con los mismos filtros',
  querystring: z.object(filterQuery),
});

export const readJob = jobsEndpoint('GET', '/jobs/:slug', 'public', {
  summary: 'Una oferta, o hasta cuándo la ven solo las socias',
  params: z.object({ slug: z.string().check(z.maxLength(120, 'Esta oferta no existe.')) }),
  response: { 200: jobPageSchema },
});

const sendingEndpoint = endpointsWith({ tags, response: { 201: jobReceiptSchema } });

export const reportJob = sendingEndpoint('POST', '/jobs/:id/reports', 'public', {
  summary: 'Denuncia una oferta',
  params: z.object({ id: offerId }),
  body: newJobReportSchema,
});

export const sendJob = sendingEndpoint('POST', '/jobs', 'public', {
  summary: 'Envía una oferta',
  description: 'El equipo la ve cuando se confirma con el enlace que va por correo. No dice nada de la dirección.',
  body: newJobSchema,
});

export const askForJobLinks = sendingEndpoint('POST', '/job-links', 'public', {
  summary: 'Pide los enlaces para gestionar las ofertas de una dirección',
  description:
    'Van por correo a esa dirección, y son los que hay: ninguno deja de servir. Responde lo mismo, y tarda lo mismo, haya o no ofertas suyas.',
  body: newJobLinksSchema,
});

/** By the link in a company's mail. */
const linkedEndpoint = endpointsWith({
  tags,
  headers: linkKeyHeaders('Este enlace no lleva a ninguna oferta.'),
  response: { 200: ownJobSchema },
});

export const readOwnJob = linkedEndpoint('GET', '/own-job', 'public', {
  summary: 'La oferta a la que lleva el enlace del correo',
});

export const confirmOwnJob = linkedEndpoint('POST', '/own-job/confirm', 'public', {
  summary: 'Confirma una oferta y la manda a revisión',
});

export const askForNewJobLink = linkedEndpoint('POST', '/own-job/link', 'public', {
  summary: 'Manda por correo un enlace nuevo: este deja de servir',
  response: { 200: jobReceiptSchema },
});

export const rewriteOwnJob = linkedEndpoint('PUT', '/own-job', 'public', {
  summary: 'Cambia una oferta, que vuelve a revisión',
  body: changedJobSchema,
});

export const renewOwnJob = linkedEndpoint('POST', '/own-job/renew', 'public', {
  summary: 'Renueva una oferta',
  body: renewalSchema,
});

export const closeOwnJob = linkedEndpoint('POST', '/own-job/close', 'public', {
  summary: 'Da una oferta por cubierta, o la retira',
  body: closingSchema,
});

const ownEndpoint = endpointsWith({ tags, params: z.object({ id: z.uuid() }), response: { 200: ownJobsSchema } });

export const listOwnJobs = ownEndpoint('GET', '/user/:id/jobs', ['owner'], {
  summary: 'Sus ofertas guardadas y sus alertas',
});

export const markJob = ownEndpoint('PUT', '/user/:id/jobs/:offer', ['owner'], {
  summary: 'Guarda una oferta, o anota que la ha solicitado',
  params: z.object({ id: z.uuid(), offer: offerId }),
  body: changedMarkSchema,
});

export const addJobAlert = ownEndpoint('POST', '/user/:id/job-alerts', ['owner'], {
  summary: 'Guarda una búsqueda como alerta',
  body: jobFiltersSchema,
});

export const removeJobAlert = ownEndpoint('DELETE', '/user/:id/job-alerts/:alert', ['owner'], {
  summary: 'Quita una alerta',
  params: z.object({ id: z.uuid(), alert: z.uuid('Esta alerta no existe.') }),
});

const alertLink = { 200: alertLinkSchema };

export const readJobAlertLink = jobsEndpoint('GET', '/job-alert', 'public', {
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

const adminEndpoint = endpointsWith({ tags: adminTags });

export const listJobsToDecide = adminEndpoint('GET', '/admin/jobs', administration, {
  summary: 'Ofertas de trabajo',
  description: 'Sin `part`, las que esperan revisión. Las que nadie ha confirmado no están.',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(adminJobSorts),
    part: z._default(z.enum(jobParts, `Elige ${jobParts.join(', ')}.`), 'review'),
  }),
  response: { 200: adminListSchema(adminJobEntrySchema) },
});

export const countJobsByPart = adminEndpoint('GET', '/admin/jobs/figures', administration, {
  summary: 'Cuántas ofertas hay en cada estado',
  response: { 200: jobPartFiguresSchema },
});

const offerEndpoint = endpointsWith({
  tags: adminTags,
  params: z.object({ id: z.uuid('Ese identificador no es de una oferta.') }),
  response: { 200: adminJobSchema },
});

export const readJobToDecide = offerEndpoint('GET', '/admin/jobs/:id', administration, {
  summary: 'Una oferta, con lo que dicen el corrector y las denuncias',
});

export const decideJob = offerEndpoint('POST', '/admin/jobs/:id/decision', administration, {
  summary: 'Publica, devuelve, rechaza o retira una oferta, o la vuelve a abrir',
  body: jobDecisionSchema,
});

export const revokeJobLink = offerEndpoint('POST', '/admin/jobs/:id/link', administration, {
  summary: 'Anula el enlace con el que se gestiona una oferta; a su empresa le llega otro',
});

export const settleJobReports = offerEndpoint('POST', '/admin/jobs/:id/reports/settle', administration, {
  summary: 'Da por atendidas las denuncias de una oferta',
});
