import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scopeSelector } from './scope-selector.ts';

const inModule = { remote: 'mf-x', isModule: true, isNested: false };
const S = '[data-remote="mf-x"]';

describe('selectors of a remote', () => {
  for (const own of [
    '.card',
    'a.card:hover::before',
    '.card h2',
    '.card > *',
    '.card > ul li + li.on',
    '.list .row ~ .row',
    '.list p + p',
    '.list > li ~ li::before',
    'article:has(> :global(#here)) .columns',
    ':global(:root:not([data-theme="light"])) .band',
    ':is(.a, .b > i) > *',
    'html .card',
  ])
    it(`${own} stays as it is: it ends at what is its own`, () => assert.equal(scopeSelector(own, inModule), own));

  for (const [written, kept] of [
    ['*', `*:where(${S} *)`],
    ['header', `header:where(${S} *)`],
    ['body > header a', `body > header a:where(${S} *)`],
    ['a:hover::before', `a:hover:where(${S} *)::before`],
    ['a:after', `a:where(${S} *):after`],
    ['::selection', `:where(${S} *)::selection`],
    [':global(.cut)', `:global(.cut):where(${S} *)`],
    [':not(.card)', `:not(.card):where(${S} *)`],
    ['html:has(.card) header', `html:has(.card) header:where(${S} *)`],
    ['.card ~ header', `.card ~ header:where(${S} *)`],
    ['.card + * p', `.card + * p:where(${S} *)`],
    [':is(.card, header)', `:is(.card, header):where(${S} *)`],
    ['[title=".card"]', `[title=".card"]:where(${S} *)`],
    ['header\\.card', `header\\.card:where(${S} *)`],
    [S, `${S}:where(${S} *)`],
    ['.card, footer', `.card, footer:where(${S} *)`],
    [':root', `:root :where(${S} > *)`],
    ['body', `body :where(${S} > *)`],
    ['html[data-theme="dark"]', `html[data-theme="dark"] :where(${S} > *)`],
    ['body::before', `body :where(${S} > *)::before`],
    [':global(:root[data-theme="dark"])', `:global(:root[data-theme="dark"]) :where(${S} > *)`],
    ['html:has(.card)', `html:has(.card) :where(${S} > *)`],
  ] as const)
    it(`${written} is kept in the section`, () => assert.equal(scopeSelector(written, inModule), kept));

  it('in a stylesheet that is no module no class is its own', () => {
    assert.equal(scopeSelector('.card h2', { ...inModule, isModule: false }), `.card h2:where(${S} *)`);
  });

  it('a nested rule is where the outer one is, unless it leaves it', () => {
    const nested = { ...inModule, isNested: true };
    for (const inside of ['h2', '> p', '&:hover', '& h2', ':global(html.on) &'])
      assert.equal(scopeSelector(inside, nested), inside);
    assert.equal(scopeSelector('& ~ header', nested), `& ~ header:where(${S} *)`);
    assert.equal(scopeSelector('+ header', nested), `+ header:where(${S} *)`);
    assert.equal(scopeSelector('header:not(&)', nested), `header:not(&):where(${S} *)`);
  });

  it('what is not closed is refused', () => {
    assert.throws(() => scopeSelector(':is(a', inModule));
    assert.throws(() => scopeSelector('[title="a]', inModule));
  });
});
