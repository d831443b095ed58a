import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { importsOf } from '@femcoders/build/release-checks/module-imports';
import { createImportGraph } from './import-graph.ts';

const packages = new Map([['@femcoders/kit', { folder: 'kit', exports: { './*': './src/*.ts' } }]]);

/** Returns the circles among files with these texts. */
async function cyclesOf(texts: Record<string, string>): Promise<string[][]> {
  const files = Object.keys(texts);
  const imports = await Promise.all(Object.entries(texts).map(([file, text]) => importsOf(file, text)));
  return createImportGraph(files, imports.flat(), packages).cycles();
}

describe('files that import each other', () => {
  test('are found whatever the kind of import: of a value, of a type, on demand, by the package’s name', async () => {
    const back = "import { a } from './a.ts';";
    for (const there of [
      "import { b } from './b.ts';",
      "import type { B } from './b.ts';",
      "export type { B } from './b.ts';",
      "let b: import('./b.ts').B;",
      'const load = () => import(/* webpackChunkName: "b" */ \'./b.ts\');',
      "import { b } from '@femcoders/kit/b';",
    ])
      assert.deepEqual(
        await cyclesOf({ 'kit/src/a.ts': there, 'kit/src/b.ts': back }),
        [['kit/src/a.ts', 'kit/src/b.ts']],
        there,
      );
  });

  test('are said in the shortest circle, each once', async () => {
    const texts = {
      'a.ts': "import './b.ts'; import './c.ts';",
      'b.ts': "import './c.ts';",
      'c.ts': "import './a.ts'; import './leaf.ts';",
      'x.ts': "import './y.ts';",
      'y.ts': "import './x.ts'; import './a.ts';",
      'leaf.ts': '',
      'top.ts': "import './x.ts'; import './a.ts';",
    };
    const cycles = await cyclesOf(texts);
    assert.deepEqual(cycles, [
      ['a.ts', 'c.ts'],
      ['x.ts', 'y.ts'],
    ]);
  });

  test('are none where each leads on', async () => {
    assert.deepEqual(
      await cyclesOf({ 'a.ts': "import './b.ts'; import './c.ts';", 'b.ts': "import './c.ts';", 'c.ts': '' }),
      [],
    );
    assert.deepEqual(await cyclesOf({ 'a.ts': "import './a.ts';" }), [['a.ts']]);
  });
});
