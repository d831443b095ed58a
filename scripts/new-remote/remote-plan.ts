import { contestedPrefixes, type PathClaim } from '@femcoders/contracts/path-claims';
import { checkName, planFor, RefusedPlan, type RemotePlan, type Wish } from '@femcoders/create-remote/remote-plan';

/** The facts about the repository's present remotes. */
export interface RepositoryFacts {
  /** Names of all folders at the top of the repository. */
  folders: string[];
  remotes: (PathClaim & { globalName: string })[];
  /** Paths of the pages that the shell itself has. */
  shellPaths: string[];
}

const usage = 'npm run new-remote -- mf-jobs --owner equipo-empleo --path /jobs';

/** @throws RefusedPlan when the name is missing, is no name, or is taken */
export function readName(wished: string | undefined, { folders, remotes }: RepositoryFacts): string {
  const name = checkName(wished, usage);
  const holder = remotes.find((remote) => remote.name === name);
  if (holder) throw new RefusedPlan(`Ya existe ${name}, y es de ${holder.owner}. Elige otro nombre.`);
  if (folders.includes(name)) throw new RefusedPlan(`Ya hay una carpeta ${name}. Elige otro nombre, o bórrala antes.`);
  return name;
}

/**
 * Checks a wish against what is there.
 * @throws RefusedPlan with the first thing that is wrong
 */
export function planRemote(wish: Wish, house: RepositoryFacts): RemotePlan {
  const plan = planFor({ ...wish, name: readName(wish.name, house) }, usage);
  const shell: PathClaim = { name: 'shell', owner: 'equipo-plataforma', prefixes: house.shellPaths };
  const { name, owner, path, globalName } = plan;
  const [contested] = contestedPrefixes({ name, owner, prefixes: [path] }, [...house.remotes, shell]);
  if (contested) throw new RefusedPlan(contested.replace('en prefixes de remote.json', 'con --path'));
  const twin = house.remotes.find((remote) => remote.globalName === globalName);
  if (twin) throw new RefusedPlan(`El global ${globalName} ya es de ${twin.name} (${twin.owner}). Elige otro nombre.`);
  return plan;
}
