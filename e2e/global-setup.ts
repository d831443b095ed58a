import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryDocumentSchema } from '@femcoders/contracts/registry';
import { releaseNames } from '@femcoders/start/release-commands/release-names';
import { copySharedRelease } from '@femcoders/start/testing/shared-releases';
import type { FullConfig } from '@playwright/test';
import { type MailServer, startMailServer } from './mail-server.ts';
import { routesOf } from './page-templates.ts';
import { freePort, type RunningSite, startSite } from './running-site.ts';
import { announceSites, type SiteUnderTest } from './site-under-test.ts';

/**
 * Starts a real site for each test process: its own state, its own database, everything built from the sources as they
 * are. Its mail goes to a mail server of the tests. `E2E_VAR_DIR` names a folder to keep, so that a second run while working starts in seconds.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const kept = process.env.E2E_VAR_DIR || undefined;
  const varDirs: string[] = [];
  while (varDirs.length < workers) varDirs.push(kept ?? (await mkdtemp(join(tmpdir(), 'femcoders-e2e-'))));
  const [first = '', ...others] = varDirs.map((varDir) => join(varDir, 'releases'));
  // Built once for all sites, and for the tests in Node before them. To find that all is built takes a second.
  for (const name of await releaseNames()) await copySharedRelease(name, first);
  for (const releases of others) await cp(first, releases, { recursive: true });
  const password = () => (kept ? 'contraseña-de-pruebas-local' : randomBytes(18).toString('base64url'));
  const started = await Promise.all(varDirs.map((varDir) => startOne(varDir, password())));
  announceSites(
    started.map(({ settings }) => settings),
    await readRoutes(started),
  );

  return async () => {
    const ends = await Promise.all(started.map(async ({ site }) => ({ site, code: await site.stop() })));
    await Promise.all(started.map(({ mailServer }) => mailServer.close()));
    if (!kept) await Promise.all(started.map(({ settings }) => rm(settings.varDir, { recursive: true, force: true })));
    const bad = ends.find(({ code }) => code !== 0);
    if (bad) {
      throw new Error(`The site ended with ${bad.code} instead of 0 when it was asked to stop:\n${bad.site.output()}`);
    }
  };
}

async function readRoutes([first]: StartedSite[]) {
  if (!first) return [];
  const answer = await fetch(`${first.site.url}/api/registry`);
  return routesOf(registryDocumentSchema.parse(await answer.json()));
}

interface StartedSite {
  site: RunningSite;
  mailServer: MailServer;
  settings: SiteUnderTest;
}

async function startOne(varDir: string, adminPassword: string): Promise<StartedSite> {
  const adminEmail = 'admin@femcoders.example';
  const sourcePort = await freePort();
  const mailServer = await startMailServer(join(varDir, 'mailbox'));
  const site = await startSite({
    varDir,
    port: await freePort(),
    environment: {
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      EVENTBRITE_URL: `http://127.0.0.1:${sourcePort}`,
      SMTP_URL: mailServer.url,
      // No video has this number: the tests answer in YouTube's stead.
      SITE_ELEMENTS_VIDEO_URL: 'https://www.youtube.com/watch?v=00000000000',
      SITE_TALK_VIDEOS: 'youtube',
    },
  });
  return { site, mailServer, settings: { url: site.url, varDir, adminEmail, adminPassword, sourcePort } };
}
