import { contestedPrefixes, type PathClaim } from '@femcoders/contracts/path-claims';

/** What a new remote is made from. */
export interface RemotePlan {
  /** Its folder: `mf-jobs`. */
  name: string;
  /** The team that ships it: `equipo-empleo`. */
  owner: string;
  /** Where its pages begin: `/jobs`. */
  path: string;
  /** Heading of its first page. */
  title: string;
  /** The global that its entry defines: `mf_jobs`. */
  globalName: string;
}

/** What is there already. */
export interface House {
  /** Names of all folders at the top of the repository. */
  folders: string[];
  remotes: (PathClaim & { globalName: string })[];
  /** Paths of the pages that the shell itself has. */
  shellPaths: string[];
}

export interface Wish {
  name?: string | undefined;
  owner?: string | undefined;
  path?: string | undefined;
  title?: string | undefined;
}

/** The remote cannot be made like that; the message says why and what to do, in Spanish. */
export class RefusedPlan extends Error {
  override readonly name = 'RefusedPlan';
}

const usage = 'npm run new-remote -- mf-jobs --owner equipo-empleo --path /jobs';

/** @throws RefusedPlan when the name is missing, is no name, or is taken */
export function readName(name: string | undefined, { folders, remotes }: House): string {
  if (!name) throw new RefusedPlan(`Falta el nombre del remoto. Uso: ${usage}`);
  if (!/^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new RefusedPlan(
      `«${name}» no sirve como nombre: empieza por «mf-» y una letra, y sigue con minúsculas sin acentos, números y guiones sueltos, como mf-jobs.`,
    );
  }
  const holder = remotes.find((remote) => remote.name === name);
  if (holder) throw new RefusedPlan(`Ya existe ${name}, y es de ${holder.owner}. Elige otro nombre.`);
  if (folders.includes(name)) throw new RefusedPlan(`Ya hay una carpeta ${name}. Elige otro nombre, o bórrala antes.`);
  return name;
}

/** @throws RefusedPlan for what would not stand in a source text as it is */
export function checkTitle(title: string): string {
  if (/^[^\s'"`<>{}\\][^'"`<>{}\\]*$/.test(title)) return title;
  throw new RefusedPlan(`«${title}» no sirve como título: que sea texto, sin comillas, llaves ni los signos < > y \\.`);
}

/** Returns the proposal for a caller who names nothing but the remote. */
export function proposalFor(name: string): Required<Wish> {
  const noun = name.slice('mf-'.length);
  const words = noun.replaceAll('-', ' ');
  return { name, owner: `equipo-${noun}`, path: `/${noun}`, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

/**
 * Checks a wish against what is there.
 * @throws RefusedPlan with the first thing that is wrong
 */
export function planRemote(wish: Wish, house: House): RemotePlan {
  const name = readName(wish.name, house);
  const { owner, path, title = proposalFor(name).title } = wish;
  if (!owner) throw new RefusedPlan(`Falta decir de qué equipo es ${name}. Uso: ${usage}`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(owner)) {
    throw new RefusedPlan(
      `«${owner}» no sirve como equipo: minúsculas sin acentos, números y guiones, como equipo-empleo.`,
    );
  }
  if (!path) throw new RefusedPlan(`Falta decir dónde empiezan las páginas de ${name}. Uso: ${usage}`);
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(path)) {
    throw new RefusedPlan(
      `«${path}» no sirve como dirección: empieza por «/» y sigue con minúsculas sin acentos, números y guiones, como /jobs.`,
    );
  }
  checkTitle(title);
  const shell: PathClaim = { name: 'shell', owner: 'equipo-plataforma', prefixes: house.shellPaths };
  const [contested] = contestedPrefixes({ name, owner, prefixes: [path] }, [...house.remotes, shell]);
  if (contested) throw new RefusedPlan(contested.replace('en prefixes de remote.json', 'con --path'));
  const globalName = name.replaceAll('-', '_');
  const twin = house.remotes.find((remote) => remote.globalName === globalName);
  if (twin) throw new RefusedPlan(`El global ${globalName} ya es de ${twin.name} (${twin.owner}). Elige otro nombre.`);
  return { name, owner, path, title, globalName };
}
