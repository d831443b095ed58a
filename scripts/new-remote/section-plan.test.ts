import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { importsOf } from '@femcoders/build/release-checks/module-imports';
import type { Wish } from '@femcoders/create-remote/remote-plan';
import { writeTemplate } from '@femcoders/create-remote/write-template';
import { planSection, readSections } from './section-plan.ts';
import { sectionTemplates, withSection } from './write-remote.ts';

const sections = { nouns: ['people'], paths: ['/admin/equipo'] };
const wish: Wish = { name: 'loaned-items', path: '/admin/materiales' };
const refuses = (fields: Partial<Wish>, advice: RegExp) =>
  assert.throws(() => planSection({ ...wish, ...fields }, sections), { name: 'RefusedPlan', message: advice });

describe('a new section of the administration', () => {
  test('is made of a name and a path', () => {
    const names = { noun: 'loaned-items', camel: 'loanedItems', pascal: 'LoanedItems' };
    assert.deepEqual(planSection(wish, sections), { ...names, path: '/admin/materiales', title: 'Materiales' });
  });

  test('is refused where its name or path is none, or somebody else’s', () => {
    refuses({ name: undefined }, /Falta el nombre de la sección\. Uso: npm run new-remote -- --admin/);
    for (const name of ['Loaned', 'préstamos', 'mf-loans', '../x']) refuses({ name }, /no sirve como sección/);
    refuses({ name: 'people' }, /Ya hay una sección people/);
    refuses({ path: undefined }, /Falta decir dónde está loaned-items/);
    for (const path of ['/materiales', '/admin', '/admin/a/b']) refuses({ path }, /no sirve como dirección/);
    refuses({ path: '/admin/equipo' }, /ya es de otra sección/);
    refuses({ title: "L'any" }, /no sirve como título/);
    refuses({ owner: 'equipo-x' }, /sobra --owner/);
  });

  test('is shown in docs/remotes.md as it is written', async () => {
    const root = join(import.meta.dirname, '..', '..');
    const document = await readFile(join(root, 'docs/remotes.md'), 'utf8');
    const [, example = ''] = /```ts\n(\/\/ loaned-items-section\.ts:[\s\S]*?)```/.exec(document) ?? [];
    const parts = [...example.matchAll(/^\/\/ (\S+\.tsx?): .*\n((?:(?!\/\/ ).*\n?)*)/gm)];
    assert.equal(parts.length, 5, 'the files of the example are found');
    const folder = await mkdtemp(join(tmpdir(), 'section-'));
    try {
      await writeTemplate(sectionTemplates, folder, { ...planSection(wish, sections) });
      for (const [, file = '', shown = ''] of parts) {
        const written = new Set((await readFile(join(folder, file), 'utf8')).split('\n'));
        assert.deepEqual(
          shown.split('\n').filter((line) => !written.has(line)),
          [],
          file,
        );
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('has its import and its entry among those of every day', async () => {
    const there = await readSections(process.cwd());
    assert.ok(there.nouns.includes('people') && there.paths.includes('/admin/equipo'));
    const file = join(process.cwd(), 'mf-admin/src/sections.ts');
    const imported = await importsOf(file, await readFile(file, 'utf8'));
    assert.equal(there.paths.length, imported.filter(({ names }) => !names.includes('AdminSection')).length);
    // Its file is not called like its folder.
    assert.ok(['scheduled-tasks', 'tasks'].every((noun) => there.nouns.includes(noun)));
    assert.ok(there.paths.includes('/admin/tareas'));
    const list =
      "import { a } from './a.ts';\nimport type { B } from './b.ts';\n[\n  talksSection,\n  figuresSection,\n]";
    assert.equal(
      withSection(list, { noun: 'loaned-items', camel: 'loanedItems' }),
      "import { a } from './a.ts';\nimport { loanedItemsSection } from './features/loaned-items/loaned-items-section.ts';\n" +
        "import type { B } from './b.ts';\n[\n  talksSection,\n  loanedItemsSection,\n  figuresSection,\n]",
    );
    assert.throws(() => withSection('[]', { noun: 'loaned-items', camel: 'loanedItems' }), /sections\.ts/);
  });
});
