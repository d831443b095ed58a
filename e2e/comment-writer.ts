import { request } from 'node:http';
import { commentSchema } from '@femcoders/contracts/comment';

/** Longest wait for one answer, in milliseconds. */
const answerLimitMs = 15_000;

/** A comment that was sent without the site having said that it has it. */
export interface Unanswered {
  /** When it was sent, and when it was clear that no answer would come, as `performance.now()` gives it. */
  askedAt: number;
  failedAt: number;
  why: string;
}

/** Somebody who sends one comment after the other to a site that may vanish at any moment, and never one twice. */
export class CommentWriter {
  /** Id → text of every comment that the site said it has taken. */
  readonly acknowledged = new Map<string, string>();
  /** Comments without an answer: the site may have stored them or not. */
  readonly lost: Unanswered[] = [];
  readonly #url: string;
  readonly #postId: number;
  readonly #name: string;
  #sent = 0;
  #writing: Promise<void> | null = null;
  #stopped = false;

  /**
   * @param url origin of a site that believes one proxy, or of that proxy
   * @param name distinguishes the texts of several writers
   */
  constructor(url: string, postId: number, name = 'prueba') {
    this.#url = url;
    this.#postId = postId;
    this.#name = name;
  }

  /** How many were sent without an answer. */
  get unanswered(): number {
    return this.lost.length;
  }

  start(): void {
    this.#writing ??= this.#write();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (!this.#stopped) {
      const askedAt = performance.now();
      const why = await this.#send(`Comentario de ${this.#name} número ${++this.#sent}`).catch(String);
      if (why === null) continue;
      this.lost.push({ askedAt, failedAt: performance.now(), why });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** @returns why it was not taken, or null */
  async #send(content: string): Promise<string | null> {
    const { status, text } = await post(`${this.#url}/api/comments`, addressOf(this.#sent), {
      postId: this.#postId,
      content,
      alias: 'Lectora de prueba',
    });
    if (status !== 201) return `${status} ${text}`;
    const { id } = commentSchema.parse(JSON.parse(text));
    this.acknowledged.set(id, content);
    return null;
  }
}

/**
 * Each from another address of this machine, so that the limit per address is not what is tested: as its connection's
 * for a proxy in front, and as that proxy would write it for a site without one.
 */
function addressOf(number: number): string {
  const [perByte, third, second] = [250, Math.floor(number / 250), Math.floor(number / 62_500)];
  return `127.${1 + (second % perByte)}.${third % perByte}.${1 + (number % perByte)}`;
}

function post(url: string, localAddress: string, body: object): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': localAddress };
    const signal = AbortSignal.timeout(answerLimitMs);
    const sending = request(url, { method: 'POST', agent: false, localAddress, headers, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sending.on('error', reject);
    sending.end(JSON.stringify(body));
  });
}
