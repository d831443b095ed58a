import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nobody } from '@femcoders/services/testing/nobody';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import { startNginx } from './nginx.ts';
import type { Credentials } from './pending-comments.ts';
import { type ReleaseTarget, releaseSources } from './releases/releases.ts';
import { remoteSettings } from './remote-settings.ts';
import { freePort, type RunningSite, startSite } from './running-site.ts';
import { siteUnderTest } from './site-under-test.ts';

/** A shell or an API of a site of several processes; it may be ended and started again. */
export interface SitePart {
  name: string;
  /** Its own origin, behind the proxy. */
  url: string;
  varDir: string;
  process: RunningSite;
  start(): Promise<void>;
}

/** Two shells and two APIs behind nginx, on one database and one folder of releases. */
export interface ScaledSite {
  /** Where visitors come. */
  url: string;
  shells: SitePart[];
  apis: SitePart[];
  /** Where nginx writes its logs. */
  nginxFolder: string;
  /** For the release commands. */
  target: ReleaseTarget;
  admin: Credentials;
  /** Stops everything. @returns the exit codes of the four */
  stop(): Promise<(number | null)[]>;
}

/**
 * Starts all of it, released from the sources as they are. As docs/deploy has it, what the owner of the releases makes nobody else may read by its umask, and the
 * shells run under another account, where this process may choose one.
 * @param cdnPurgeUrl lets nginx keep pages: where the shells ask for some to be forgotten, given the folder in which nginx keeps them
 */
export async function startScaledSite(cdnPurgeUrl?: (pagesFolder: string) => Promise<string>): Promise<ScaledSite> {
  const umask = process.umask(0o077);
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-scale-'));
  await chmod(folder, 0o755);
  const database = await createTestDatabase();
  const [site, internal, ...rest] = await Promise.all(Array.from({ length: 6 }, freePort));
  const [shell1, shell2, api1, api2] = rest as [number, number, number, number];
  const ports = {
    site: site as number,
    api: internal as number,
    shells: [shell1, shell2],
    apis: [api1, api2],
  } as const;
  const url = `http://127.0.0.1:${ports.site}`;
  const admin = { userEmail: 'admin@femcoders.example', userPassword: 'contraseña-de-pruebas-local' };
  const target = {
    VAR_DIR: join(folder, 'command'),
    RELEASES_DIR: join(folder, 'releases'),
    DATABASE_URL: database.url,
  };
  // As docs/deploy has it: a shell knows no secret but the key of previews.
  const shared = {
    RELEASES_DIR: target.RELEASES_DIR,
    PREVIEW_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    SITE_URL: url,
    API_URL: `http://127.0.0.1:${ports.api}`,
    API_PATH: '/api',
    TRUST_PROXY: '1',
  };
  const nginxFolder = join(folder, 'nginx');
  const ofShell: Record<string, string> = cdnPurgeUrl
    ? { CDN_PURGE_URL: await cdnPurgeUrl(join(nginxFolder, 'pages')) }
    : {};
  const ofApi = {
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    MAILBOX_DIR: join(folder, 'mailbox'),
    ADMIN_EMAIL: admin.userEmail,
    ADMIN_PASSWORD: admin.userPassword,
  };

  const startPart = async (program: 'shell' | 'api', port: number): Promise<SitePart> => {
    const varDir = join(folder, `${program}-${port}`);
    const environment = { ...shared, ...(program === 'api' ? ofApi : ofShell) };
    const user = program === 'shell' && process.getuid?.() === 0 ? nobody() : undefined;
    await mkdir(varDir);
    if (user) await chown(varDir, user.uid, user.gid);
    const start = () => startSite({ program, varDir, port, environment, ...(user && { user }) });
    const part: SitePart = {
      name: `${program} ${port}`,
      url: `http://127.0.0.1:${port}`,
      varDir,
      process: await start(),
      async start() {
        part.process = await start();
      },
    };
    return part;
  };

  const stopNginx = await startNginx(nginxFolder, ports, cdnPurgeUrl !== undefined);
  // What the site under test was built from need not be built again.
  await cp(join(siteUnderTest().varDir, 'releases'), target.RELEASES_DIR, { recursive: true });
  await chmod(target.RELEASES_DIR, 0o755);
  await rm(join(target.RELEASES_DIR, 'registry.json'), { force: true });
  // Both at once: they find the database as empty as the other does.
  const apis = await Promise.all(ports.apis.map((port) => startPart('api', port)));
  await releaseSources(['shell', ...remoteSettings.map(({ name }) => name)], target);
  const shells = await Promise.all(ports.shells.map((port) => startPart('shell', port)));

  return {
    url,
    shells,
    apis,
    nginxFolder,
    target,
    admin,
    async stop() {
      const codes = [];
      for (const part of [...shells, ...apis]) codes.push(await part.process.stop());
      await stopNginx();
      process.umask(umask);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      return codes;
    },
  };
}
