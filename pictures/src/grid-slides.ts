import { type ArtColour, artColours } from '@femcoders/shared-ui/art-colours';
import { flower } from '@femcoders/shared-ui/panot-markup';
import type { Picture } from './picture.ts';

const width = 1200;
const height = 750;
const ground = '#3a1fa6';

/** Real layouts of the article on Grid, as plans: what each piece takes of the rows and columns (post 16, six slides). */
export const gridSlides: Picture[] = [
  slide('galeria', [
    ...tiles({ columns: 4, rows: 3 }, ['coral', 'mint', 'lilac', 'iris'], (column, row) => column > 1 || row > 1),
    piece({ columns: 4, rows: 3 }, { column: 0, row: 0, across: 2, down: 2 }, 'sun'),
    bloom(322, 265, 150, 'sun'),
  ]),
  slide('areas', [
    piece({ columns: 4, rows: 4 }, { column: 0, row: 0, across: 4 }, 'coral'),
    piece({ columns: 4, rows: 4 }, { column: 0, row: 1, down: 2 }, 'mint'),
    piece({ columns: 4, rows: 4 }, { column: 1, row: 1, across: 3, down: 2 }, 'lilac'),
    piece({ columns: 4, rows: 4 }, { column: 0, row: 3, across: 4 }, 'iris'),
    bloom(738, 375, 110, 'lilac'),
  ]),
  slide('encima', [
    piece({ columns: 1, rows: 1 }, { column: 0, row: 0 }, 'mint'),
    bloom(600, 265, 180, 'mint'),
    box(110, 470, 700, 160, 'art-ink'),
    box(150, 510, 420, 24, 'art-paper', 3),
    box(150, 560, 560, 24, 'iris', 3),
  ]),
  slide('subgrid', [...card(60, 'coral'), ...card(430, 'sun'), ...card(800, 'mint')]),
  slide('calendario', [
    ...tiles({ columns: 7, rows: 5 }, ['iris', 'lilac'], (column, row) => row > 0 || column > 2),
    ...[
      { column: 2, row: 2, across: 3, colour: 'coral' as const },
      { column: 5, row: 3, across: 2, colour: 'sun' as const },
      { column: 4, row: 1, across: 1, colour: 'mint' as const },
    ].map(({ colour, ...place }) => piece({ columns: 7, rows: 5 }, place, colour)),
  ]),
  slide('formulario', [
    ...[180, 240, 120].flatMap((label, row) => [
      box(300 - label, 125 + row * 150, label, 40, 'iris', 6),
      box(360, 90 + row * 150, 750, 110, 'art-paper'),
    ]),
    box(360, 540, 300, 110, 'coral'),
    box(420, 583, 180, 24, 'art-ink', 3),
  ]),
];

function slide(name: string, pieces: string[]): Picture {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${pieces.join('')}</svg>`;
  return { packageName: 'mf-blog', name: `blog/grid-${name}`, drawing, width, height };
}

interface Plan {
  columns: number;
  rows: number;
}

/** In tracks, from 0. */
interface Place {
  column: number;
  row: number;
  across?: number;
  down?: number;
}

/** One piece of a plan whose tracks share the picture, with streets between them. */
function piece({ columns, rows }: Plan, { column, row, across = 1, down = 1 }: Place, colour: ArtColour): string {
  const edge = 60;
  const street = 30;
  const track = (whole: number, count: number) => (whole - 2 * edge - (count - 1) * street) / count;
  const w = track(width, columns);
  const h = track(height, rows);
  return box(
    edge + column * (w + street),
    edge + row * (h + street),
    across * w + (across - 1) * street,
    down * h + (down - 1) * street,
    colour,
  );
}

function tiles(plan: Plan, colours: ArtColour[], wanted: (column: number, row: number) => boolean): string[] {
  return Array.from({ length: plan.columns * plan.rows }, (_, index) => ({
    column: index % plan.columns,
    row: Math.floor(index / plan.columns),
  }))
    .filter(({ column, row }) => wanted(column, row))
    .map((place) => piece(plan, place, colours[(place.column + place.row) % colours.length] ?? 'lilac'));
}

function bloom(x: number, y: number, radius: number, on: ArtColour): string {
  const { coral, violet } = artColours;
  return flower({
    petals: 6,
    radius,
    x,
    y,
    ground: artColours[on],
    petal: artColours['art-ink'],
    core: on === 'sun' ? coral : violet,
  });
}

/** A card of three rows that it shares with its neighbours. */
function card(x: number, colour: ArtColour): string[] {
  return [
    box(x, 60, 340, 630, 'art-paper'),
    box(x + 30, 90, 280, 230, colour),
    box(x + 30, 360, 240, 28, 'art-ink', 4),
    box(x + 30, 420, 280, 22, 'iris', 3),
    box(x + 30, 460, 200, 22, 'iris', 3),
    box(x + 30, 580, 170, 70, 'violet'),
  ];
}

/** A box with its corners cut at 45 degrees. */
function box(x: number, y: number, w: number, h: number, colour: ArtColour, cut = Math.min(w, h, 240) / 8): string {
  const right = x + w;
  const bottom = y + h;
  return `<path fill="${artColours[colour]}" d="M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z"/>`;
}
