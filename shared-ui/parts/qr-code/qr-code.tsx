import { encode } from 'uqr';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** The text that the code encodes. */
  text: string;
  /** The accessible name: "Código QR para tu aplicación". What it says stands next to it as text. */
  label: string;
}

/** Modules of light all round, that readers need (ISO/IEC 18004, section 5.3.8). */
const quiet = 4;

/** A QR code, dark on light in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quiet;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.light} d={`M${-quiet} ${-quiet}h${side}v${side}h${-side}z`} />
      <path className={styles.dark} d={outline(data)} />
    </svg>
  );
}

/** A rectangle for each run of dark modules in a row. */
function outline(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runs(row)
        .map(({ x, length }) => `M${x} ${y}h${length}v1h${-length}z`)
        .join(''),
    )
    .join('');
}

function runs(row: readonly boolean[]): { x: number; length: number }[] {
  const found: { x: number; length: number }[] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last.x + last.length === x) last.length += 1;
    else found.push({ x, length: 1 });
  });
  return found;
}
