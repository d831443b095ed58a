import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareTypes, readDown, versionProblem, writeDown } from './public-api-version.ts';

const types = `// platform/src/host.d.ts
export interface Host {
    brand: string;
}
export interface CardProps {
    title: string;
}
export declare function useHost(): Host;
`;

describe('what became of the types', () => {
  test('nothing, when they are the same', () => {
    assert.equal(compareTypes(types, types), 'none');
  });

  test('nothing, when a declaration moves to another file or is explained in other words', () => {
    const host = 'export interface Host {\n    brand: string;\n}\n';
    const moved = `${types.replace(host, "import type { Host } from './brand.ts';\n")}\n// platform/src/brand.d.ts\n${host}`;
    assert.equal(compareTypes(types, moved), 'none');
    const index = "export { type Host, useHost } from './host.ts';\n";
    const parted = "export type { Host } from './brand.ts';\nexport { useHost } from './host.ts';\n";
    assert.equal(compareTypes(types + index, moved + parted), 'none');
    assert.equal(compareTypes(types + index, moved + parted.replace('{ Host }', '{ Brand }')), 'change');
    const explained = types.replace('    brand', '    /** The name of the site. */\n    brand');
    assert.equal(compareTypes(types, explained), 'none');
    assert.equal(compareTypes(explained, explained.replace('The name of the site', 'How it is called')), 'none');
  });

  test('an addition, when all that was there is there still', () => {
    assert.equal(compareTypes(types, `${types}export declare function useSite(): void;\n`), 'addition');
    assert.equal(compareTypes(types, types.replace('brand: string;', 'brand: string;\n    city: string;')), 'addition');
    assert.equal(
      compareTypes(types, types.replace('title: string;', 'title: string;\n    small?: boolean;')),
      'addition',
    );
    const another = 'export interface TileProps {\n    name: string;\n}\n';
    assert.equal(compareTypes(types, types.replace('export declare', `${another}export declare`)), 'addition');
  });

  test('a change, when something is gone or another', () => {
    assert.equal(compareTypes(types, types.replace('    brand: string;\n', '')), 'change');
    assert.equal(compareTypes(types, types.replace('useHost()', 'useHost(name: string)')), 'change');
    assert.equal(compareTypes(types, types.replace('brand: string', 'brand: string | null')), 'change');
  });

  test('a change, when a component demands one more property', () => {
    assert.equal(compareTypes(types, types.replace('title: string;', 'title: string;\n    tone: string;')), 'change');
  });
});

describe('the version of a package', () => {
  const before = { version: '1.2.0', since: '1.0.0', types };

  test('stays, when the types do', () => {
    assert.equal(versionProblem(before, before, 'none'), null);
  });

  test('is raised by a minor one for an addition', () => {
    assert.match(versionProblem(before, before, 'addition') ?? '', /raise "version" to 1\.3\.0/);
    assert.match(versionProblem(before, { version: '1.2.1', since: '1.0.0' }, 'addition') ?? '', /1\.3\.0/);
    assert.equal(versionProblem(before, { version: '1.3.0', since: '1.0.0' }, 'addition'), null);
  });

  test('is raised by a major one for a change, and goes on serving all of the one before', () => {
    assert.match(
      versionProblem(before, { version: '1.3.0', since: '1.0.0' }, 'change') ?? '',
      /2\.0\.0, with "since" at 1\.0\.0/,
    );
    assert.equal(versionProblem(before, { version: '2.0.0', since: '1.0.0' }, 'change'), null);
    assert.match(
      versionProblem(before, { version: '2.0.0', since: '1.2.0' }, 'change') ?? '',
      /from 1\.0\.0 on, at least/,
    );
    assert.match(
      versionProblem(before, { version: '2.0.0', since: '2.0.0' }, 'change') ?? '',
      /from 1\.0\.0 on, at least/,
    );
  });

  test('serves two major versions, with any change of the types', () => {
    const second = { version: '2.4.0', since: '1.0.0', types };
    assert.match(versionProblem(second, { version: '2.4.0', since: '2.0.0' }, 'none') ?? '', /from 1\.0\.0 on/);
    assert.equal(versionProblem(second, { version: '3.0.0', since: '2.0.0' }, 'change'), null);
  });

  test('never goes back', () => {
    assert.match(versionProblem(before, { version: '1.1.9', since: '1.0.0' }, 'none') ?? '', /went back/);
  });
});

test('what is written down is read again', () => {
  const api = { version: '1.2.0', since: '1.0.0', types };
  assert.deepEqual(readDown(writeDown(api)), api);
  assert.throws(() => readDown(types), /first line/);
});
