// Builds a release from a folder, far from any site, and uploads it: `node upload-release.ts <name> <folder>`, with SITE_URL and RELEASE_TOKEN;
// prints the version and the link that shows it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '@femcoders/build/build-release';
import { createSiteClient } from '@femcoders/build/publishing/site-client';

const [name = '', directory = ''] = process.argv.slice(2);
const { SITE_URL: siteUrl = '', RELEASE_TOKEN: token = '' } = process.env;
const releasesDir = await mkdtemp(join(tmpdir(), 'femcoders-upload-'));
try {
  const { version } = await buildRelease({ name, directory, releasesDir });
  const site = createSiteClient({ siteUrl, token });
  await site.upload(join(releasesDir, name, version));
  const { url } = await site.preview(name, version);
  process.stdout.write(`\n${JSON.stringify({ version, url })}`);
} finally {
  await rm(releasesDir, { recursive: true, force: true });
}
