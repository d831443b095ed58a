import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BootBlock } from '../src/boot-block.ts';
import { type DocumentParts, escapeJson, renderDocument } from './document.ts';
import { sourceHash } from './source-hash.ts';

const parts: DocumentParts = {
  title: 'Eventos',
  tags: [],
  structuredData: [],
  html: '<main></main>',
  files: {
    entry: '/mf/shell/s/main.js',
    scripts: ['/mf/mf-events/e/remote-entry.js'],
    styles: [],
    fonts: ['/mf/shell/s/fonts/figtree.woff2'],
    integrity: { '/mf/mf-events/e/remote-entry.js': 'sha256-e' },
  },
  styles: [],
  beforePaint: '',
  boot: { site: { brand: 'FemCoders Club' } } as BootBlock,
};

test('no font is preloaded in the head, where it would hold back the first paint; scripts come behind the page, checked', () => {
  const [head = '', body = ''] = String(renderDocument(parts).bytes).split('<body>');
  assert.doesNotMatch(head, /rel="preload"| src=/);
  const order = ['figtree.woff2"', 'main.js"', '<div id="root">', 'remote-entry.js" async'].map((part) =>
    body.indexOf(part),
  );
  assert.ok(order.every((place) => place >= 0));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});

test('data in the page can never end its script element', () => {
  const written = escapeJson({ content: '</script><script>alert(1)</script><!--\u2028' });
  assert.doesNotMatch(written, /[<\u2028]/);
  assert.deepEqual(JSON.parse(written), { content: '</script><script>alert(1)</script><!--\u2028' });
});

test('what is inline in a page is named by its hash, and nothing else is', () => {
  const style = Buffer.from('body{color:red}');
  const { bytes, scripts, styles } = renderDocument({
    ...parts,
    beforePaint: 'first()',
    styles: [{ address: '/mf/shell/s/main.css', bytes: style, hash: sourceHash(style) }],
    structuredData: [{ name: '</script>' }],
  });
  const inline = (element: RegExp) => [...String(bytes).matchAll(element)].map(([, text = '']) => sourceHash(text));
  assert.deepEqual(inline(/<script>([\s\S]*?)<\/script>/g), scripts);
  assert.deepEqual(inline(/<style[^>]*>([\s\S]*?)<\/style>/g), styles);
  assert.deepEqual([scripts.length, styles.length], [1, 1]);
  assert.notDeepEqual(renderDocument({ ...parts, beforePaint: 'second()' }).scripts, scripts);
});

test('a page that reports when its main script cannot carries what for, and names that script too', () => {
  const visit = {
    page: '/eventos/:slug',
    owner: { name: 'mf-events', version: 'e' },
    shell: { name: 'shell', version: 's' },
  };
  const { bytes, scripts } = renderDocument({ ...parts, shellFailureVisit: visit });
  const [, written = '', text = ''] = /<script data-visit="([^"]*)">(.*?)<\/script>/.exec(String(bytes)) ?? [];
  assert.deepEqual(JSON.parse(written.replaceAll('&quot;', '"')), visit);
  assert.equal(scripts[1], sourceHash(text));
  assert.doesNotThrow(() => new Function(text));
});
