import { openLocalCode, showLocalCode } from '@femcoders/contracts/endpoints/previews';
import { makeLocalCodeLink } from '@femcoders/contracts/endpoints/publishing';
import { type LocalCode, localCodeSchema } from '@femcoders/contracts/local-code';
import { localCodeLifeSeconds, localCodeLinkSeconds, previewParameter } from '@femcoders/contracts/preview-cookie';
import { recordPublishing } from '../../audit/release-switch.ts';
import { browserPage, browserPageHeaders } from '../../browser-forms/browser-page.ts';
import type { ApiContext } from '../../context.ts';
import { notFound } from '../../problems.ts';
import type { Secrets } from '../../secrets.ts';
import { serve } from '../../serve.ts';
import { readLocalCodeLink, signLocalCode, signLocalCodeLink } from './local-code-pass.ts';
import { passCookie } from './preview-pass.ts';

/** Lets a browser run one remote from the machine that it is on, inside the live site. */
export function localCodeRoutes(context: ApiContext): void {
  const { app, pool, clock, config, previewSecrets: secrets, team, trace } = context;
  const cookieOf = (local: LocalCode) => {
    const expires = new Date(clock().getTime() + localCodeLifeSeconds * 1000);
    return passCookie(signLocalCode(local, expires, secrets), localCodeLifeSeconds, config.publicUrl);
  };

  serve(app, showLocalCode, async (request, reply) => {
    const { path, ...local } = request.body;
    reply.header('set-cookie', cookieOf(local));
    return { address: addressOf(local, path) };
  });

  serve(app, makeLocalCodeLink, async (request) => {
    const { path, origin } = request.body;
    const { name } = request.params;
    if (!localCodeSchema.safeParse({ name, origin }).success)
      throw notFound(`${name} no se puede tomar de otra máquina: solo un remoto.`);
    const now = clock();
    const { id: tokenId, label } = team(request);
    const link = localCodeLink({ name, origin }, path, config, { now, secrets });
    await recordPublishing(pool, {
      act: 'preview',
      subject: name,
      by: `token «${label}»`,
      at: now,
      request: { memberId: null, ...(await trace(request)), team: { tokenId, label, builder: null } },
      after: { origin, expires: link.expires },
    });
    return link;
  });

  serve(app, openLocalCode, async (request, reply) => {
    const link = readLocalCodeLink(request.query.clave, clock(), secrets);
    reply.headers({
      ...browserPageHeaders,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    if (!link) {
      const facts = ['El enlace ha caducado o está incompleto. Pide otro desde el terminal.'];
      const home = { href: config.publicUrl, name: 'Ir a la web' };
      return reply.code(404).send(browserPage({ title: 'Este enlace ya no se puede abrir', facts, link: home }));
    }
    // Other sites can lead here, but only a press on the page below comes from here: nobody gets local code without having read it.
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      const facts = [
        `Durante dos horas, este navegador tomará ${link.name} de ${link.origin}, de la máquina en la que estás, y lo hará con tu sesión. Sigue solo si lo estás desarrollando tú.`,
      ];
      const again = {
        href: `?clave=${encodeURIComponent(request.query.clave)}`,
        name: `Usar el código local de ${link.name}`,
      };
      return reply.send(browserPage({ title: `Código local de ${link.name}`, facts, link: again }));
    }
    return reply
      .code(303)
      .headers({ location: addressOf(link, link.path), 'set-cookie': cookieOf(link) })
      .send(null);
  });
}

/**
 * Returns the link that begins local code in the browser of who opens it, and until when it is good.
 * @param site its public address and the path of its API
 * @param path page to begin at
 */
export function localCodeLink(
  local: LocalCode,
  path: string,
  site: { publicUrl: string; basePath: string },
  { now, secrets }: { now: Date; secrets: Secrets },
): { url: string; expires: string } {
  const expires = new Date(now.getTime() + localCodeLinkSeconds * 1000);
  const key = encodeURIComponent(signLocalCodeLink(local, path, expires, secrets));
  return { url: `${site.publicUrl}${site.basePath}/local-code?clave=${key}`, expires: expires.toISOString() };
}

function addressOf({ name, origin }: LocalCode, path: string): string {
  return `${path}?${previewParameter}=${name.replace(/^mf-/, '')}@${origin}`;
}
