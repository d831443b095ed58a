import type { AdminList } from '@femcoders/contracts/admin-list';
import type { Problem } from '@femcoders/contracts/problem';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { type LiveRelease, type ReleaseSwitch, releaseHistoryQuerySchema } from '@femcoders/contracts/releases';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

const tags = ['Administración'];

/**
 * Fastify plugin for the administration: what is live of the shell and of every remote, and all switches. Who may ask is
 * decided by the host's policy table.
 */
export async function releaseRoutes(
  app: FastifyInstance,
  { registry }: { registry: Pick<Registry, 'allLive' | 'switches' | 'document'> },
): Promise<void> {
  /** Null while there is no shell: then nothing is shown, and nothing fits or does not. */
  async function shownNow(): Promise<RegistryDocument | null> {
    try {
      return await registry.document();
    } catch (error) {
      if (error instanceof RegistryError && error.code === 'empty') return null;
      throw error;
    }
  }

  app.get(
    '/admin/releases',
    { exposeHeadRoute: false, schema: { tags, summary: 'La versión en vivo del shell y de cada remoto' } as object },
    async (): Promise<LiveRelease[]> => {
      const [live, document] = await Promise.all([registry.allLive(), shownNow()]);
      return live.map((release) => ({
        ...release,
        since: release.since.toISOString(),
        shown: document ? (shownOf(document, release.name)?.version ?? null) : release.version,
        reasons: document?.skipped.find(({ name }) => name === release.name)?.reasons ?? [],
      }));
    },
  );

  app.get(
    '/admin/releases/history',
    { exposeHeadRoute: false, schema: { tags, summary: 'Los cambios de versión, el más reciente primero' } as object },
    async (request, reply): Promise<AdminList<ReleaseSwitch>> => {
      const question = releaseHistoryQuerySchema.safeParse(request.query);
      if (!question.success) {
        const message = 'No entendemos qué cambios de versión quieres ver. Quita los filtros y prueba otra vez.';
        const problem: Problem = { code: 'validation', message, requestId: request.id };
        return reply.code(400).send(problem);
      }
      const { entries, total } = await registry.switches(question.data);
      return { entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })), total };
    },
  );
}

function shownOf({ shell, remotes }: RegistryDocument, name: string): Release | undefined {
  return [shell, ...remotes].find((release) => release.name === name);
}
