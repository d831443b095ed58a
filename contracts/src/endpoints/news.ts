import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import {
  adminNewsEntrySchema,
  adminNewsSchema,
  newNewsSchema,
  newsArticleSchema,
  newsChangeSchema,
  newsListSchema,
  newsStateChangeSchema,
} from '../news.ts';
import { newsSorts, newsStates } from '../news-names.ts';
import { edition } from '../role-groups.ts';
import { textRestoreSchema } from '../saved-text.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const newsEndpoint = endpointsWith({ tags: ['Noticias'] });

export const listNews = newsEndpoint('GET', '/news', 'public', {
  summary: 'Noticias publicadas desde la administración, las más recientes primero',
  response: { 200: newsListSchema },
});

export const readNews = newsEndpoint('GET', '/news/:slug', 'public', {
  summary: 'Una noticia publicada, con su texto',
  params: z.object({ slug: z.string().check(z.maxLength(80, 'No encontramos esta noticia.')) }),
  response: { 200: newsArticleSchema },
});

const adminTags = ['Administración'];

const adminEndpoint = endpointsWith({ tags: adminTags });

export const listNewsInAnyState = adminEndpoint('GET', '/admin/news', edition, {
  summary: 'Noticias, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(newsSorts),
    state: z.optional(z.enum(newsStates, 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(adminNewsEntrySchema) },
});

const articleEndpoint = endpointsWith({
  tags: adminTags,
  params: z.object({ id: z.uuid('Ese identificador no es de una noticia.') }),
  response: { 200: adminNewsSchema },
});

export const readNewsInAnyState = articleEndpoint('GET', '/admin/news/:id', edition, {
  summary: 'Una noticia como se guardó por última vez, con sus versiones',
});

export const addNews = adminEndpoint('POST', '/admin/news', edition, {
  summary: 'Añade una noticia, en borrador',
  body: newNewsSchema,
  response: { 201: adminNewsSchema },
});

export const changeNews = articleEndpoint('PUT', '/admin/news/:id', edition, {
  summary: 'Guarda lo que se escribe de una noticia; quien lee ve lo publicado',
  body: newsChangeSchema,
});

export const changeNewsState = articleEndpoint('POST', '/admin/news/:id/state', edition, {
  summary: 'Publica lo que está guardado, o retira la noticia',
  body: newsStateChangeSchema,
});

export const restoreNews = articleEndpoint('POST', '/admin/news/:id/restoration', edition, {
  summary: 'Vuelve a un texto de antes, como borrador',
  body: textRestoreSchema,
});

export const deleteNews = articleEndpoint('DELETE', '/admin/news/:id', edition, {
  summary: 'Borra un borrador que nunca se ha publicado',
  response: { 200: z.object({ id: z.string() }) },
});
