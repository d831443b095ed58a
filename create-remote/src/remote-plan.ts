/** The plan of a new remote. */
export interface RemotePlan {
  /** Its name: `mf-jobs`. */
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

/**
 * @param usage the command, as an example
 * @throws RefusedPlan when the name is missing or is no name
 */
export function checkName(name: string | undefined, usage: string): string {
  if (!name) throw new RefusedPlan(`Falta el nombre del remoto. Uso: ${usage}`);
  if (!/^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new RefusedPlan(
      `«${name}» no sirve como nombre: empieza por «mf-» y una letra, y sigue con minúsculas sin acentos, números y guiones sueltos, como mf-jobs.`,
    );
  }
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
 * Makes a plan of a wish.
 * @param usage the command, as an example
 * @throws RefusedPlan with the first thing that is missing or wrong
 */
export function planFor(wish: Wish, usage: string): RemotePlan {
  const name = checkName(wish.name, usage);
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
  return { name, owner, path, title: checkTitle(title), globalName: name.replaceAll('-', '_') };
}
