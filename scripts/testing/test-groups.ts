import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Test files that one process runs: more save more starts, fewer keep both processors busy to the end. */
const groupSize = 12;
/** Hooks outside of a suite would go around the tests of all files in the process. */
const hooksOfAll = /^(?:before|after|beforeEach|afterEach)\(/m;

/**
 * Puts the tests of the API together, so that its modules are loaded once for many of them: that takes 0.9 s of processor
 * time, more than most of these files need for their tests.
 * @param files for `node --test`, below the repository's root
 * @param prefix path and beginning of the names of what is written
 * @returns the files to run in their place: the groups, then what runs by itself
 */
export function groupTests(files: readonly string[], prefix: string, root = process.cwd()): string[] {
  const together = files.filter(
    (file) => file.startsWith('api/') && !hooksOfAll.test(readFileSync(join(root, file), 'utf8')),
  );
  const count = Math.ceil(together.length / groupSize);
  const groups = Array.from({ length: count }, (_, index) => {
    const path = `${prefix}-group-${index + 1}.test.mjs`;
    const members = together.filter((_file, place) => place % count === index);
    writeFileSync(path, [`import test from 'node:test';\n`, ...members.map((file) => importing(file, root))].join(''));
    return path;
  });
  return [...groups, ...files.filter((file) => !together.includes(file))];
}

/** A file that cannot be loaded is its own failed test: the others of the group run. */
function importing(file: string, root: string): string {
  const path = join(root, file);
  const [imported, name] = [path, loadingTest(path, root)].map((text) => JSON.stringify(text));
  return `await import(${imported}).catch((error) => test(${name}, () => { throw error; }));\n`;
}

/** Returns the name of the test that fails where a file of a group cannot be loaded. */
export const loadingTest = (path: string, root = process.cwd()): string => `${relative(root, path)} can be loaded`;

/** Returns the paths of the test files that a group runs; none where a file is no group. */
export function membersOf(path: string): string[] {
  if (!/-group-\d+\.test\.mjs$/.test(path)) return [];
  const imports = readFileSync(path, 'utf8').matchAll(/^await import\(("(?:[^"\\]|\\.)*")\)/gm);
  return [...imports].map(([, text = '']) => JSON.parse(text) as string);
}
