import { type Answer, acts, type Check, type CheckResult, type ExampleCode, usualWidth } from './check.ts';
import { exampleAddress } from './example-address.ts';
import styles from './frame/example-frame.module.css';
import { frameNameOf, frameSandbox } from './frame/frame-settings.ts';
import { FramedCode } from './frame/framed-code.ts';

/** Longest wait for a frame, in milliseconds: code that never ends fails its checks. */
const longestWaitMs = 6_000;

/**
 * Draws code out of sight, in a frame of the width that each check asks for, and looks whether they hold. Where there is
 * a script, a check that touches something has a frame for itself.
 * @param answers of the server that the example pretends to have
 * @returns one result for each check, in their order; it never rejects
 */
export async function checkCode(
  code: ExampleCode,
  checks: readonly Check[],
  answers: Answer[] = [],
): Promise<CheckResult[]> {
  const stages = Object.values(
    Object.groupBy(checks, (check) => `${widthOf(check)} ${code.js && acts(check) ? checks.indexOf(check) : ''}`),
  ) as Check[][];
  const found = new Map<Check, CheckResult>();
  await Promise.all(
    stages.map(async (own) => {
      const results = await checkAt(own, code, answers);
      own.forEach((check, place) => {
        const result = results[place];
        if (result) found.set(check, result);
      });
    }),
  );
  return checks.map((check) => found.get(check) ?? { ok: false, found: null });
}

const widthOf = ({ width = usualWidth }: Check) => width;

function checkAt(checks: Check[], code: ExampleCode, answers: Answer[]): Promise<CheckResult[]> {
  return new Promise((resolve) => {
    const width = Math.max(...checks.map(widthOf));
    const focused = document.activeElement;
    const frame = document.createElement('iframe');
    frame.className = styles.hidden ?? '';
    frame.sandbox.value = frameSandbox;
    frame.title = 'Comprobación';
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    frame.width = String(width);
    frame.src = exampleAddress(frameNameOf(code));
    const end = (results: CheckResult[]) => {
      clearTimeout(limit);
      line.close();
      // Code may move the focus into its frame, as a dialog does when it opens: the reader was somewhere else.
      const hasTakenFocus = document.activeElement === frame;
      frame.remove();
      if (hasTakenFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      resolve(results);
    };
    const line = new FramedCode(frame, '', (message) => {
      if (message.kind === 'results') end(message.results);
    });
    const limit = setTimeout(() => end([]), longestWaitMs);
    line.draw(code, answers);
    line.check(width, checks);
    document.body.append(frame);
  });
}
