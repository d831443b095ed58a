import { cp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The kinds of damage to a release's server files on disk. */
const ways = {
  'folder gone': (server: string) => rm(server, { recursive: true }),
  'file gone': (server: string) => rm(join(server, 'index.js')),
  'file cut off': async (server: string) => {
    const file = join(server, 'index.js');
    await truncate(file, Math.floor((await readFile(file)).length / 2));
  },
  'byte flipped': async (server: string) => {
    const file = join(server, 'index.js');
    const content = await readFile(file);
    // In the middle of a name of what it exports, where it hurts.
    const at = content.lastIndexOf('createRoutes') + 3;
    content[at] = (content[at] ?? 0) ^ 1;
    await writeFile(file, content);
  },
} as const;
export type Damage = keyof typeof ways;

export const damages = Object.keys(ways) as Damage[];

/** Damages a release. @param folder of the release */
export async function damage(folder: string, how: Damage): Promise<void> {
  const server = join(folder, 'server');
  await cp(server, `${server}-whole`, { recursive: true });
  await ways[how](server);
}

/** Puts back what `damage` has taken. */
export async function mend(folder: string): Promise<void> {
  const server = join(folder, 'server');
  await rm(server, { recursive: true, force: true });
  await rename(`${server}-whole`, server);
}
