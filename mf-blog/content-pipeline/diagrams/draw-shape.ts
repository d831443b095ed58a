import type { Element } from 'hast';
import { cutBox } from '../../src/features/articles/figures/cut-box.ts';
import type { Point, Shape } from './read-shape.ts';
import { lineHeight, linesOf } from './text-lines.ts';

const cut = 6;
/** Length of an arrow's head along its line, and half of its width. */
const headLength = 8;
const headHalf = 5;
/** From the middle of a line of text down to where its letters stand. */
const baseline = 5;
/** From a box's edges to its name. */
const namePlace = { x: 8, y: 16 };

/** The SVG of a piece. Its colours are names (components/diagram.module.css), so that it is light or dark as the page around it. */
export function drawShape(shape: Shape): Element[] {
  switch (shape.kind) {
    case 'box': {
      const { at, width, height, tone, dashed, text, name } = shape;
      const [x, y] = at;
      const fill = tone ? `var(--tone-${tone})` : 'none';
      return [
        path(cutBox(x, y, width, height, Math.min(cut, height / 4)), dashed, fill),
        ...(text ? drawText([x + width / 2, y + height / 2], text, 'middle') : []),
        ...(name ? drawText([x + namePlace.x, y + namePlace.y], name, 'start') : []),
      ];
    }
    case 'line': {
      const { points, heads, dashed } = shape;
      const tips = [
        ...(heads === 'none' ? [] : [head(points.at(-2), points.at(-1))]),
        ...(heads === 'both' ? [head(points[1], points[0])] : []),
      ];
      const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
      // A dashed line's head is whole.
      if (dashed && tips.length > 0) return [path(line, true), path(tips.join(''), false)];
      return [path(line + tips.join(''), dashed)];
    }
    case 'curve':
      return [path(shape.d, shape.dashed)];
    case 'dot':
      return [element('circle', { cx: shape.at[0], cy: shape.at[1], r: 4 })];
    case 'label':
      return drawText(shape.at, shape.text, shape.align);
  }
}

function drawText([x, y]: Point, text: string, align: 'start' | 'middle' | 'end'): Element[] {
  const lines = linesOf(text);
  const top = y - ((lines.length - 1) * lineHeight) / 2 + baseline;
  return lines.map(({ words, isCode }, index) =>
    element(
      'text',
      {
        x,
        y: top + index * lineHeight,
        ...(align !== 'middle' && { textAnchor: align }),
        ...(isCode && { fontFamily: 'var(--font-mono)' }),
      },
      words,
    ),
  );
}

function head([fromX, fromY]: Point = [0, 0], [x, y]: Point = [0, 0]): string {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
  const side = (half: number) =>
    `${round(x - alongX * headLength - alongY * half)} ${round(y - alongY * headLength + alongX * half)}`;
  return `M${side(headHalf)}L${x} ${y}L${side(-headHalf)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

const path = (d: string, dashed: boolean, fill = 'none'): Element =>
  element('path', { fill, ...(dashed && { strokeDashArray: '5 4' }), d });

function element(tagName: string, properties: Element['properties'], words?: string): Element {
  return { type: 'element', tagName, properties, children: words ? [{ type: 'text', value: words }] : [] };
}
