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
import { endpoint } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const tags = ['Noticias'];

export const listNews = endpoint('GET', '/news', 'public', {
  tags,
  summary: 'Noticias publicadas desde la administración, las más recientes primero',
  response: { 200: newsListSchema },
});

export const readNews = endpoint('GET', '/news/:slug', 'public', {
  tags,
  summary: 'Una noticia publicada, con su texto',
  params: z.object({ slug: z.string().check(z.maxLength(80, 'No encontramos esta noticia.')) }),
  response: { 200: newsArticleSchema },
});

const adminTags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una noticia.') });
const asThen = { 200: adminNewsSchema };

export const listNewsInAnyState = endpoint('GET', '/admin/news', edition, {
  tags: adminTags,
  summary: 'Noticias, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(newsSorts),
    state: z.optional(z.enum(newsStates, 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(adminNewsEntrySchema) },
});

export const readNewsInAnyState = endpoint('GET', '/admin/news/:id', edition, {
  tags: adminTags,
  summary: 'Una noticia como se guardó por última vez, con sus versiones',
  params,
  response: asThen,
});

export const addNews = endpoint('POST', '/admin/news', edition, {
  tags: adminTags,
  summary: 'Añade una noticia, en borrador',
  body: newNewsSchema,
  response: { 201: adminNewsSchema },
});

export const changeNews = endpoint('PUT', '/admin/news/:id', edition, {
  tags: adminTags,
  summary: 'Guarda lo que se escribe de una noticia; quien lee ve lo publicado',
  params,
  body: newsChangeSchema,
  response: asThen,
});

export const changeNewsState = endpoint('POST', '/admin/news/:id/state', edition, {
  tags: adminTags,
  summary: 'Publica lo que está guardado, o retira la noticia',
  params,
  body: newsStateChangeSchema,
  response: asThen,
});

export const restoreNews = endpoint('POST', '/admin/news/:id/restoration', edition, {
  tags: adminTags,
  summary: 'Vuelve a un texto de antes, como borrador',
  params,
  body: textRestoreSchema,
  response: asThen,
});

export const deleteNews = endpoint('DELETE', '/admin/news/:id', edition, {
  tags: adminTags,
  summary: 'Borra un borrador que nunca se ha publicado',
  params,
  response: { 200: z.object({ id: z.string() }) },
});
