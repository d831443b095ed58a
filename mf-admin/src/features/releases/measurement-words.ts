import type { Measurement } from '@femcoders/contracts/measurements';
import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import { inMilliseconds, inSeconds } from '@femcoders/contracts/spanish-duration';

export type Verdict = 'Bien' | 'Mejorable' | 'Mal';

/** The figures of a version in a line of its table. */
export interface Figure {
  key: 'lcp' | 'inp' | 'cls' | 'ttfb' | 'load' | 'errors';
  label: string;
  /** The term of the field. */
  term?: string;
  /** The number, less is better; null where too few views tell of it. */
  read: (measurement: Measurement) => number | null;
  write: (amount: number) => string;
  /** Up to the first it is good, up to the second it could be better (https://web.dev/articles/defining-core-web-vitals-thresholds). */
  limits?: readonly [number, number];
}

export const figures: readonly Figure[] = [
  {
    key: 'lcp',
    label: 'Se ve lo principal',
    term: 'LCP',
    read: ({ lcp }) => lcp.p75,
    write: inSeconds,
    limits: [2500, 4000],
  },
  {
    key: 'inp',
    label: 'Responde a un clic',
    term: 'INP',
    read: ({ inp }) => inp.p75,
    write: inMilliseconds,
    limits: [200, 500],
  },
  {
    key: 'cls',
    label: 'Se mueve sola',
    term: 'CLS',
    read: ({ cls }) => cls.p75,
    write: (amount) => inDigits(amount, 3),
    limits: [0.1, 0.25],
  },
  {
    key: 'ttfb',
    label: 'Llega el primer byte',
    term: 'TTFB',
    read: ({ ttfb }) => ttfb.p75,
    write: inSeconds,
    limits: [800, 1800],
  },
  { key: 'load', label: 'Llega su código', read: ({ load }) => load.p75, write: inSeconds },
  {
    key: 'errors',
    label: 'Errores por cada 1.000 visitas',
    read: ({ errorsPerThousand }) => errorsPerThousand,
    write: (amount) => inDigits(amount, 1),
  },
];

/** The figures of a part: the shell is there before anything could load it. */
export function figuresOf({ name }: Pick<Measurement, 'name'>): readonly Figure[] {
  return name === 'shell' ? figures.filter(({ key }) => key !== 'load') : figures;
}

/** Returns the rating of a number by its limits; null where it has none. */
export function verdictOf({ limits }: Pick<Figure, 'limits'>, amount: number): Verdict | null {
  if (!limits) return null;
  if (amount <= limits[0]) return 'Bien';
  return amount <= limits[1] ? 'Mejorable' : 'Mal';
}

/** Two numbers that are each 5 % off may differ by this share without anything having changed. */
const noise = 0.1;

/** How a number stands to that of the version before, where less is better. */
export function comparison(now: number, before: number): 'mejor' | 'peor' | 'parecido' {
  if (Math.abs(now - before) <= noise * Math.max(now, before)) return 'parecido';
  return now < before ? 'mejor' : 'peor';
}

/** "1 visita", "1.204 visitas". */
export function viewsInWords(views: number): string {
  return counted(views, 'visita', 'visitas');
}
