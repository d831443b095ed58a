import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';

/** Where texts of pages and of articles stand in a server bundle; each release changes one file of each. */
const changing = [/^chunks\/index-/, /^chunks\/content-/];

/** A text of a page, as the bundler writes it. */
const text = /children:"(?=[A-Z][^"]{5})/;

/**
 * Makes of a release what a team's next one would be on the server: another version, which says another text on one page and,
 * in the blog, in one article, with the hashes that belong to it. Files of the browser stay as they are.
 * @param number of the version; releases with other numbers change other files in turn
 * @throws Error when no page has a text that can be changed: what is measured with it would say nothing
 */
export function makeNextRelease(release: Release, releasesDir: string, number: number): Release {
  const version = number.toString(16).padStart(16, '0');
  const folder = join(releasesDir, release.name, version);
  cpSync(join(releasesDir, release.name, release.version), folder, { recursive: true });
  const files = Object.keys(release.serverIntegrity).filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(join(folder, 'server', file), 'utf8');
  const serverIntegrity = { ...release.serverIntegrity };
  const write = (file: string, content: string) => {
    writeFileSync(join(folder, 'server', file), content);
    serverIntegrity[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  };

  for (const file of files.filter((file) => read(file).includes(release.version)))
    write(file, read(file).replaceAll(release.version, version));
  const [pages = [], articles = []] = changing.map((group) =>
    files.filter((file) => group.test(file) && text.test(read(file))),
  );
  if (pages.length === 0) throw new Error(`No page of ${release.name} has a text that can be changed.`);
  for (const group of [pages, articles]) {
    const file = group[number % group.length];
    if (file) write(file, read(file).replace(text, `$&${number} `));
  }

  const next = JSON.stringify({ ...release, serverIntegrity }).replaceAll(release.version, version);
  writeFileSync(join(folder, 'release.json'), next);
  return releaseSchema.parse(JSON.parse(next));
}
