import { createHash } from 'node:crypto';
import { readRegistry, readRelease } from '@femcoders/contracts/endpoints/registry';
import type { Problem } from '@femcoders/contracts/problem';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { serve } from './serve.ts';

interface Body {
  json: string;
  etag: string;
}

/**
 * Fastify plugin, for shells that run elsewhere and for tools: `GET /registry`, the document of what is live, and
 * `GET /registry/:name/:version`, one release, live or not.
 */
export async function registryRoutes(
  app: FastifyInstance,
  { registry }: { registry: Pick<Registry, 'document' | 'release'> },
): Promise<void> {
  const bodies = new WeakMap<RegistryDocument, Body>();

  function bodyOf(document: RegistryDocument): Body {
    let body = bodies.get(document);
    if (!body) {
      const json = JSON.stringify(document);
      body = { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
      bodies.set(document, body);
    }
    return body;
  }

  serve(app, readRegistry, async (request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    try {
      const { json, etag } = bodyOf(await registry.document());
      reply.header('etag', etag);
      // A proxy that compresses makes the tag a weak one.
      const known = request.headers['if-none-match']?.replace(/^W\//, '');
      return known === etag ? reply.code(304).send() : reply.send(json);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      request.log.warn({ err: error }, 'registry document unavailable');
      const problem: Problem = { code: 'unavailable', message: error.message, requestId: request.id };
      return reply.code(503).send(JSON.stringify(problem));
    }
  });

  serve(app, readRelease, async (request, reply) => {
    const { name, version } = request.params;
    const release = await registry.release(name, version);
    reply.type('application/json; charset=utf-8');
    // A release never changes.
    if (release)
      return reply.header('cache-control', 'public, max-age=31536000, immutable').send(JSON.stringify(release));
    const message = 'No hay ninguna publicación de ese nombre con esa versión, o sus archivos ya se han quitado.';
    const problem: Problem = { code: 'not-found', message, requestId: request.id };
    return reply.code(404).header('cache-control', 'no-store').send(JSON.stringify(problem));
  });
}
