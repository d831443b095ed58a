export const pictureLimits = {
  /** Largest file that is taken, in bytes. */
  fileMax: 4 * 1024 * 1024,
  /** Longest edge of a picture as it is kept, in pixels. */
  edge: 1600,
  /** Most pixels of a file that is taken. */
  pixelsMax: 40_000_000,
} as const;

/** What a field for pictures offers; what a file really is, the API finds out. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
