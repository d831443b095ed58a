/** When the browser's translation begins: as soon as the document is there, or with the first sign that React takes it over. */
export type Translation = 'before' | 'after';

/**
 * Translates a page as a browser does: every text, also one that comes later, is put into two new elements.
 * Runs in the page, as an init script or by `evaluate`.
 * @param words `kept` leaves every text as it was, so that a journey finds it
 */
export function translatePage({ when, words }: { when: Translation; words: 'kept' | 'capitals' }): void {
  // The frames of examples are documents of others.
  if (window !== window.top) return;
  const untouched = 'script, style, svg, textarea, [translate=no], .notranslate';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(`font, ${untouched}`)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(words === 'kept' ? text.data : text.data.toUpperCase());
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    // An empty tab has none.
    if (!document.body) return;
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  const isTakenOver = () =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$'));
  const beginThen = () => {
    if (isTakenOver()) begin();
    else setTimeout(beginThen, 20);
  };
  const ready = when === 'before' ? begin : beginThen;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
  else ready();
}
