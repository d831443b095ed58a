/** A picture as its author describes it; the same description is the same files. */
export interface Picture {
  /** The package that owns it and ships it. */
  packageName: 'shell' | `mf-${string}`;
  /** Address without ending, below `/assets`: `portraits/retrato-01`. */
  name: string;
  /** SVG text that needs nothing from outside. */
  drawing: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Pixels of the variant for telephones, 640 at the most. */
  mobileWidth?: number;
}
