import { type Check, type CheckResult, type ExampleCode, usualWidth } from './check.ts';
import { exampleAddress } from './example-address.ts';
import styles from './frame/example-frame.module.css';
import { frameName, frameSandbox } from './frame/frame-settings.ts';
import { FramedCode } from './frame/framed-code.ts';

/** Longest wait for a frame, in milliseconds: code that never ends fails its checks. */
const longestWaitMs = 6_000;

/**
 * Draws code out of sight, in a frame of the width that each check asks for, and looks whether they hold.
 * @returns one result for each check, in their order; it never rejects
 */
export async function checkCode(code: ExampleCode, checks: readonly Check[]): Promise<CheckResult[]> {
  const widths = [...new Set(checks.map(widthOf))];
  const byWidth = new Map(
    await Promise.all(
      widths.map(async (width) => {
        const own = checks.filter((check) => widthOf(check) === width);
        return [width, new Map(zip(own, await checkAt(width, code, own)))] as const;
      }),
    ),
  );
  return checks.map((check) => byWidth.get(widthOf(check))?.get(check) ?? { ok: false, found: null });
}

const widthOf = ({ width = usualWidth }: Check) => width;

const zip = <A, B>(as: readonly A[], bs: readonly B[]) =>
  as.flatMap((a, i) => (i < bs.length ? [[a, bs[i] as B] as const] : []));

function checkAt(width: number, code: ExampleCode, checks: Check[]): Promise<CheckResult[]> {
  return new Promise((resolve) => {
    const focused = document.activeElement;
    const frame = document.createElement('iframe');
    frame.className = styles.hidden ?? '';
    frame.sandbox.value = frameSandbox;
    frame.title = 'Comprobación';
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    frame.width = String(width);
    frame.src = exampleAddress(frameName);
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
    line.draw(code);
    line.check(width, checks);
    document.body.append(frame);
  });
}
