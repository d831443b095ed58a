import type { Nodes } from 'mdast';
import { attributeOf, flowElements, isElement, type JsxElement, wordsOf } from '../text-tree.ts';
import { isShape, type Point, readShape, type Shape, ShapeError } from './read-shape.ts';
import { linesOf, lineWidth } from './text-lines.ts';

/** Every drawing is so wide, in its units: drawn at 288 CSS pixels, its texts are still above 12. */
export const drawingWidth = 320;
const tallest = 480;
/** The least that stays free on each side of a text in its box. */
const padding = 4;

/** The parts of a drawing: itself, or its panels. */
export const panelsOf = (node: JsxElement): JsxElement[] => {
  const panels = (node.children as Nodes[]).filter((child) => isElement(child, 'Panel'));
  return panels.length > 0 ? (panels as JsxElement[]) : [node];
};

/** The tags inside a drawing or a panel that are its pieces. */
export const shapesOf = (panel: JsxElement): JsxElement[] =>
  (panel.children as Nodes[]).filter((child): child is JsxElement => isElement(child) && isShape(child.name));

/** The tags among an article's nodes that belong to its diagrams; anywhere else they are no components. */
export const piecesOfDiagrams = (nodes: Nodes[]): JsxElement[] =>
  nodes
    .filter((node): node is JsxElement => isElement(node, 'Diagram'))
    .flatMap((node) => panelsOf(node).flatMap((panel) => [panel, ...shapesOf(panel)]))
    .filter(({ name }) => name !== 'Diagram');

/** @returns what an author must mend in the diagrams of an article, one sentence each */
export function diagramProblems(tree: Nodes): string[] {
  const titles = new Set<string>();
  return flowElements(tree, 'Diagram').flatMap((node) => {
    const title = attributeOf(node, 'title') ?? '';
    const problems = [...ownProblems(node), ...panelsOf(node).flatMap(panelProblems)];
    if (titles.has(title)) problems.push('another diagram of this article has the same title');
    titles.add(title);
    return problems.map((problem) => `diagram "${title}": ${problem}`);
  });
}

function ownProblems(node: JsxElement): string[] {
  const problems: string[] = [];
  if (!attributeOf(node, 'title')?.trim()) problems.push('needs a title');
  if ((attributeOf(node, 'says') ?? '').trim().split(/\s+/).length < 8)
    problems.push('needs says="…": all that it shows, in a sentence or two');
  const caption = (node.children as Nodes[]).filter((child) => child.type === 'paragraph').map(wordsOf);
  if (caption.length !== 1) problems.push('needs one paragraph as its caption, after the drawing');
  const allowed = panelsOf(node)[0] === node ? ['title', 'says', 'height'] : ['title', 'says'];
  return [...problems, ...strangeAttributes(node, allowed), ...strangeChildren(node)];
}

function panelProblems(panel: JsxElement): string[] {
  const height = heightOf(panel);
  const problems = panel.name === 'Panel' ? [...strangeAttributes(panel, ['height']), ...strangeChildren(panel)] : [];
  if (!(height > 0 && height <= tallest && height % 8 === 0))
    problems.push(`needs a height, a multiple of 8 up to ${tallest}`);
  if (shapesOf(panel).length === 0) problems.push('nothing is drawn in it');
  for (const node of shapesOf(panel)) {
    try {
      problems.push(...shapeProblems(readShape(node), height));
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
}

/** How tall a drawing or a panel is, in its units. */
export const heightOf = (panel: JsxElement): number => Number(attributeOf(panel, 'height') ?? Number.NaN);

function strangeAttributes({ name, attributes }: JsxElement, allowed: string[]): string[] {
  return attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && allowed.includes(one.name)
      ? []
      : [`<${name}> has no attribute ${one.type === 'mdxJsxAttribute' ? one.name : '{…}'}`],
  );
}

function strangeChildren(node: JsxElement): string[] {
  return (node.children as Nodes[]).flatMap((child) => {
    if (isElement(child)) {
      const fits = child.name === 'Panel' ? node.name === 'Diagram' : isShape(child.name);
      return fits ? [] : [`<${child.name}> has no place in it`];
    }
    return child.type === 'paragraph' && node.name === 'Diagram' ? [] : [`${child.type} has no place in it`];
  });
}

/** A shape that leaves the drawing, or a text that leaves its box. */
function shapeProblems(shape: Shape, height: number): string[] {
  const isInside = ([x, y]: Point) => x >= 0 && x <= drawingWidth && y >= 0 && y <= height;
  const leaves = (what: string) => [`${what} leaves the drawing`];
  switch (shape.kind) {
    case 'box': {
      const [x, y] = shape.at;
      const room = shape.width - 2 * padding;
      const texts = [...linesOf(shape.text), ...linesOf(shape.name)];
      return [
        ...(isInside([x, y]) && isInside([x + shape.width, y + shape.height])
          ? []
          : leaves(`the box "${shape.text || shape.name}"`)),
        ...texts
          .filter((line) => lineWidth(line) > room)
          .map(({ words }) => `"${words}" is wider than its box (${shape.width})`),
      ];
    }
    case 'line':
      return shape.points.every(isInside) ? [] : leaves('a line');
    case 'dot':
      return isInside(shape.at) ? [] : leaves('a dot');
    case 'label':
      return linesOf(shape.text).flatMap((line) => {
        const width = lineWidth(line);
        const start = shape.at[0] - width * { start: 0, middle: 0.5, end: 1 }[shape.align];
        return isInside([start, shape.at[1]]) && isInside([start + width, shape.at[1]])
          ? []
          : leaves(`"${line.words}"`);
      });
    case 'curve':
      return [];
  }
}
