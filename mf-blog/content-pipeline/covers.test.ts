import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { motifs } from '../src/features/articles/motifs/motifs.ts';
import { readArticleFiles } from './article-files.ts';
import { indexArticles } from './article-index.ts';
import { parseFrontmatter } from './frontmatter.ts';

const files = await readArticleFiles();
const articles = indexArticles(files);

/** The lists in which articles stand below each other: all of them, and each area's. */
const lists = [articles, ...Object.values(Object.groupBy(articles, ({ area }) => area)).map((list) => list ?? [])];

describe('the covers of the articles', () => {
  it('show what each is about: every article has a motif', () => {
    assert.deepEqual(
      articles.filter(({ cover }) => !cover).map(({ path }) => path),
      [],
    );
  });

  it('can be distinguished: no two of a list share a motif', () => {
    for (const list of lists) {
      const shown = list.map(({ cover }) => cover?.motif);
      assert.deepEqual(
        shown.filter((motif, place) => shown.indexOf(motif) !== place),
        [],
      );
    }
  });

  it('change their colours from one article of the blog to the next', () => {
    const alike = articles.filter(({ cover }, place) => cover?.palette === articles[place - 1]?.cover?.palette);
    assert.deepEqual(
      alike.map(({ path }) => path),
      [],
    );
  });

  it('use every motif that is drawn', () => {
    const used = new Set<string | undefined>(articles.map(({ cover }) => cover?.motif));
    assert.deepEqual(
      Object.keys(motifs).filter((motif) => !used.has(motif)),
      [],
    );
  });

  it('are described in words of their own', () => {
    const said = files.map(({ source }) => parseFrontmatter(source).cover.alt);
    assert.equal(new Set(said).size, said.length);
  });
});
