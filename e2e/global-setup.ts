import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startSite } from './running-site.ts';
import { announceSite } from './site-under-test.ts';

/**
 * Starts the real site once for all tests: its own state, its own database, everything built from the sources as they
 * are. `E2E_VAR_DIR` names a folder to keep, so that a second run while working starts in seconds.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const kept = process.env.E2E_VAR_DIR;
  const varDir = kept ?? (await mkdtemp(join(tmpdir(), 'femcoders-e2e-')));
  const adminEmail = 'admin@femcoders.example';
  const adminPassword = kept ? 'contraseña-de-pruebas-local' : randomBytes(18).toString('base64url');
  const sourcePort = await freePort();
  const site = await startSite({
    varDir,
    port: await freePort(),
    environment: {
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      EVENTBRITE_URL: `http://127.0.0.1:${sourcePort}`,
    },
  });
  announceSite({ url: site.url, varDir, adminEmail, adminPassword, sourcePort });

  return async () => {
    const code = await site.stop();
    if (!kept) await rm(varDir, { recursive: true, force: true });
    if (code !== 0)
      throw new Error(`The site ended with ${code} instead of 0 when it was asked to stop:\n${site.output()}`);
  };
}
