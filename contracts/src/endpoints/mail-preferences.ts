import * as z from 'zod/mini';
import { changedMailPreferencesSchema, mailPreferencesSchema, mailTopicStateSchema } from '../mail-preferences.ts';
import { endpoint } from './endpoint.ts';
import { linkKeyHeaders, unknownLink, waysOut } from './link-keys.ts';

const tags = ['Avisos por correo'];
const ownerParams = z.object({ id: z.uuid() });
const headers = linkKeyHeaders(unknownLink);
const response = { 200: mailTopicStateSchema };

export const readMailPreferences = endpoint('GET', '/user/:id/mail-preferences', ['owner'], {
  tags,
  summary: 'Qué avisos recibe por correo',
  params: ownerParams,
  response: { 200: mailPreferencesSchema },
});

export const changeMailPreferences = endpoint('PUT', '/user/:id/mail-preferences', ['owner'], {
  tags,
  summary: 'Elige qué avisos recibe por correo',
  params: ownerParams,
  body: changedMailPreferencesSchema,
  response: { 200: mailPreferencesSchema },
});

export const readLinkedPreference = endpoint('GET', '/mail-preferences', 'public', {
  tags,
  summary: 'De qué avisos es el enlace de un correo, y si se reciben',
  headers,
  response,
});

export const subscribe = endpoint('POST', '/mail-preferences/subscribe', 'public', {
  tags,
  summary: 'Vuelve a recibir los avisos de un enlace',
  headers,
  response,
});

export const {
  ask: openUnsubscribeLink,
  askFormerly: openFormerUnsubscribeLink,
  end: unsubscribe,
  endFormerly: unsubscribeByFormerLink,
} = waysOut(
  'mail-preferences/unsubscribe',
  { tags, summary: 'Lleva a la página que pregunta antes de dar de baja' },
  { tags, summary: 'Deja de recibir los avisos de un enlace, con un clic (RFC 8058)', response },
);
