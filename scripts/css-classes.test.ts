import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { projectFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const drawn = /^(?:kit|platform|shared-ui|shell|mf-\w+)\/(?:src|parts)\/.*\.tsx$/;

/** The classes that a sheet speaks of. */
const classesOf = (sheet: string) =>
  [...sheet.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
    ([, name]) => name,
  );

/** @returns the classes that a component has from a module of styles which does not know them */
function unknownTo(sheetOf: (path: string) => string, component: string): string[] {
  const code = component.replace(/^import .*$/gm, '');
  return [...component.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles, path = '']) => {
    const known = new Set(classesOf(sheetOf(path)));
    const used = [...code.matchAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'))].map(([, name]) => name);
    return used.filter((name) => !known.has(name)).map((name) => `${styles}.${name}`);
  });
}

/** @returns the classes that a component writes by name and no page has */
function unknownByName(known: ReadonlySet<string | undefined>, component: string): string[] {
  const written = [...component.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
  return written
    .flatMap(([, text, pieces = '']) => (text ?? pieces.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/))
    .filter((name) => name !== '' && !known.has(name));
}

describe('the classes of components', () => {
  let components: string[] = [];
  let shared: ReadonlySet<string | undefined> = new Set();
  before(async () => {
    const files = await projectFiles(root);
    components = files.filter((file) => drawn.test(file) && !/\.test\.tsx$/.test(file));
    const sheets = files.filter((file) => /\.css$/.test(file)).map((file) => ({ file, sheet: read(file) }));
    shared = new Set(
      sheets.flatMap(({ file, sheet }) =>
        file.endsWith('.module.css')
          ? [...sheet.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name]) => name)
          : classesOf(sheet),
      ),
    );
    assert.ok(components.length > 500, 'the components are read');
  });

  it('are in their module of styles', () => {
    const unknown = components.flatMap((file) =>
      unknownTo((path) => read(posix.join(posix.dirname(file), path)), read(file)).map((name) => `${file}: ${name}`),
    );
    assert.deepEqual(unknown, [], 'define the class, or take it away');
  });

  it('that are written by name are those of all pages', () => {
    const unknown = components.flatMap((file) => unknownByName(shared, read(file)).map((name) => `${file}: ${name}`));
    assert.deepEqual(unknown, [], 'a class of shared-ui, or of a module of styles by `:global`');
  });

  it('are found where there is no such style', () => {
    const component =
      "import styles from './a.module.css';\nconst A = () => <p className={`row none ${" + 'styles.gone}`} />;';
    assert.deepEqual(
      unknownTo(() => '.here { color: red } /* .gone */', component),
      ['styles.gone'],
    );
    assert.deepEqual(unknownByName(new Set(['row']), component), ['none']);
  });
});
