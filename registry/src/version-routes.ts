import type { AnswerOf } from '@femcoders/contracts/endpoints/endpoint';
import { listReleasedParts, listReleasedVersions } from '@femcoders/contracts/endpoints/releases';
import type { ReleasedPart } from '@femcoders/contracts/releases';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listParts } from './released-parts.ts';
import { listVersions } from './released-versions.ts';
import { refuse } from './report-route.ts';
import { serve } from './serve.ts';

interface VersionRoutesOptions {
  pool: Pool;
  releasesDir: string;
}

/** Fastify plugin for the administration: all that was ever published, live or not. */
export async function versionRoutes(app: FastifyInstance, { pool, releasesDir }: VersionRoutesOptions): Promise<void> {
  serve(app, listReleasedParts, (): Promise<ReleasedPart[]> => listParts(pool));

  serve(app, listReleasedVersions, async (request, reply) => {
    const question = listReleasedVersions.schema.querystring.safeParse(request.query);
    if (!question.success) {
      const message = 'No entendemos qué página de la lista quieres ver. Vuelve a la primera.';
      return refuse(request, reply, 400, 'validation', message);
    }
    const versions = await listVersions(pool, releasesDir, { name: request.params.name, ...question.data });
    return versions satisfies AnswerOf<typeof listReleasedVersions>;
  });
}
