import type { Client, Submittable } from 'pg';

/** What `pg` gives to whatever asks the server, of which its types tell only a part. */
interface Wire {
  stream: { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Some rows, as COPY writes them: a line each. */
export interface Piece {
  bytes: Buffer;
  rows: number;
}

/** A COPY that is under way: what `pg` tells of it (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY). */
abstract class Copy implements Submittable {
  readonly #sql: string;
  readonly #end = Promise.withResolvers<void>();

  constructor(sql: string) {
    this.#sql = sql;
    // Whoever waits for pieces hears of a failure there.
    this.#end.promise.catch(() => {});
  }

  /** Settles when the server is ready for the next command. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  submit(connection: unknown): void {
    (connection as Wire).query(this.#sql);
  }

  handleError(error: Error): void {
    this.#end.reject(error);
  }

  handleReadyForQuery(): void {
    this.#end.resolve();
  }

  handleCommandComplete(): void {}
}

class CopyIn extends Copy {
  readonly #rows: Buffer;

  constructor(sql: string, rows: Buffer) {
    super(sql);
    this.#rows = rows;
  }

  handleCopyInResponse(connection: Wire): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }
}

class CopyOut extends Copy {
  readonly #pieceBytes: number;
  readonly #ready: Piece[] = [];
  #growing: Buffer[] = [];
  #size = 0;
  #wire: Wire | null = null;
  #wake = () => {};

  constructor(sql: string, pieceBytes: number) {
    super(sql);
    this.#pieceBytes = pieceBytes;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Wire): void {
    // The parser uses its memory again.
    this.#growing.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size < this.#pieceBytes) return;
    this.#wire = connection;
    connection.stream.pause();
    this.#cut();
  }

  override handleReadyForQuery(): void {
    if (this.#size > 0) this.#cut();
    // The last piece has made it wait, and what is asked next would never be answered.
    this.#wire?.stream.resume();
    super.handleReadyForQuery();
  }

  #cut(): void {
    this.#ready.push({ bytes: Buffer.concat(this.#growing), rows: this.#growing.length });
    this.#growing = [];
    this.#size = 0;
    this.#wake();
  }

  /** What has come; the server waits while nobody takes it. */
  async *pieces(): AsyncGenerator<Piece> {
    let over = false;
    const end = this.ended.finally(() => {
      over = true;
    });
    // It may fail while whoever takes the pieces is busy with one.
    end.catch(() => {});
    for (;;) {
      const piece = this.#ready.shift();
      if (piece) {
        yield piece;
      } else if (over) {
        return await end;
      } else {
        const more = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#wire?.stream.resume();
        await Promise.race([more, end]);
      }
    }
  }
}

/**
 * The rows that a `COPY … TO STDOUT` gives.
 *
 * @param pieceBytes about how much of them is in memory at a time; rows are not cut
 */
export function copyOut(client: Client, sql: string, pieceBytes: number): AsyncGenerator<Piece> {
  return client.query(new CopyOut(sql, pieceBytes)).pieces();
}

/** Hands rows to a `COPY … FROM STDIN`. */
export async function copyIn(client: Client, sql: string, rows: Buffer): Promise<void> {
  await client.query(new CopyIn(sql, rows)).ended;
}
