import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { filesOf } from './page-files.ts';

function release(name: string, overrides: Partial<Release>): Release {
  return {
    name,
    version: '0123456789abcdef',
    builtAt: '',
    commit: null,
    owner: '',
    globalName: null,
    entry: '',
    routes: [],
    blocks: [],
    documents: [],
    chunks: {},
    integrity: {},
    sizes: {},
    serverIntegrity: {},
    contract: { offers: null, needs: null },
    ...overrides,
  };
}

const live: RegistryDocument = {
  revision: 1,
  fallbacks: [],
  skipped: [],
  shell: release('shell', {
    entry: '/mf/shell/s/main.js',
    routes: [{ id: 'shell:0', path: '/', chunks: ['home'], styles: [], slots: ['home.reading'] }],
    chunks: {
      main: { js: ['/mf/shell/s/main.js'], css: ['/mf/shell/s/main.css'] },
      home: { js: ['/mf/shell/s/home.js'], css: [] },
      'not-found': { js: ['/mf/shell/s/not-found.js'], css: ['/mf/shell/s/not-found.css'] },
    },
    integrity: {
      '/mf/shell/s/main.js': 'sha384-a',
      '/mf/shell/s/fonts/figtree.woff2': 'sha384-f',
      '/mf/shell/s/fonts/jetbrains.woff2': 'sha384-m',
    },
  }),
  remotes: [
    release('mf-blog', {
      globalName: 'mf_blog',
      entry: '/mf/mf-blog/b/remote-entry.js',
      routes: [
        {
          id: 'mf-blog:0',
          path: '/recursos/:area/:slug',
          chunks: ['article', 'content-:area-:slug'],
          styles: ['text'],
          slots: [],
        },
      ],
      blocks: [
        { id: 'mf-blog:block-0', slot: 'home.reading', title: 'Lo último', order: 1, chunks: ['latest'] },
        { id: 'mf-blog:block-1', slot: 'welcome.reading', title: 'Sigue', order: 1, chunks: ['article'] },
      ],
      chunks: {
        latest: { js: ['/mf/mf-blog/b/latest.js'], css: ['/mf/mf-blog/b/latest.css'] },
        routes: { js: ['/mf/mf-blog/b/routes.js'], css: [] },
        text: { js: ['/mf/mf-blog/b/text.js'], css: ['/mf/mf-blog/b/text.css'] },
        article: { js: ['/mf/mf-blog/b/article.js'], css: ['/mf/mf-blog/b/article.css'] },
        'content-css-css-grid': { js: ['/mf/mf-blog/b/grid.js'], css: [] },
        'content-html-semantico': { js: ['/mf/mf-blog/b/semantico.js'], css: [] },
      },
    }),
  ],
};

test('an article asks for its remote, its page and its own text, and for no other text', () => {
  const files = filesOf(live, { id: 'mf-blog:0', owner: 'mf-blog', params: { area: 'css', slug: 'css-grid' } });
  assert.deepEqual(files.scripts, [
    '/mf/mf-blog/b/remote-entry.js',
    '/mf/mf-blog/b/routes.js',
    '/mf/mf-blog/b/article.js',
    '/mf/mf-blog/b/grid.js',
  ]);
  assert.deepEqual(files.styles, ['/mf/shell/s/main.css', '/mf/mf-blog/b/article.css', '/mf/mf-blog/b/text.css']);
});

test('a page of the shell asks for its chunk, not twice for the main script, and for the blocks in its slots', () => {
  const files = filesOf(live, { id: 'shell:0', owner: 'shell', params: {} });
  assert.deepEqual(files.scripts, [
    '/mf/shell/s/home.js',
    '/mf/mf-blog/b/remote-entry.js',
    '/mf/mf-blog/b/routes.js',
    '/mf/mf-blog/b/latest.js',
  ]);
  assert.deepEqual(files.styles, ['/mf/shell/s/main.css', '/mf/mf-blog/b/latest.css']);
});

test('an unknown address asks for the page that says so, and for nothing of a remote', () => {
  const files = filesOf(live, null);
  assert.deepEqual(files.scripts, ['/mf/shell/s/not-found.js']);
  assert.deepEqual(files.styles, ['/mf/shell/s/main.css', '/mf/shell/s/not-found.css']);
});

test('the fonts of every page are preloaded, that of code is not', () => {
  assert.deepEqual(filesOf(live, null).fonts, ['/mf/shell/s/fonts/figtree.woff2']);
});

test('an article whose slug names no chunk still gets the rest', () => {
  const files = filesOf(live, { id: 'mf-blog:0', owner: 'mf-blog', params: { area: 'css', slug: '../x' } });
  assert.deepEqual(files.scripts.at(-1), '/mf/mf-blog/b/article.js');
});
