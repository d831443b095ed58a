/** The square of a picture that is taken, in the picture's pixels. */
export interface Crop {
  /** Its middle. */
  x: number;
  y: number;
  /** 1: as much as fits. */
  zoom: number;
}

export interface Extent {
  width: number;
  height: number;
}

export const zoomMax = 4;
/** How far one step goes, of the square's edge. */
const step = 0.08;

/** The middle of the picture, as much of it as fits. */
export function wholeCrop({ width, height }: Extent): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

export function cropEdge({ width, height }: Extent, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Moved by so many edges of the square, never beyond the picture. */
export function movedBy(picture: Extent, crop: Crop, across: number, down: number): Crop {
  const edge = cropEdge(picture, crop);
  return within(picture, { ...crop, x: crop.x + across * edge, y: crop.y + down * edge });
}

/** Nearer or farther, around the same middle. */
export function zoomedTo(picture: Extent, crop: Crop, zoom: number): Crop {
  return within(picture, { ...crop, zoom: Math.min(Math.max(zoom, 1), zoomMax) });
}

/** Returns the crop after a key press, or null for a key that does nothing. */
export function movedByKey(picture: Extent, crop: Crop, key: string): Crop | null {
  switch (key) {
    case 'ArrowLeft':
      return movedBy(picture, crop, -step, 0);
    case 'ArrowRight':
      return movedBy(picture, crop, step, 0);
    case 'ArrowUp':
      return movedBy(picture, crop, 0, -step);
    case 'ArrowDown':
      return movedBy(picture, crop, 0, step);
    case '+':
      return zoomedTo(picture, crop, crop.zoom + 0.2);
    case '-':
      return zoomedTo(picture, crop, crop.zoom - 0.2);
    default:
      return null;
  }
}

function within(picture: Extent, crop: Crop): Crop {
  const half = cropEdge(picture, crop) / 2;
  return {
    ...crop,
    x: Math.min(Math.max(crop.x, half), picture.width - half),
    y: Math.min(Math.max(crop.y, half), picture.height - half),
  };
}
