// npm run new-remote -- mf-jobs --owner equipo-empleo --path /jobs [--title "Ofertas de empleo"]: a remote that works,
// is tested and can be released, with no edit anywhere else. At a terminal it asks for what is missing.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, promisify } from 'node:util';
import { readHouse } from './house.ts';
import { planRemote, proposalFor, RefusedPlan, readName, type Wish } from './remote-plan.ts';
import { writeRemote } from './write-remote.ts';

const root = join(import.meta.dirname, '..', '..');

try {
  const house = await readHouse(root);
  const given = readArguments();
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
} catch (error) {
  if (!(error instanceof RefusedPlan)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function readArguments(): Wish {
  const options = { owner: { type: 'string' }, path: { type: 'string' }, title: { type: 'string' } } as const;
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

/** How long the names are decides where lines break. */
async function tidy(name: string): Promise<void> {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  await promisify(execFile)(biome, ['format', '--write', name], { cwd: root });
}
