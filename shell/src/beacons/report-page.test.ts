import { type Beacon, beaconSchema } from '@femcoders/contracts/beacon';
import { reportError } from '@femcoders/platform';
import { reportPage } from './report-page.ts';
import { fakePerformance } from './testing/fake-performance.ts';

const { tell, setResources } = fakePerformance();

const shell = { name: 'shell', version: '0000000000000001' };
const blog = { name: 'mf-blog', version: '0000000000000002' };
const events = { name: 'mf-events', version: '0000000000000003' };
const article = { path: '/recursos/:area/:slug', owner: blog };

const at = ({ name, version }: typeof shell) => `https://femcoders.test/mf/${name}/${version}/js/a.js`;

beforeEach(() => see('visible'));
afterEach(() => {
  jest.restoreAllMocks();
  for (const wish of ['globalPrivacyControl', 'doNotTrack'])
    Object.defineProperty(navigator, wish, { value: undefined, configurable: true });
});

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function visit() {
  const sent: Beacon[] = [];
  reportPage(article, shell, (beacon) => sent.push(beacon));
  return sent;
}

test('a tab reports its page once, when it is left for the first time, in the form that was agreed on', () => {
  const sent = visit();
  tell('paint', { name: 'first-contentful-paint', startTime: 300 });
  expect(sent).toEqual([]);
  see('hidden');
  see('visible');
  see('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([
    {
      page: '/recursos/:area/:slug',
      owner: blog,
      shell,
      vitals: { ttfb: 100, fcp: 300, cls: 0 },
      loads: [],
      errors: [],
    },
  ]);
  expect(beaconSchema.parse(sent[0])).toEqual(sent[0]);
});

test('a page that was chosen by a number reports it, and which parts failed in any way', () => {
  const sent: Beacon[] = [];
  reportPage(
    article,
    shell,
    (beacon) => sent.push(beacon),
    () => ({ number: 42, troubled: [blog] }),
  );
  see('hidden');
  expect(sent[0]?.drawn).toEqual({ number: 42, troubled: [blog] });
  expect(beaconSchema.parse(sent[0])).toEqual(sent[0]);
});

test('a tab that is closed without being hidden before reports it then', () => {
  const sent = visit();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('of a page that was opened in the background it does not tell how long it took', () => {
  see('hidden');
  const sent = visit();
  see('visible');
  see('hidden');
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('vitals');
});

test('it reports how long the slowest script of each remote took, and of nothing else', () => {
  const sent = visit();
  setResources(
    { name: at(blog), duration: 80.4, responseStatus: 200 },
    { name: at(blog), duration: 120.4 },
    { name: at(blog), duration: 900, responseStatus: 404 },
    { name: at(shell), duration: 300, responseStatus: 200 },
    { name: `https://femcoders.test/mf/mf-blog/${blog.version}/images/a.png`, duration: 700, responseStatus: 200 },
    { name: 'https://femcoders.test/api/events?page=2', duration: 500, responseStatus: 200 },
    { name: at(events), duration: 40, responseStatus: 200 },
  );
  see('hidden');
  expect(sent[0]?.loads).toEqual([
    { ...blog, ms: 120 },
    { ...events, ms: 40 },
  ]);
});

test('errors are counted for the part that failed', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent = visit();
  reportError(new Error('uno'), events);
  reportError(new Error('dos'), events);
  reportError(new Error('tres'), shell);
  see('hidden');
  expect(sent[0]?.errors).toEqual([
    { ...events, count: 2 },
    { ...shell, count: 1 },
  ]);
});

test('an error that nobody caught counts for the remote in whose code it came up, and else for the shell', () => {
  const sent = visit();
  const failing = (...parts: (typeof shell)[]) =>
    Object.assign(new Error('roto'), { stack: parts.map((part) => `at f (${at(part)}:1:2)`).join('\n') });
  window.dispatchEvent(new ErrorEvent('error', { error: failing(shell, blog, shell) }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failing(blog) }));
  window.dispatchEvent(new ErrorEvent('error', { error: failing(shell) }));
  window.dispatchEvent(new ErrorEvent('error', { filename: at(events) }));
  window.dispatchEvent(
    new ErrorEvent('error', { error: new Error('de una extensión'), filename: 'moz-extension://a' }),
  );
  see('hidden');
  expect(sent[0]?.errors).toEqual([
    { ...blog, count: 2 },
    { ...shell, count: 1 },
    { ...events, count: 1 },
  ]);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('who asks not to be tracked (%s) sends nothing', (wish, value) => {
  Object.defineProperty(navigator, wish, { value, configurable: true });
  const sent = visit();
  see('hidden');
  expect(sent).toEqual([]);
});
