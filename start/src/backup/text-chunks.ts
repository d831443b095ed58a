/**
 * Cuts what `COPY … TO STDOUT` gives into pieces of whole rows. In its text a row is a line: all that would break one
 * within a value is escaped (https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS).
 *
 * @param pieceBytes about how much of them is in memory at a time
 */
export async function* inChunks(text: AsyncIterable<Buffer>, pieceBytes: number): AsyncGenerator<Buffer> {
  let growing: Buffer[] = [];
  let size = 0;
  for await (const part of text) {
    const end = size + part.length < pieceBytes ? 0 : part.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield Buffer.concat([...growing, part.subarray(0, end)]);
      growing = [];
      size = 0;
    }
    growing.push(part.subarray(end));
    size += part.length - end;
  }
  if (size > 0) yield Buffer.concat(growing);
}
