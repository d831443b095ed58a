/** The `display` that jsdom's default style sheet gives, by everything that the selectors of this sheet look at. */
const defaultDisplays = new Map();

function ownStyle(element, property) {
  return element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
}

/** @returns the nearest inline value: jsdom's default style sheet sets no `visibility` and no `pointer-events` */
function inheritedStyle(element, property, initial) {
  for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
    const value = ownStyle(ancestor, property);
    if (value) return value;
  }
  return initial;
}

/**
 * Makes `getComputedStyle` compute only what is read. Queries by role and clicks read `display`, `visibility` and
 * `pointer-events` of an element and its ancestors; jsdom 26 matches 120 rules and resolves 15 properties for each of
 * them (https://github.com/jsdom/jsdom/issues/3234). The values are the same, compared on 115,000 reads of our tests.
 * Other properties, pseudo-elements and documents with style sheets get jsdom's answer. jsdom takes 13 % of the time.
 */
export function makeComputedStyleLazy(window) {
  const { document, getComputedStyle: compute } = window;

  function display(element) {
    const inline = ownStyle(element, 'display');
    if (inline) return inline;
    const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.tagName, element.parentElement?.localName === 'ruby', ...attributes]);
    if (!defaultDisplays.has(key)) defaultDisplays.set(key, compute(element).display);
    return defaultDisplays.get(key);
  }
  const pointerEvents = (element) => inheritedStyle(element, 'pointer-events', 'auto');
  const fast = new Map([
    ['display', display],
    ['visibility', (element) => inheritedStyle(element, 'visibility', 'visible')],
    ['pointer-events', pointerEvents],
    ['pointerEvents', pointerEvents],
  ]);

  const complete = (target) => (target.declaration ??= compute(target.element));
  const handler = {
    get(target, property) {
      if (fast.has(property)) return fast.get(property)(target.element);
      if (property === 'getPropertyValue')
        return (name) => fast.get(name)?.(target.element) ?? complete(target).getPropertyValue(name);
      const value = complete(target)[property];
      return typeof value === 'function' ? value.bind(complete(target)) : value;
    },
    has: (target, property) => property in complete(target),
    getPrototypeOf: (target) => Object.getPrototypeOf(complete(target)),
  };

  window.getComputedStyle = (element, pseudo) => {
    const isPlain = !pseudo && element?.ownerDocument === document && document.styleSheets.length === 0;
    return isPlain ? new Proxy({ element, declaration: undefined }, handler) : compute(element, pseudo);
  };
}
