import { readdir } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { checkTitle, RefusedPlan, type Wish } from '@femcoders/create-remote/remote-plan';
import { listedPaths } from './listed-paths.ts';

/** The plan of a new section of the administration. */
export interface SectionPlan {
  /** Its folder in `mf-admin/src/features`: `loaned-items`. */
  noun: string;
  /** `loanedItems` */
  camel: string;
  /** `LoanedItems` */
  pascal: string;
  /** Where its list is: `/admin/materiales`. */
  path: string;
  title: string;
}

/** The folders and paths that are taken. */
export interface Sections {
  /** Folders in `mf-admin/src/features`, and what section files there are called by. */
  nouns: string[];
  paths: string[];
}

const usage = 'npm run new-remote -- --admin materials --path /admin/materiales --title Materiales';

/** @param root the repository's folder */
export async function readSections(root: string): Promise<Sections> {
  const features = join(root, 'mf-admin/src/features');
  const entries = await readdir(features, { recursive: true });
  const sections = entries.filter((entry) => entry.endsWith('-section.ts'));
  const paths = (await Promise.all(sections.map((entry) => listedPaths(join(features, entry))))).flat();
  const folders = entries.filter((entry) => !entry.includes(sep));
  const nouns = [...new Set([...folders, ...sections.map((entry) => basename(entry, '-section.ts'))])];
  return { nouns, paths };
}

/**
 * Checks a wish against what is there.
 * @throws RefusedPlan with the first thing that is wrong
 */
export function planSection({ name: noun, path, title, owner }: Wish, { nouns, paths }: Sections): SectionPlan {
  if (!noun) throw new RefusedPlan(`Falta el nombre de la sección. Uso: ${usage}`);
  if (owner) throw new RefusedPlan(`Una sección es de mf-admin: sobra --owner. Uso: ${usage}`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(noun) || noun.startsWith('mf-')) {
    throw new RefusedPlan(`«${noun}» no sirve como sección: un nombre en inglés y en minúsculas, como loaned-items.`);
  }
  if (nouns.includes(noun)) throw new RefusedPlan(`Ya hay una sección ${noun}. Elige otro nombre.`);
  if (!path) throw new RefusedPlan(`Falta decir dónde está ${noun}. Uso: ${usage}`);
  if (!/^\/admin\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path)) {
    throw new RefusedPlan(`«${path}» no sirve como dirección: una palabra después de /admin/, como /admin/materiales.`);
  }
  if (paths.includes(path)) throw new RefusedPlan(`${path} ya es de otra sección. Elige otra con --path.`);
  const word = path.slice('/admin/'.length).replaceAll('-', ' ');
  const pascal = noun.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    ...{ noun, path, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) },
    title: checkTitle(title ?? word.charAt(0).toUpperCase() + word.slice(1)),
  };
}
