/** A short film without sound. One that goes round and round ends where it begins. */
export interface FilmPlan {
  /** The package that owns it and ships it. */
  packageName: 'shell' | `mf-${string}`;
  /** Address without ending: `/assets/video/<name>`. */
  name: string;
  seconds: number;
  /** The moment of the still picture, 0 to 1. */
  still: number;
  /** The drawing at a moment, 0 to 1, in a frame of 1280 × 720. */
  draw: (moment: number) => string;
  /** The captions; each until the next one begins. */
  captions?: Caption[];
}

export interface Caption {
  /** Seconds from the beginning. */
  from: number;
  /** At most two lines. */
  text: string;
}

export const frame = { width: 1280, height: 720 };
export const framesPerSecond = 24;

/** Begins and ends gently. @param part 0 to 1; beyond it stands still */
export function ease(part: number): number {
  const x = Math.min(1, Math.max(0, part));
  return x * x * (3 - 2 * x);
}

/** Returns the elapsed part of a stretch of the film, 0 to 1. */
export function passed(moment: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)));
}

/** A whole frame around its content. */
export function framed(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}"><rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`;
}
