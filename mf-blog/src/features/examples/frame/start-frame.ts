import type { Answer, Check, CheckResult } from '../check.ts';
import type { drawDocument } from './draw-document.ts';
import type { FrameMessage, PageMessage } from './frame-messages.ts';
import type { measureCheck } from './measure-check.ts';

/**
 * Runs a frame: draw and measure what the page around it sends, and tell the page what happens in it. It runs inside the
 * frame, whose document holds its text: it may use nothing but what stands in it and the functions that it is given.
 * @param begin gets the frame ready for scripts of an example, where it can run them (start-scripts.ts)
 */
export function startFrame(
  draw: typeof drawDocument,
  measure: typeof measureCheck,
  begin?: (say: (message: FrameMessage) => void) => (source: string, answers: Answer[]) => void,
): void {
  /** Least time between two signs of the reader, in milliseconds. */
  const presencePause = 1_000;
  /** Longest wait for a width and for pictures, in milliseconds. */
  const longestWait = 1_000;

  // Who may show it is the policy's business: `frame-ancestors`.
  const post = (message: FrameMessage) => parent.postMessage(message, '*');

  async function check(width: number, checks: Check[]): Promise<void> {
    const until = Date.now() + longestWait;
    const isSettled = () => innerWidth === width && [...document.images].every(({ complete }) => complete);
    while (!isSettled() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
    const results: CheckResult[] = [];
    for (const one of checks) {
      let result = measure(one);
      const last = Date.now() + (one.within ?? 0);
      while (!result.ok && Date.now() < last) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        result = measure(one, true);
      }
      results.push(result);
    }
    post({ kind: 'results', results });
  }

  const run = begin?.(post);

  addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
    if (source !== parent) return;
    if (data.kind === 'draw') {
      draw(data.document);
      run?.(data.js, data.answers);
    } else if (data.kind === 'check') void check(data.width, data.checks);
  });

  addEventListener('error', ({ message }) => post({ kind: 'error', message }));
  addEventListener('unhandledrejection', ({ reason }) => post({ kind: 'error', message: String(reason) }));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => post({ kind: 'blocked', what: blockedURI }));

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    const address = link?.getAttribute('href') ?? '#';
    if (event.defaultPrevented || address.startsWith('#')) return;
    event.preventDefault();
    post({ kind: 'blocked', what: address });
  });

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const method = event.submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
    if (event.defaultPrevented || method?.toLowerCase() === 'dialog') return;
    event.preventDefault();
    post({ kind: 'blocked', what: form.getAttribute('action') ?? '' });
  });

  let lastPresence = Number.NEGATIVE_INFINITY;
  const notice = (event: Event) => {
    if (!event.isTrusted || event.timeStamp < lastPresence + presencePause) return;
    lastPresence = event.timeStamp;
    post({ kind: 'presence' });
  };
  const signs = ['mousemove', 'pointerdown', 'touchstart', 'keydown', 'input', 'focusin', 'scroll'];
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });

  post({ kind: 'ready' });
}
