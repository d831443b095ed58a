import type { CoverProps } from '../article-content.ts';
import { CoverFrame } from './cover-frame.tsx';
import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';
import { type PieceLook, PlanPiece } from './plan-piece.tsx';

/** Measures of the Eixample: the street is 17.6 % of the block's side. */
const block = 112;
const street = 19.7;
const pitch = block + street;
const origin = { x: 40, y: -36 };

/** How far a run of blocks reaches, streets between them included. */
const across = (count: number) => count * pitch - street;

/** The element lies in the second and third rows; these are the blocks around it, row by row. */
const rows: { row: number; first: number; looks: PieceLook[] }[] = [
  {
    row: 0,
    first: 0,
    looks: ['plain', 'stripes', { petals: 6, palette: 'mint' }, 'dim', 'plain', 'court', 'plain', 'stripes', 'dim'],
  },
  { row: 0, first: 9, looks: [{ petals: 4, palette: 'blush' }, 'plain', 'dim', 'stripes', 'court', 'plain'] },
  { row: 1, first: 9, looks: ['stripes', { petals: 8, palette: 'lilac' }, 'plain', 'dim', 'plain', 'stripes'] },
  { row: 2, first: 9, looks: ['plain', 'dim', 'court', { petals: 5, palette: 'sun' }, 'plain', 'dim'] },
  {
    row: 3,
    first: 0,
    looks: [
      'dim',
      { petals: 8, palette: 'lilac' },
      'plain',
      'court',
      'stripes',
      'plain',
      { petals: 5, palette: 'coral' },
    ],
  },
  {
    row: 3,
    first: 7,
    looks: ['dim', 'plain', 'stripes', 'plain', { petals: 6, palette: 'mint' }, 'dim', 'plain', 'court'],
  },
  { row: 4, first: 0, looks: ['stripes', 'plain', 'dim', 'plain', 'plain', 'stripes', 'dim', 'plain'] },
  { row: 4, first: 8, looks: ['court', 'dim', 'plain', 'stripes', 'plain', 'dim', 'plain'] },
];

const pieces = [
  { first: 0, count: 2, text: '<h1>', look: styles.coral, letters: styles.sign },
  { first: 2, count: 5, text: 'Hola, plaza', look: styles.sun, letters: styles.word },
  { first: 7, count: 2, text: '</h1>', look: styles.mint, letters: styles.sign },
];

/** One element as a street of three blocks: opening tag, content and closing tag. */
export function ElementCover({ alt }: CoverProps) {
  return (
    <CoverFrame alt={alt}>
      {rows.flatMap(({ row, first, looks }) =>
        looks.map((look, index) => (
          <PlanPiece
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the plan is the piece
            key={`${row}/${first + index}`}
            x={origin.x + (first + index) * pitch}
            y={origin.y + row * pitch}
            width={block}
            height={block}
            look={look}
          />
        )),
      )}
      {pieces.map(({ first, count, text, look, letters }) => {
        const x = origin.x + first * pitch;
        const y = origin.y + pitch;
        return (
          <g key={text}>
            <path d={cutBox(x, y, across(count), across(2))} className={look} />
            <text x={x + across(count) / 2} y={y + across(2) / 2 + 28} textAnchor="middle" className={letters}>
              {text}
            </text>
          </g>
        );
      })}
    </CoverFrame>
  );
}
