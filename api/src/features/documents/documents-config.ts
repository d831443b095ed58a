/** How fast something must come, at the least. */
export interface MinimumRate {
  bytesPerSecond: number;
  /** It is looked at once in so many milliseconds, over the time since. */
  windowMs: number;
}

export interface DocumentsConfig {
  /** Files that are in memory at once, in this process and of one member. */
  slots: { inAll: number; ofOne: number };
  /** Whoever sends more slowly loses her slot. */
  slowestUpload: MinimumRate;
}

export const defaultDocumentsConfig: DocumentsConfig = {
  slots: { inAll: 4, ofOne: 1 },
  slowestUpload: { bytesPerSecond: 8_000, windowMs: 10_000 },
};
