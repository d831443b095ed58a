import type { Element, Root, RootContent } from 'hast';
import type { Nodes } from 'mdast';
import { allNodes, attributeOf, type JsxElement } from '../text-tree.ts';
import { drawingWidth, heightOf, panelsOf, shapesOf } from './diagram-problems.ts';
import { drawShape } from './draw-shape.ts';
import { type BoxShape, readShape, type Shape } from './read-shape.ts';

/**
 * Draws every `<Diagram>`: its pieces become SVG within the page, its paragraph the caption. There is one document, so the
 * drawing takes the page's colours and costs no request; it is HTML and never code in the browser.
 */
export function rehypeDiagrams() {
  return (tree: Root): void => {
    const nodes = allNodes(tree as unknown as Nodes) as unknown as (RootContent | Root)[];
    for (const node of nodes) {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Diagram') draw(node as unknown as JsxElement);
    }
  };
}

function draw(node: JsxElement): void {
  const children = node.children as unknown as RootContent[];
  const caption = children.find((child): child is Element => child.type === 'element' && child.tagName === 'p');
  const drawings = panelsOf(node).map((panel, index) => svg(panel, index === 0 ? node : undefined));
  node.attributes = [];
  node.children = [
    ...drawings,
    { type: 'element', tagName: 'figcaption', properties: {}, children: caption?.children ?? [] },
  ] as unknown as JsxElement['children'];
}

/** @param described whose title and description the drawing carries; the others are part of the first */
function svg(panel: JsxElement, described: JsxElement | undefined): Element {
  const words = (tagName: string, value = ''): Element => ({
    ...{ type: 'element', tagName, properties: {} },
    children: [{ type: 'text', value }],
  });
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      viewBox: `-2 -2 ${drawingWidth + 4} ${heightOf(panel) + 4}`,
      ...(described ? { role: 'img' } : { ariaHidden: 'true' }),
    },
    children: [
      ...(described
        ? [words('title', attributeOf(described, 'title')), words('desc', attributeOf(described, 'says'))]
        : []),
      ...joined(inLayers(shapesOf(panel).map(readShape))),
    ],
  };
}

/** Boxes that lie next to each other are drawn before the texts of all of them: so they become neighbours, and one path. */
function inLayers(shapes: Shape[]): Element[] {
  const drawn: Element[] = [];
  let level: Shape[] = [];
  const flush = () => {
    const elements = level.flatMap(drawShape);
    const isText = ({ tagName }: Element) => tagName === 'text';
    drawn.push(...elements.filter((one) => !isText(one)), ...elements.filter(isText));
    level = [];
  };
  for (const shape of shapes) {
    if (shape.kind !== 'box' || level.some((other) => other.kind !== 'box' || overlap(shape, other))) flush();
    level.push(shape);
  }
  flush();
  return drawn;
}

function overlap(one: BoxShape, other: BoxShape): boolean {
  const [left, top] = one.at;
  const [otherLeft, otherTop] = other.at;
  return (
    left < otherLeft + other.width &&
    otherLeft < left + one.width &&
    top < otherTop + other.height &&
    otherTop < top + one.height
  );
}

/** Neighbours that look the same are one path: fewer bytes for the same drawing. */
function joined(elements: Element[]): Element[] {
  const all: Element[] = [];
  for (const one of elements) {
    const last = all.at(-1);
    const { d, ...looks } = one.properties;
    const { d: before, ...sameLooks } = last?.properties ?? {};
    if (last && d && before && JSON.stringify(looks) === JSON.stringify(sameLooks)) last.properties.d = `${before}${d}`;
    else all.push(one);
  }
  return all;
}
