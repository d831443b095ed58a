// npm run claim-store [-- --yes]: makes the place of the store this site's, where another site, or a copy of this one, had it.
import { parseArgs } from 'node:util';
import { readOwner, reasonAgainst, type StoreOwner, writeOwner } from '@femcoders/storage/store-owner';
import { openCommandPool, withSite } from './database-command.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { CommandError, runCommand } from './release-commands/command.ts';
import { readStoreOwner, requireStorage } from './site-storage.ts';

await runCommand(async (given) => {
  const isSure = readArguments(given);
  const environment = readEnvironment(process.env);
  const store = await requireStorage(environment);
  try {
    const site = await readOwn(environment);
    const owner = await readOwner(store).catch(() => undefined);
    if (owner !== undefined && reasonAgainst(store, site, owner) === null) {
      await writeOwner(store, site);
      console.log(`${store.place} es de este sitio (${nameOf(site)}).`);
      return;
    }
    if (!isSure)
      throw new CommandError(
        [
          `${store.place} es de ${owner ? nameOf(owner) : 'un sitio que no se entiende'}; este sitio es ${nameOf(site)}.`,
          'Si aquel sigue en marcha con ese lugar, cada uno quitará versiones que el otro puede estar enseñando: da a este otra carpeta en STORAGE_URL.',
          'Si aquel ya no lo usa, o es este mismo con otra dirección: npm run claim-store -- --yes',
        ].join('\n'),
      );
    await writeOwner(store, site);
    console.log(
      `${store.place} es ahora de este sitio (${nameOf(site)})${owner ? `; era de ${nameOf(owner)}, que ya no publicará ahí` : ''}.`,
    );
  } finally {
    store.close();
  }
});

function nameOf({ id, publicUrl }: StoreOwner): string {
  return publicUrl ? `${publicUrl}, ${id}` : id;
}

async function readOwn(environment: Environment): Promise<StoreOwner> {
  return withSite(environment, async (databaseUrl) => {
    const pool = openCommandPool(databaseUrl, 1);
    return readStoreOwner(pool, environment).finally(() => pool.end());
  });
}

function readArguments(given: string[]): boolean {
  try {
    return parseArgs({ args: given, options: { yes: { type: 'boolean', default: false } } }).values.yes;
  } catch {
    throw new CommandError('Uso: npm run claim-store [-- --yes]', 2);
  }
}
