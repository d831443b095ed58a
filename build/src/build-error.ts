/** The build did not end well, or what it made may not be released; the message carries the bundler's own words. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
