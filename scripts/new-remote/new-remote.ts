// npm run new-remote -- mf-jobs --owner equipo-empleo --path /jobs [--title "Ofertas de empleo"]: a remote that works,
// is tested and can be released, with no edit anywhere else. At a terminal it asks for what is missing.
// npm run new-remote -- ../mf-jobs --standalone --site http://localhost:3000: a separate repository, outside of this one.
// npm run new-remote -- --admin materials --path /admin/materiales [--title Materiales]: a section of the administration.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, promisify } from 'node:util';
import { makeRepository } from '@femcoders/create-remote/make-repository';
import { proposalFor, RefusedPlan, type Wish } from '@femcoders/create-remote/remote-plan';
import { planRemote, type RepositoryFacts, readName } from './remote-plan.ts';
import { readRepositoryFacts } from './repository-facts.ts';
import { planSection, readSections } from './section-plan.ts';
import { writeRemote, writeSection } from './write-remote.ts';

const root = join(import.meta.dirname, '..', '..');

try {
  const house = await readRepositoryFacts(root);
  const { admin, standalone, site, ...given } = readArguments();
  if (admin) await makeSection(given);
  else if (standalone) await makeAlone(given, site);
  else await makeRemote(given, house);
} catch (error) {
  if (!(error instanceof RefusedPlan)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function makeSection(wish: Wish): Promise<void> {
  const plan = planSection(wish, await readSections(root));
  const written = await writeSection(root, plan);
  await tidy('mf-admin');
  console.log(`La sección «${plan.title}» está hecha, en ${plan.path}:\n`);
  for (const file of written) console.log(`  ${file}`);
  console.log(`
Y ahora:
  npm run dev -w mf-admin     la sección en el sitio, con recarga al guardar
  npm test -w mf-admin        sus pruebas y lo que pesa
  e2e/every-page.ts           añade sus páginas, para que las pruebas las visiten
Hasta que la API tenga lo suyo, muestra los mensajes de contacto. Cómo seguir: docs/remotes.md.`);
}

/** Folders are meant as the caller sees them, who may stand in another one. */
async function makeAlone({ name: place, ...wish }: Wish, site: string | undefined): Promise<void> {
  const usage = 'npm run new-remote -- ../mf-jobs --standalone --site http://localhost:3000';
  if (!place || !site) throw new RefusedPlan(`Falta ${place ? 'la dirección del sitio' : 'la carpeta'}. Uso: ${usage}`);
  const folder = resolve(process.env.INIT_CWD ?? '.', place);
  console.log(await makeRepository({ folder, wish, site, usage }));
}

async function makeRemote(given: Wish, house: RepositoryFacts): Promise<void> {
  const isAsking = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const plan = planRemote(isAsking ? await askForRest({ ...given, name: readName(given.name, house) }) : given, house);
  const written = await writeRemote(root, plan);
  await tidy(plan.name);
  console.log(`${plan.name} está hecho, del ${plan.owner}, con su primera página en ${plan.path}:\n`);
  for (const file of written) console.log(`  ${file}`);
  console.log(`
Y ahora:
  npm run dev -w ${plan.name}       su página en el sitio, con recarga al guardar
  npm test -w ${plan.name}          sus pruebas y lo que pesa
  npm run release -- ${plan.name}   la publica en el sitio en marcha
El camino entero está en docs/teams.md.`);
}

function readArguments(): Wish & { admin?: boolean; standalone?: boolean; site?: string } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { owner: text, path: text, title: text, site: text, admin: flag, standalone: flag } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`sobra «${positionals.slice(1).join(' ')}»`);
    return { ...values, name: positionals[0] };
  } catch (error) {
    throw new RefusedPlan(
      `No entiendo esa orden (${(error as Error).message}). Uso: npm run new-remote -- mf-jobs --owner equipo-empleo --path /jobs`,
    );
  }
}

/** Intro takes what is proposed. */
async function askForRest(wish: Wish & { name: string }): Promise<Wish> {
  const proposed = proposalFor(wish.name);
  const questions = { owner: '¿De qué equipo es?', path: '¿Dónde empiezan sus páginas?' } as const;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answered: Wish = { ...wish };
    for (const key of ['owner', 'path'] as const) {
      answered[key] ??= (await terminal.question(`${questions[key]} [${proposed[key]}] `)).trim() || proposed[key];
    }
    return answered;
  } finally {
    terminal.close();
  }
}

/** How long the names are decides where lines break, and their letters the order of imports. */
async function tidy(name: string): Promise<void> {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  await promisify(execFile)(biome, ['check', '--write', name], { cwd: root });
}
