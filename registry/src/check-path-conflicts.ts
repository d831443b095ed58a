import { claimOf, contestedPrefixes, type PathClaim } from '@femcoders/contracts/path-claims';
import type { Release } from '@femcoders/contracts/registry';
import type { ClientBase } from 'pg';
import { RegistryError } from './registry-error.ts';

/**
 * An address belongs to one live part of the site: two teams that do not know of each other must not both answer it.
 * @param together what goes live in the same step
 * @throws RegistryError `path-taken` naming whose the address is
 */
export async function checkPathConflicts(
  client: ClientBase,
  release: Release,
  together: readonly Release[] = [],
): Promise<void> {
  const { name, version } = release;
  const answer = await client.query<Parameters<typeof claimOf>[0]>(
    `select name, document->>'owner' as owner, document->'prefixes' as prefixes,
            coalesce(document->'routes', '[]') as routes, coalesce(document->'documents', '[]') as documents
       from registry.live join registry.releases using (name, version)
      where name <> all ($1)
      order by name`,
    [[name, ...together.map((other) => other.name)]],
  );
  const others: PathClaim[] = [
    ...answer.rows.map((row) => claimOf({ ...row, prefixes: row.prefixes ?? undefined })),
    ...together.filter((other) => other.name !== name).map(claimOf),
  ];
  const contested = contestedPrefixes(claimOf(release), others);
  if (contested.length === 0) return;
  throw new RegistryError(
    'path-taken',
    `La versión ${name} ${version} no puede estar en vivo:\n${contested.map((sentence) => `  · ${sentence}`).join('\n')}\nNo ha cambiado nada: sigue en vivo lo de antes.`,
  );
}
