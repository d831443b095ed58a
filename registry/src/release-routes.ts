import type { AnswerOf } from '@femcoders/contracts/endpoints/endpoint';
import { listLiveReleases, listReleaseSwitches } from '@femcoders/contracts/endpoints/releases';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { LiveRelease } from '@femcoders/contracts/releases';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { refuse } from './report-route.ts';
import { serve } from './serve.ts';

/**
 * Fastify plugin for the administration: what is live of the shell and of every remote, and all switches. Who may ask is
 * decided by the host's policy table.
 */
export async function releaseRoutes(
  app: FastifyInstance,
  {
    registry,
    isThere,
  }: {
    registry: Pick<Registry, 'allLive' | 'switches' | 'document'>;
    /** Whether the files of a version can be shown: on this machine, or in the store. */
    isThere: (release: Pick<Release, 'name' | 'version'>) => Promise<boolean>;
  },
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

  serve(app, listLiveReleases, async (): Promise<LiveRelease[]> => {
    const [live, document] = await Promise.all([registry.allLive(), shownNow()]);
    const there = await Promise.all(live.map((release) => isThere(release)));
    return live.map((release, index) => ({
      ...release,
      since: release.since.toISOString(),
      shown: document ? (shownOf(document, release.name)?.version ?? null) : release.version,
      reasons: document?.skipped.find(({ name }) => name === release.name)?.reasons ?? [],
      there: there[index] ?? false,
    }));
  });

  serve(app, listReleaseSwitches, async (request, reply) => {
    const question = listReleaseSwitches.schema.querystring.safeParse(request.query);
    if (!question.success) {
      const message = 'No entendemos qué cambios de versión quieres ver. Quita los filtros y prueba otra vez.';
      return refuse(request, reply, 400, 'validation', message);
    }
    const { entries, total } = await registry.switches(question.data);
    const answer = { entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })), total };
    return answer satisfies AnswerOf<typeof listReleaseSwitches>;
  });
}

function shownOf({ shell, remotes }: RegistryDocument, name: string): Release | undefined {
  return [shell, ...remotes].find((release) => release.name === name);
}
