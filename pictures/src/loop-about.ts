import { type ArtColour, artColours } from '@femcoders/shared-ui/art-colours';
import { flower, halfTone } from '@femcoders/shared-ui/panot-markup';
import { blockClip, ground, street } from './block.ts';
import { figure } from './draw-portrait.ts';
import { ease, type FilmPlan, frame, framed } from './film-plan.ts';

type Face = { person: string; on: ArtColour } | { petals: number; colours: [ArtColour, ArtColour, ArtColour] };

/** The pictures of a tile, shown one after another in a loop. */
interface Tile {
  column: number;
  row: number;
  span: number;
  /** When it turns for the first time, in turns. */
  late: number;
  faces: Face[];
}

const panot = (petals: number, ...colours: [ArtColour, ArtColour, ArtColour]): Face => ({ petals, colours });
const person = (number: string, on: ArtColour): Face => ({ person: `retrato-${number}`, on });

const tile = (column: number, row: number, span: number, late: number, faces: Face[]): Tile => ({
  ...{ column, row, span, late, faces },
});

const tiles: Tile[] = [
  tile(0, 0, 2, 0.1, [
    person('01', 'coral'),
    panot(4, 'sun', 'art-ink', 'coral'),
    person('07', 'lilac'),
    panot(6, 'mint', 'art-ink', 'coral'),
  ]),
  tile(2, 0, 1, 0.3, [
    panot(6, 'art-night', 'mint', 'coral'),
    person('06', 'sun'),
    panot(5, 'coral', 'art-paper', 'art-ink'),
    person('09', 'mint'),
  ]),
  tile(3, 0, 1, 0.42, [
    person('02', 'sun'),
    panot(8, 'lilac', 'violet', 'coral'),
    person('10', 'coral'),
    panot(7, 'art-night', 'sun', 'coral'),
  ]),
  tile(2, 1, 1, 0.54, [
    person('03', 'mint'),
    panot(4, 'coral', 'art-ink', 'sun'),
    person('16', 'lilac'),
    panot(5, 'sun', 'art-ink', 'coral'),
  ]),
  tile(3, 1, 1, 0.66, [
    panot(4, 'coral', 'art-paper', 'art-ink'),
    person('04', 'lilac'),
    panot(6, 'sun', 'art-ink', 'coral'),
    person('12', 'coral'),
  ]),
];

const size = 256;
const pitch = size * (1 + street);
const left = (frame.width - (3 * pitch + size)) / 2;
const top = (frame.height - (pitch + size)) / 2;

/** Tiles turn over: behind every panot there is somebody, and behind her another panot. */
export const aboutLoop: FilmPlan = {
  packageName: 'shell',
  name: 'nosotras',
  seconds: 8,
  still: 0,
  draw: (moment) => framed(artColours.violet, blockClip + tiles.map((tile) => drawTile(tile, moment)).join('')),
};

function drawTile({ column, row, span, late, faces }: Tile, moment: number): string {
  const edge = (span - 1) * pitch + size;
  const turns = moment * faces.length - late;
  const whole = Math.floor(turns);
  // It turns during two fifths of its time, then rests.
  const turning = ease((turns - whole) / 0.4);
  const shown = (whole + (turning >= 0.5 ? 1 : 0) + faces.length) % faces.length;
  const width = Math.max(0.02, Math.abs(Math.cos(turning * Math.PI)));
  const face = faces[shown];
  if (!face) throw new Error('A tile needs a face.');
  const x = left + column * pitch + edge / 2;
  const y = top + row * pitch + edge / 2;
  return (
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${((edge / 100) * width).toFixed(4)} ${(edge / 100).toFixed(4)}) translate(-50 -50)">` +
    `<g clip-path="url(#block)">${content(face)}</g></g>`
  );
}

function content(face: Face): string {
  if ('person' in face) return halfTone(artColours[face.on]) + figure(face.person);
  const [base, petal, core] = face.colours.map((name) => artColours[name]) as [string, string, string];
  return ground(base) + flower({ petals: face.petals, radius: 37, x: 50, y: 50, ground: base, petal, core });
}
