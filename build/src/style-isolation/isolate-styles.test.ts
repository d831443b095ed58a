import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { isolateStyles } from './isolate-styles.ts';
import { putInLayerOf } from './put-in-layer.ts';

// Rsbuild has its own PostCSS, which is what runs the plugin in a build.
const require = createRequire(import.meta.url);
const postcss = require(require.resolve('@rsbuild/core/package.json').replace('package.json', 'compiled/postcss'));

const processed = (css: string, file: string): string =>
  postcss([isolateStyles('mf-x')])
    .process(css, { from: `/mf-x/src/${file}` })
    .css.replace(/\s+/g, ' ')
    .trim();
const isolate = (css: string) => processed(css, 'card.module.css');

describe('the styles of a remote', () => {
  it('that keep to themselves are not touched', () => {
    const css = '@layer remote { .card { & > p { color: red; } } @media print { .card { display: none } } }';
    assert.equal(isolate(css), css);
    const shared = '@layer ui { .tab { color: red } }';
    assert.equal(isolate(shared), shared);
  });

  it('are not those of the site, which its own page imports in development', () => {
    const css = '@layer reset, tokens; body { margin: 0 }';
    const plugin = isolateStyles('mf-x', '/shared-ui/src');
    const within = (file: string) => postcss([plugin]).process(css, { from: file }).css;
    assert.equal(within('/shared-ui/src/styles.css'), css);
    assert.throws(() => within('/shared-ui/src-of-mine/styles.css'), /El orden de las capas es del sitio/);
  });

  it('are in its layer, with any content', () => {
    assert.equal(isolate('.card { top: 0 }'), '@layer remote { .card { top: 0 } }');
    assert.match(isolate('@layer last { .card { top: 0 } }'), /^@layer remote \{ @layer last/);
    assert.match(isolate('@media print { .card { top: 0 } }'), /^@layer remote \{ @media print/);
    assert.equal(
      isolate('/* Why. */ .card { top: 0 } @layer ui { .tab { top: 0 } } .row { top: 0 } .cell { top: 0 }'),
      '@layer remote { /* Why. */ .card { top: 0 } } @layer ui { .tab { top: 0 } } @layer remote { .row { top: 0 } .cell { top: 0 } }',
    );
  });

  it('reach nobody else’s elements, in no condition', () => {
    assert.match(
      isolate('@layer remote { @media print { header { top: 0 } } }'),
      /header:where\(\[data-remote="mf-x"\] \*\)/,
    );
    assert.match(processed('.wrap { top: 0 }', 'plain.css'), /\.wrap:where\(/);
  });

  it('may move: the steps of an animation are no elements', () => {
    const css = '@layer remote { @keyframes rise { from { top: 0 } 50% { top: 1px } } }';
    assert.equal(isolate(css), css);
  });

  for (const [css, words] of [
    ['@import "https://letras.example/x.css";', 'Importa el otro archivo desde el código'],
    ['@layer remote, ui;', 'El orden de las capas es del sitio'],
    ['@page { margin: 0 }', 'Usa @media print'],
    ['@namespace url(http://www.w3.org/1999/xhtml);', 'sin espacio de nombres'],
    ['@view-transition { navigation: auto }', 'Las transiciones entre páginas son del sitio'],
    ['@scope (.a) { p { top: 0 } }', 'Usa clases de CSS Modules'],
    ['@font-face { font-family: "Figtree"; src: url(x.woff2) }', 'Llámala «mf-x …»'],
    ['@property --cut { syntax: "*"; inherits: false }', '«--mf-x-…»'],
    ['@counter-style panot { system: cyclic; symbols: a }', 'este estilo de lista «mf-x-…»'],
    ['@loquesea { top: 0 }', '@loquesea'],
    [':global .x { top: 0 }', 'Escribe :global(.clase)'],
  ] as const)
    it(`with ${css} are refused, with what to do instead`, () => {
      assert.throws(
        () => isolate(css),
        (error: Error) => error.message.includes(words) && error.message.includes('card.module.css:1'),
      );
    });

  it('may have a typeface, a property and an animation under the remote’s own name', () => {
    for (const css of [
      '@font-face { font-family: "mf-x Letras"; src: url(x.woff2) }',
      '@property --mf-x-turn { syntax: "*"; inherits: false }',
      '@keyframes mf-x-rise { from { top: 0 } }',
    ])
      assert.doesNotThrow(() => processed(css, 'plain.css'));
    assert.throws(() => processed('@keyframes rise { from { top: 0 } }', 'plain.css'), /esta animación «mf-x-…»/);
  });
});

describe('the styles of the shell', () => {
  const processedBy = (css: string, file: string) =>
    postcss([putInLayerOf('shell', '/shell')])
      .process(css, { from: file })
      .css.replace(/\s+/g, ' ')
      .trim();

  it('are in its layer, unless they name another', () => {
    assert.equal(processedBy('body { top: 0 }', '/shell/src/page.module.css'), '@layer shell { body { top: 0 } }');
    assert.match(
      processedBy('.a { top: 0 } @layer reset { .b { top: 0 } }', '/shell/src/page.module.css'),
      /^@layer shell ?\{ \.a \{ top: 0 \} \} ?@layer reset \{/,
    );
  });

  it('are those of its folder, and its modules alone', () => {
    const css = '.tab { top: 0 }';
    assert.equal(processedBy(css, '/shell-of-others/tabs.module.css'), css);
    assert.equal(processedBy(css, '/shell/src/fonts.css'), css);
  });
});
