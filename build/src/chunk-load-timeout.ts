/** Longest wait of the bundler's runtime for one of its files, in milliseconds. */
export const chunkLoadTimeoutMs = 15_000;
