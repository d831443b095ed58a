import { createHash } from 'node:crypto';
import type { Release } from '@femcoders/contracts/registry';
import { plural } from '@femcoders/contracts/spanish-count';
import { type Finding, findingsOf } from './finding.ts';

/** How long one file may take, in milliseconds. */
const limitMs = 8_000;

/**
 * Whether `ASSETS_URL` has the entry of every live release, as it was released and for pages of another origin.
 * @param live what is live, with what it promises of its files
 */
export async function checkAssets(
  assetsUrl: string | undefined,
  live: readonly Pick<Release, 'name' | 'version' | 'entry' | 'integrity' | 'anyOrigin'>[],
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('archivos');
  if (!assetsUrl) return [];
  const todo = 'Mira docs/storage.md#files-from-a-cdn; hasta entonces, quita ASSETS_URL y reinicia los shells.';
  const able = live.filter(({ anyOrigin }) => anyOrigin);
  for (const { name, version } of live.filter(({ anyOrigin }) => !anyOrigin))
    doubtful(
      `${name} ${version} es de antes de ASSETS_URL: sus archivos salen del sitio.`,
      `Publícala de nuevo: npm run release -- ${name}`,
    );
  await Promise.all(
    able.map(async (release) => {
      const problem = await problemOf(assetsUrl + release.entry, release.integrity[release.entry] ?? '');
      if (problem) wrong(`${assetsUrl}${release.entry} ${problem}.`, todo);
    }),
  );
  if (able.length > 0 && !found.some(({ state }) => state === 'wrong'))
    fine(
      `${assetsUrl} da los archivos de ${plural(able.length, 'la parte', `las ${able.length} partes`)} en vivo, sin cambios.`,
    );
  return found;
}

/** Returns the reason why a page cannot load a script from there, or null. */
async function problemOf(address: string, integrity: string): Promise<string | null> {
  try {
    const headers = { origin: 'https://sitio.invalid' };
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) return `responde ${answer.status}`;
    if (answer.headers.get('access-control-allow-origin') !== '*')
      return 'no lleva Access-Control-Allow-Origin: *, y los navegadores no lo cargan';
    const [kind = '', hash] = integrity.split(/-(.*)/);
    if (createHash(kind).update(content).digest('base64') !== hash) return 'no es lo que se publicó';
    const type = answer.headers.get('content-type') ?? '';
    return /^(?:text|application)\/javascript\b/.test(type)
      ? null
      : `llega como ${type || 'algo sin tipo'}, no como JavaScript`;
  } catch {
    return 'no responde';
  }
}
