import { basename } from 'node:path';
import { planFor, proposalFor, type Wish } from './remote-plan.ts';
import { readOffer, writeRepository } from './write-repository.ts';

interface RepositoryWish {
  /** Folder of the repository, whose name is the remote's. */
  folder: string;
  wish: Wish;
  /** Address of the site that it belongs to. */
  site: string;
  /** Address of the `kit.json` to install from; that of the live version unless given. */
  kit?: string | undefined;
  /** The command, as an example. */
  usage: string;
}

/**
 * Makes a separate repository for a remote, with the packages that a site offers.
 * @returns what to say of it, in Spanish
 * @throws RefusedPlan when it cannot be made like that
 */
export async function makeRepository({ folder, wish, site, kit, usage }: RepositoryWish): Promise<string> {
  const name = basename(folder);
  const plan = planFor({ ...proposalFor(name), ...named(wish), name }, usage);
  const base = site.replace(/\/+$/, '');
  const written = await writeRepository(folder, plan, await readOffer(base, kit ?? `${base}/kit/kit.json`));
  return `${name} está hecho, del ${plan.owner}, con su primera página en ${plan.path}:

${written.map((file) => `  ${file}`).join('\n')}

Y ahora:
  cd ${quoted(folder)}
  npm install
  npm test
Cómo seguir está en su README.md.`;
}

/** Removes undefined fields, which would hide the proposals. */
const named = (wish: Wish) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));

/** A folder's name as a shell takes it. */
const quoted = (folder: string) => (/^[\w./~-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`);
