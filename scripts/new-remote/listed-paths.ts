import { readFile } from 'node:fs/promises';
import { parseSource, visitSyntax } from '@femcoders/build/release-checks/module-imports';

/** Returns the paths that a source file lists: the texts of its properties called `path`, in their order. */
export async function listedPaths(file: string): Promise<string[]> {
  const paths: string[] = [];
  visitSyntax(await parseSource(file, await readFile(file, 'utf8')), ({ type, key, value }) => {
    if (type === 'KeyValueProperty' && key.value === 'path' && value.type === 'StringLiteral') paths.push(value.value);
  });
  return paths;
}
