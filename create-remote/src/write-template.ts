import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The folders of templates that come with this package. */
export const templates = {
  /** The files of every remote. */
  shared: join(import.meta.dirname, '..', 'template', 'shared'),
  /** The additional files of a remote in this repository. */
  checkout: join(import.meta.dirname, '..', 'template', 'checkout'),
  /** The additional files of a remote in its own repository. */
  standalone: join(import.meta.dirname, '..', 'template', 'standalone'),
} as const;

/**
 * Fills templates in, names of files as well.
 * @param from folder of the templates
 * @param to folder that receives them
 * @param values what stands for `{{key}}`
 * @returns the written files, below `to`
 * @throws Error when a template names what `values` does not have
 */
export async function writeTemplate(from: string, to: string, values: Readonly<Record<string, string>>) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const written: string[] = [];
  for (const file of files.sort()) {
    const path = relative(from, file).replace(/\.template$/, '');
    // npm gives a `.gitignore` in a package another name.
    const target = fillIn(path, values).replace(/(^|\/)dot-/g, '$1.');
    await mkdir(dirname(join(to, target)), { recursive: true });
    await writeFile(join(to, target), fillIn(await readFile(file, 'utf8'), values));
    written.push(target);
  }
  return written;
}

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([\w@/.-]+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template asks for ${key}, which there is not.`);
    return value;
  });
}
