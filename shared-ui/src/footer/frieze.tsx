import { panotShape } from '../panot/panot-geometry.ts';
import styles from './footer.module.css';

const pitch = 100;
const petalOpenings = [1, 1, 0.42, 1, 0.16, 1, 1, 0.42, 1, 1, 0.42, 1, 0.16, 1, 1, 0.42];
const colours = ['var(--sun)', 'var(--art-paper)', 'var(--coral)', 'var(--iris)', 'var(--mint)'];
const shapes = [1, 0.42, 0.16].map((open) => ({
  open,
  ...panotShape({ petals: 4, rotation: 45, open, radius: 33 }),
}));

/** A strip of 24 panots, some still opening. Each shape is drawn once and reused. */
export function Frieze() {
  return (
    <div className={styles.frieze} aria-hidden="true">
      <svg viewBox={`0 0 ${24 * pitch} ${pitch}`} aria-hidden="true">
        <defs>
          {shapes.map(({ open, petals, grooves, gap, groove, core }) => (
            <g key={open} id={shapeId(open)} strokeLinejoin="round" strokeLinecap="round" stroke="var(--night)">
              <path d={petals.join('')} strokeWidth={gap} />
              {open === 1 && <path d={grooves.join('')} strokeWidth={groove} fill="none" />}
              <circle cx="50" cy="50" r={core} strokeWidth={gap} className={styles.core} />
            </g>
          ))}
        </defs>
        {Array.from({ length: 24 }, (_, index) => (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            key={index}
            href={`#${shapeId(petalOpenings[index % petalOpenings.length] ?? 1)}`}
            x={index * pitch}
            fill={colours[index % colours.length]}
          />
        ))}
      </svg>
    </div>
  );
}

function shapeId(open: number): string {
  return `panot-${open * 100}`;
}
