/**
 * The shapes of a panot in a 100 × 100 box. Each petal is a circle that touches the rays of its sector, joined to the
 * centre by its two tangents.
 */
export interface PanotShape {
  /** Outline of each petal, as SVG path data. */
  petals: string[];
  /** The groove inside each petal: an arc that opens towards the core. */
  grooves: string[];
  /** Strokes and core, in the same units. */
  gap: number;
  groove: number;
  core: number;
}

export interface PanotOptions {
  /** 0 to 8. */
  petals: number;
  /** Degrees of the first petal's axis, clockwise from three o'clock. */
  rotation: number;
  /** 0 (closed) to 1 (neighbouring petals touch). */
  open: number;
  /** Radius of the flower. */
  radius: number;
  /** Index of a petal that is left out. */
  missing?: number | undefined;
}

const centre = 50;
/** Half of the arc by which a groove stays open towards the core, in radians. */
const grooveOpening = Math.PI / 3;

export function panotShape({ petals, rotation, open, radius, missing }: PanotOptions): PanotShape {
  const shape: PanotShape = {
    petals: [],
    grooves: [],
    gap: round(0.075 * radius),
    groove: round(0.06 * radius),
    core: round(0.2 * radius),
  };
  if (petals < 1) return shape;

  const half = open * Math.min(Math.PI / petals, Math.PI / 3.4);
  const distance = radius / (1 + Math.sin(half));
  const lobe = distance * Math.sin(half);
  const tangent = distance * Math.cos(half);

  for (let index = 0; index < petals; index++) {
    if (index === missing) continue;
    const axis = (rotation * Math.PI) / 180 + (index * 2 * Math.PI) / petals;
    const lobeRadius = round(lobe);
    shape.petals.push(
      `M${centre} ${centre}L${point(tangent, axis - half)}A${lobeRadius} ${lobeRadius} 0 1 1 ${point(tangent, axis + half)}Z`,
    );
    const from = axis + Math.PI + grooveOpening;
    const to = axis + Math.PI - grooveOpening;
    const grooveRadius = round(0.56 * lobe);
    shape.grooves.push(
      `M${around(distance, axis, 0.56 * lobe, from)}A${grooveRadius} ${grooveRadius} 0 1 1 ${around(distance, axis, 0.56 * lobe, to)}`,
    );
  }
  return shape;
}

function point(distance: number, angle: number): string {
  return `${round(centre + distance * Math.cos(angle))} ${round(centre + distance * Math.sin(angle))}`;
}

function around(distance: number, axis: number, radius: number, angle: number): string {
  const x = centre + distance * Math.cos(axis) + radius * Math.cos(angle);
  const y = centre + distance * Math.sin(axis) + radius * Math.sin(angle);
  return `${round(x)} ${round(y)}`;
}

/** Two decimals: short markup, and the same text from every engine's sine. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
