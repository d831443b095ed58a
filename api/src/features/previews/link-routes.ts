import { openPreview } from '@femcoders/contracts/endpoints/previews';
import { makePreviewLink } from '@femcoders/contracts/endpoints/publishing';
import { previewLifeSeconds } from '@femcoders/contracts/preview-cookie';
import { recordPublishing } from '../../audit/release-switch.ts';
import { browserPage, browserPageHeaders } from '../../browser-forms/browser-page.ts';
import type { ApiContext } from '../../context.ts';
import { conflict, notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';
import { passCookie, readLink, readPass, signLink, signPass } from './preview-pass.ts';
import { addressOf, mostVersions } from './routes.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Adds the routes by which a team's machine makes links that show a version to anybody who has them, and browsers open them. */
export function previewLinkRoutes(context: ApiContext): void {
  const { app, pool, clock, config, previewSecrets: secrets, findPreview, isTokenRevoked, team, trace } = context;

  serve(app, makePreviewLink, async (request) => {
    const { name, version } = request.params;
    const found = await findPreview(name, version);
    if (!found) throw notFound('Esa versión no existe o ya se ha borrado. Súbela antes.');
    if (found.unmet.length > 0)
      throw conflict(`Esa versión no encaja con lo que está en vivo: ${found.unmet.join(' ')}`);
    const now = clock();
    const expires = new Date(now.getTime() + request.body.days * dayMs);
    const { id: tokenId, label } = team(request);
    await recordPublishing(pool, {
      act: 'preview',
      subject: name,
      by: `${found.release.owner} (token «${label}»)`,
      at: now,
      request: { memberId: null, ...(await trace(request)), team: { tokenId, label, builder: null } },
      after: { version, expires },
    });
    const key = encodeURIComponent(signLink({ name, version, tokenId }, expires, secrets));
    return { url: `${config.publicUrl}${config.basePath}/previews?clave=${key}`, expires: expires.toISOString() };
  });

  serve(app, openPreview, async (request, reply) => {
    const now = clock();
    const link = readLink(request.query.clave, now, secrets);
    const isOpen = link !== null && !(await isTokenRevoked(link.tokenId));
    const found = isOpen ? await findPreview(link.name, link.version) : null;
    reply.headers({ ...browserPageHeaders, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const home = { href: config.publicUrl, name: 'Ir a la web' };
    if (!link || !found) {
      const facts = [
        'El enlace ha caducado, se ha retirado, está incompleto o la versión ya no está. Pide otro a su equipo.',
      ];
      return reply.code(404).send(browserPage({ title: 'Esta vista previa ya no se puede abrir', facts, link: home }));
    }
    if (found.unmet.length > 0) {
      const facts = ['Lo que está en vivo ha cambiado, y esta versión ya no encaja:', ...found.unmet];
      return reply.code(409).send(browserPage({ title: 'Esta vista previa ya no encaja', facts, link: home }));
    }
    const others = readPass(request.headers.cookie, now, secrets).filter((other) => other.name !== link.name);
    const ends = Math.min(link.expires.getTime(), now.getTime() + previewLifeSeconds * 1000);
    const pass = signPass([...others, link].slice(-mostVersions), new Date(ends), secrets);
    const address = addressOf(found.release, link);
    reply.header('set-cookie', passCookie(pass, Math.ceil((ends - now.getTime()) / 1000), config.publicUrl));
    // A redirect would still be the other site's navigation, and a strict cookie stays at home on it; what this page does is its own.
    reply.header('refresh', `0; url=${address}`);
    const facts = [
      `Vas a ver ${link.name} en la versión ${link.version.slice(0, 7)}, que todavía no está en vivo. Durante media hora, solo en este navegador.`,
    ];
    return reply.send(
      browserPage({ title: 'Vista previa', facts, link: { href: address, name: 'Abrir la vista previa' } }),
    );
  });
}
