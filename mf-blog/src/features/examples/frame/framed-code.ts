import type { Answer, Check, ExampleCode } from '../check.ts';
import { exampleDocument } from '../example-document.ts';
import { type FrameMessage, type PageMessage, readFrameMessage } from './frame-messages.ts';

/** Whether code runs by itself when it is drawn: it then needs its own frame each time. */
export function hasScript({ html, js }: ExampleCode): boolean {
  return js !== '' || /<script|\son\w+\s*=|javascript:/i.test(html);
}

/** The line to one frame. What is sent before it listens waits, and a frame that restarts draws again. */
export class FramedCode {
  readonly #frame: HTMLIFrameElement;
  readonly #title: string;
  #isReady = false;
  #drawing: PageMessage | null = null;
  #waiting: PageMessage[] = [];

  /**
   * @param title of the document that is drawn
   * @param heard receives all that the frame says but that it is ready
   */
  constructor(frame: HTMLIFrameElement, title: string, heard: (message: FrameMessage) => void) {
    this.#frame = frame;
    this.#title = title;
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      const message = readFrameMessage(data);
      if (message?.kind === 'ready') this.#begin();
      else if (message) heard(message);
    };
    addEventListener('message', listen);
    this.close = () => removeEventListener('message', listen);
  }

  readonly close: () => void;

  draw(code: ExampleCode, answers: Answer[]): void {
    this.#drawing = { kind: 'draw', document: exampleDocument(code, this.#title), js: code.js, answers };
    if (this.#isReady) this.#post(this.#drawing);
  }

  /** Asks for `results`. */
  check(width: number, checks: Check[]): void {
    const message: PageMessage = { kind: 'check', width, checks };
    if (this.#isReady) this.#post(message);
    else this.#waiting.push(message);
  }

  #begin(): void {
    this.#isReady = true;
    if (this.#drawing) this.#post(this.#drawing);
    for (const message of this.#waiting.splice(0)) this.#post(message);
  }

  // Its origin is that of nobody, so there is none to name.
  #post(message: PageMessage): void {
    this.#frame.contentWindow?.postMessage(message, '*');
  }
}
