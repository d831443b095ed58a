/** A picture as its author describes it; the same description is the same file. */
export interface Picture {
  /** Address below `/assets`, without ending: `portraits/retrato-01`. */
  name: string;
  /** The drawing: SVG text without anything of outside. */
  drawing: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Pixels of the telephone's variant at the most; 640 unless told. */
  mobileWidth?: number;
  /** Colours of the original's PNG; flat drawings need few. */
  colours?: number;
}
