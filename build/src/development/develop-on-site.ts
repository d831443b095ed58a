import { BuildError } from '../build-error.ts';
import { sourcesOf } from '../paths.ts';
import { createSiteClient } from '../publishing/site-client.ts';
import { readRemoteSettings } from '../remote-rules.ts';
import { type DevServer, startDevServer } from './start-dev-server.ts';

export interface OnSiteOptions {
  name: string;
  /** Address of the live site, such as `https://femcoders.club`. */
  siteUrl: string;
  port: number;
  /** A team token that may preview the remote; without it somebody of the administration gives the permission. */
  token: string | undefined;
  say: (line: string) => void;
}

/**
 * Runs a remote from source inside a live site, for one browser of this machine: it starts the development server and says
 * how the browser gets the permission.
 * @throws BuildError when the address is none or the server does not start; PublishingError when the site refuses the token
 */
export async function developOnSite({ name, siteUrl, port, token, say }: OnSiteOptions): Promise<DevServer> {
  const origin = originOf(siteUrl);
  const server = await startDevServer(name, port, origin, { inLiveSite: true, say });
  try {
    say(`${name}: desde el código fuente en ${server.origin}, dentro de ${origin}.`);
    if (!token) {
      say(`Entra en ${origin}/admin/despliegues, pulsa «Código local» en ${name} y pega ${server.origin}`);
      say('Con RELEASE_TOKEN (un token de equipo que pueda hacer vistas previas) sale aquí un enlace.');
      return server;
    }
    const client = createSiteClient({ siteUrl, token });
    const { prefixes } = await readRemoteSettings(sourcesOf(name));
    const { url } = await client.localCode(name, { origin: server.origin, path: prefixes[0] ?? '/' });
    say(`Ábrelo en este navegador; el enlace vale 15 minutos y el permiso, dos horas: ${url}`);
    return server;
  } catch (error) {
    server.stop();
    throw error;
  }
}

/** @throws BuildError when it is no address of a site */
function originOf(siteUrl: string): string {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new BuildError('--site: se espera la dirección del sitio, como https://femcoders.club.');
}
