import type { Release } from '@femcoders/contracts/registry';
import type { ClientBase } from 'pg';
import { RegistryError } from './registry-error.ts';

interface Claims {
  name: string;
  owner: string;
  header: Release['header'] | null;
  headerPlaces: number | null;
}

/**
 * The header's menu has room for a few links of remotes, and the shell says for how many. A remote that adds one is refused while all
 * places are taken, or where the shell has none. A shell with fewer places is not: it shows the first.
 * @param moves what goes live in one step
 * @throws RegistryError `no-header-place` naming who has the places
 */
export async function checkHeaderPlaces(client: ClientBase, moves: readonly Release[]): Promise<void> {
  const claiming = moves.filter(({ header = [] }) => header.length > 0);
  if (claiming.length === 0) return;
  const answer = await client.query<Claims>(
    `select name, document->>'owner' as owner, document->'header' as header,
            (document->'headerPlaces')::integer as "headerPlaces"
       from registry.live join registry.releases using (name, version)
      where name <> all ($1)
      order by name`,
    [moves.map(({ name }) => name)],
  );
  const parts: Claims[] = [...answer.rows, ...moves.map((move) => ({ headerPlaces: null, header: null, ...move }))];
  const shell = parts.find(({ name }) => name === 'shell');
  // Without a shell nothing is shown yet.
  if (!shell) return;
  const places = shell.headerPlaces ?? 0;
  const taken = parts.filter(({ header }) => header && header.length > 0);
  if (taken.reduce((sum, { header }) => sum + (header?.length ?? 0), 0) <= places) return;
  const others = taken.filter(({ name }) => !claiming.some((claim) => claim.name === name));
  const holders = others.map(({ name, owner, header }) => `«${header?.[0]?.label}» de ${name} (${owner})`).join(', ');
  const why =
    places === 0
      ? 'El shell en vivo no enseña enlaces de los remotos en el menú: publica antes uno que lo haga, o quita header de remote.json.'
      : `El menú tiene ${places} sitios para los remotos y ya están ocupados: ${holders}. Quita header de remote.json, o acordadlo entre los equipos.`;
  const names = claiming.map(({ name, version }) => `${name} ${version}`).join(', ');
  throw new RegistryError(
    'no-header-place',
    `No se puede poner en vivo ${names}.\n  · ${why}\nNo ha cambiado nada: sigue en vivo lo de antes.`,
  );
}
