import type { PagePoster } from '@femcoders/platform';
import { type ArtColour, artColours } from '@femcoders/shared-ui/art-colours';
import { flower } from '@femcoders/shared-ui/panot-markup';
import { panotFromSeed } from '@femcoders/shared-ui/panot-seed';
import { balanceLines } from './balance-lines.ts';
import type { SocialArea } from './social-area.ts';
import { Typeface } from './text-outline.ts';

export const socialSize = { width: 1200, height: 630 };

export interface SocialCard {
  title: string;
  area: SocialArea;
  brand: string;
  /** Decides the flower: the page's path. */
  seed: string;
  /** Stands in place of the flower. */
  poster?: PagePoster;
}

type Poster = [ground: ArtColour, petal: ArtColour, core: ArtColour];

/** The ink and the posters of each accent. */
const looks: Record<SocialArea['accent'], { ink: ArtColour; posters: [Poster, ...Poster[]] }> = {
  coral: {
    ink: 'art-ink',
    posters: [
      ['violet', 'sun', 'coral'],
      ['art-ink', 'mint', 'coral'],
      ['sun', 'art-ink', 'coral'],
    ],
  },
  violet: {
    ink: 'art-paper',
    posters: [
      ['sun', 'art-ink', 'coral'],
      ['mint', 'art-ink', 'coral'],
      ['coral', 'art-paper', 'art-ink'],
    ],
  },
  mint: {
    ink: 'art-ink',
    posters: [
      ['violet', 'lilac', 'sun'],
      ['coral', 'art-ink', 'sun'],
      ['art-ink', 'sun', 'coral'],
    ],
  },
  sun: {
    ink: 'art-ink',
    posters: [
      ['violet', 'lilac', 'coral'],
      ['coral', 'art-paper', 'art-ink'],
      ['art-ink', 'mint', 'coral'],
    ],
  },
  'art-ink': { ink: 'art-paper', posters: [['violet', 'sun', 'coral']] },
};

/** Two blocks of the Eixample with a street between them: words in one, the page's flower in the other. */
const margin = 30;
const gap = 26;
const words = { x: margin, y: margin, width: 770, height: 570, padding: 48 };
const poster = { x: words.x + words.width + gap, y: margin, width: 460, height: 570 };
const cut = 56;

/** Sizes that a title may take, in pixels, the largest first. */
const titleSizes = [124, 108, 96, 84, 74, 66, 58, 50, 44];
const mostLines = 4;
const titleTracking = -0.035;
/** Nobody reads more in a small picture. */
const longestTitle = 160;

const display = new Typeface('display');
const text = new Typeface('text');

/** The picture of a page for social networks as SVG: all text is outlines, so nothing of it has to be escaped. */
export function drawSocialCard({ title, area, brand, seed, poster: drawing }: SocialCard): string {
  const { ink, posters } = looks[area.accent];
  const { petals, rotation, palette } = panotFromSeed(seed);
  const chosen = posters[palette.length % posters.length] ?? posters[0];
  const [ground, petal, core] = chosen.map((name) => artColours[name]) as [string, string, string];
  const left = words.x + words.padding;
  const bottom = words.y + words.height - words.padding;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${socialSize.width} ${socialSize.height}">`,
    `<rect width="100%" height="100%" fill="${artColours['art-paper']}"/>`,
    `<path d="${cutBox(words)}" fill="${artColours[area.accent]}"/>`,
    `<clipPath id="poster"><path d="${cutBox(poster)}"/></clipPath>`,
    '<g clip-path="url(#poster)">',
    ...(drawing
      ? posterDrawing(drawing)
      : [posterGround(ground), flower({ petals, rotation, radius: 330, x: 1090, y: 330, ground, petal, core })]),
    '</g>',
    `<g fill="${artColours[ink]}">`,
    sign(left, words.y + words.padding, artColours[ink], artColours[area.accent]),
    line(display, brand, { x: left + 64, y: words.y + words.padding + 33, size: 30, tracking: -0.02 }),
    ...titleLines(display.drawable(title) || brand, left, bottom - 64),
    line(text, area.label, { x: left, y: bottom, size: 28 }),
    '</g></svg>',
  ].join('');
}

function posterGround(colour: string): string {
  return `<rect x="${poster.x}" width="${poster.width}" height="100%" fill="${colour}"/>`;
}

/** The drawing of the page, whole and centred: as wide as the visible part of the block. */
function posterDrawing({ ground, shapes }: PagePoster): string[] {
  const seen = socialSize.width - poster.x;
  return [
    posterGround(colourOf(ground)),
    `<g transform="translate(${poster.x + seen / 2} ${poster.y + poster.height / 2}) scale(${(seen - 44) / 420})">`,
    ...shapes.map(({ d, colour, lineWidth }) => {
      const path = d.replace(/[^\w\s.,-]/g, '');
      return lineWidth
        ? `<path d="${path}" fill="none" stroke="${colourOf(colour)}" stroke-width="${Number(lineWidth)}"/>`
        : `<path d="${path}" fill="${colourOf(colour)}"/>`;
    }),
    '</g>',
  ];
}

/** A colour by its name; ink for a name that a later release may know. */
function colourOf(name: string): string {
  return artColours[name as ArtColour] ?? artColours['art-ink'];
}

function titleLines(title: string, x: number, lowest: number): string[] {
  const { size, lines } = setTitle(title);
  const leading = size * 0.98;
  return lines.map((content, index) =>
    line(display, content, {
      x: x - size * 0.04,
      y: lowest - (lines.length - 1 - index) * leading,
      size,
      tracking: titleTracking,
    }),
  );
}

/** The largest size at which the title takes no more lines than it may; a title that is too long for all ends in "…". */
function setTitle(title: string): { size: number; lines: string[] } {
  const signs = [...title];
  const shown = signs.length > longestTitle ? `${signs.slice(0, longestTitle).join('').trimEnd()}…` : signs.join('');
  const width = words.width - 2 * words.padding;
  const height = 330;
  const measure = wordMeasure(display);
  const set = (size: number) => ({ size, lines: balanceLines(shown, width, (piece) => size * measure(piece)) });
  const fits = ({ size, lines }: ReturnType<typeof set>) => lines.length <= mostLines && lines.length * size <= height;
  const fitting = titleSizes.map(set).find(fits);
  if (fitting) return fitting;
  const smallest = set(titleSizes.at(-1) ?? 44);
  const kept = smallest.lines.slice(0, mostLines);
  return { size: smallest.size, lines: [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[\s.,:;…-]+$/, '')}…`] };
}

/** Widths in parts of the size. Every word is laid out once, however often lines are tried with it. */
function wordMeasure(typeface: Typeface): (text: string) => number {
  const known = new Map<string, number>();
  const ofWord = (word: string) => {
    const width = known.get(word) ?? typeface.width(word, 1, titleTracking);
    known.set(word, width);
    return width;
  };
  return (piece) => {
    const words = piece.split(' ');
    return words.reduce((sum, word) => sum + ofWord(word), (words.length - 1) * ofWord(' '));
  };
}

function line(typeface: Typeface, content: string, place: Parameters<Typeface['path']>[1]): string {
  return `<path d="${typeface.path(typeface.drawable(content), place)}"/>`;
}

/** The brand's tile, in the colours of where it stands. */
function sign(x: number, y: number, ink: string, ground: string): string {
  const edge = 46;
  const outline = cutBox({ x, y, width: edge, height: edge }, edge / 8);
  return `<path d="${outline}"/>${flower({ radius: edge * 0.38, x: x + edge / 2, y: y + edge / 2, ground: ink, petal: ground, core: ground })}`;
}

function cutBox({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, corner = cut): string {
  return (
    `M${x + corner} ${y}h${width - 2 * corner}l${corner} ${corner}v${height - 2 * corner}` +
    `l${-corner} ${corner}h${2 * corner - width}l${-corner} ${-corner}v${2 * corner - height}Z`
  );
}
