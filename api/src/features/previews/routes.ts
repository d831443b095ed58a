import { endPreviews, previewVersion } from '@femcoders/contracts/endpoints/previews';
import type { PreviewedVersion } from '@femcoders/contracts/preview';
import { previewLifeSeconds, previewParameter } from '@femcoders/contracts/preview-cookie';
import type { Release } from '@femcoders/contracts/registry';
import type { ApiContext } from '../../context.ts';
import { conflict, notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';
import { passCookie, readPass, signPass } from './preview-pass.ts';

/** Most versions that one browser may preview at a time. */
export const mostVersions = 8;

/** Lets the team's browsers see released versions on the site before they are live. */
export function previewRoutes({ app, clock, config, previewSecrets: secrets, findPreview }: ApiContext): void {
  serve(app, previewVersion, async (request, reply) => {
    const { name, version } = request.body;
    const found = await findPreview(name, version);
    if (!found) throw notFound('Esa versión no existe o ya se ha borrado. Elige otra de la lista.');
    if (found.unmet.length > 0) {
      const message = `Esa versión no encaja con lo que está en vivo: ${found.unmet.join(' ')}`;
      throw conflict(message);
    }
    const now = clock();
    const others = readPass(request.headers.cookie, now, secrets).filter((other) => other.name !== name);
    const versions = [...others, { name, version }].slice(-mostVersions);
    const pass = signPass(versions, new Date(now.getTime() + previewLifeSeconds * 1000), secrets);
    reply.header('set-cookie', passCookie(pass, previewLifeSeconds, config.publicUrl));
    return { address: addressOf(found.release, { name, version }) };
  });

  serve(app, endPreviews, async (_request, reply) => {
    reply.header('set-cookie', passCookie('', 0, config.publicUrl));
    return reply.code(204).send(null);
  });
}

/** Its first page that needs no parameter, with what is to be shown there. */
export function addressOf({ routes }: Release, { name, version }: PreviewedVersion): string {
  const path = routes.find((route) => !/[:*]/.test(route.path))?.path ?? '/';
  return `${path}?${previewParameter}=${name.replace(/^mf-/, '')}@${version}`;
}
