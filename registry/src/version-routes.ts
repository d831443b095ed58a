import type { AdminList } from '@femcoders/contracts/admin-list';
import type { Problem } from '@femcoders/contracts/problem';
import { type ReleasedPart, type ReleasedVersion, releasedVersionQuerySchema } from '@femcoders/contracts/releases';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listParts } from './released-parts.ts';
import { listVersions } from './released-versions.ts';

interface VersionRoutesOptions {
  pool: Pool;
  releasesDir: string;
}

const documented = (summary: string) => ({
  exposeHeadRoute: false,
  schema: { tags: ['Administración'], summary } as object,
});

/** Fastify plugin for the administration: all that was ever published, live or not. */
export async function versionRoutes(app: FastifyInstance, { pool, releasesDir }: VersionRoutesOptions): Promise<void> {
  app.get(
    '/admin/releases/parts',
    documented('Las partes de las que alguna vez se ha publicado algo'),
    (): Promise<ReleasedPart[]> => listParts(pool),
  );

  app.get<{ Params: { name: string } }>(
    '/admin/releases/:name/versions',
    documented('Las versiones publicadas de una parte, la más reciente primero'),
    async (request, reply): Promise<AdminList<ReleasedVersion>> => {
      const question = releasedVersionQuerySchema.safeParse(request.query);
      if (!question.success) {
        const message = 'No entendemos qué página de la lista quieres ver. Vuelve a la primera.';
        return reply.code(400).send({ code: 'validation', message, requestId: request.id } satisfies Problem);
      }
      return listVersions(pool, releasesDir, { name: request.params.name, ...question.data });
    },
  );
}
