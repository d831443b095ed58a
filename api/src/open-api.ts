import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@femcoders/contracts/problem';
import { teamActNames, teamActs } from '@femcoders/contracts/publishing-names';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type Access, isForTeams } from './access-policy/access.ts';
import type { ApiServer } from './context.ts';
import { notFound } from './problems.ts';

const bearer = 'token';

/** The reading page's own policy: everything comes from here, nothing is inline. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Describes every route registered from now on at `/openapi.json`, from the same schemas and the same policy that
 * decide about requests, and shows it at `/docs`.
 * @param basePath where the API is mounted: `/api`, or empty
 */
export async function describeRoutes(app: ApiServer, basePath: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API de FemCoders Club',
        version: '1.0.0',
        description:
          'Comentarios, eventos y sesiones del sitio. Toda respuesta de error tiene la forma `Problem`: un `code` ' +
          'estable, un `message` en español y, cuando toca, la lista de `fields` que hay que corregir.',
      },
      servers: [{ url: basePath || '/' }],
      components: {
        securitySchemes: {
          [bearer]: {
            type: 'http',
            scheme: 'bearer',
            description: 'El `authToken` que da `POST /auth/login`, o un token de equipo (`fct_…`) donde lo dice.',
          },
        },
      },
    },
    transform: (document) => {
      const schema = (document.schema ?? { hide: true }) as FastifySchema;
      const described = describeAccess(schema, document.route.config?.access);
      return jsonSchemaTransform({ ...document, schema: described });
    },
  });
  // Over a megabyte: written once, and the same bytes for all who read it, however slowly.
  let written: Buffer | undefined;
  const sendDescription = (reply: FastifyReply) => {
    written ??= Buffer.from(JSON.stringify((app as FastifyInstance).swagger()));
    return reply.type('application/json; charset=utf-8').send(written);
  };
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: basePath,
    staticCSP: docsPolicy,
    logo: null,
    theme: { title: 'API de FemCoders Club' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list' },
    uiHooks: {
      onRequest({ routeOptions: { url } }: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
        if (url === '/docs/json') return void sendDescription(reply);
        // Nobody reads it there, and to write it as YAML takes half a second.
        done(url === '/docs/yaml' ? notFound('Esta dirección no existe.') : undefined);
      },
    },
  } as unknown as Parameters<typeof swaggerUi>[1]);

  app.get('/openapi.json', { schema: { hide: true } as FastifySchema }, (_request, reply) => sendDescription(reply));
}

function accessInWords(access: Exclude<Access, 'public'>): string {
  if (!isForTeams(access)) return access.map((role) => (role === 'owner' ? 'la propia persona' : role)).join(', ');
  const act = teamActs.find((one) => access === `team ${one}`);
  return act ? `un token de equipo que pueda «${teamActNames[act].toLowerCase()}»` : 'cualquier token de equipo';
}

function describeAccess(schema: FastifySchema, access: Access | undefined): FastifySchema {
  const response = { ...(schema.response as object), '4xx': problemSchema, '5xx': problemSchema };
  if (!access || access === 'public') return { ...schema, response };
  const who = `Acceso: ${accessInWords(access)}.`;
  const description = [(schema as { description?: string }).description, who].filter(Boolean).join(' ');
  return { ...schema, response, description, security: [{ [bearer]: [] }] } as FastifySchema;
}
