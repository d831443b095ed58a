import { type PageTools, watchDrawnVisit } from './drawn-visit.ts';
import { partIn } from './released-part.ts';
import { wantsNoMeasuring } from './report-page.ts';

const version = 'a'.repeat(16);
const blog = { name: 'mf-blog', version };
const events = { name: 'mf-events', version };
const page = { id: 'mf-blog:0', owner: blog };
const lost = { id: 'mf-community:0', owner: { name: 'mf-community', version } };

function visit(boot: object, cookies = 'reparto=0042', arrival = page) {
  const router = { state: { matches: [{ route: { handle: arrival } }], navigation: {} }, routes: [] };
  const guestsOf = () => [{ id: 'block', owner: events }];
  const whole = { problems: {}, failedBlocks: [], gradual: true, ...boot };
  return watchDrawnVisit({ boot: whole, router, cookies, guestsOf, partIn, wantsNoMeasuring } as unknown as PageTools);
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it.
  document.cookie = 'reparto=; path=/; max-age=0';
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

test('a page that came without a number says nothing of roll-outs, and draws one for the next page', () => {
  expect(visit({}, '').drawn()).toBeUndefined();
  expect(document.cookie).toMatch(/^reparto=\d{4}$/);
});

test('what the server could not show, and what the policy refuses a part, is trouble of that part', () => {
  const { drawn } = visit({ problems: { 'mf-blog:0': 'failed' }, failedBlocks: ['block'] });
  const sourceFile = `https://femcoders.example/mf/shell/${version}/main.js`;
  window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { sourceFile }));
  expect(drawn()).toEqual({ number: 42, troubled: [blog, events, { name: 'shell', version }] });
});

test('a page that the server did not find is trouble, too: a release may have lost it', () => {
  const { drawn } = visit({ problems: { [lost.id]: 'not-found' } }, undefined, lost);
  expect(drawn()?.troubled).toContainEqual(lost.owner);
});

test('readers who ask not to be tracked are never drawn for anything, and lose the number that they have', () => {
  visit({}, '');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(visit({}, document.cookie).drawn()).toBeUndefined();
  expect(document.cookie).toBe('');
});
