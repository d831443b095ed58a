/** The MDX parser's error with its position. */
interface ParserError {
  reason: string;
  line?: number;
  column?: number;
}

/**
 * Says what is wrong with an MDX file and where: `css/grid.mdx:12:5: …`.
 * @param error what the parser or a plugin has thrown
 * @param file its path as its author knows it
 */
export function describeMdxError(error: unknown, file: string): string {
  if (!isParserError(error)) return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  // Of a tag that is not closed the place is in the sentence alone.
  const [, lineSaid, columnSaid] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  const { line = lineSaid, column = columnSaid, reason } = error;
  return `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${reason}`;
}

function isParserError(error: unknown): error is ParserError {
  return typeof error === 'object' && error !== null && 'reason' in error && typeof error.reason === 'string';
}
