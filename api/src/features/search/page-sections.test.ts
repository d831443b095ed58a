import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectionsOf } from './page-sections.ts';

const texts = (main: string) =>
  sectionsOf(`<body>Fuera<main>${main}</main>Fuera</body>`).map(({ anchor, text }) => [anchor, text]);

test('a page is parted at the headings that have their own id', () => {
  const sections = sectionsOf(
    '<main><p>Antes.</p><section><h2 id="uno">El <code>uno</code></h2><div>Texto<br>dos</div></section><h3 id="dos">Dos</h3></main>',
  );
  assert.deepEqual(sections, [
    { anchor: null, heading: null, text: 'Antes.' },
    { anchor: 'uno', heading: 'El uno', text: 'Texto dos' },
    { anchor: 'dos', heading: 'Dos', text: '' },
  ]);
  assert.deepEqual(texts('<h2>Sin</h2>a<h2 id="_R_1a_">Pasajero</h2>b'), [[null, 'Sin a Pasajero b']]);
});

test('a heading without an id has that of the section that it begins', () => {
  assert.deepEqual(
    texts('<section id="a"><div><h2>A</h2>1</div><h3>B</h3>2</section><section id="_R_"><h2>C</h2>3</section>'),
    [
      [null, ''],
      ['a', '1 B 2 C 3'],
    ],
  );
});

test('words are parted by blocks, and not by what stands within a line', () => {
  assert.deepEqual(texts('<ul><li>uno</li><li>d<b>o</b>s</li></ul><table><tr><td>a</td><td>b</td></tr></table>'), [
    [null, 'uno dos a b'],
  ]);
  assert.deepEqual(texts('<pre><code><span>grid</span>-<span>area</span>: a;\n}</code></pre>'), [
    [null, 'grid-area: a; }'],
  ]);
});

test('what is no text of the page is left out', () => {
  const noise = [
    '<nav>x</nav>',
    '<form>x</form>',
    '<button>x</button>',
    '<script>x</script>',
    '<style>x</style>',
    '<svg><title>x</title></svg>',
    '<header><h1>x</h1></header>',
    '<footer>x</footer>',
    '<template><p>x</p></template>',
    '<p hidden>x</p>',
    '<p aria-hidden="true">x</p>',
    '<span class="a visually-hidden">x</span>',
    '<section data-search="skip"><h2 id="x">x</h2>x</section>',
    '<!-- x -->',
    '<div data-remote="uno">a<div data-remote="dos">x</div></div>',
  ];
  assert.deepEqual(texts(noise.join('')), [[null, 'a']]);
  assert.deepEqual(texts('<h2 id="a">A <span aria-hidden="true">#</span></h2>'), [
    [null, ''],
    ['a', ''],
  ]);
});

test('what is no page of the site is refused', () => {
  assert.throws(() => sectionsOf('<p>Proxy</p>'), /<main>/);
});
