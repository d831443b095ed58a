import { checkCode } from './check-code.ts';

Object.assign(globalThis, { __webpack_public_path__: '/' });
// jsdom knows no sandbox.
Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', { get: () => ({ value: '' }) });

const code = { html: '<dialog></dialog>', css: '', js: '' };
const checks = [{ selector: 'dialog', property: 'count', is: 1 }];

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

function answer(frame: HTMLIFrameElement): void {
  const data = { kind: 'results', results: [{ ok: true, found: 1 }] };
  dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }));
}

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><button>Más</button>';
  document.querySelector('textarea')?.focus();
});

afterEach(() => document.body.replaceChildren());

test('who was writing keeps the focus when the code has moved it into its frame', async () => {
  const results = checkCode(code, checks);
  const frame = hiddenFrame();
  frame.tabIndex = 0;
  frame.focus();
  expect(document.activeElement).toBe(frame);
  answer(frame);
  expect(await results).toEqual([{ ok: true, found: 1 }]);
  expect(document.activeElement).toBe(document.querySelector('textarea'));
  expect(document.querySelector('iframe')).toBeNull();
});

test('who has gone elsewhere meanwhile stays there', async () => {
  const results = checkCode(code, checks);
  document.querySelector('button')?.focus();
  answer(hiddenFrame());
  await results;
  expect(document.activeElement).toBe(document.querySelector('button'));
});
