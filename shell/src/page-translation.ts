/** The element that a browser's translation puts around every replaced text; no page of ours has one. */
const translated = 'FONT';

/** The node in the page in place of a text that a translation removed. */
const standIns = new WeakMap<Node, Node>();

let seen = false;

/** Whether this page has been translated: then what React finds is not what the server sent, by no fault of a release. */
export const isTranslated = () => seen;

/**
 * Keeps a page working whose texts a translation or an extension replaces while React continues with the texts that it made
 * (https://github.com/facebook/react/issues/11538). React takes out, changes and inserts before nodes that are no longer
 * where it put them; the browser refuses with a NotFoundError and the section is lost. Here what stands in a text's place is
 * taken out with it, marks the place of what comes before it, and makes way for a text that changes.
 * (docs/decisions 0070.)
 */
export function detectTranslation(page: Node): void {
  seen = document.querySelector(translated) !== null;
  const watch = new MutationObserver(note);
  watch.observe(page, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;

  /** The node itself or what stands in its place, where that is in `parent`. */
  function find(parent: Node, node: Node): Node | undefined {
    note(watch.takeRecords());
    let found: Node | undefined = node;
    while (found && !parent.contains(found)) found = standIns.get(found);
    return found;
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const found = find(this, child);
    if (found?.parentNode) removeChild.call(found.parentNode, found);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let next: Node | null | undefined = before;
    if (before && before.parentNode !== this) {
      next = find(this, before);
      while (next && next.parentNode !== this) next = next.parentNode;
    }
    return insertBefore.call(this, child, next ?? null) as Child;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      if (this.nodeType !== Node.TEXT_NODE || this.isConnected) return;
      const found = find(page, this);
      if (found instanceof Element) found.replaceWith(this);
    },
  });
}

/** Notes what has come in the place of what. A translation replaces a text, or inserts next to it and takes it out then. */
function note(changes: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const added of addedNodes) {
      standIns.delete(added);
      seen ||= added.nodeName === translated;
    }
    const removed = removedNodes[0];
    if (!removed || (removed.nodeType !== Node.TEXT_NODE && removed.nodeName !== translated)) continue;
    const neighbour = [previousSibling, nextSibling].find(
      (node) => node?.nodeName === translated && !isStandIn.has(node),
    );
    const standIn = addedNodes[0] ?? neighbour;
    if (!standIn) continue;
    standIns.set(removed, standIn);
    isStandIn.add(standIn);
  }
}

const isStandIn = new WeakSet<Node>();
