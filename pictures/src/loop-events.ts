import { type ArtColour, artColours } from '@femcoders/shared-ui/art-colours';
import { flower, halfTone } from '@femcoders/shared-ui/panot-markup';
import { block, blockClip, ground, street } from './block.ts';
import { figure } from './draw-portrait.ts';
import { ease, type FilmPlan, framed, passed } from './film-plan.ts';

type Tile =
  | { petals: number; colours: [ground: ArtColour, petal: ArtColour, core: ArtColour] }
  | { person: string; on: ArtColour }
  | { court: ArtColour; on: ArtColour };

const violet: Tile = { petals: 4, colours: ['violet', 'sun', 'coral'] };
const coral: Tile = { petals: 6, colours: ['coral', 'art-ink', 'sun'] };
const mint: Tile = { petals: 5, colours: ['mint', 'art-ink', 'coral'] };
const lilac: Tile = { petals: 8, colours: ['lilac', 'violet', 'coral'] };
const sun: Tile = { petals: 7, colours: ['sun', 'art-ink', 'coral'] };
const iris: Tile = { petals: 6, colours: ['violet', 'lilac', 'sun'] };
const blush: Tile = { petals: 4, colours: ['coral', 'art-paper', 'art-ink'] };

/** People stand where the frame shows them whole and the Diagonal does not cross them. */
const plan: Tile[][] = [
  [mint, violet, { court: 'violet', on: 'mint' }, sun, iris, coral],
  [blush, { person: 'retrato-05', on: 'coral' }, { person: 'retrato-07', on: 'lilac' }, violet, mint, lilac],
  [violet, { court: 'coral', on: 'sun' }, iris, coral, { person: 'retrato-08', on: 'sun' }, mint],
  [coral, lilac, sun, { court: 'violet', on: 'lilac' }, blush, violet],
];

const size = 208;
const pitch = size * (1 + street);
const left = -96;
const top = -116;

/** The ground wakes up: block after block along the Diagonal opens its flower, and people look out. */
export const eventsLoop: FilmPlan = {
  packageName: 'mf-events',
  name: 'eventos',
  seconds: 7,
  still: 0.55,
  draw: (moment) =>
    framed(
      artColours['art-night'],
      blockClip +
        plan.map((row, r) => row.map((tile, c) => drawTile(tile, c, r, moment)).join('')).join('') +
        diagonal(moment),
    ),
};

function drawTile(tile: Tile, column: number, row: number, moment: number): string {
  const place = { x: left + column * pitch, y: top + row * pitch, size };
  // The wave goes along the Diagonal, from below left to above right.
  const late = (column + (plan.length - 1 - row) * 0.6) / 14;
  return block(place, content(tile, (moment - late + 1) % 1));
}

/** @param moment the tile's own, 0 to 1 */
function content(tile: Tile, moment: number): string {
  const up = ease(passed(moment, 0, 0.14)) - ease(passed(moment, 0.66, 0.8));
  if ('person' in tile)
    return `${halfTone(artColours[tile.on])}<g transform="translate(0 ${((1 - up) * 92).toFixed(2)})">${figure(tile.person)}</g>`;
  if ('court' in tile) {
    const edge = 30 + 22 * up;
    return `${ground(artColours[tile.on])}<path transform="translate(${50 - edge / 2} ${50 - edge / 2}) scale(${edge / 100})" fill="${artColours[tile.court]}" d="M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z"/>`;
  }
  const { petals, colours } = tile;
  const [base, petal, core] = colours.map((name) => artColours[name]) as [string, string, string];
  // A turn by one petal ends where it began.
  const turned = (360 / petals) * ease(passed(moment, 0, 0.8));
  const rotation = (petals === 4 ? 45 : -90) + turned;
  return (
    ground(base) +
    flower({ petals, rotation, open: 0.34 + 0.66 * up, radius: 37, x: 50, y: 50, ground: base, petal, core })
  );
}

function diagonal(moment: number): string {
  const line = 'M-40 672L1320 87';
  const dash = 14;
  return (
    `<path d="${line}" stroke="${artColours['art-night']}" stroke-width="${(size * street * 1.25).toFixed(1)}" fill="none"/>` +
    `<path d="${line}" stroke="${artColours['art-paper']}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 ${dash}" stroke-dashoffset="${(-dash * 12 * moment).toFixed(2)}" fill="none"/>`
  );
}
