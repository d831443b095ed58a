/** Reads the answers of one connection, of which one is under way at a time. */
export interface AnswerReader {
  /**
   * @returns the status once the answer is whole, else null
   * @throws Error for an answer that does not say how long it is
   */
  take(part: Buffer): number | null;
}

const headEnd = '\r\n\r\n';

/** Looks at no more than it must: what reads the answers must cost less than what makes them. */
export function createAnswerReader(): AnswerReader {
  let head: Buffer | null = null;
  let status = 0;
  /** Bytes of the answer that are still to come; -1 before its head is whole. */
  let missing = -1;

  return {
    take(part) {
      if (missing < 0) {
        const begun: Buffer = head ? Buffer.concat([head, part]) : part;
        const end = begun.indexOf(headEnd);
        if (end < 0) {
          head = begun;
          return null;
        }
        const text = begun.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        missing = end + headEnd.length + bodyLength(text, status) - begun.length;
        head = null;
      } else {
        missing -= part.length;
      }
      if (missing > 0) return null;
      missing = -1;
      return status;
    },
  };
}

function bodyLength(head: string, status: number): number {
  if (status === 204 || status === 304) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer does not say how long it is:\n${head}`);
  return Number(length);
}
