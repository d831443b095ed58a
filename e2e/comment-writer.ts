import { commentSchema } from '@femcoders/contracts/comment';

/** Longest wait for one answer, in milliseconds. */
const answerLimitMs = 15_000;

/** Somebody who sends one comment after the other to a site that may vanish at any moment, and never one twice. */
export class CommentWriter {
  /** Id → text of every comment that the site said it has taken. */
  readonly acknowledged = new Map<string, string>();
  /** How many were sent without such an answer: the site may have them or not. */
  unanswered = 0;
  readonly #url: string;
  readonly #postId: number;
  #sent = 0;
  #writing: Promise<void> | null = null;
  #stopped = false;

  /** @param url origin of a site that believes one proxy */
  constructor(url: string, postId: number) {
    this.#url = url;
    this.#postId = postId;
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
      const taken = await this.#send(`Comentario de prueba número ${++this.#sent}`).catch(() => false);
      if (taken) continue;
      this.unanswered++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #send(content: string): Promise<boolean> {
    const response = await fetch(`${this.#url}/api/comments`, {
      method: 'POST',
      // Each from another address, so that the limit per address is not what is tested.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': syntheticAddress(this.#sent) },
      body: JSON.stringify({ postId: this.#postId, content, alias: 'Lectora de prueba' }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    if (response.status !== 201) return false;
    const { id } = commentSchema.parse(await response.json());
    this.acknowledged.set(id, content);
    return true;
  }
}

const syntheticAddress = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
