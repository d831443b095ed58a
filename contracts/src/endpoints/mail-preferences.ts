import * as z from 'zod/mini';
import { changedMailPreferencesSchema, mailPreferencesSchema, mailTopicStateSchema } from '../mail-preferences.ts';
import { endpointsWith } from './endpoint.ts';
import { linkKeyHeaders, unknownLink, waysOut } from './link-keys.ts';

const tags = ['Avisos por correo'];
const response = { 200: mailTopicStateSchema };

const ownEndpoint = endpointsWith({
  tags,
  params: z.object({ id: z.uuid() }),
  response: { 200: mailPreferencesSchema },
});

export const readMailPreferences = ownEndpoint('GET', '/user/:id/mail-preferences', ['owner'], {
  summary: 'Qué avisos recibe por correo',
});

export const changeMailPreferences = ownEndpoint('PUT', '/user/:id/mail-preferences', ['owner'], {
  summary: 'Elige qué avisos recibe por correo',
  body: changedMailPreferencesSchema,
});

const linkedEndpoint = endpointsWith({ tags, headers: linkKeyHeaders(unknownLink), response });

export const readLinkedPreference = linkedEndpoint('GET', '/mail-preferences', 'public', {
  summary: 'De qué avisos es el enlace de un correo, y si se reciben',
});

export const subscribe = linkedEndpoint('POST', '/mail-preferences/subscribe', 'public', {
  summary: 'Vuelve a recibir los avisos de un enlace',
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
