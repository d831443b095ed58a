import assert from 'node:assert/strict';
import { test } from 'node:test';
import { features } from 'web-features';
import { compileArticle } from './compile-article.ts';
import { countWords, readingMinutes } from './reading-time.ts';
import { writtenArticle } from './testing/written-article.ts';

const frontmatter = writtenArticle('').source;

test('the sections and their short names are part of the module', async () => {
  const code = await compileArticle(`${frontmatter}## Lo básico: pistas y huecos\n\nTexto.\n\n## Conclusión\n`);
  assert.match(
    code,
    /"headings":\[\{"id":"lo-básico-pistas-y-huecos","label":"Lo básico"\},\{"id":"conclusión","label":"Conclusión"\}\]/,
  );
});

test('code arrives highlighted, with its marked lines and without inline styles', async () => {
  const code = await compileArticle(`${frontmatter}\`\`\`css file="a.css" {2}\n.a {\n  gap: 1rem;\n}\n\`\`\`\n`);
  assert.match(code, /"data-file": "a\.css"/);
  assert.equal(code.match(/className: "line( marked)?"/g)?.length, 3);
  assert.match(
    code,
    /className: "line marked",\s+children: \[" {2}", _jsx\(_components\.span, \{\s+className: "tok-property",\s+children: "gap"/,
  );
  assert.doesNotMatch(code, /style:/);
});

test('a language that cannot be highlighted stops the build', async () => {
  await assert.rejects(compileArticle(`${frontmatter}\`\`\`cobol\nMOVE A TO B\n\`\`\`\n`), /Found: "cobol"/);
});

test('the compatibility table has the versions of web-features', async () => {
  const code = await compileArticle(`${frontmatter}<Compatibility features="subgrid" />\n`);
  const feature = features.subgrid;
  assert.ok(feature?.kind === 'feature');
  for (const browser of ['chrome', 'edge', 'firefox', 'safari'] as const) {
    assert.match(code, new RegExp(`_components\\.td, \\{\\s+children: "${feature.status.support[browser]}"`));
  }
});

test('a feature without a Spanish name is called as web-features calls it', async () => {
  const code = await compileArticle(`${frontmatter}<Compatibility features="dialog view-transitions grid" />\n`);
  assert.match(code, /_components\.code, \{\s+children: "<dialog>"/);
  assert.match(code, /lang: "en",\s+children: "View transitions"/);
  assert.match(code, /_components\.code, \{\s+children: "display: grid"/);
});

test('a feature that web-features does not know stops the build', async () => {
  await assert.rejects(
    compileArticle(`${frontmatter}<Compatibility features="teletransporte" />\n`),
    /"teletransporte" is not a feature/,
  );
});

test('words are counted without frontmatter, code and tags', () => {
  assert.equal(countWords(`${frontmatter}Uno dos <b>tres</b>.\n\n\`\`\`css\n.no { gap: 0 }\n\`\`\`\n`), 3);
  assert.equal(readingMinutes(`${frontmatter}${'palabra '.repeat(500)}`), 3);
  assert.equal(readingMinutes(`${frontmatter}Corto.`), 1);
});

test('what only the founders know stands in the text as they say it', async () => {
  const { source } = writtenArticle('Éramos <Fact name="quienes" /> aquella tarde.', {
    toConfirm: '{ quienes: { asks: ¿Cuántas?, says: un buen grupo, confirmed: 2026-01-31 } }',
  });
  const code = await compileArticle(source);
  assert.match(code, /un buen grupo/);
  assert.doesNotMatch(code, /Cuántas/);
});

test('a colon that begins a name does not end the short name of a section', async () => {
  const code = await compileArticle(`${frontmatter}## \`:focus-visible\` en vez de \`:focus\`\n\nTexto.\n`);
  assert.match(code, /"label":":focus-visible en vez de :focus"/);
});
