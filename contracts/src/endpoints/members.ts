import * as z from 'zod/mini';
import { avatarAnswerSchema, newAvatarSchema } from '../avatar.ts';
import { avatarSizes } from '../avatar-formats.ts';
import {
  memberProfileChangeSchema,
  memberProfileSchema,
  profileViewers,
  shownMemberSchema,
} from '../member-profile.ts';
import { profileSchema, roles } from '../session.ts';
import { endpoint, endpointsWith } from './endpoint.ts';

const tags = ['Personas'];

const memberEndpoint = endpointsWith({
  tags,
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
});

export const readProfile = memberEndpoint('GET', '/user/:id', ['owner', 'admin'], {
  summary: 'El perfil de una persona',
  response: { 200: profileSchema },
});

export const readMemberProfile = memberEndpoint('GET', '/user/:id/profile', ['owner'], {
  summary: 'Lo que una persona ha contado de sí, para ella',
  response: { 200: memberProfileSchema },
});

export const changeMemberProfile = memberEndpoint('PUT', '/user/:id/profile', ['owner'], {
  summary: 'Cambia lo que una persona cuenta de sí',
  description: 'Se guarda entero. `version` es la que se leyó: si ha cambiado desde entonces, la respuesta es 409.',
  body: memberProfileChangeSchema,
  response: { 200: memberProfileSchema },
});

export const chooseAvatar = memberEndpoint('PUT', '/user/:id/avatar', ['owner'], {
  summary: 'Elige una foto',
  description: `JPG, PNG o WebP. Se guarda cuadrada, en ${avatarSizes.join(', ')} píxeles, sin lo que anotó la cámara. El cuerpo es el archivo, como \`application/octet-stream\`, o JSON con el archivo en base64.`,
  body: newAvatarSchema,
  response: { 200: avatarAnswerSchema },
  file: true,
});

export const removeAvatar = memberEndpoint('DELETE', '/user/:id/avatar', ['owner'], {
  summary: 'Quita la foto',
  response: { 200: avatarAnswerSchema },
});

export const readAvatar = endpoint('GET', '/avatars/:file/:size', 'public', {
  tags: ['Imágenes'],
  summary: 'La foto de una persona, en AVIF para quien lo admite y en WebP para las demás',
  params: z.object({
    file: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Esta imagen no existe.')),
    size: z.enum(avatarSizes.map(String), 'Esta imagen no existe en ese tamaño.'),
  }),
});

export const readShownMember = memberEndpoint('GET', '/members/:id', 'public', {
  summary: 'Lo que una persona enseña a quien pregunta',
  description:
    'Ella misma lo ve todo, y con `as` lo que ve una visitante o una socia: si es nada, solo su nombre. Para las demás, quien no enseña nada no está.',
  querystring: z.object({ as: z.optional(z.enum(profileViewers, 'Elige visitor o member.')) }),
  response: { 200: shownMemberSchema },
});

const membersEndpoint = endpointsWith({ tags });

export const listSharedSkills = membersEndpoint('GET', '/member-skills', roles, {
  summary: 'Habilidades que otras personas enseñan a todo el mundo',
  response: { 200: z.array(z.string()) },
});
