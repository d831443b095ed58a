import { PanotFlower, type PanotPalette } from '@femcoders/shared-ui';
import { cutBox } from './cut-box.ts';
import styles from './plan-piece.module.css';

/** How a block looks from above: a roof, a court, or a tile with its flower. */
export type PieceLook =
  | 'plain'
  | 'dim'
  | 'stripes'
  | 'court'
  | 'coral'
  | { petals: number; rotation?: number; palette: PanotPalette };

/** One block of a drawn plan, in the drawing's units. */
export function PlanPiece({
  x,
  y,
  width,
  height,
  look,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  look: PieceLook;
}) {
  const place = `translate(${x} ${y})`;
  const outline = cutBox(0, 0, width, height);

  if (typeof look === 'object') {
    const side = Math.min(width, height);
    return (
      <g transform={place}>
        <path d={outline} fill={groundOf[look.palette]} />
        <g transform={`scale(${side / 100})`}>
          <PanotFlower {...look} radius={35} />
        </g>
      </g>
    );
  }
  return (
    <g transform={place}>
      <path d={outline} className={styles[look]} />
      {look === 'stripes' && <path d={stripesOf(width, height)} className={styles.stripe} />}
      {look === 'court' && (
        <path
          d={`M${width * 0.28} ${height * 0.28}h${width * 0.44}v${height * 0.44}h${-width * 0.44}Z`}
          className={styles.ground}
        />
      )}
      {look === 'coral' && (
        <text x={width / 2} y={height / 2 + 18} textAnchor="middle" className={styles.word}>
          1fr 1fr
        </text>
      )}
    </g>
  );
}

const groundOf: Partial<Record<PanotPalette, string>> = {
  blush: 'var(--coral)',
  coral: 'var(--coral)',
  sun: 'var(--sun)',
  mint: 'var(--mint)',
  lilac: 'var(--lilac)',
};

/** Roofs seen from above. */
function stripesOf(width: number, height: number): string {
  return [1, 2, 3, 4, 5, 6, 7].map((stripe) => `M0 ${(height / 8) * stripe}h${width}`).join('');
}
