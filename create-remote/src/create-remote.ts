#!/usr/bin/env node
// npx <site>/kit/<version>/create-remote.tgz mf-jobs [--owner equipo-empleo] [--path /jobs] [--title Ofertas]: a repository for a remote,
// in a new folder of that name.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRepository } from './make-repository.ts';
import { RefusedPlan } from './remote-plan.ts';

const usage = 'npx https://femcoders.club/kit/create-remote.tgz mf-jobs --owner equipo-empleo --path /jobs';

try {
  const text = { type: 'string' } as const;
  const options = { owner: text, path: text, title: text, site: text, help: { type: 'boolean' } } as const;
  const { values, positionals } = readArguments(() => parseArgs({ options, allowPositionals: true }));
  const [place] = positionals;
  if (values.help)
    console.log(`Uso: ${usage}\nHace una carpeta con un remoto que funciona, está probado y se puede publicar.`);
  else if (!place) throw new RefusedPlan(`Falta la carpeta, que da nombre al remoto. Uso: ${usage}`);
  else await make(resolve(place), values);
} catch (error) {
  if (!(error instanceof RefusedPlan)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

interface Given {
  owner?: string | undefined;
  path?: string | undefined;
  title?: string | undefined;
  site?: string | undefined;
}

async function make(folder: string, { site, ...wish }: Given): Promise<void> {
  const own = await ownAddress();
  const given = site ?? (own && new URL(own).origin);
  if (!given) throw new RefusedPlan(`Falta la dirección del sitio. Uso: ${usage} --site https://femcoders.club`);
  const kit = site === undefined && own ? new URL('kit.json', own).href : undefined;
  console.log(await makeRepository({ folder, wish, site: given, kit, usage }));
}

/** Where npm has this package from, which it notes next to what it installs; null where it is none of a site. */
async function ownAddress(): Promise<string | null> {
  const list = join(import.meta.dirname, '..', '..', '..', '.package-lock.json');
  const text = await readFile(list, 'utf8').catch(() => '{}');
  const { packages } = JSON.parse(text) as { packages?: Record<string, { resolved?: string }> };
  const address = packages?.['node_modules/@femcoders/create-remote']?.resolved;
  return address && /^https?:.*\/kit\//.test(address) ? address : null;
}

function readArguments<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new RefusedPlan(`No entiendo esa orden (${(error as Error).message}). Uso: ${usage}`);
  }
}
