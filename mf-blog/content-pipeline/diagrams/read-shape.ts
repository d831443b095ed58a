import { attributeOf, type JsxElement } from '../text-tree.ts';

/** Grounds that a box may have (src/features/articles/components/diagram.module.css). */
export const tones = ['paper', 'sun', 'mint', 'coral', 'lilac'] as const;
export type Tone = (typeof tones)[number];

/** A place in the drawing, in its units: 320 across. */
export type Point = readonly [x: number, y: number];

export interface BoxShape {
  kind: 'box';
  at: Point;
  width: number;
  height: number;
  tone?: Tone;
  dashed: boolean;
  text: string;
  name: string;
}

/** A piece of a drawing. */
export type Shape =
  | BoxShape
  | { kind: 'line'; points: Point[]; dashed: boolean; heads: 'none' | 'end' | 'both' }
  | { kind: 'curve'; d: string; dashed: boolean }
  | { kind: 'dot'; at: Point }
  | { kind: 'label'; at: Point; text: string; align: 'start' | 'middle' | 'end' };

/** A piece of a drawing that cannot be drawn as it is written. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

const known: Record<string, readonly string[]> = {
  Box: ['at', 'tone', 'dashed', 'text', 'name'],
  Line: ['points', 'dashed'],
  Arrow: ['points', 'dashed', 'both'],
  Curve: ['d', 'dashed'],
  Dot: ['at'],
  Label: ['at', 'text', 'align'],
};

/** Whether a tag is a piece of a drawing. */
export const isShape = (name: string | null): boolean => name !== null && name in known;

/**
 * Reads a tag such as `<Box at="0 8 96 48" tone="sun" text="uno" />`.
 * @throws ShapeError when an attribute is unknown, missing or off the drawing's grid
 */
export function readShape(node: JsxElement): Shape {
  const name = node.name ?? '';
  for (const one of node.attributes) {
    const attribute = one.type === 'mdxJsxAttribute' ? one.name : '{…}';
    if (!known[name]?.includes(attribute)) throw new ShapeError(`<${name}> has no attribute ${attribute}`);
  }
  const has = (flag: string) => node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === flag);
  const dashed = has('dashed');
  const text = attributeOf(node, 'text') ?? '';
  switch (name) {
    case 'Box': {
      const [x, y, width, height] = numbers(node, 'at', 8, 4) as [number, number, number, number];
      const tone = attributeOf(node, 'tone');
      if (tone !== undefined && !isTone(tone)) throw new ShapeError(`tone is one of ${tones.join(', ')}`);
      return {
        ...{ kind: 'box', at: [x, y], width, height, dashed, text },
        ...{ name: attributeOf(node, 'name') ?? '' },
        ...(tone && { tone }),
      };
    }
    case 'Line':
      return { kind: 'line', points: pointsOf(node), dashed, heads: 'none' };
    case 'Arrow':
      return { kind: 'line', points: pointsOf(node), dashed, heads: has('both') ? 'both' : 'end' };
    case 'Curve': {
      const d = attributeOf(node, 'd') ?? '';
      if (!/^M[\d\s,.CLQ-]+$/.test(d)) throw new ShapeError('d begins with M and has only C, L, Q and numbers');
      return { kind: 'curve', d, dashed };
    }
    case 'Dot':
      return { kind: 'dot', at: numbers(node, 'at', 4, 2) as unknown as Point };
    default: {
      if (!text) throw new ShapeError('<Label> needs a text');
      const align = attributeOf(node, 'align') ?? 'middle';
      if (align !== 'start' && align !== 'middle' && align !== 'end')
        throw new ShapeError('align is start, middle or end');
      return { kind: 'label', at: numbers(node, 'at', 4, 2) as unknown as Point, text, align };
    }
  }
}

const isTone = (tone: string): tone is Tone => (tones as readonly string[]).includes(tone);

/** @param grid every number is a multiple of it */
function numbers(node: JsxElement, name: string, grid: number, count?: number): number[] {
  const value = attributeOf(node, name) ?? '';
  const found = value.trim().split(/\s+/).map(Number);
  if (found.some((one) => Number.isNaN(one) || one % grid !== 0) || (count && found.length !== count))
    throw new ShapeError(
      `${name}="${value}" of <${node.name}>: ${count ?? 'pairs of'} numbers, each a multiple of ${grid}`,
    );
  return found;
}

function pointsOf(node: JsxElement): Point[] {
  const found = numbers(node, 'points', 4);
  if (found.length < 4 || found.length % 2) throw new ShapeError(`points of <${node.name}>: pairs of x and y`);
  return Array.from({ length: found.length / 2 }, (_, index) => [found[2 * index] ?? 0, found[2 * index + 1] ?? 0]);
}
