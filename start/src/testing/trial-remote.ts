import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '@femcoders/build/build-release';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';

/** How a trial remote behaves. The bundler cannot know which: the address is read when it runs. */
export type TrialMode =
  | 'sound'
  | 'throw'
  | 'block'
  | 'hang'
  | 'spin'
  | 'differ'
  | 'style'
  | 'form'
  | 'effect'
  | 'fault'
  | 'import'
  | 'listing'
  | 'unlisted'
  | 'snoop'
  | 'fork'
  | 'flood'
  | 'lure';

/** As it stands in the sources. */
const builtMode = 'MODE_SOUND';

const sources = {
  'remote.json': JSON.stringify({ owner: 'equipo-de-prueba', globalName: 'mf_trial', prefixes: ['/prueba'] }),
  'package.json': JSON.stringify({
    name: '@femcoders/mf-trial',
    type: 'module',
    dependencies: { '@femcoders/platform': '*', '@femcoders/shared-ui': '*', react: '^19.3.1' },
  }),
  'src/mode.ts': `export const mode = new URL('mode:${builtMode}').pathname.slice(5).toLowerCase();`,
  'src/routes.tsx': `import { mode } from './mode.ts';
if (mode === 'import') throw new Error('No hay configuración');
const slugs = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
export const createRoutes = () => [
  { path: '/prueba', chunks: ['page'], load: () => import(/* webpackChunkName: "page" */ './page.tsx') },
  {
    path: '/prueba/:slug',
    chunks: ['detail'],
    addresses: () => {
      if (mode === 'listing') throw new Error('La API ha cambiado');
      return slugs.map((slug) => ({ path: '/prueba/' + slug, title: slug }));
    },
    load: () => import(/* webpackChunkName: "detail" */ './detail.tsx'),
  },
  { path: '/prueba/oferta/:id/:tab?', chunks: ['offer'], load: () => import(/* webpackChunkName: "offer" */ './offer.tsx') },
];
export const createBlocks = () => [
  { slot: 'home.now', title: 'Bloque de prueba', order: 1, chunks: ['block'], load: () => import(/* webpackChunkName: "block" */ './block.tsx') },
];`,
  'src/page.tsx': `import { mode } from './mode.ts';
const where = () => (mode === 'differ' && typeof document !== 'undefined' ? 'navegador' : 'servidor');
export async function loader() {
  if (typeof process !== 'undefined') {
    const { readFileSync } = process.getBuiltinModule('node:fs');
    if (mode === 'snoop') throw new Error(readFileSync('/proc/' + process.ppid + '/environ', 'utf8').slice(0, 20));
    if (mode === 'fork') process.getBuiltinModule('node:child_process').spawnSync('true');
  }
  if (mode === 'flood') for (let i = 0; i < 5_000; i++) process.send?.({ kind: 'problem', sentence: 'Inundación' });
  if (mode === 'lure') process.send?.({ kind: 'done', origin: 'http://169.254.169.254', pages: 1, toVisit: [] });
  if (mode === 'hang') await new Promise(() => {});
}
export function Page() {
  if (mode === 'throw') throw new Error('Falta el título');
  if (mode === 'spin') for (;;);
  return (
    <section>
      <h1>Prueba</h1>
      <p {...(mode === 'style' && { style: { color: 'red' } })}>Desde el {where()}</p>
      {mode === 'form' && <form><input name="correo" /></form>}
    </section>
  );
}
export const head = () => ({ title: 'Prueba', description: '' });`,
  'src/detail.tsx': `import { useLocation } from '@femcoders/platform';
import { useEffect } from 'react';
import { mode } from './mode.ts';
export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (mode === 'effect' && pathname.endsWith('/tres')) throw new Error('El mapa no está');
  }, [pathname]);
  if (mode === 'fault' && pathname.endsWith('/cuatro')) throw new Error('Esta fila no tiene fecha');
  return <h1>{pathname}</h1>;
}
export const head = () => ({ title: 'Detalle', description: '' });`,
  'src/offer.tsx': `import { mode } from './mode.ts';
export function Page() {
  if (mode === 'unlisted') throw new Error('La oferta no tiene empresa');
  return <h1>Oferta</h1>;
}
export const head = () => ({ title: 'Oferta', description: '' });`,
  'src/block.tsx': `import { mode } from './mode.ts';
export function Block() {
  if (mode === 'block') throw new Error('El bloque no tiene datos');
  return <p>Un bloque</p>;
}`,
};

/** Builds it from its sources. @param folder takes them */
export async function buildTrialRelease(
  folder: string,
  releasesDir: string,
  mode: TrialMode = 'sound',
): Promise<Release> {
  const directory = join(folder, mode, 'mf-trial');
  mkdirSync(join(directory, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(sources))
    writeFileSync(join(directory, name), text.replaceAll(builtMode, textOf(mode)));
  return buildRelease({ name: 'mf-trial', directory, releasesDir });
}

/**
 * Makes another release of the sound one, which differs on the server alone, without a build.
 * @param digit of its version
 */
export function withMode(release: Release, releasesDir: string, mode: TrialMode, digit: string): Release {
  const version = digit.repeat(16);
  const folder = join(releasesDir, release.name, version);
  cpSync(join(releasesDir, release.name, release.version), folder, { recursive: true });
  const serverIntegrity: Record<string, string> = {};
  for (const file of Object.keys(release.serverIntegrity)) {
    const path = join(folder, 'server', file);
    const content = readFileSync(path, 'utf8').replaceAll(builtMode, textOf(mode));
    writeFileSync(path, content);
    serverIntegrity[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  const described = JSON.stringify({ ...release, serverIntegrity }).replaceAll(release.version, version);
  writeFileSync(join(folder, 'release.json'), described);
  return releaseSchema.parse(JSON.parse(described));
}

const textOf = (mode: TrialMode) => `MODE_${mode.toUpperCase()}`;
