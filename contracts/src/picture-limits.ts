export const pictureLimits = {
  /** Largest file that is taken, in bytes. */
  fileMax: 4 * 1024 * 1024,
  /** Longest edge of a picture as it is kept, in pixels. */
  edge: 1600,
  /** Most pixels of a file that is taken. */
  pixelsMax: 40_000_000,
  /** Longest side of a file that is taken, in pixels: a line of forty million takes ten seconds to shrink. */
  sideMax: 20_000,
} as const;

/** The media types that picture fields offer; the API determines the real type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
